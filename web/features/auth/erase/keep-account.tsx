import type { ErasureState } from '@lunaria/domain/account/erasure.ts';
import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameDay } from '@lunaria/domain/calendar/name-day.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useErasure } from './erasure-query.ts';

/** While an account waits to be erased: the day, and the way back, in which she says what shall answer again. */
export function KeepAccount({ userId, state }: { userId: string; state: ErasureState }) {
  const { keep, isBusy, trouble } = useErasure(userId);
  const [areLinksOpen, setLinksOpen] = useState(false);
  const { erasure, paused } = state;
  if (erasure === null) return null;
  const what = nameLinks(paused);
  return (
    <div className="rounded-input bg-moon px-4 py-4 text-text">
      {erasure.is_due ? (
        <p role="status">Your account is being erased. It cannot be kept any more.</p>
      ) : (
        <>
          <p className="font-medium">
            Your account will be erased on {nameDay(localDateOf(new Date(erasure.due_at)))}.
          </p>
          <p className="type-small mt-1">
            Until then you go on as before. Reminders have stopped{what && `, and so ${what.stopped}`}.
          </p>
          {what && (
            <Checkbox
              className="mt-3"
              label={`Open ${what.named} again, with the same address`}
              checked={areLinksOpen}
              onChange={(event) => setLinksOpen(event.target.checked)}
            />
          )}
          <Button
            className="mt-3"
            isBusy={isBusy}
            busyLabel="Sending..."
            onClick={() => void keep(areLinksOpen ? 'open' : 'end')}
          >
            Keep my account
          </Button>
          {what && !areLinksOpen && (
            <p className="type-small mt-2">Without the tick they end; you can make new ones.</p>
          )}
        </>
      )}
      {trouble !== null && (
        <p role="alert" className="type-small mt-2 text-danger">
          {trouble}
        </p>
      )}
    </div>
  );
}

function nameLinks({ calendars, page }: ErasureState['paused']): { named: string; stopped: string } | null {
  const calendar = calendars > 1 ? 'your calendar addresses' : 'your calendar address';
  if (calendars > 0 && page)
    return {
      named: `${calendar} and your page for helpers`,
      stopped: `have ${calendar} and your page for helpers`,
    };
  if (calendars > 0) return { named: calendar, stopped: `${calendars > 1 ? 'have' : 'has'} ${calendar}` };
  return page ? { named: 'your page for helpers', stopped: 'has your page for helpers' } : null;
}
