import { daysBetween } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import { cycleDayOf } from '@lunaria/domain/cycle/cycle.ts';
import { findOverlap } from '@lunaria/domain/cycle/period.ts';
import { CLOSE_DAYS } from '@lunaria/domain/cycle/period-offer.ts';
import { Button } from '../../../ui/button.tsx';
import type { CalendarState } from '../calendar-state.ts';

interface OngoingPeriodProps {
  calendar: CalendarState;
  /** Saved: there is nothing more to do here. */
  onDone: () => void;
  /** Chooses the end of the period that goes on. */
  onChooseEnd: () => void;
}

/** Today in one press: it started, or it ended. */
export function OngoingPeriod({ calendar, onDone, onChooseEnd }: OngoingPeriodProps) {
  const { today, latest, periods, savePeriod } = calendar;
  const open = latest !== null && latest.period_end_date === null ? latest : null;
  const isGoing = open !== null && daysBetween(open.period_start_date, today) < CLOSE_DAYS;
  const canStart = !isGoing && findOverlap(periods, today, null, today) === null;

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-input bg-period-tint p-4">
      {open && (
        <>
          <p className="min-w-48 flex-1">
            {isGoing
              ? `Your period began on ${shortDay(open.period_start_date, today)}. Today is day ${cycleDayOf(today, { lastPeriodStart: open.period_start_date, cycleLengthDays: open.cycle_length })}.`
              : `The period of ${shortDay(open.period_start_date, today)} has no end yet.`}
          </p>
          <div className="flex flex-wrap gap-2.5">
            {isGoing && (
              <Button
                kind="secondary"
                onClick={() => {
                  savePeriod({ start: open.period_start_date, end: today });
                  onDone();
                }}
              >
                It ended today
              </Button>
            )}
            <Button kind="secondary" onClick={onChooseEnd}>
              It ended…
            </Button>
          </div>
        </>
      )}
      {canStart && (
        <>
          <Button
            kind="secondary"
            onClick={() => {
              savePeriod({ start: today, end: null });
              onDone();
            }}
          >
            Started today
          </Button>
          <p className="type-small min-w-48 flex-1">Saved at once. Add the end when it is over.</p>
        </>
      )}
      {!open && !canStart && <p>Today is inside a recorded period.</p>}
    </div>
  );
}
