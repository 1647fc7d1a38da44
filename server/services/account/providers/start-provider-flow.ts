import type { Database } from '@lunaria/db/engine/database.ts';
import { findPasswordState } from '@lunaria/db/queries/passwords.ts';
import { createProviderFlow } from '@lunaria/db/queries/provider-flows.ts';
import type { SessionOfUser } from '@lunaria/db/queries/sessions.ts';
import { type IdentityProvider, PROVIDER_NAMES } from '@lunaria/domain/account/identity-provider.ts';
import { SIGNED_IN_HOME } from '@lunaria/domain/account/return-path.ts';
import type { StartWithProvider } from '@lunaria/domain/account/start-with-provider.ts';
import { FLOW_SECONDS, hashSecret, makeSecret } from '../../../auth/providers/flow-cookie.ts';
import { type ProviderClient, ProviderError } from '../../../auth/providers/provider-client.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { Logger } from '../../../logging/logger.ts';
import { ACCOUNT_REFUSALS } from '../refusals.ts';

export interface ProviderDependencies {
  database: Database;
  /** null for a provider that is not set up. */
  providers: Record<IdentityProvider, ProviderClient | null>;
  logger: Logger;
}

/** Where links are looked after. */
const SECURITY_PAGE = '/dashboard/privacy';

interface FlowStart extends StartWithProvider {
  /** Whose account it is about; null for signing in. */
  current: SessionOfUser | null;
  browserSecret: string;
}

/**
 * Begins a journey to a provider, bound to this browser, and returns where it leads. Throws
 * AppError('provider_not_configured' | 'provider_unreachable'), and what a link or a proof does not allow.
 */
export async function startProviderFlow(
  { database, providers, logger }: ProviderDependencies,
  start: FlowStart,
): Promise<URL> {
  const { provider, purpose, current } = start;
  const client = providers[provider];
  if (client === null) throw new AppError('provider_not_configured');
  if (current && purpose === 'link') checkLink(current);
  if (current && purpose === 'proof') await checkProof(database, current);
  const secrets = { state: makeSecret(), nonce: makeSecret(), codeVerifier: makeSecret() };
  const url = await client.begin(secrets, purpose === 'proof').catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
    logger.warn('provider_unreachable', { provider, reason: error.reason });
    throw new AppError('provider_unreachable', ACCOUNT_REFUSALS.providerAway(PROVIDER_NAMES[provider]));
  });
  const returnPath = start.callbackURL ?? (purpose === 'sign-in' ? SIGNED_IN_HOME : SECURITY_PAGE);
  await createProviderFlow(database.auth, {
    provider,
    purpose,
    stateHash: hashSecret(secrets.state),
    browserHash: hashSecret(start.browserSecret),
    nonce: secrets.nonce,
    codeVerifier: secrets.codeVerifier,
    sessionId: current?.session.id ?? null,
    returnPath,
    failurePath: purpose === 'sign-in' ? (start.errorCallbackURL ?? '/auth/login') : returnPath,
    expiresAt: new Date(Date.now() + FLOW_SECONDS * 1000),
  });
  return url;
}

/**
 * An account whose address nobody confirmed may have been made by somebody else in her name: a provider linked then
 * would stay his way in after she has taken the account over with a mail.
 */
function checkLink({ user }: SessionOfUser): void {
  if (!user.emailVerified) {
    throw new AppError('conflict', ACCOUNT_REFUSALS.confirmAddressFirst);
  }
}

/** A provider's word is a proof only where nothing stronger is at hand. */
async function checkProof(database: Database, { session, user }: SessionOfUser): Promise<void> {
  if (session.nextAal === 'aal2') throw new AppError('second_factor_required');
  const state = await findPasswordState(database.auth, user.id);
  if (state?.passwordHash) throw new AppError('conflict', ACCOUNT_REFUSALS.provePassword);
}
