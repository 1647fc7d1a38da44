import type { IdentityProvider } from '@lunaria/domain/account/identity-provider.ts';
import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  type ServerMetadata,
} from 'openid-client';
import type { Config } from '../../config/read-config.ts';
import { AUTH_BASE_PATH } from '../create-auth.ts';
import { type ProviderSettings, readProviderSettings } from './provider-settings.ts';
import { type ProviderIdentity, readIdentity } from './read-identity.ts';

/** What only this browser's journey knows. */
interface FlowSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** How the provider's answer is refused: told to her by its name (domain/account/provider-outcome.ts). */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly failure: 'declined' | 'unreachable' | 'failed';
  /** The library's name of what did not hold; nothing of the answer itself. */
  readonly reason: string;

  constructor(failure: ProviderError['failure'], reason: string) {
    super(failure);
    this.failure = failure;
    this.reason = reason;
  }
}

export interface ProviderClient {
  /** Where the browser goes; `isProof` asks the provider to have her log in again. Throws ProviderError. */
  begin(secrets: FlowSecrets, isProof: boolean): Promise<URL>;
  /**
   * Who she is, by the parameters the browser came back with. The state must have been found to be this browser's
   * before. Throws ProviderError for everything that does not hold.
   */
  finish(answer: URLSearchParams, secrets: FlowSecrets): Promise<ProviderIdentity>;
}

const TIMEOUT_SECONDS = 5;
const KNOWN_FOR_MS = 3_600_000;

/** Where a provider sends the browser back to: one address each, so that no answer is taken for another's. */
function callbackAddress(publicUrl: string, provider: IdentityProvider): string {
  return `${publicUrl}${AUTH_BASE_PATH}/callback/${provider}`;
}

/** A provider's client; null where it is not set up. What the provider says of itself is asked for at the first use. */
export function createProviderClient(config: Config, provider: IdentityProvider): ProviderClient | null {
  const settings = readProviderSettings(config, provider);
  if (settings === null) return null;
  const redirectUri = callbackAddress(config.publicUrl, provider);
  const findMetadata = rememberMetadata(settings);
  // Made anew each time: the provider's keys are fetched for each answer, so that one it took back opens nothing more.
  const connect = async () => await configure(settings, await findMetadata());
  return {
    async begin({ state, nonce, codeVerifier }, isProof) {
      return buildAuthorizationUrl(await connect(), {
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: settings.scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(settings.answersWithForm && { response_mode: 'form_post' }),
        ...(isProof && PROOF_PARAMETERS),
      });
    },
    async finish(answer, { state, nonce, codeVerifier }) {
      const connection = await connect();
      const address = new URL(redirectUri);
      address.search = answer.toString();
      try {
        const tokens = await authorizationCodeGrant(connection, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        return readIdentity(tokens.claims());
      } catch (error) {
        throw explain(error);
      }
    },
  };
}

const PROOF_PARAMETERS = {
  prompt: 'login',
  max_age: '0',
  claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
};

async function configure(settings: ProviderSettings, metadata: ServerMetadata): Promise<Configuration> {
  const connection = new Configuration(metadata, settings.clientId, await settings.makeSecret());
  connection.timeout = TIMEOUT_SECONDS;
  // Also where the token came straight from the provider over TLS, which the standard would let pass.
  enableNonRepudiationChecks(connection);
  if (isPlain(settings.issuer)) allowInsecureRequests(connection);
  return connection;
}

function isPlain(issuer: URL): boolean {
  return issuer.protocol === 'http:';
}

/** What the provider says of itself, kept for an hour; a failure is not kept. */
function rememberMetadata(settings: ProviderSettings): () => Promise<ServerMetadata> {
  let known: Promise<ServerMetadata> | null = null;
  let knownUntil = 0;
  return async () => {
    if (known === null || Date.now() > knownUntil) {
      knownUntil = Date.now() + KNOWN_FOR_MS;
      const asked = discover(settings);
      known = asked;
      asked.catch(() => {
        if (known === asked) known = null;
      });
    }
    return await known;
  };
}

async function discover({ issuer, clientId }: ProviderSettings): Promise<ServerMetadata> {
  try {
    const found = await discovery(issuer, clientId, undefined, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: isPlain(issuer) ? [allowInsecureRequests] : [],
    });
    return found.serverMetadata();
  } catch (error) {
    throw new ProviderError('unreachable', describe(error));
  }
}

function explain(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error;
  const isDeclined =
    error instanceof AuthorizationResponseError &&
    ['access_denied', 'user_cancelled_authorize'].includes(error.error);
  if (isDeclined) return new ProviderError('declined', error.error);
  return new ProviderError(isOutOfReach(error) ? 'unreachable' : 'failed', describe(error));
}

/** No connection, or no answer in time; an answer that does not hold is another matter. */
function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === 'OAUTH_TIMEOUT') return true;
  return [error, error.cause].some((one) => one instanceof TypeError && one.message === 'fetch failed');
}

/** The code of a failure, or its kind; never its message, which may repeat an answer. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
