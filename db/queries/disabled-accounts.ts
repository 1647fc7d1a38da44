import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { disabledAccounts } from '../schema/disabled-accounts.ts';
import { erasures } from '../schema/erasures.ts';
import { users } from '../schema/users.ts';

const isDisabledNow = (userId: string) =>
  and(eq(disabledAccounts.userId, userId), isNull(disabledAccounts.enabledAt));

/** Since when an account is disabled; null where it is not. Runs as app_user, app_auth or app_worker. */
export async function findDisabledSince(tx: Tx, userId: string): Promise<Date | null> {
  const [found] = await tx
    .select({ at: disabledAccounts.disabledAt })
    .from(disabledAccounts)
    .where(isDisabledNow(userId));
  return found?.at ?? null;
}

/** False where it was disabled already. Runs as app_worker. */
export async function disableAccount(tx: Tx, userId: string): Promise<boolean> {
  const disabled = await tx
    .insert(disabledAccounts)
    .values({ userId })
    .onConflictDoUpdate({
      target: disabledAccounts.userId,
      set: { disabledAt: sql`now()`, enabledAt: null },
      setWhere: sql`${disabledAccounts.enabledAt} is not null`,
    })
    .returning({ userId: disabledAccounts.userId });
  return disabled.length > 0;
}

/** False where it was not disabled. Runs as app_worker. */
export async function enableAccount(tx: Tx, userId: string): Promise<boolean> {
  const enabled = await tx
    .update(disabledAccounts)
    .set({ enabledAt: sql`now()` })
    .where(isDisabledNow(userId))
    .returning({ userId: disabledAccounts.userId });
  return enabled.length > 0;
}

/**
 * Whether an account waits to be erased, is being erased, or is disabled: what others read of her, and what goes out to her by
 * itself, then stops. One statement; as app_user or app_worker.
 */
export async function isShut(tx: Tx, userId: string): Promise<boolean> {
  const disabled = tx.select({ one: sql`1` }).from(disabledAccounts).where(isDisabledNow(userId));
  const erasing = tx
    .select({ one: sql`1` })
    .from(erasures)
    .where(and(eq(erasures.userId, userId), ne(erasures.state, 'cancelled')));
  const [found] = await tx
    .select({ isShut: sql<boolean>`exists ${disabled} or exists ${erasing}` })
    .from(sql`(select 1) as one`);
  return found?.isShut === true;
}

/** An account as whoever runs the server may see it: nothing that she recorded. */
export interface ListedAccount {
  id: string;
  email: string;
  createdAt: Date;
  /** UTC day of the newest sign-in that is still kept (90 days); null for none. */
  lastSignInOn: string | null;
  isConfirmed: boolean;
  hasSecondStep: boolean;
  disabledAt: Date | null;
}

/** So many accounts behind an address, in the order of addresses; the one with this address where `email` is given. Runs as app_auth. */
export async function listAccounts(
  tx: Tx,
  asked: { email: string } | { after: string | null; limit: number },
): Promise<ListedAccount[]> {
  const which =
    'email' in asked
      ? eq(users.email, asked.email)
      : asked.after === null
        ? undefined
        : sql`${users.email} > ${asked.after}`;
  const query = tx
    .select({
      id: users.id,
      email: users.email,
      createdAt: users.createdAt,
      // Written out: a column of this select stands without its table.
      lastSignInOn: sql<string | null>`(select to_char(max(s.at) at time zone 'UTC', 'YYYY-MM-DD')
        from sign_ins s where s.user_id = users.id)`,
      isConfirmed: users.emailVerified,
      hasSecondStep: sql<boolean>`exists (select from factors f where f.user_id = users.id and f.status = 'verified')`,
      disabledAt: sql<Date | null>`(select d.disabled_at from disabled_accounts d
        where d.user_id = users.id and d.enabled_at is null)`.mapWith(disabledAccounts.disabledAt),
    })
    .from(users)
    .where(which)
    .orderBy(users.email);
  return await ('limit' in asked ? query.limit(asked.limit) : query);
}
