import type { NewsletterList } from '@lunaria/domain/newsletter/wording.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { newsletterDeliveries as deliveries } from '../schema/newsletter-deliveries.ts';
import { newsletterIssues as issues } from '../schema/newsletter-issues.ts';
import { newsletterSubscriptions as subscriptions } from '../schema/newsletter-subscriptions.ts';

interface NewIssue {
  list: NewsletterList;
  /** Of the blog: the last part of the article's address. */
  article: string | null;
  subject: string;
  body: string;
}

/** Until the end of the transaction, nobody else looks which issues there are in order to add one. */
export async function lockIssues(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('newsletter issues', 0))`);
}

/** The articles that were announced, or were there when this server first looked. */
export async function findKnownArticles(tx: Tx): Promise<Set<string>> {
  const rows = await tx.select({ article: issues.article }).from(issues).where(eq(issues.list, 'blog'));
  return new Set(rows.flatMap(({ article }) => article ?? []));
}

/** When an issue with exactly these words was sent; null when it was not. */
export async function findIssueSentAt(
  tx: Tx,
  { list, subject, body }: Omit<NewIssue, 'article'>,
): Promise<Date | null> {
  const [row] = await tx
    .select({ createdAt: issues.createdAt })
    .from(issues)
    .where(and(eq(issues.list, list), eq(issues.subject, subject), eq(issues.body, body)));
  return row?.createdAt ?? null;
}

export async function addIssue(tx: Tx, issue: NewIssue): Promise<string> {
  const [row] = await tx.insert(issues).values(issue).returning({ id: issues.id });
  if (!row) throw new Error('The issue was not kept.');
  return row.id;
}

/**
 * Promises one mail to every confirmed subscriber of the issue's list, in the transaction that keeps the issue: all of
 * them or none. Returns how many.
 */
export async function promiseDeliveries(tx: Tx, issueId: string): Promise<number> {
  const added = await tx
    .insert(deliveries)
    .select(
      tx
        .select({
          id: sql`gen_random_uuid()`.as('id'),
          issueId: sql`${issues.id}`.as('issue_id'),
          subscriptionId: sql`${subscriptions.id}`.as('subscription_id'),
        })
        .from(subscriptions)
        .innerJoin(issues, eq(issues.list, subscriptions.list))
        .where(and(eq(issues.id, issueId), sql`${subscriptions.confirmedAt} is not null`)),
    )
    .returning({ id: deliveries.id });
  await tx.execute(sql`
    insert into outbox (job, subject_id)
    select 'send-newsletter-issue', id from newsletter_deliveries where issue_id = ${issueId}`);
  return added.length;
}

export interface Delivery extends NewIssue {
  address: string;
  subscriptionId: string;
}

/** What is sent to whom; null when it was sent, or the subscription has ended. */
export async function findDelivery(tx: Tx, deliveryId: string): Promise<Delivery | null> {
  const [row] = await tx
    .select({
      // as: the table's CHECK holds the same names.
      list: sql<NewsletterList>`${issues.list}`,
      article: issues.article,
      subject: issues.subject,
      body: issues.body,
      address: subscriptions.address,
      subscriptionId: subscriptions.id,
    })
    .from(deliveries)
    .innerJoin(issues, eq(issues.id, deliveries.issueId))
    .innerJoin(subscriptions, eq(subscriptions.id, deliveries.subscriptionId))
    .where(eq(deliveries.id, deliveryId));
  return row ?? null;
}

export async function deleteDelivery(tx: Tx, deliveryId: string): Promise<void> {
  await tx.delete(deliveries).where(eq(deliveries.id, deliveryId));
}
