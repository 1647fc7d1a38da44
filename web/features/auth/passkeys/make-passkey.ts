import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import type { SessionManager } from '../../session/session-manager.ts';
import { type AccountOutcome, readText } from '../../session/session-requests.ts';
import { requestAccount } from '../request-account.ts';

interface PasskeyMaking {
  name: string;
  /** Sends a change of how her account is protected. */
  change: (method: 'POST', path: '/api/auth/factors', body: object) => Promise<AccountOutcome | string>;
  confirm: SessionManager['confirm'];
}

/** Has her device make a passkey for her account. A text says why there is none; nothing half made is left behind. */
export async function makePasskey({
  name,
  change,
  confirm,
}: PasskeyMaking): Promise<AccountOutcome | string> {
  const named = await change('POST', '/api/auth/factors', { friendly_name: name, factor_type: 'webauthn' });
  if (typeof named === 'string' || named.kind !== 'done') return named;
  const path = `/api/auth/factors/${readText(named.body, 'id')}` as const;
  const outcome = await answerFactor(path, confirm);
  if (typeof outcome === 'string' || outcome.kind !== 'done') await requestAccount('DELETE', path);
  return outcome;
}

async function answerFactor(
  path: `/api/auth/factors/${string}`,
  confirm: SessionManager['confirm'],
): Promise<AccountOutcome | string> {
  const challenge = await requestAccount('POST', `${path}/challenge`, {});
  if (challenge.kind !== 'done') return challenge;
  // as: the shape is the server's promise; the browser refuses anything else
  const { id, webauthn } = challenge.body as {
    id: string;
    webauthn: { credential_options: PublicKeyCredentialCreationOptionsJSON };
  };
  try {
    const credential = await startRegistration({ optionsJSON: webauthn.credential_options });
    return await confirm(`${path}/verify`, { challenge_id: id, credential });
  } catch (error) {
    return describeFailure(error);
  }
}

function describeFailure(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  // The device knows one of those that the server named.
  if (name === 'InvalidStateError') return 'This device already has a passkey for your account.';
  if (name === 'SecurityError') return 'Passkeys cannot be used at this address.';
  return 'No passkey was made. Try again when you are ready.';
}
