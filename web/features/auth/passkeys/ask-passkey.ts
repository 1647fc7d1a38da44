import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { SessionManager } from '../../session/session-manager.ts';
import { type AccountOutcome, readText } from '../../session/session-requests.ts';
import { requestAccount } from '../request-account.ts';

type PasskeyAnswer =
  | { kind: 'given'; credential: object }
  /** In words for her. */
  | { kind: 'not-given'; message: string };

/**
 * Has the browser ask for a passkey. `challenge` is the server's answer, with the options in `webauthn` or beside the
 * id. Never throws.
 */
export async function askPasskey(challenge: unknown): Promise<PasskeyAnswer> {
  const options = readOptions(challenge);
  if (options === null || typeof PublicKeyCredential === 'undefined')
    return { kind: 'not-given', message: 'This browser cannot use passkeys here. Choose another way.' };
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return { kind: 'given', credential: await startAuthentication({ optionsJSON: options }) };
  } catch {
    return { kind: 'not-given', message: 'No passkey was used. Try again, or choose another way.' };
  }
}

function readOptions(challenge: unknown): PublicKeyCredentialRequestOptionsJSON | null {
  if (typeof challenge !== 'object' || challenge === null) return null;
  if ('webauthn' in challenge) return readOptions(challenge.webauthn);
  if (!('credential_options' in challenge)) return null;
  // as: the shape is the server's promise; the browser refuses anything else
  return challenge.credential_options as PublicKeyCredentialRequestOptionsJSON;
}

/** Has the browser ask which of its passkeys for this site to use, and signs in with it; a text says why none was used. */
export async function logInWithPasskey(enter: SessionManager['enter']): Promise<AccountOutcome | string> {
  const challenge = await requestAccount('POST', '/api/auth/passkeys/challenge', {});
  if (challenge.kind !== 'done') return challenge;
  const answer = await askPasskey(challenge.body);
  if (answer.kind !== 'given') return answer.message;
  return await enter('/api/auth/passkeys/verify', {
    challenge_id: readText(challenge.body, 'id'),
    credential: answer.credential,
  });
}
