import { FACTOR_NAME_MAX_LENGTH, type NewFactor, phoneSchema } from '@lunaria/domain/account/factors.ts';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useConfirming } from '../second-step/use-confirming.ts';
import { useAccountChange } from './use-account-change.ts';

interface NameFormProps {
  type: 'totp' | 'phone';
  suggestion: string;
  hint: string;
  onMade: (made: NewFactor) => void;
}

/** Names a new second step, asks for the number of a phone, and makes it; it counts once its first code was right. */
export function NameForm({ type, suggestion, hint, onMade }: NameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const phoneField = useRef<HTMLInputElement>(null);
  const [phoneFault, setPhoneFault] = useState<string>();
  const change = useAccountChange();
  const { isSending, refusal, forgetRefusal, attempt } = useConfirming();

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const phone = typed.get('phone');
    const checked = phone === null ? null : phoneSchema.safeParse(phone);
    if (checked?.error) {
      setPhoneFault(checked.error.issues[0]?.message);
      return phoneField.current?.focus();
    }
    const body = await attempt(() =>
      change('POST', '/api/auth/factors', {
        factor_type: type,
        friendly_name: String(typed.get('name')).trim() || suggestion,
        ...(checked?.success && { phone: checked.data }),
      }),
    );
    if (body === null) return field.current?.focus();
    onMade(body as NewFactor); // as: the shape is the server's promise
  }

  return (
    <form noValidate method="post" onSubmit={make} onInput={forgetRefusal} className="grid gap-5">
      {type === 'phone' && (
        <TextField
          ref={phoneField}
          autoFocus
          label="Phone number"
          name="phone"
          type="tel"
          autoComplete="tel"
          hint="With the code of its country, as in +34 600 000 000."
          error={phoneFault}
          onInput={() => setPhoneFault(undefined)}
        />
      )}
      <TextField
        ref={field}
        autoFocus={type !== 'phone'}
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
