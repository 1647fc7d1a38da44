import { FACTOR_NAME_MAX_LENGTH, type NewFactor } from '@lunaria/domain/account/factors.ts';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useConfirming } from '../second-step/use-confirming.ts';
import { useAccountChange } from './use-account-change.ts';

interface NameFormProps {
  type: 'totp' | 'phone';
  suggestion: string;
  hint: string;
  onMade: (made: NewFactor) => void;
  /** What else the new step needs. */
  children?: ReactNode;
}

/** Names a new second step and makes it; it counts once its first code was right. */
export function NameForm({ type, suggestion, hint, onMade, children }: NameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const change = useAccountChange();
  const { isSending, refusal, forgetRefusal, attempt } = useConfirming();

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const phone = typed.get('phone');
    const body = await attempt(() =>
      change('POST', '/api/auth/factors', {
        factor_type: type,
        friendly_name: String(typed.get('name')).trim() || suggestion,
        ...(typeof phone === 'string' && { phone }),
      }),
    );
    if (body === null) return field.current?.focus();
    onMade(body as NewFactor); // as: the shape is the server's promise
  }

  return (
    <form noValidate method="post" onSubmit={make} onInput={forgetRefusal} className="grid gap-5">
      {children}
      <TextField
        ref={field}
        autoFocus={children === undefined}
        label="Name"
        name="name"
        defaultValue={suggestion}
        hint={hint}
        error={refusal}
        autoComplete="off"
        maxLength={FACTOR_NAME_MAX_LENGTH}
      />
      <Button type="submit" isBusy={isSending} busyLabel="One moment..." className="max-sm:w-full sm:w-fit">
        Continue
      </Button>
    </form>
  );
}
