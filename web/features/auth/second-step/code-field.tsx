import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface CodeFieldProps {
  label: string;
  hint?: ReactNode;
  refusal: string | undefined;
  isSending: boolean;
  /** What the button says. */
  action: string;
  /** Six digits, whatever spaces or hyphens she typed or pasted with them. True: it was taken. */
  onCode: (code: string) => Promise<boolean>;
  onInput: () => void;
}

const CODE_DIGITS = 6;

/** Six digits in one field; sent as the sixth is there. */
export function CodeField({ label, hint, refusal, isSending, action, onCode, onInput }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null);

  async function send() {
    const code = readDigits(field.current?.value);
    if (code.length !== CODE_DIGITS) return field.current?.focus();
    if (!(await onCode(code))) field.current?.select();
  }

  function take() {
    onInput();
    if (readDigits(field.current?.value).length === CODE_DIGITS) void send();
  }

  return (
    <form
      noValidate
      method="post"
      className="grid gap-5"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        ref={field}
        autoFocus
        label={label}
        hint={hint}
        error={refusal}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={12}
        onInput={take}
      />
      <Button type="submit" isBusy={isSending} busyLabel="Checking..." className="max-sm:w-full sm:w-fit">
        {action}
      </Button>
    </form>
  );
}

function readDigits(text = ''): string {
  return text.replace(/\D/g, '');
}
