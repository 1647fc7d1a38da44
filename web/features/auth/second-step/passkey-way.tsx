import type { Factor } from '@lunaria/domain/account/factors.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/field.tsx';
import { readText } from '../../session/session-requests.ts';
import { askPasskey } from '../passkeys/ask-passkey.ts';
import { requestAccount } from '../request-account.ts';
import { type Send, useConfirming } from './use-confirming.ts';

interface PasskeyWayProps {
  factor: Factor;
  send: Send;
  onDone: () => void;
}

/** The browser asks for her passkey or security key. Only at a press: browsers refuse a question nobody asked for. */
export function PasskeyWay({ factor, send, onDone }: PasskeyWayProps) {
  const { isSending, refusal, attempt } = useConfirming();
  const path = `/api/auth/factors/${factor.id}` as const;

  async function ask() {
    const body = await attempt(async () => {
      const challenge = await requestAccount('POST', `${path}/challenge`, {});
      if (challenge.kind !== 'done') return challenge;
      const answer = await askPasskey(challenge.body);
      if (answer.kind !== 'given') return answer.message;
      const challengeId = readText(challenge.body, 'id');
      return await send(`${path}/verify`, { challenge_id: challengeId, credential: answer.credential });
    });
    if (body !== null) onDone();
  }

  return (
    <div>
      <p className="text-muted">
        Your browser asks for the passkey “{factor.friendly_name}”: with your finger, your face, the device’s
        PIN, or a security key.
      </p>
      <Button
        autoFocus
        className="mt-4 max-sm:w-full"
        onClick={ask}
        isBusy={isSending}
        busyLabel="Waiting..."
      >
        Use passkey
      </Button>
      <ErrorLine id={`${factor.id}-error`} error={refusal} />
    </div>
  );
}
