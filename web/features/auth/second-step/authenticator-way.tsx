import type { Factor } from '@lunaria/domain/account/factors.ts';
import { readText } from '../../session/session-requests.ts';
import { requestAccount } from '../request-account.ts';
import { CodeField } from './code-field.tsx';
import { type Send, useConfirming } from './use-confirming.ts';
import { AUTHENTICATOR_NAME } from './ways.ts';

interface FactorWayProps {
  factor: Factor;
  send: Send;
  onDone: () => void;
}

/** The code that her authenticator app shows now. */
export function AuthenticatorWay({ factor, send, onDone }: FactorWayProps) {
  const { isSending, refusal, forgetRefusal, attempt } = useConfirming();

  async function check(code: string): Promise<boolean> {
    const body = await attempt(async () => {
      const challenge = await requestAccount('POST', `/api/auth/factors/${factor.id}/challenge`, {});
      if (challenge.kind !== 'done') return challenge;
      const challengeId = readText(challenge.body, 'id');
      return await send(`/api/auth/factors/${factor.id}/verify`, { challenge_id: challengeId, code });
    });
    if (body !== null) onDone();
    return body !== null;
  }

  return (
    <CodeField
      label="Six-digit code"
      hint={
        factor.friendly_name === AUTHENTICATOR_NAME
          ? 'Open your authenticator app and type the code it shows for Lunaria.'
          : `Open your authenticator app (“${factor.friendly_name}”) and type the code it shows for Lunaria.`
      }
      refusal={refusal}
      isSending={isSending}
      action="Confirm"
      onCode={check}
      onInput={forgetRefusal}
    />
  );
}
