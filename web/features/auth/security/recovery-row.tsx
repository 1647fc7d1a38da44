import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { SecurityRow } from './security-row.tsx';

interface RecoveryRowProps {
  left: number;
  onRenew: () => void;
  isBusy: boolean;
}

const FEW = 3;

/** The codes for the day her phone is gone: how many are left, and new ones. */
export function RecoveryRow({ left, onRenew, isBusy }: RecoveryRowProps) {
  return (
    <SecurityRow
      name="Recovery codes"
      badge={left <= FEW && <Badge tone="warning">{left === 0 ? 'None left' : `Only ${left} left`}</Badge>}
      detail={
        left === 0
          ? 'Without them you cannot get in should your phone be lost.'
          : `${left} left, for the day your phone is lost. Each works once.`
      }
      action={
        <Button kind="secondary" onClick={onRenew} isBusy={isBusy}>
          Make new ones<span className="sr-only"> of your recovery codes</span>
        </Button>
      }
      hasWideAction
    />
  );
}
