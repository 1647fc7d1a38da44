import type { Factor } from '@lunaria/domain/account/factors.ts';
import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { describeLastUse } from './describe-last-use.ts';
import { RemovalLine } from './removal-line.tsx';
import { SecurityRow } from './security-row.tsx';

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
    <SecurityRow
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
