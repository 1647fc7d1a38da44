import type { FactorList, NewFactor } from '@lunaria/domain/account/factors.ts';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { requestAccount } from '../request-account.ts';
import { AUTHENTICATOR_NAME } from '../second-step/ways.ts';
import { AuthenticatorScan } from './authenticator-scan.tsx';
import { NameForm } from './name-form.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { suggestName } from './suggest-name.ts';

interface SetupProps {
  list: FactorList;
  onClose: () => void;
}

/** A name, the picture to scan, the first code, and the codes for the day the phone is gone. */
export function AuthenticatorSetup({ list, onClose }: SetupProps) {
  const [made, setMade] = useState<NewFactor | null>(null);
  const [isOn, setOn] = useState(false);

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

  // Told after the codes: on a phone it would lie over the box that says they were kept.
  if (isOn) return <RecoveryCodesDialog onClose={tell} />;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || leave()}
      title="Authenticator app"
      subtitle="An app on your phone that shows a new code every half minute. Many password managers do it too."
    >
      {made === null ? (
        <NameForm
          type="totp"
          suggestion={suggestName(AUTHENTICATOR_NAME, list.factors)}
          hint="So that you know it later: the phone it is on, for example."
          onMade={setMade}
        />
      ) : (
        <AuthenticatorScan made={made} onDone={() => (list.recovery_codes_left > 0 ? tell() : setOn(true))} />
      )}
    </Dialog>
  );
}
