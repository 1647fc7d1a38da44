import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { accounts } from '../schema/accounts.ts';
import { factors } from '../schema/factors.ts';
import type { FactorRow } from './factors.ts';

// All of these run as app_auth.

const isVerifiedPasskey = and(eq(factors.factorType, 'webauthn'), eq(factors.status, 'verified'));

/** The factor with this credential, whosever it is; null when there is none that was verified. */
export async function findPasskeyByCredential(tx: Tx, credentialId: string): Promise<FactorRow | null> {
  const [found] = await tx
    .select()
    .from(factors)
    .where(and(eq(factors.credentialId, credentialId), isVerifiedPasskey));
  return found ?? null;
}

/** Whether an account has a passkey that opens it alone: one that is to be removed does not. */
export async function hasUsablePasskey(tx: Tx, userId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: factors.id })
    .from(factors)
    .where(and(eq(factors.userId, userId), isVerifiedPasskey, isNull(factors.removalDueAt)))
    .limit(1);
  return found !== undefined;
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
