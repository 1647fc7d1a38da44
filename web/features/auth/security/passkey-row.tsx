import type { Factor } from '@lunaria/domain/account/factors.ts';
import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { describeLastUse } from './describe-last-use.ts';

/** One of her passkeys. */
export function PasskeyRow({ passkey, onRemove }: { passkey: Factor; onRemove: () => void }) {
  const { friendly_name: name, created_at: createdAt, last_used_at: lastUsedAt } = passkey;
  const now = new Date();
  const use = lastUsedAt === null ? 'not used yet' : `used ${describeLastUse(new Date(lastUsedAt), now)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium break-words">
          {name}
          <Badge tone="primary">{passkey.is_backed_up ? 'Synchronised' : 'On one device'}</Badge>
        </p>
        <p className="type-small mt-0.5 text-muted">
          Added on {shortDay(localDateOf(new Date(createdAt)), localDateOf(now))}, {use}
        </p>
      </div>
      <Button kind="secondary" onClick={onRemove}>
        Remove<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
