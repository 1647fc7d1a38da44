import { and, asc, eq, inArray, isNotNull, isNull, lt, not, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { outbox } from '../schema/outbox.ts';

export type JobName =
  | 'send-verification-mail'
  | 'send-guardian-mail'
  | 'send-password-reset-mail'
  | 'send-password-changed-mail'
  | 'send-password-removed-mail'
  | 'send-factors-changed-mail'
  | 'send-factor-removal-mail'
  | 'send-account-linked-mail'
  | 'send-email-change-mails'
  | 'send-email-changed-mail'
  | 'send-sign-in-notice'
  | 'read-document'
  | 'ask-model'
  | 'send-newsletter-confirmation'
  | 'send-newsletter-issue'
  | 'send-contact-message'
  | 'move-blood-pressures'
  | 'send-emergency-page-mail'
  | 'make-export'
  | 'send-erasure-mail'
  | 'forget-erased';

/** A mailing to everybody, and what moves stored rows, wait behind whatever one person waits for. */
const isPatient = sql`${outbox.job} in ('send-newsletter-issue', 'move-blood-pressures')`;

interface OutboxRow {
  id: string;
  /** null for a job that has to do with no account. */
  userId: string | null;
  job: JobName;
  subjectId: string | null;
}

/**
 * Promises a job inside the user's own transaction, or without a user in the worker's: it runs if, and only if, the
 * transaction commits.
 */
export async function promiseJob(
  tx: Tx,
  row: { userId: string | null; job: JobName; subjectId?: string },
): Promise<void> {
  await tx.insert(outbox).values(row);
}

/**
 * Promises the one job with this id, which is its subject too; `isNew` is false when it was promised before, as far as
 * rows are kept. Returns when it was promised first.
 */
export async function promiseJobOnce(
  tx: Tx,
  { id, job }: { id: string; job: JobName },
): Promise<{ isNew: boolean; promisedAt: Date }> {
  const [made] = await tx
    .insert(outbox)
    .values({ id, userId: null, job, subjectId: id })
    .onConflictDoNothing()
    .returning({ promisedAt: outbox.createdAt });
  if (made) return { isNew: true, ...made };
  const [known] = await tx.select({ promisedAt: outbox.createdAt }).from(outbox).where(eq(outbox.id, id));
  if (!known) throw new Error('A promise that was in the way is gone.');
  return { isNew: false, ...known };
}

/** The oldest rows that wait to become jobs. */
export async function findWaitingOutbox(tx: Tx, limit: number): Promise<OutboxRow[]> {
  const rows = await tx
    .select({ id: outbox.id, userId: outbox.userId, job: outbox.job, subjectId: outbox.subjectId })
    .from(outbox)
    .where(isNull(outbox.handedOverAt))
    .orderBy(isPatient, asc(outbox.createdAt))
    .limit(limit);
  // The table's CHECK holds the same names.
  return rows.map((row) => ({ ...row, job: row.job as JobName }));
}

export async function markHandedOver(tx: Tx, ids: string[]): Promise<void> {
  await tx.update(outbox).set({ handedOverAt: sql`now()` }).where(inArray(outbox.id, ids));
}

/** Rows that became jobs are kept a day for looking into, then forgotten. Returns how many went. */
export async function deleteOldOutbox(tx: Tx): Promise<number> {
  const rows = await tx
    .delete(outbox)
    .where(and(isNotNull(outbox.handedOverAt), lt(outbox.handedOverAt, sql`now() - interval '1 day'`)))
    .returning({ id: outbox.id });
  return rows.length;
}

/** Seconds the oldest waiting row has waited, patient ones aside; null when none waits. */
export async function findOldestWaitingSeconds(tx: Tx): Promise<number | null> {
  const rows = await tx
    .select({ seconds: sql<number | null>`extract(epoch from now() - min(${outbox.createdAt}))::float8` })
    .from(outbox)
    .where(and(isNull(outbox.handedOverAt), not(isPatient)));
  return rows[0]?.seconds ?? null;
}

/** Mails that were tried since the last one that went out, and how long the oldest of them has waited, in seconds. */
export interface RefusedMails {
  count: number;
  oldestSeconds: number;
}

/** Of the last day and those that still wait; none where mails go out. Runs as app_worker. */
export async function findRefusedMails(tx: Tx): Promise<RefusedMails> {
  const [found] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(created_on)), 0)::float8`,
    })
    .from(sql`pgboss.job`)
    .where(
      sql`name like 'send-%'
        and (state = 'retry' or (state = 'failed' and completed_on > now() - interval '1 day'))
        and started_on > coalesce((select max(completed_on) from pgboss.job
          where name like 'send-%' and state = 'completed'), '-infinity')`,
    );
  return found ?? { count: 0, oldestSeconds: 0 };
}

/** How many jobs of a kind wait and failed, and since when the oldest that is due waits, in seconds. Runs as app_worker. */
export interface QueueFigures {
  name: string;
  waiting: number;
  failed: number;
  oldestSeconds: number;
}

export async function findQueueFigures(tx: Tx): Promise<QueueFigures[]> {
  const found = await tx
    .select({
      name: sql<string>`name`,
      waiting: sql<number>`(count(*) filter (where state < 'active'))::int`,
      failed: sql<number>`(count(*) filter (where state = 'failed'))::int`,
      oldestSeconds: sql<number>`coalesce(extract(epoch from now() - min(start_after)
        filter (where state < 'active' and start_after <= now())), 0)::float8`,
    })
    .from(sql`pgboss.job`)
    // The queue's own are not ours to watch.
    .where(sql`name not like '\\_\\_%'`)
    .groupBy(sql`name`);
  return found;
}
