import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { copyProviderAccount } from '@lunaria/db/queries/account-changes.ts';
import { countWaysIn, endSessionsByProvider, unlinkProvider } from '@lunaria/db/queries/linked-accounts.ts';
import { type IdentityProvider, PROVIDER_NAMES } from '@lunaria/domain/account/identity-provider.ts';
import { AppError } from '../../../errors/app-error.ts';
import { limitAccountChanges, tellAccountChange } from '../account-changes.ts';
import { ACCOUNT_REFUSALS } from '../refusals.ts';

/**
 * Takes a provider away from an account and ends the sessions it opened, but the one that asks; she is told by mail. Throws
 * AppError('not_found') when it is not linked, AppError('conflict') when nothing else opens the account.
 */
export async function unlinkProviderAccount(
  database: Database,
  { userId, provider, sessionId }: { userId: string; provider: IdentityProvider; sessionId: string },
): Promise<void> {
  const name = PROVIDER_NAMES[provider];
  await database.auth.transaction(async (tx) => {
    const ways = await countWaysIn(tx, userId);
    await limitAccountChanges(tx, userId);
    if (!(await takeProviderAway(tx, userId, provider))) {
      throw new AppError('not_found', ACCOUNT_REFUSALS.notLinked(name));
    }
    if (ways < 2) {
      throw new AppError('conflict', ACCOUNT_REFUSALS.onlyProvider(name));
    }
    await endSessionsByProvider(tx, { userId, provider, keptId: sessionId });
  });
}

/** Takes a provider away and promises the mail whose link brings it back; false when it was not linked. */
export async function takeProviderAway(tx: Tx, userId: string, provider: IdentityProvider): Promise<boolean> {
  const before = await copyProviderAccount(tx, userId, provider);
  if (!(await unlinkProvider(tx, userId, provider))) return false;
  await tellAccountChange(tx, { userId, kind: 'provider-removed', name: PROVIDER_NAMES[provider], before });
  return true;
}
