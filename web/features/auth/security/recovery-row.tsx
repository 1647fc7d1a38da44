import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

interface RecoveryRowProps {
  left: number;
  onRenew: () => void;
  isBusy: boolean;
}

const FEW = 3;

/** The codes for the day her phone is gone: how many are left, and new ones. */
export function RecoveryRow({ left, onRenew, isBusy }: RecoveryRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          Recovery codes
          {left <= FEW && <Badge tone="warning">{left === 0 ? 'None left' : `Only ${left} left`}</Badge>}
        </p>
        <p className="type-small mt-0.5 text-muted">
          {left === 0
            ? 'Without them you cannot get in should your phone be lost.'
            : `${left} left, for the day your phone is lost. Each works once.`}
        </p>
      </div>
      <Button kind="secondary" onClick={onRenew} isBusy={isBusy}>
        Make new ones<span className="sr-only"> of your recovery codes</span>
      </Button>
    </li>
  );
}
