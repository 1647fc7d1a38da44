import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { and, eq, gt, inArray, like, lte, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { documentUploads } from '../schema/document-uploads.ts';
import { erasedAccounts } from '../schema/erased-accounts.ts';
import { erasures } from '../schema/erasures.ts';
import { newsletterSubscriptions } from '../schema/newsletter-subscriptions.ts';
import { rateLimits } from '../schema/rate-limits.ts';
import { sessions } from '../schema/sessions.ts';
import { userKeys } from '../schema/user-keys.ts';
import { users } from '../schema/users.ts';
import { verifications } from '../schema/verifications.ts';

export interface OpenErasure {
  id: string;
  requestedAt: Date;
  dueAt: Date;
  /** Nobody takes it back any more. */
  isDue: boolean;
}

const isOpen = (userId: string) => and(eq(erasures.userId, userId), ne(erasures.state, 'cancelled'));

/** What she asked for and neither took back nor has behind her; null where there is nothing. As app_user or app_worker. */
export async function findOpenErasure(tx: Tx, userId: string): Promise<OpenErasure | null> {
  const [found] = await tx
    .select({
      id: erasures.id,
      requestedAt: erasures.requestedAt,
      dueAt: erasures.dueAt,
      isDue: sql<boolean>`${erasures.state} = 'running' or ${erasures.dueAt} <= now()`,
    })
    .from(erasures)
    .where(isOpen(userId));
  return found ?? null;
}

/** Asks for it in so many days, 0 for now. One that waits already is only hastened, never put off. Runs as app_user. */
export async function askErasure(tx: Tx, userId: string, inDays: number): Promise<void> {
  const dueAt = sql`now() + make_interval(days => ${inDays})`;
  const hastened = await tx
    .update(erasures)
    .set({ dueAt: sql`least(${erasures.dueAt}, ${dueAt})` })
    .where(and(isOpen(userId), eq(erasures.state, 'waiting'), gt(erasures.dueAt, sql`now()`)))
    .returning({ id: erasures.id });
  if (hastened.length === 0 && (await findOpenErasure(tx, userId)) === null)
    await tx.insert(erasures).values({ userId, dueAt });
}

/** Takes it back; false where there is none, or it is due. Runs as app_user. */
export async function cancelErasure(tx: Tx, userId: string): Promise<boolean> {
  const cancelled = await tx
    .update(erasures)
    .set({ state: 'cancelled', cancelledAt: sql`now()` })
    .where(and(isOpen(userId), eq(erasures.state, 'waiting'), gt(erasures.dueAt, sql`now()`)))
    .returning({ id: erasures.id });
  return cancelled.length > 0;
}

/** Whose accounts are to be erased now, and whose erasing was cut off; the longest due first. Runs as app_worker. */
export async function findDueErasures(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ userId: erasures.userId })
    .from(erasures)
    .where(and(ne(erasures.state, 'cancelled'), lte(erasures.dueAt, sql`now()`)))
    .orderBy(erasures.dueAt)
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/**
 * From here on nobody takes it back. False where nothing is due: she kept the account. What stays of it is noted in the same
 * transaction (noteErased). Runs as app_worker.
 */
export async function beginErasure(tx: Tx, userId: string): Promise<boolean> {
  await tx
    .update(erasures)
    .set({ state: 'running' })
    .where(and(isOpen(userId), eq(erasures.state, 'waiting'), lte(erasures.dueAt, sql`now()`)));
  const running = await tx
    .select({ id: erasures.id })
    .from(erasures)
    .where(and(eq(erasures.userId, userId), eq(erasures.state, 'running')));
  return running.length > 0;
}

export interface ErasedAccount {
  /** 32 bytes: of the account's id, under the audit key. */
  accountHash: Uint8Array;
  erasedOn: CalendarDate;
  /** When the last backup that holds the account has ended. */
  backupsGoneOn: CalendarDate;
}

/** Notes it once: what began on one day and was cut off stays of that day. Runs as app_worker. */
export async function noteErased(tx: Tx, erased: ErasedAccount): Promise<void> {
  await tx.insert(erasedAccounts).values(erased).onConflictDoNothing();
}

