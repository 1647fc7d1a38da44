import type { Factor } from '@lunaria/domain/account/factors.ts';
import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import { Button } from '../../../ui/button.tsx';
import { AUTHENTICATOR_NAME, nameNumber } from '../second-step/ways.ts';
import { describeLastUse } from './describe-last-use.ts';
import { RemovalLine } from './removal-line.tsx';
import { SecurityRow } from './security-row.tsx';

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
    <SecurityRow
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
