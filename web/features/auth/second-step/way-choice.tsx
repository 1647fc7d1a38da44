import type { Factor } from '@lunaria/domain/account/factors.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import type { AccountOutcome } from '../../session/session-requests.ts';
import { askFactor } from '../factors-query.ts';
import { askPasskey } from '../passkeys/ask-passkey.ts';
import { CodeField } from './code-field.tsx';
import { PhoneWay } from './phone-way.tsx';
import { refusalOf, type Send, useConfirming } from './use-confirming.ts';
import { AUTHENTICATOR_NAME, keyOfWay, nameWay, type Way } from './ways.ts';

interface WayChoiceProps {
  ways: readonly Way[];
  send: Send;
  onDone: () => void;
  /** Ways that only a proof has. */
  renderOther?: (way: Way) => ReactNode;
}

/** The first way open, the others one press away. */
export function WayChoice({ ways, send, onDone, renderOther = () => null }: WayChoiceProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const way = ways.find((each) => keyOfWay(each) === chosen) ?? ways[0];
  if (!way) return null;
  const others = ways.filter((each) => each !== way);
  return (
    <>
      <div key={keyOfWay(way)}>{renderWay(way)}</div>
      {others.length > 0 && (
        <section aria-labelledby="other-ways" className="mt-8 border-t border-border pt-5">
          <h2 id="other-ways" className="type-label text-muted">
            Another way
          </h2>
          <ul className="mt-1 -ml-5">
            {others.map((other) => (
              <li key={keyOfWay(other)}>
                <Button kind="quiet" className="text-left" onClick={() => setChosen(keyOfWay(other))}>
                  {nameWay(other)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );

  function renderWay(shown: Way): ReactNode {
    const rest = { send, onDone };
    if (shown.kind === 'totp') return <AuthenticatorWay factor={shown.factor} {...rest} />;
    if (shown.kind === 'webauthn') return <PasskeyWay factor={shown.factor} {...rest} />;
    if (shown.kind === 'phone') return <PhoneWay factor={shown.factor} {...rest} />;
    if (shown.kind === 'recovery-code') return <RecoveryWay {...rest} />;
    return renderOther(shown);
  }
}

interface FactorWayProps {
  factor: Factor;
  send: Send;
  onDone: () => void;
}

/** The code that her authenticator app shows now. */
function AuthenticatorWay({ factor, send, onDone }: FactorWayProps) {
  async function check(code: string): Promise<AccountOutcome> {
    const challenge = await askFactor(factor.id);
    if (challenge.kind !== 'done') return challenge;
    return await send(`/api/auth/factors/${factor.id}/verify`, { challenge_id: challenge.body.id, code });
  }

  return (
    <CodeField
      label="Six-digit code"
      hint={
        factor.friendly_name === AUTHENTICATOR_NAME
          ? 'Open your authenticator app and type the code it shows for Lunaria.'
          : `Open your authenticator app (“${factor.friendly_name}”) and type the code it shows for Lunaria.`
      }
      action="Confirm"
      send={check}
      onDone={onDone}
    />
  );
}

interface PasskeyWayProps {
  factor: Factor;
  send: Send;
  onDone: () => void;
}

/** The browser asks for her passkey or security key. Only at a press: browsers refuse a question nobody asked for. */
function PasskeyWay({ factor, send, onDone }: PasskeyWayProps) {
  const { isSending, refusal, attempt } = useConfirming();
  const path = `/api/auth/factors/${factor.id}` as const;

  async function ask() {
    const taken = await attempt(async () => {
      const challenge = await askFactor(factor.id);
      if (challenge.kind !== 'done') return challenge;
      const answer = await askPasskey(challenge.body.webauthn?.credential_options);
      if (answer.kind !== 'given') return answer.message;
      return await send(`${path}/verify`, { challenge_id: challenge.body.id, credential: answer.credential });
    });
    if (taken !== null) onDone();
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

interface RecoveryWayProps {
  send: Send;
  onDone: () => void;
}

/** One of the codes she was given for the day her phone is gone. */
function RecoveryWay({ send, onDone }: RecoveryWayProps) {
  const { formProps, say, isBusy } = useForm<'code'>({
    async onSubmit(form) {
      const code = String(new FormData(form).get('recovery-code')).trim();
      if (code === '') return void form.querySelector('input')?.focus();
      const refusal = refusalOf(await send('/api/auth/recovery-codes/verify', { code }));
      if (refusal !== undefined) return { code: refusal };
      onDone();
    },
  });

  return (
    <form {...formProps} method="post" className="grid gap-5">
      <TextField
        autoFocus
        label="Recovery code"
        hint="One of the codes you kept when you set up the second step. Each of them works once."
        error={say('code')}
        name="recovery-code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button type="submit" isBusy={isBusy} busyLabel="Checking..." className="max-sm:w-full sm:w-fit">
        Confirm
      </Button>
    </form>
  );
}
