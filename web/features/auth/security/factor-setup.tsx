import {
  FACTOR_NAME_MAX_LENGTH,
  type FactorList,
  type NewFactor,
  phoneSchema,
} from '@lunaria/domain/account/factors.ts';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useSessionManager } from '../../session/session-provider.tsx';
import { useAccountChange } from '../proof/proof-provider.tsx';
import { requestAccount } from '../request-account.ts';
import { PhoneWay } from '../second-step/phone-way.tsx';
import { useConfirming } from '../second-step/use-confirming.ts';
import { AUTHENTICATOR_NAME } from '../second-step/ways.ts';
import { AuthenticatorScan } from './authenticator-scan.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { suggestName } from './suggest-name.ts';

const TEXTS = {
  totp: {
    title: 'Authenticator app',
    subtitle:
      'An app on your phone that shows a new code every half minute. Many password managers do it too.',
    name: AUTHENTICATOR_NAME,
    hint: 'So that you know it later: the phone it is on, for example.',
  },
  phone: {
    title: 'Codes by text message',
    subtitle: 'Weaker than an app: whoever takes over your number gets the codes.',
    name: 'My phone',
    hint: 'So that you know it later.',
  },
} as const;

interface FactorSetupProps {
  type: keyof typeof TEXTS;
  list: FactorList;
  onClose: () => void;
}

/** A name and, of a phone, its number; the first code; and the codes for the day the phone is gone. */
export function FactorSetup({ type, list, onClose }: FactorSetupProps) {
  const { confirm } = useSessionManager();
  const [made, setMade] = useState<NewFactor | null>(null);
  const [isOn, setOn] = useState(false);
  const { title, subtitle, name, hint } = TEXTS[type];

  function leave() {
    // Nobody will ever have its codes; should this not arrive, the server sweeps it within the hour.
    if (made !== null && !isOn)
      void requestAccount('DELETE', '/api/auth/factors/:id', { param: { id: made.id } });
    onClose();
  }

  function tell() {
    showToast({
      title: 'Second step is on',
      message: 'Logging in asks for it from now on, here and on your other devices.',
    });
    onClose();
  }

  function goOn() {
    if (list.recovery_codes_left > 0) tell();
    else setOn(true);
  }

  // Told after the codes: on a phone it would lie over the box that says they were kept.
  if (isOn) return <RecoveryCodesDialog onClose={tell} />;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => isOpen || leave()} title={title} subtitle={subtitle}>
      {made === null && (
        <NameForm type={type} suggestion={suggestName(name, list.factors)} hint={hint} onMade={setMade} />
      )}
      {made !== null && type === 'totp' && <AuthenticatorScan made={made} onDone={goOn} />}
      {made !== null && type === 'phone' && <PhoneWay factor={made} send={confirm} onDone={goOn} />}
    </Dialog>
  );
}

interface NameFormProps {
  type: 'totp' | 'phone';
  suggestion: string;
  hint: string;
  onMade: (made: NewFactor) => void;
}

/** Names a new second step, asks for the number of a phone, and makes it; it counts once its first code was right. */
function NameForm({ type, suggestion, hint, onMade }: NameFormProps) {
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
    const made = await attempt(() =>
      change('POST', '/api/auth/factors', {
        json: {
          factor_type: type,
          friendly_name: String(typed.get('name')).trim() || suggestion,
          ...(checked?.success && { phone: checked.data }),
        },
      }),
    );
    if (made === null) return field.current?.focus();
    onMade(made.body);
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
