import type { Database } from '@lunaria/db/engine/database.ts';
import { countWaysIn, findLinkedProviders, linkProvider } from '@lunaria/db/queries/linked-accounts.ts';
import { takeWaitingLink } from '@lunaria/db/queries/waiting-links.ts';
import { type IdentityProvider, PROVIDER_NAMES } from '@lunaria/domain/account/identity-provider.ts';
import { hashSecret } from '../../../auth/providers/flow-cookie.ts';
import { AppError } from '../../../errors/app-error.ts';
import { limitAccountChanges, tellAccountChange } from '../account-changes.ts';
import { ACCOUNT_REFUSALS } from '../refusals.ts';

/** Adds a provider to an account and promises the mail that says so; returns why not, null when it is linked now. */
export async function linkProviderAccount(
  database: Database,
  { userId, provider, subject }: { userId: string; provider: IdentityProvider; subject: string },
): Promise<'linked_elsewhere' | 'other_linked' | null> {
  return await database.auth.transaction(async (tx) => {
    await countWaysIn(tx, userId); // holds the account: of two at once the second sees the first
    const linked = await findLinkedProviders(tx, userId);
    const same = linked.find((one) => one.provider === provider);
    if (same) return same.subject === subject ? null : 'other_linked';
    await limitAccountChanges(tx, userId);
    const accountId = await linkProvider(tx, { userId, provider, subject });
    if (accountId === null) return 'linked_elsewhere';
    await tellAccountChange(tx, {
      userId,
      kind: 'provider-added',
      subjectId: accountId,
      name: PROVIDER_NAMES[provider],
    });
    return null;
  });
}

/**
 * Links the provider that waits in this browser for this account (services/account/providers/enter-with-provider.ts) and returns it.
 * Throws AppError('not_found') when none does.
 */
export async function confirmWaitingLink(
  database: Database,
  userId: string,
  browserSecret: string | null,
): Promise<IdentityProvider> {
  const waiting =
    browserSecret === null
      ? null
      : await takeWaitingLink(database.auth, { userId, browserHash: hashSecret(browserSecret) });
  if (!waiting) throw new AppError('not_found', ACCOUNT_REFUSALS.nothingToLink);
  const { provider, subject } = waiting;
  const refusal = await linkProviderAccount(database, { userId, provider, subject });
  if (refusal) {
    throw new AppError('conflict', ACCOUNT_REFUSALS.otherIsLinked(PROVIDER_NAMES[provider]));
  }
  return provider;
}
