import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { requestAccount } from '../../session/request-account.ts';
import type { SessionManager } from '../../session/session-manager.ts';
import type { AccountOutcome } from '../../session/session-requests.ts';

type PasskeyAnswer =
  | { kind: 'given'; credential: object }
  /** In words for her. */
  | { kind: 'not-given'; message: string };

/** Has the browser ask for a passkey; `options` are the server's `credential_options`. Never throws. */
export async function askPasskey(options: unknown): Promise<PasskeyAnswer> {
  if (typeof PublicKeyCredential === 'undefined')
    return { kind: 'not-given', message: 'This browser cannot use passkeys here. Choose another way.' };
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    // as: what the browser takes, as JSON; it refuses anything else
    const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
    return { kind: 'given', credential: await startAuthentication({ optionsJSON }) };
  } catch {
    return { kind: 'not-given', message: 'No passkey was used. Try again, or choose another way.' };
  }
}

/** Has the browser ask which of its passkeys for this site to use, and signs in with it; a text says why none was used. */
export async function logInWithPasskey(enter: SessionManager['enter']): Promise<AccountOutcome | string> {
  const challenge = await requestAccount('POST', '/api/auth/passkeys/challenge', { json: {} });
  if (challenge.kind !== 'done') return challenge;
  const answer = await askPasskey(challenge.body.credential_options);
  if (answer.kind !== 'given') return answer.message;
  return await enter('/api/auth/passkeys/verify', {
    challenge_id: challenge.body.id,
    credential: answer.credential,
  });
}
