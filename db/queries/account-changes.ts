import type { AccountChangeKind } from '@lunaria/domain/account/account-change.ts';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { accountChanges } from '../schema/account-changes.ts';
import { accounts } from '../schema/accounts.ts';
import { factors } from '../schema/factors.ts';
import { recoveryCodes } from '../schema/recovery-codes.ts';

// All of these run as app_auth.

/** Rows as the database writes them in JSON: what it takes back in the same form. */
export type RowsBefore = Partial<{
  factor: unknown;
  codes: unknown;
  account: unknown;
  old_email: string;
  new_email: string;
}>;

export interface AccountChange {
  id: string;
  userId: string;
  kind: AccountChangeKind;
  subjectId: string | null;
  name: string | null;
  before: RowsBefore | null;
  createdAt: Date;
}

/** Keeps what was changed and returns its id. */
export async function insertAccountChange(
  tx: Tx,
  change: Pick<AccountChange, 'userId' | 'kind'> & Partial<AccountChange>,
): Promise<string> {
  const [made] = await tx.insert(accountChanges).values(change).returning({ id: accountChanges.id });
  if (!made) throw new Error('The change was not stored.');
  return made.id;
}

/** How many changes of this account were kept within a day, taken back or not. */
export async function countAccountChanges(tx: Tx, userId: string): Promise<number> {
  const dayAgo = sql`now() - interval '1 day'`;
  return await tx.$count(
    accountChanges,
    and(eq(accountChanges.userId, userId), gt(accountChanges.createdAt, dayAgo)),
  );
}

/** A change that was not taken back and is younger than `maxDays`; `lock` holds it until the transaction ends. */
export async function findAccountChange(
  tx: Tx,
  id: string,
  { maxDays, lock = false }: { maxDays: number; lock?: boolean },
): Promise<AccountChange | null> {
  const query = tx
    .select({
      id: accountChanges.id,
      userId: accountChanges.userId,
      kind: accountChanges.kind,
      subjectId: accountChanges.subjectId,
      name: accountChanges.name,
      // as: written by `insertAccountChange` alone
      before: sql<RowsBefore | null>`${accountChanges.before}`,
      createdAt: accountChanges.createdAt,
    })
    .from(accountChanges)
    .where(
      and(
        eq(accountChanges.id, id),
        isNull(accountChanges.undoneAt),
        gt(accountChanges.createdAt, sql`now() - make_interval(days => ${maxDays}::int)`),
      ),
    );
  const [found] = await (lock ? query.for('update') : query);
  return found ?? null;
}

export async function markUndone(tx: Tx, id: string): Promise<void> {
  await tx
    .update(accountChanges)
    .set({ undoneAt: sql`now()`, before: null })
    .where(eq(accountChanges.id, id));
}

/** Forgets changes that no link takes back any more. */
export async function deleteOldAccountChanges(tx: Tx, olderThanDays: number): Promise<void> {
  const limit = sql`now() - make_interval(days => ${olderThanDays}::int)`;
  await tx.delete(accountChanges).where(lt(accountChanges.createdAt, limit));
}

/** A factor as it is, and the recovery codes beside it. */
export async function copyFactor(tx: Tx, userId: string, id: string): Promise<RowsBefore> {
  const [found] = await tx
    .select({ row: sql<unknown>`to_jsonb(${factors})` })
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.id, id)));
  return { factor: found?.row, ...(await copyRecoveryCodes(tx, userId)) };
}

/** The recovery codes of an account as they are: hashes. */
export async function copyRecoveryCodes(tx: Tx, userId: string): Promise<RowsBefore> {
  const rows = await tx
    .select({ row: sql<unknown>`to_jsonb(${recoveryCodes})` })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return { codes: rows.map(({ row }) => row) };
}

/** The way of a provider into an account, as it is. */
export async function copyProviderAccount(tx: Tx, userId: string, provider: string): Promise<RowsBefore> {
  const [found] = await tx
    .select({ row: sql<unknown>`to_jsonb(${accounts})` })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, provider)));
  return { account: found?.row };
}

/** Puts a factor back, under `name`. Not one that is somebody's by now. */
export async function restoreFactor(tx: Tx, { factor }: RowsBefore, name: string): Promise<void> {
  if (!factor) return;
  const changes = { friendly_name: name, removal_due_at: null };
  await tx.execute(sql`
    insert into ${factors}
    select * from jsonb_populate_record(
      null::${factors}, ${JSON.stringify(factor)}::jsonb || ${JSON.stringify(changes)}::jsonb)
    on conflict do nothing`);
}

/** Puts the recovery codes in the place of those there are. */
export async function restoreRecoveryCodes(tx: Tx, userId: string, { codes }: RowsBefore): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.execute(sql`
    insert into ${recoveryCodes}
    select * from jsonb_populate_recordset(null::${recoveryCodes}, ${JSON.stringify(codes ?? [])}::jsonb)
    on conflict do nothing`);
}

/** Puts a provider back, unless it opens another account by now. */
export async function restoreProviderAccount(tx: Tx, { account }: RowsBefore): Promise<void> {
  if (!account) return;
  await tx.execute(sql`
    insert into ${accounts}
    select * from jsonb_populate_record(null::${accounts}, ${JSON.stringify(account)}::jsonb)
    on conflict do nothing`);
}
