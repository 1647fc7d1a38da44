import {
  FACTOR_NAME_MAX_LENGTH,
  type FactorList,
  type NewFactor,
  phoneSchema,
} from '@lunaria/domain/account/factors.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { requestAccount } from '../../session/request-account.ts';
import { useSessionManager } from '../../session/session-provider.tsx';
import { useAccountChange } from '../proof/proof-provider.tsx';
import { PhoneWay } from '../second-step/phone-way.tsx';
import { refusalOf } from '../second-step/use-confirming.ts';
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
  const change = useAccountChange();
  const { formProps, say, isBusy } = useForm<'phone' | 'name'>({
    async onSubmit(form) {
      const typed = new FormData(form);
      const phone = typed.get('phone');
      const checked = phone === null ? null : phoneSchema.safeParse(phone);
      if (checked?.error) return { phone: checked.error.issues[0]?.message };
      const outcome = await change('POST', '/api/auth/factors', {
        json: {
          factor_type: type,
          friendly_name: String(typed.get('name')).trim() || suggestion,
          ...(checked?.success && { phone: checked.data }),
        },
      });
      if (typeof outcome === 'string' || outcome.kind !== 'done') return { name: refusalOf(outcome) };
      onMade(outcome.body);
    },
  });

  return (
    <form {...formProps} method="post" className="grid gap-5">
      {type === 'phone' && (
        <TextField
          autoFocus
          label="Phone number"
          name="phone"
          type="tel"
          autoComplete="tel"
          hint="With the code of its country, as in +34 600 000 000."
          error={say('phone')}
        />
      )}
      <TextField
        autoFocus={type !== 'phone'}
        label="Name"
        name="name"
        defaultValue={suggestion}
        hint={hint}
        error={say('name')}
        autoComplete="off"
        maxLength={FACTOR_NAME_MAX_LENGTH}
      />
      <Button type="submit" isBusy={isBusy} busyLabel="One moment..." className="max-sm:w-full sm:w-fit">
        Continue
      </Button>
    </form>
  );
}
