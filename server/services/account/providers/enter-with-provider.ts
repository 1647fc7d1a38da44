import type { Database } from '@lunaria/db/engine/database.ts';
import { createUser, findUserByEmail, linkProvider } from '@lunaria/db/queries/linked-accounts.ts';
import { keepWaitingLink } from '@lunaria/db/queries/waiting-links.ts';
import type { IdentityProvider } from '@lunaria/domain/account/identity-provider.ts';
import { TERMS_VERSION } from '@lunaria/domain/account/terms.ts';
import { WAITING_LINK_SECONDS } from '../../../auth/providers/flow-cookie.ts';
import { AppError } from '../../../errors/app-error.ts';

interface NewcomerByProvider {
  provider: IdentityProvider;
  subject: string;
  /** Confirmed by the provider. */
  email: string;
  /** '' where the provider told none. */
  fullName: string;
  browserHash: Uint8Array;
}

/**
 * Makes the account of somebody whom a provider vouches for, and returns its id. Null when her address has an account:
 * a provider's word alone never opens that one. The link waits until she has logged in to it in this browser.
 */
export async function enterWithProvider(
  database: Database,
  { provider, subject, email, fullName, browserHash }: NewcomerByProvider,
): Promise<string | null> {
  return await database.auth.transaction(async (tx) => {
    const userId = await createUser(tx, {
      email,
      fullName,
      emailVerified: true,
      // The sentence by the buttons showed this version.
      termsVersion: TERMS_VERSION,
      termsAcceptedAt: new Date(),
    });
    if (userId !== null) {
      // Of two first visits in one instant the other has made it: nothing stays of this one.
      if (!(await linkProvider(tx, { userId, provider, subject }))) throw new AppError('conflict');
      return userId;
    }
    const known = await findUserByEmail(tx, email);
    if (!known) throw new AppError('conflict');
    await keepWaitingLink(tx, {
      userId: known.id,
      provider,
      subject,
      browserHash,
      expiresAt: new Date(Date.now() + WAITING_LINK_SECONDS * 1000),
    });
    return null;
  });
}
