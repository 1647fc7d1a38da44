import type { FactorList } from '@lunaria/domain/account/factors.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

interface RecoveryRenewalProps {
  list: FactorList;
  onClose: () => void;
}

/** New recovery codes; asks first where that makes others void. */
export function RecoveryRenewal({ list, onClose }: RecoveryRenewalProps) {
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
