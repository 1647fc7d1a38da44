import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { accounts } from '../schema/accounts.ts';
import { factorChallenges } from '../schema/factor-challenges.ts';
import { factors } from '../schema/factors.ts';
import { recoveryCodes } from '../schema/recovery-codes.ts';
import { BY_PASSWORD } from './passwords.ts';

/** The passkey with this id, whosever it is; null when there is none that was verified. Runs as app_auth. */
export async function findPasskeyByCredential(
  tx: Tx,
  credentialId: string,
): Promise<typeof factors.$inferSelect | null> {
  const [found] = await tx
    .select()
    .from(factors)
    .where(and(eq(factors.credentialId, credentialId), isVerifiedPasskey));
  return found ?? null;
}

const isVerifiedPasskey = and(eq(factors.factorType, 'webauthn'), eq(factors.status, 'verified'));

/**
 * Notes a use of a passkey; false when another use was faster or the passkey is gone: then nothing was changed. A counter
 * that stays zero says nothing about the order of two uses.
 */
export async function notePasskeyUse(
  tx: Tx,
  factorId: string,
  use: { signCountBefore: number; signCount: number; isBackedUp: boolean },
): Promise<boolean> {
  const noted = await tx
    .update(factors)
    .set({
      signCount: use.signCount,
      isBackedUp: use.isBackedUp,
      lastUsedAt: sql`now()`,
      failures: 0,
      lockedUntil: null,
    })
    .where(and(eq(factors.id, factorId), isVerifiedPasskey, eq(factors.signCount, use.signCountBefore)))
    .returning({ id: factors.id });
  return noted.length === 1;
}

/** Keeps the question to whichever passkey somebody signs in with, and returns its id. Old ones go. */
export async function keepSignInChallenge(tx: Tx, challenge: string, seconds: number): Promise<string> {
  await tx
    .delete(factorChallenges)
    .where(and(isSignInChallenge, lt(factorChallenges.expiresAt, sql`now() - interval '1 hour'`)));
  const id = crypto.randomUUID();
  await tx
    .insert(factorChallenges)
    .values({ id, challenge, expiresAt: sql`now() + make_interval(secs => ${seconds})` });
  return id;
}

const isSignInChallenge = isNull(factorChallenges.factorId);

/** Uses the question up, whatever the answer is worth; null when it is too old, was used, or is another kind. */
export async function takeSignInChallenge(tx: Tx, id: string): Promise<string | null> {
  const [taken] = await tx
    .update(factorChallenges)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(factorChallenges.id, id),
        isSignInChallenge,
        isNull(factorChallenges.usedAt),
        sql`${factorChallenges.expiresAt} > now()`,
      ),
    )
    .returning({ challenge: factorChallenges.challenge });
  return taken?.challenge ?? null;
}

/**
 * Whether the account could be entered without its password, and still be on the day on which the one passkey is lost: by
 * another verified factor or a recovery code.
 */
export async function findWaysWithoutPassword(
  tx: Tx,
  userId: string,
): Promise<{ hasPasskey: boolean; hasSpare: boolean }> {
  const rows = await tx
    .select({ type: factors.factorType })
    .from(factors)
    .where(and(eq(factors.userId, userId), eq(factors.status, 'verified')))
    // Who removes one of them meanwhile waits.
    .for('share');
  const codes = await tx
    .select({ id: recoveryCodes.id })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
    .limit(1);
  return {
    hasPasskey: rows.some(({ type }) => type === 'webauthn'),
    hasSpare: rows.length > 1 || codes.length > 0,
  };
}

/** Takes the password away; false when there was none. */
export async function deletePassword(tx: Tx, userId: string): Promise<boolean> {
  const deleted = await tx
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, BY_PASSWORD)))
    .returning({ id: accounts.id });
  return deleted.length > 0;
}

/** Whether the account can be entered without this factor: by its password, a provider, or another passkey. */
export async function hasWayInWithout(tx: Tx, userId: string, factorId: string): Promise<boolean> {
  const ways = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.userId, userId))
    .unionAll(
      tx
        .select({ id: factors.id })
        .from(factors)
        .where(and(eq(factors.userId, userId), ne(factors.id, factorId), isVerifiedPasskey)),
    )
    .limit(1);
  return ways.length > 0;
}
