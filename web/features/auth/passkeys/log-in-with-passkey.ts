import type { SessionManager } from '../../session/session-manager.ts';
import { type AccountOutcome, readText } from '../../session/session-requests.ts';
import { requestAccount } from '../request-account.ts';
import { askPasskey } from './ask-passkey.ts';

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
