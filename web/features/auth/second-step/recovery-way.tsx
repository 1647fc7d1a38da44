import { type FormEvent, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type Send, useConfirming } from './use-confirming.ts';

interface RecoveryWayProps {
  send: Send;
  onDone: () => void;
}

/** One of the codes she was given for the day her phone is gone. */
export function RecoveryWay({ send, onDone }: RecoveryWayProps) {
  const field = useRef<HTMLInputElement>(null);
  const { isSending, refusal, forgetRefusal, attempt } = useConfirming();

  async function check(event: FormEvent) {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    if (code === '') return field.current?.focus();
    if ((await attempt(() => send('/api/auth/recovery-codes/verify', { code }))) !== null) onDone();
    else field.current?.select();
  }

  return (
    <form noValidate method="post" onSubmit={check} className="grid gap-5">
      <TextField
        ref={field}
        autoFocus
        label="Recovery code"
        hint="One of the codes you kept when you set up the second step. Each of them works once."
        error={refusal}
        name="recovery-code"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        onInput={forgetRefusal}
      />
      <Button type="submit" isBusy={isSending} busyLabel="Checking..." className="max-sm:w-full sm:w-fit">
        Confirm
      </Button>
    </form>
  );
}
