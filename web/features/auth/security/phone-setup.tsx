import type { FactorList, NewFactor } from '@lunaria/domain/account/factors.ts';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { useSessionManager } from '../../session/session-provider.tsx';
import { requestAccount } from '../request-account.ts';
import { PhoneWay } from '../second-step/phone-way.tsx';
import { NameForm } from './name-form.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { suggestName } from './suggest-name.ts';

interface PhoneSetupProps {
  list: FactorList;
  onClose: () => void;
}

/** A number, a code sent to it, and the codes for the day the phone is gone. */
export function PhoneSetup({ list, onClose }: PhoneSetupProps) {
  const { confirm } = useSessionManager();
  const [made, setMade] = useState<NewFactor | null>(null);
  const [isOn, setOn] = useState(false);

  function leave() {
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

  // Told after the codes: on a phone it would lie over the box that says they were kept.
  if (isOn) return <RecoveryCodesDialog onClose={tell} />;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || leave()}
      title="Codes by text message"
      subtitle="Weaker than an app: whoever takes over your number gets the codes."
    >
      {made === null ? (
        <NameForm
          type="phone"
          suggestion={suggestName('My phone', list.factors)}
          hint="So that you know it later."
          onMade={setMade}
        />
      ) : (
        <PhoneWay
          factor={made}
          send={confirm}
          onDone={() => (list.recovery_codes_left > 0 ? tell() : setOn(true))}
        />
      )}
    </Dialog>
  );
}
