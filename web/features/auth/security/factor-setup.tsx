import type { FactorList, NewFactor } from '@lunaria/domain/account/factors.ts';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useSessionManager } from '../../session/session-provider.tsx';
import { requestAccount } from '../request-account.ts';
import { PhoneWay } from '../second-step/phone-way.tsx';
import { AUTHENTICATOR_NAME } from '../second-step/ways.ts';
import { AuthenticatorScan } from './authenticator-scan.tsx';
import { NameForm } from './name-form.tsx';
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
    if (made !== null && !isOn) void requestAccount('DELETE', `/api/auth/factors/${made.id}`);
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