/** Those that a backup may still hold. Runs as app_worker. */
export async function findErased(tx: Tx): Promise<ErasedAccount[]> {
  const rows = await tx
    .select({
      accountHash: erasedAccounts.accountHash,
      erasedOn: erasedAccounts.erasedOn,
      backupsGoneOn: erasedAccounts.backupsGoneOn,
    })
    .from(erasedAccounts)
    .where(sql`${erasedAccounts.backupsGoneOn} >= current_date`);
  return rows as ErasedAccount[]; // as: columns of the type date come as YYYY-MM-DD
}

/** The ids of all accounts. Runs as app_worker. */
export async function findAccountIds(tx: Tx): Promise<string[]> {
  const rows = await tx.select({ id: users.id }).from(users);
  return rows.map(({ id }) => id);
}

/** Forgets those that no backup holds any more. Runs as app_worker. */
export async function forgetErased(tx: Tx): Promise<void> {
  await tx.delete(erasedAccounts).where(sql`${erasedAccounts.backupsGoneOn} < current_date`);
}

/** Her data key: without it her texts and files open nowhere, in no backup either. Runs as app_worker, of an erasure that runs. */
export async function eraseUserKey(tx: Tx, userId: string): Promise<void> {
  await tx.delete(userKeys).where(eq(userKeys.userId, userId));
}

/** What lies in the queue for her, done or not. Runs as app_worker. */
export async function eraseJobs(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`delete from pgboss.job where data->>'userId' = ${userId}`);
}

/** Jobs of accounts that are gone: handed over while theirs was erased. Runs as app_worker. */
export async function eraseForgottenJobs(tx: Tx): Promise<void> {
  await tx.execute(
    sql`delete from pgboss.job j where j.data->>'userId' is not null
      and not exists (select from users u where u.id::text = j.data->>'userId')`,
  );
}

/** The newsletter and the mail about new articles of this address. Runs as app_worker. */
export async function eraseSubscriptions(tx: Tx, address: string): Promise<void> {
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.address, address.toLowerCase()));
}

/** Whose files the storage may still have though their account is gone; each once. Runs as app_worker. */
export async function findLeftFolders(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ userId: documentUploads.userId })
    .from(documentUploads)
    .where(sql`not exists (select from ${users} where ${users.id} = ${documentUploads.userId})`);
  return rows.map(({ userId }) => userId);
}

/** Forgets the paths of an account that is gone, once their files are. Runs as app_worker. */
export async function forgetLeftPaths(tx: Tx, userId: string): Promise<void> {
  await tx
    .delete(documentUploads)
    .where(
      and(
        eq(documentUploads.userId, userId),
        sql`not exists (select from ${users} where ${users.id} = ${documentUploads.userId})`,
      ),
    );
}

/** Ends every session of an account. Runs as app_auth. */
export async function endAllSessions(tx: Tx, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/**
 * The account, and with it the rows of every table that belongs to it (their classes: db/classes). What is counted of it and the
 * secrets of its account flows, which point at no account, go in the same transaction. Runs as app_auth.
 */
export async function eraseAccountRows(
  tx: Tx,
  userId: string,
  { email, linkIds }: { email: string; linkIds: string[] },
): Promise<void> {
  await tx
    .delete(verifications)
    .where(
      or(
        ...[verifications.identifier, verifications.value].flatMap((column) => [
          sql`position(${userId} in ${column}) > 0`,
          sql`${column} ~* ${asWholeAddress(email)}`,
        ]),
      ),
    );
  await tx
    .delete(rateLimits)
    .where(
      or(
        like(rateLimits.key, `%|${userId}`),
        linkIds.length > 0 ? inArray(sql`substring(${rateLimits.key} from '[^|]*$')`, linkIds) : undefined,
      ),
    );
  await tx.delete(users).where(eq(users.id, userId));
}

/** A pattern of PostgreSQL: finds the address, and not a longer one that ends or begins like it. */
export const asWholeAddress = (email: string): string =>
  `(^|[^[:alnum:]._%+-])${email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}($|[^[:alnum:]._-])`;

/** The address of an account, and whether a mail has shown that it is hers; null when it is gone. Runs as app_worker. */
export async function findAccountToErase(
  tx: Tx,
  userId: string,
): Promise<{ email: string; isEmailHers: boolean } | null> {
  const [found] = await tx
    .select({ email: users.email, isEmailHers: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  return found ?? null;
}
