import { IDENTITY_PROVIDERS, type IdentityProvider } from '@lunaria/domain/account/identity-provider.ts';
import { and, asc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { accounts } from '../schema/accounts.ts';
import { factors } from '../schema/factors.ts';
import { sessions } from '../schema/sessions.ts';
import { users } from '../schema/users.ts';

const isProvider = inArray(accounts.providerId, IDENTITY_PROVIDERS);

/** An account at a provider: `subject` is the provider's own name of it (`sub`), which never changes. */
interface ProviderAccount {
  provider: IdentityProvider;
  subject: string;
}

/** Whose account this provider's account opens; null when it opens none. Runs as app_auth, like everything here. */
export async function findUserOfProvider(
  tx: Tx,
  { provider, subject }: ProviderAccount,
): Promise<string | null> {
  const [found] = await tx
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.providerId, provider), eq(accounts.accountId, subject)));
  return found?.userId ?? null;
}

/** The account with this address. */
export async function findUserByEmail(tx: Tx, email: string): Promise<{ id: string } | null> {
  const [found] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
  return found ?? null;
}

/** Makes an account; the database makes the profile with it. Null when the address has one meanwhile. */
export async function createUser(
  tx: Tx,
  user: Omit<typeof users.$inferInsert, 'id' | 'createdAt' | 'updatedAt'>,
): Promise<string | null> {
  const [made] = await tx
    .insert(users)
    .values({ id: crypto.randomUUID(), ...user })
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  return made?.id ?? null;
}

/** Makes a provider's account a way into an account; null when it is a way into one already. */
export async function linkProvider(
  tx: Tx,
  { userId, provider, subject }: ProviderAccount & { userId: string },
): Promise<string | null> {
  const [made] = await tx
    .insert(accounts)
    .values({ id: crypto.randomUUID(), userId, providerId: provider, accountId: subject })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return made?.id ?? null;
}

/** Takes a provider away from an account; false when it was not linked. */
export async function unlinkProvider(tx: Tx, userId: string, provider: IdentityProvider): Promise<boolean> {
  const taken = await tx
    .delete(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, provider)))
    .returning({ id: accounts.id });
  return taken.length > 0;
}

/** Takes one way of a provider into an account away, if it is still there. */
export async function unlinkProviderById(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.delete(accounts).where(and(eq(accounts.userId, userId), eq(accounts.id, id), isProvider));
}

/** Ends the sessions that a provider opened, but the one named. */
export async function endSessionsByProvider(
  tx: Tx,
  { userId, provider, keptId }: { userId: string; provider: IdentityProvider; keptId: string },
): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.signedInBy, provider), ne(sessions.id, keptId)));
}

/** The providers that open an account, the one that was added first before the others. */
export async function findLinkedProviders(
  tx: Tx,
  userId: string,
): Promise<(ProviderAccount & { linkedAt: Date })[]> {
  const rows = await tx
    .select({ provider: accounts.providerId, subject: accounts.accountId, linkedAt: accounts.createdAt })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), isProvider))
    .orderBy(asc(accounts.createdAt));
  // as: the statement asks for these two alone
  return rows.map((row) => ({ ...row, provider: row.provider as IdentityProvider }));
}

/**
 * How many ways lead into an account: its password, its providers, its passkeys. Until the transaction ends nobody else
 * counts them, so that two that are taken away at once do not leave none.
 */
export async function countWaysIn(tx: Tx, userId: string): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const opening = or(isNotNull(accounts.password), isProvider);
  const passkey = and(eq(factors.factorType, 'webauthn'), eq(factors.status, 'verified'));
  const byAccount = await tx.$count(accounts, and(eq(accounts.userId, userId), opening));
  return byAccount + (await tx.$count(factors, and(eq(factors.userId, userId), passkey)));
}
