import { IDENTITY_PROVIDERS, type IdentityProvider } from '@lunaria/domain/account/identity-provider.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { accounts } from '../schema/accounts.ts';
import { factors } from '../schema/factors.ts';
import { recoveryCodes } from '../schema/recovery-codes.ts';
import { users } from '../schema/users.ts';

/** How somebody can sign in to an account, passkeys aside. */
interface WaysIn {
  hasPassword: boolean;
  providers: ('google' | 'apple')[];
}

/** Runs as app_auth. */
export async function findWaysIn(tx: Tx, userId: string): Promise<WaysIn> {
  const rows = await tx
    .select({ provider: accounts.providerId, hasPassword: sql<boolean>`${accounts.password} is not null` })
    .from(accounts)
    .where(eq(accounts.userId, userId));
  return {
    hasPassword: rows.some(({ hasPassword }) => hasPassword),
    providers: (['google', 'apple'] as const).filter((name) => rows.some((row) => row.provider === name)),
  };
}

/** A provider, or a verified factor: what leads into an account beside its password, or is asked for after it. */
export interface OtherWay {
  id: string;
  kind: IdentityProvider | 'totp' | 'webauthn' | 'phone';
  /** Hers for a factor; null for a provider. */
  name: string | null;
  addedAt: Date;
  /** Added before its owner first showed that she reads the mails of the account; of an account without that, always. */
  isOlderThanProof: boolean;
}

/** The oldest first. Runs as app_auth. */
export async function findOtherWays(tx: Tx, userId: string): Promise<OtherWay[]> {
  const providers = await tx
    .select({
      id: accounts.id,
      // as: the statement asks for these two alone
      kind: sql<IdentityProvider>`${accounts.providerId}`,
      addedAt: accounts.createdAt,
      isOlderThanProof: isOlder(accounts.createdAt),
    })
    .from(accounts)
    .innerJoin(users, eq(users.id, accounts.userId))
    .where(and(eq(accounts.userId, userId), inArray(accounts.providerId, IDENTITY_PROVIDERS)));
  const steps = await tx
    .select({
      id: factors.id,
      kind: factors.factorType,
      name: factors.friendlyName,
      addedAt: factors.createdAt,
      isOlderThanProof: isOlder(factors.createdAt),
    })
    .from(factors)
    .innerJoin(users, eq(users.id, factors.userId))
    .where(and(eq(factors.userId, userId), eq(factors.status, 'verified')));
  return [...providers.map((way) => ({ ...way, name: null })), ...steps].sort(
    (one, other) => one.addedAt.getTime() - other.addedAt.getTime(),
  );
}

/** Takes away what is older than the first proof of the address: providers, factors, recovery codes. */
export async function deleteWaysOlderThanProof(tx: Tx, userId: string): Promise<void> {
  const proof = sql`(select coalesce(${users.emailProvedAt}, now()) from ${users} where ${users.id} = ${userId})`;
  const isProvider = inArray(accounts.providerId, IDENTITY_PROVIDERS);
  await tx
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), isProvider, sql`${accounts.createdAt} < ${proof}`));
  await tx.delete(factors).where(and(eq(factors.userId, userId), sql`${factors.createdAt} < ${proof}`));
  await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), sql`${recoveryCodes.createdAt} < ${proof}`));
}

function isOlder(addedAt: typeof accounts.createdAt | typeof factors.createdAt) {
  return sql<boolean>`${addedAt} < coalesce(${users.emailProvedAt}, now())`;
}
