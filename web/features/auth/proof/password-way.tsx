import { type FormEvent, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { type Send, useConfirming } from '../second-step/use-confirming.ts';

interface PasswordWayProps {
  send: Send;
  onDone: () => void;
}

/** Her password once more; for an account without a second step. */
export function PasswordWay({ send, onDone }: PasswordWayProps) {
  const field = useRef<HTMLInputElement>(null);
  const { isSending, refusal, forgetRefusal, attempt } = useConfirming();

  async function check(event: FormEvent) {
    event.preventDefault();
    const password = field.current?.value ?? '';
    if (password === '') return field.current?.focus();
    if ((await attempt(() => send('/api/auth/proof', { password }))) !== null) onDone();
    else field.current?.select();
  }

  return (
    <form noValidate method="post" onSubmit={check} className="grid gap-5">
      <PasswordField
        ref={field}
        autoFocus
        label="Your password"
        name="password"
        autoComplete="current-password"
        error={refusal}
        onInput={forgetRefusal}
      />
      <Button type="submit" isBusy={isSending} busyLabel="Checking..." className="max-sm:w-full sm:w-fit">
        Confirm
      </Button>
    </form>
  );
}
