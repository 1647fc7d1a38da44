import type { Factor, FactorList } from '@lunaria/domain/account/factors.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FactorSetup } from './factor-setup.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { RemoveFactor } from './remove-factor.tsx';

/** What is open over the section. */
export type OpenChange =
  | { kind: 'authenticator' }
  | { kind: 'phone' }
  | { kind: 'codes' }
  | { kind: 'remove'; factor: Factor };

interface SecondStepDialogProps {
  change: OpenChange;
  list: FactorList;
  onClose: () => void;
}

/** Whatever changes her second steps, in one window; loaded when the first is opened. */
export default function SecondStepDialog({ change, list, onClose }: SecondStepDialogProps) {
  if (change.kind === 'authenticator') return <FactorSetup type="totp" list={list} onClose={onClose} />;
  if (change.kind === 'phone') return <FactorSetup type="phone" list={list} onClose={onClose} />;
  if (change.kind === 'codes') return <RecoveryRenewal list={list} onClose={onClose} />;
  return <RemoveFactor factor={change.factor} list={list} onClose={onClose} />;
}

interface RecoveryRenewalProps {
  list: FactorList;
  onClose: () => void;
}

/** New recovery codes; asks first where that makes others void. */
function RecoveryRenewal({ list, onClose }: RecoveryRenewalProps) {
  const [isSure, setSure] = useState(list.recovery_codes_left === 0);
  if (isSure) return <RecoveryCodesDialog onClose={onClose} />;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title="Make new recovery codes?"
      subtitle={`The ${list.recovery_codes_left} you still have stop working at once.`}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            Keep the old ones
          </Button>
          <Button onClick={() => setSure(true)}>Make new ones</Button>
        </>
      }
    />
  );
}
