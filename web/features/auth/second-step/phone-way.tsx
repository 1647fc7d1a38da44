import type { Factor } from '@lunaria/domain/account/factors.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/field.tsx';
import { LineButton } from '../../../ui/line-button.tsx';
import { askFactor } from '../factors-query.ts';
import { CodeField } from './code-field.tsx';
import { type Send, useConfirming } from './use-confirming.ts';
import { nameNumber } from './ways.ts';

/** A message may need so long; asking for more does not make it faster. */
const SEND_AGAIN_MS = 60_000;

interface PhoneWayProps {
  factor: Factor;
  send: Send;
  onDone: () => void;
}

/** A code that the server sends to her phone. */
export function PhoneWay({ factor, send, onDone }: PhoneWayProps) {
  const [challengeId, setChallengeId] = useState<string | null>(null);
  const [maySendAgain, setMaySendAgain] = useState(false);
  const sending = useConfirming();
  const where = nameNumber(factor);

  useEffect(() => {
    if (challengeId === null) return;
    setMaySendAgain(false);
    const timer = window.setTimeout(() => setMaySendAgain(true), SEND_AGAIN_MS);
    return () => window.clearTimeout(timer);
  }, [challengeId]);

  async function sendCode() {
    const asked = await sending.attempt(() => askFactor(factor.id));
    if (asked !== null) setChallengeId(asked.body.id);
  }

  if (challengeId === null)
    return (
      <div>
        <p className="text-muted">We send a code to {where}.</p>
        <Button
          className="mt-4 max-sm:w-full"
          onClick={sendCode}
          isBusy={sending.isSending}
          busyLabel="Sending..."
        >
          Send a code
        </Button>
        <ErrorLine id={`${factor.id}-error`} error={sending.refusal} />
      </div>
    );
  return (
    <div>
      <CodeField
        label="Six-digit code"
        hint={`Sent to ${where}. It may take a minute.`}
        action="Confirm"
        send={(code) => send(`/api/auth/factors/${factor.id}/verify`, { challenge_id: challengeId, code })}
        onDone={onDone}
      />
      <div className="type-small mt-4 text-muted">
        {maySendAgain ? (
          <LineButton onPress={() => void sendCode()} isBusy={sending.isSending}>
            Send another code
          </LineButton>
        ) : (
          'Nothing came? After a minute you can have another one sent.'
        )}
        <ErrorLine id={`${factor.id}-error`} error={sending.refusal} />
      </div>
    </div>
  );
}
