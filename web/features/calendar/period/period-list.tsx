import { inclusiveDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { countDays, shortDay, shortDays } from '@lunaria/domain/calendar/name-day.ts';
import type { Period } from '@lunaria/domain/cycle/period.ts';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { LISTED_PERIODS } from '../../../data/periods/periods.ts';
import { useRecords } from '../../../data/records/use-records.ts';
import { Button } from '../../../ui/button.tsx';
import type { CalendarState } from '../calendar-state.ts';

const FIRST_COUNT = 4;
const MORE_COUNT = 24;
/** The most that the server gives at once. */
const MOST = 1000;

interface PeriodListProps {
  userId: string;
  calendar: CalendarState;
  /** The period whose days are being changed. */
  moved: Period | null;
  onMove: (period: Period) => void;
  onDelete: (period: Period) => void;
}

/** What is recorded, newest first: to give it other days or to delete it. */
export function PeriodList({ userId, calendar, moved, onMove, onDelete }: PeriodListProps) {
  const { today, deletePeriod, savePeriod } = calendar;
  const { periods, hasMore, showMore } = usePeriodHistory(userId, calendar.periods);
  const [deleted, setDeleted] = useState<Period | null>(null);
  if (periods.length === 0 && deleted === null) return null;

  return (
    <section aria-labelledby="recorded-periods">
      <h3 id="recorded-periods" className="type-h3">
        Recorded periods
      </h3>
      <div role="status">
        {deleted && (
          <p className="type-small mt-2 flex flex-wrap items-center justify-between gap-2 rounded-input bg-moon px-4 py-1.5">
            Deleted: {nameDays(deleted, today)}.
            <Button
              kind="quiet"
              onClick={() => {
                const { period_start_date: start, period_end_date: end, cycle_length } = deleted;
                savePeriod({ start, end }, cycle_length);
                setDeleted(null);
              }}
            >
              Undo
            </Button>
          </p>
        )}
      </div>
      <ul className="mt-1 divide-y divide-border">
        {periods.map((period) => (
          <PeriodRow
            key={period.period_start_date}
            {...{ period, today }}
            isMoved={moved?.period_start_date === period.period_start_date}
            onMove={() => onMove(period)}
            onDelete={() => {
              deletePeriod(period.period_start_date);
              setDeleted(period);
              onDelete(period);
            }}
          />
        ))}
      </ul>
      {hasMore && (
        <Button kind="quiet" className="-ml-5" onClick={showMore}>
          Show more
        </Button>
      )}
    </section>
  );
}

/** What is recorded, newest first, a few at a time; `known` stands in while it cannot be loaded. */
function usePeriodHistory(userId: string, known: readonly Period[]) {
  const [count, setCount] = useState(FIRST_COUNT);
  // One more than shown: so it is known whether there are more.
  const limit = Math.min(count + 1, MOST);
  const { status, rows } = useRecords(LISTED_PERIODS, userId, [limit], { placeholderData: keepPreviousData });
  const all = status === 'ready' ? rows : known;
  return {
    periods: all.slice(0, count),
    hasMore: all.length > count && count < MOST,
    showMore: () => setCount((shown) => shown + MORE_COUNT),
  };
}

interface PeriodRowProps {
  period: Period;
  today: CalendarState['today'];
  isMoved: boolean;
  onMove: () => void;
  onDelete: () => void;
}

function PeriodRow({ period, today, isMoved, onMove, onDelete }: PeriodRowProps) {
  const name = nameDays(period, today);
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
      <p className="min-w-36 flex-1">
        {name}
        <span className="type-small block text-muted">{nameLength(period)}</span>
      </p>
      <div className="flex flex-wrap max-sm:-ml-3">
        <Button
          kind="quiet"
          className="px-3!"
          aria-label={`Change dates, ${name}`}
          aria-pressed={isMoved}
          onClick={onMove}
        >
          Change dates
        </Button>
        <Button
          kind="quiet"
          className="px-3! text-danger! hover:bg-danger-tint"
          aria-label={`Delete, ${name}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}

export function nameDays(
  { period_start_date: start, period_end_date: end }: Period,
  today: CalendarState['today'],
): string {
  return end === null ? `From ${shortDay(start, today)}` : shortDays(start, end, today);
}

function nameLength({ period_start_date: start, period_end_date: end }: Period): string {
  return end === null ? 'No end recorded' : countDays(inclusiveDays(start, end));
}
