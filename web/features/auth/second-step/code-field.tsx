import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import type { AccountOutcome } from '../../session/session-requests.ts';
import { refusalOf } from './use-confirming.ts';

interface CodeFieldProps {
  label: string;
  hint?: ReactNode;
  /** What the button says. */
  action: string;
  /** Six digits, whatever spaces or hyphens she typed or pasted with them. */
  send: (code: string) => Promise<AccountOutcome>;
  onDone: () => void;
}

const CODE_DIGITS = 6;

/** Six digits in one field; sent as the sixth is there. */
export function CodeField({ label, hint, action, send, onDone }: CodeFieldProps) {
  const { formProps, say, isBusy } = useForm<'code'>({
    async onSubmit(form) {
      const field = fieldOf(form);
      const code = readDigits(field);
      if (code.length !== CODE_DIGITS) return void field?.focus();
      const refusal = refusalOf(await send(code));
      if (refusal !== undefined) return { code: refusal };
      onDone();
    },
  });

  return (
    <form {...formProps} method="post" className="grid gap-5">
      <TextField
        autoFocus
        label={label}
        hint={hint}
        error={say('code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={12}
        onInput={({ currentTarget }) => {
          if (readDigits(currentTarget).length === CODE_DIGITS) currentTarget.form?.requestSubmit();
        }}
      />
      <Button type="submit" isBusy={isBusy} busyLabel="Checking..." className="max-sm:w-full sm:w-fit">
        {action}
      </Button>
    </form>
  );
}

function fieldOf(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector('input');
}

function readDigits(field: HTMLInputElement | null): string {
  return (field?.value ?? '').replace(/\D/g, '');
}
