import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import type { Period } from '../period.ts';
import type { CyclePause } from './cycle-records.ts';

/**
 * First day of the period that ended an open pause: the first one that begins after its first day, for then she has
 * cycles again. Null: none has begun, or she said herself when it ended. Periods in any order.
 */
export function findPeriodThatEnded(
  { from_on: from, to_on: to }: Pick<CyclePause, 'from_on' | 'to_on'>,
  periods: readonly Pick<Period, 'period_start_date'>[],
): CalendarDate | null {
  if (to !== null) return null;
  return periods.reduce<CalendarDate | null>(
    (first, { period_start_date: start }) =>
      start > from && (first === null || start < first) ? start : first,
    null,
  );
}

/** As it turned out: where a period ended it, with the day before that one as its last. */
export function withEnd(
  pause: CyclePause,
  periods: readonly Pick<Period, 'period_start_date'>[],
): CyclePause {
  const endedBy = findPeriodThatEnded(pause, periods);
  return endedBy === null ? pause : { ...pause, to_on: addDays(endedBy, -1) };
}
