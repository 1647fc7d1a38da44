import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { factors } from '../schema/factors.ts';
import { users } from '../schema/users.ts';

// All of these run as app_auth.

export type FactorRow = typeof factors.$inferSelect;

/** Nobody can be guessing at a factor that is locked. */
const isNotLocked = sql`(${factors.lockedUntil} is null or ${factors.lockedUntil} <= clock_timestamp())`;

/** Every factor of an account, the oldest first. */
export async function findFactors(tx: Tx, userId: string): Promise<FactorRow[]> {
  return await tx.select().from(factors).where(eq(factors.userId, userId)).orderBy(asc(factors.createdAt));
}

/** null where she has none with this id. */
export async function findFactor(tx: Tx, userId: string, id: string): Promise<FactorRow | null> {
  const [found] = await tx
    .select()
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.id, id)));
  return found ?? null;
}

/** Makes every other change of the factors of this account wait until the transaction ends. */
export async function lockFactors(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/** Throws for a name that another factor of hers has (`factors_friendly_name`). */
export async function insertFactor(tx: Tx, factor: typeof factors.$inferInsert): Promise<FactorRow> {
  const [made] = await tx.insert(factors).values(factor).returning();
  if (!made) throw new Error('The factor was not stored.');
  return made;
}

export async function deleteFactor(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.delete(factors).where(and(eq(factors.userId, userId), eq(factors.id, id)));
}

/**
 * Counts one try at a code before it is looked at, so that tries at the same time are counted too; false while the
 * factor is locked. From the `limit`th in a row on, each locks it until a right code came.
 */
export async function takeTry(
  tx: Tx,
  id: string,
  { limit, lockMinutes }: { limit: number; lockMinutes: number },
): Promise<boolean> {
  const lockUntil = sql`clock_timestamp() + make_interval(mins => ${lockMinutes}::int)`;
  const taken = await tx
    .update(factors)
    .set({
      failures: sql`least(${factors.failures}, 1000000) + 1`,
      lockedUntil: sql`case when ${factors.failures} + 1 >= ${limit}::int then ${lockUntil} end`,
    })
    .where(and(eq(factors.id, id), isNotLocked))
    .returning({ id: factors.id });
  return taken.length === 1;
}

/** What a right answer leaves behind, by kind. */
export type FactorUse =
  | { kind: 'totp'; step: number }
  | { kind: 'phone' }
  | {
      kind: 'webauthn';
      credentialId: string;
      publicKey: Uint8Array;
      signCount: number;
      transports: string[] | null;
      isBackedUp: boolean;
    };

/**
 * Notes a right answer: the factor is verified from then on, and its failures are forgotten. False when the same code,
 * or a later one, was taken before, or a signature counted no further: of two at once one is noted.
 */
export async function noteFactorUse(tx: Tx, id: string, use: FactorUse): Promise<boolean> {
  const { values, isNew } = describeUse(use);
  const noted = await tx
    .update(factors)
    .set({
      ...values,
      status: 'verified',
      verifiedAt: sql`coalesce(${factors.verifiedAt}, now())`,
      lastUsedAt: sql`now()`,
      failures: 0,
      lockedUntil: null,
      removalDueAt: null,
    })
    .where(and(eq(factors.id, id), isNew))
    .returning({ id: factors.id });
  return noted.length === 1;
}

function describeUse(use: FactorUse): {
  values: Partial<typeof factors.$inferInsert>;
  isNew: SQL | undefined;
} {
  if (use.kind === 'phone') return { values: {}, isNew: undefined };
  if (use.kind === 'totp') {
    return {
      values: { lastStep: use.step },
      isNew: or(isNull(factors.lastStep), lt(factors.lastStep, use.step)),
    };
  }
  const { kind: _kind, ...values } = use;
  // Many passkeys never count: theirs stays at 0.
  return {
    values,
    isNew: or(
      isNull(factors.signCount),
      lt(factors.signCount, use.signCount),
      and(eq(factors.signCount, 0), sql`${use.signCount}::bigint = 0`),
    ),
  };
}

/** Whether the account has a verified factor, `exceptId` aside. */
export async function hasVerifiedFactor(tx: Tx, userId: string, exceptId?: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: factors.id })
    .from(factors)
    .where(
      and(
        eq(factors.userId, userId),
        eq(factors.status, 'verified'),
        exceptId === undefined ? undefined : ne(factors.id, exceptId),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Notes from when on these factors of an account are none any more; returns those of which nobody had asked that before. */
export async function noteRemoval(tx: Tx, userId: string, ids: string[], inHours: number): Promise<string[]> {
  if (ids.length === 0) return [];
  const noted = await tx
    .update(factors)
    .set({ removalDueAt: sql`now() + make_interval(hours => ${inHours}::int)` })
    .where(
      and(
        eq(factors.userId, userId),
        inArray(factors.id, ids),
        eq(factors.status, 'verified'),
        isNull(factors.removalDueAt),
      ),
    )
    .returning({ id: factors.id });
  return noted.map(({ id }) => id);
}

/** Keeps a factor that was to be removed; false where it was not. */
export async function dropRemoval(tx: Tx, userId: string, id: string): Promise<boolean> {
  const kept = await tx
    .update(factors)
    .set({ removalDueAt: null })
    .where(and(eq(factors.userId, userId), eq(factors.id, id), isNotNull(factors.removalDueAt)))
    .returning({ id: factors.id });
  return kept.length === 1;
}

/** Factors whose time has come, of everybody. */
export async function findDueRemovals(tx: Tx): Promise<{ id: string; userId: string }[]> {
  return await tx
    .select({ id: factors.id, userId: factors.userId })
    .from(factors)
    .where(lte(factors.removalDueAt, sql`now()`))
    .limit(100);
}

/** Forgets factors that never had their first right code. */
export async function deleteUnverifiedFactors(tx: Tx, olderThanMinutes: number): Promise<void> {
  const limit = sql`now() - make_interval(mins => ${olderThanMinutes}::int)`;
  await tx.delete(factors).where(and(eq(factors.status, 'unverified'), lt(factors.createdAt, limit)));
}
