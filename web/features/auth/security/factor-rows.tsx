import type { Factor } from '@lunaria/domain/account/factors.ts';
import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import { sayClock } from '@lunaria/domain/time/say-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ListRow } from '../../../ui/list-row.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { describeFailedChange } from '../account-toasts.ts';
import { useAccountChange } from '../proof/proof-provider.tsx';
import { AUTHENTICATOR_NAME, nameNumber } from '../second-step/ways.ts';
import { describeLastUse } from './security-row.tsx';

interface FactorRowProps {
  factor: Factor;
  onRemove: () => void;
  onKept: () => void;
}

/** One of her second steps. */
export function FactorRow({ factor, onRemove, onKept }: FactorRowProps) {
  const now = new Date();
  const kind = factor.factor_type === 'phone' ? `Text message to ${nameNumber(factor)}` : AUTHENTICATOR_NAME;
  const day = shortDay(localDateOf(new Date(factor.created_at)), localDateOf(now));
  const use =
    factor.last_used_at === null
      ? 'not used yet'
      : `used ${describeLastUse(new Date(factor.last_used_at), now)}`;
  return (
    <ListRow
      name={factor.friendly_name}
      detail={`${kind === factor.friendly_name ? 'Added' : `${kind}, added`} on ${day}, ${use}`}
      action={
        <Button kind="secondary" onClick={onRemove}>
          Remove<span className="sr-only"> {factor.friendly_name}</span>
        </Button>
      }
      notice={<RemovalLine factor={factor} onKept={onKept} />}
    />
  );
}

interface PasskeyRowProps {
  passkey: Factor;
  onRemove: () => void;
  onKept: () => void;
}

/** One of her passkeys. */
export function PasskeyRow({ passkey, onRemove, onKept }: PasskeyRowProps) {
  const { friendly_name: name, created_at: createdAt, last_used_at: lastUsedAt } = passkey;
  const now = new Date();
  const use = lastUsedAt === null ? 'not used yet' : `used ${describeLastUse(new Date(lastUsedAt), now)}`;
  return (
    <ListRow
      name={name}
      badge={<Badge tone="primary">{passkey.is_backed_up ? 'Synchronised' : 'On one device'}</Badge>}
      detail={`Added on ${shortDay(localDateOf(new Date(createdAt)), localDateOf(now))}, ${use}`}
      action={
        <Button kind="secondary" onClick={onRemove}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      }
      notice={<RemovalLine factor={passkey} onKept={onKept} />}
    />
  );
}

interface RecoveryRowProps {
  left: number;
  onRenew: () => void;
  isBusy: boolean;
}

const FEW = 3;

/** The codes for the day her phone is gone: how many are left, and new ones. */
export function RecoveryRow({ left, onRenew, isBusy }: RecoveryRowProps) {
  return (
    <ListRow
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

/** Of a second step that is to go because somebody asked for it by mail: when, and that she may keep it. */
function RemovalLine({ factor, onKept }: { factor: Factor; onKept: () => void }) {
  const change = useAccountChange();
  if (factor.removal_due_at === null) return null;
  const due = new Date(factor.removal_due_at);
  const time = sayClock(due);

  async function keep() {
    const outcome = await change('POST', '/api/auth/factors/:id/keep', { param: { id: factor.id } });
    if (typeof outcome === 'string') return;
    if (outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.status === 409)) {
      showToast({ title: 'It stays', message: `“${factor.friendly_name}” goes on being asked for.` });
      onKept();
    } else showToast({ ...describeFailedChange('It was not kept', outcome), kind: 'destructive' });
  }

  return (
    <p className="type-small mt-1.5 basis-full text-danger">
      It goes on {shortDay(localDateOf(due), localDateOf(new Date()))} at {time}: whoever set a new password
      by mail asked for that.{' '}
      <Button kind="quiet" className="-mx-3 px-3!" onClick={() => void keep()}>
        Keep it<span className="sr-only"> ({factor.friendly_name})</span>
      </Button>
    </p>
  );
}
