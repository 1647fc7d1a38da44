import type { FactorList, NewFactor } from '@lunaria/domain/account/factors.ts';
import { useState } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { requestAccount } from '../request-account.ts';
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

  function finish() {
    showToast({
      title: 'Second step is on',
      message: 'Logging in asks for it from now on, here and on your other devices.',
    });
    if (list.recovery_codes_left > 0) onClose();
    else setOn(true);
  }

  if (isOn) return <RecoveryCodesDialog onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || leave()}
      title="Authenticator app"
      subtitle="An app on your phone that shows a new code every half minute."
    >
      {made === null ? (
        <NameForm
          type="totp"
          suggestion={suggestName('Authenticator app', list.factors)}
          hint="So that you know it later: the phone it is on, for example."
          onMade={setMade}
        />
      ) : (
        <AuthenticatorScan made={made} onDone={finish} />
      )}
    </Dialog>
  );
}
