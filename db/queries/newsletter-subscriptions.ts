import {
  NEWSLETTER_ASK_EVERY_HOURS,
  NEWSLETTER_CONFIRM_DAYS,
  type SubscriptionRequest,
} from '@lunaria/domain/newsletter/subscription.ts';
import type { NewsletterList } from '@lunaria/domain/newsletter/wording.ts';
import { and, count, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { newsletterSubscriptions as subscriptions } from '../schema/newsletter-subscriptions.ts';
import { outbox } from '../schema/outbox.ts';

/**
 * Keeps a request and returns its id: of the new row, or of the one that this address has on this list already. One
 * statement that writes whatever there was, so that its time does not tell. A request that waits for its confirmation
 * counts anew after an hour; a confirmed one stays as it is.
 */
export async function requestSubscription(
  tx: Tx,
  { address, list, wording }: SubscriptionRequest,
): Promise<string> {
  const countsAnew = sql`${subscriptions.confirmedAt} is null
    and ${subscriptions.requestedAt} <= now() - make_interval(hours => ${NEWSLETTER_ASK_EVERY_HOURS})`;
  const [row] = await tx
    .insert(subscriptions)
    .values({ address, list, wordingVersion: wording })
    .onConflictDoUpdate({
      target: [subscriptions.address, subscriptions.list],
      set: {
        wordingVersion: sql`case when ${countsAnew} then excluded.wording_version else ${subscriptions.wordingVersion} end`,
        requestedAt: sql`case when ${countsAnew} then now() else ${subscriptions.requestedAt} end`,
      },
    })
    .returning({ id: subscriptions.id });
  if (!row) throw new Error('The request was not kept.');
  return row.id;
}

/**
 * Whom the job `jobId` asks to confirm; null when there is nothing to ask: the address is subscribed, the request is
 * gone, or the same address was asked within the hour, be it for the other list. Decided by the time of the request
 * that counts, so that a job that runs twice decides the same.
 */
export async function findAddressToAsk(
  tx: Tx,
  subscriptionId: string,
  jobId: string,
): Promise<{ address: string; requestedAt: Date } | null> {
  const [row] = await tx
    .select({ address: subscriptions.address, requestedAt: subscriptions.requestedAt })
    .from(subscriptions)
    .innerJoin(outbox, and(eq(outbox.id, jobId), eq(outbox.createdAt, subscriptions.requestedAt)))
    .where(
      and(
        eq(subscriptions.id, subscriptionId),
        isNull(subscriptions.confirmedAt),
        sql`not exists (
          select from ${subscriptions} other
          where other.address = ${subscriptions.address} and other.confirmed_at is null
            and other.requested_at < ${subscriptions.requestedAt}
            and other.requested_at > ${subscriptions.requestedAt} - make_interval(hours => ${NEWSLETTER_ASK_EVERY_HOURS}))`,
      ),
    );
  return row ?? null;
}

export interface ListState {
  list: NewsletterList;
  isConfirmed: boolean;
}

/** The lists that the address behind a subscription asked for; empty when that subscription has ended. */
export async function findListsOfAddress(tx: Tx, subscriptionId: string): Promise<ListState[]> {
  return await tx
    .select({
      // as: the table's CHECK holds the same names.
      list: sql<NewsletterList>`${subscriptions.list}`,
      isConfirmed: sql<boolean>`${subscriptions.confirmedAt} is not null`,
    })
    .from(subscriptions)
    .where(ofSameAddress(subscriptionId))
    .orderBy(subscriptions.list);
}

/** Confirms those of `lists` that the address behind a subscription asked for. */
export async function confirmLists(tx: Tx, subscriptionId: string, lists: NewsletterList[]): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ confirmedAt: sql`now()` })
    .where(
      and(
        ofSameAddress(subscriptionId),
        inArray(subscriptions.list, lists),
        isNull(subscriptions.confirmedAt),
      ),
    );
}

const ofSameAddress = (subscriptionId: string) =>
  sql`${subscriptions.address} = (select asked.address from ${subscriptions} asked where asked.id = ${subscriptionId})`;

/** The list that a subscription is for; null when it has ended. */
export async function findSubscribedList(tx: Tx, subscriptionId: string): Promise<NewsletterList | null> {
  const [row] = await tx
    .select({ list: sql<NewsletterList>`${subscriptions.list}` })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  return row?.list ?? null;
}

/** Ends a subscription: nothing of it is kept. Ending it again changes nothing. */
export async function deleteSubscription(tx: Tx, subscriptionId: string): Promise<void> {
  await tx.delete(subscriptions).where(eq(subscriptions.id, subscriptionId));
}

/** Forgets requests that nobody confirmed. */
export async function deleteUnconfirmedSubscriptions(tx: Tx): Promise<void> {
  await tx
    .delete(subscriptions)
    .where(
      and(
        isNull(subscriptions.confirmedAt),
        lt(subscriptions.requestedAt, sql`now() - make_interval(days => ${NEWSLETTER_CONFIRM_DAYS})`),
      ),
    );
}

export async function countSubscribers(tx: Tx, list: NewsletterList): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(subscriptions)
    .where(and(eq(subscriptions.list, list), isNotNull(subscriptions.confirmedAt)));
  return row?.count ?? 0;
}
