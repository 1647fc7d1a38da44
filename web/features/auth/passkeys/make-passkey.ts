import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser';
import { requestAccount } from '../../session/request-account.ts';
import type { SessionManager } from '../../session/session-manager.ts';
import type { AccountOutcome } from '../../session/session-requests.ts';
import { askFactor } from '../factors-query.ts';
import type { useAccountChange } from '../proof/proof-provider.tsx';

interface PasskeyMaking {
  name: string;
  /** Sends a change of how her account is protected. */
  change: ReturnType<typeof useAccountChange>;
  confirm: SessionManager['confirm'];
}

/** Has her device make a passkey for her account. A text says why there is none; nothing half made is left behind. */
export async function makePasskey({
  name,
  change,
  confirm,
}: PasskeyMaking): Promise<AccountOutcome | string> {
  const named = await change('POST', '/api/auth/factors', {
    json: { friendly_name: name, factor_type: 'webauthn' },
  });
  if (typeof named === 'string' || named.kind !== 'done') return named;
  const { id } = named.body;
  const outcome = await answerFactor(id, confirm);
  if (typeof outcome === 'string' || outcome.kind !== 'done')
    await requestAccount('DELETE', '/api/auth/factors/:id', { param: { id } });
  return outcome;
}

async function answerFactor(
  id: string,
  confirm: SessionManager['confirm'],
): Promise<AccountOutcome | string> {
  const challenge = await askFactor(id);
  if (challenge.kind !== 'done') return challenge;
  // as: what the browser takes, as JSON; it refuses anything else
  const options = challenge.body.webauthn?.credential_options as PublicKeyCredentialCreationOptionsJSON;
  try {
    const credential = await startRegistration({ optionsJSON: options });
    return await confirm(`/api/auth/factors/${id}/verify`, { challenge_id: challenge.body.id, credential });
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
