import type { CalendarDate } from '../calendar/calendar-date.ts';
import { type Cycle, classifyDay, type DayClass } from './cycle.ts';
import type { OvulationBasis } from './history/recorded-cycles.ts';
import type { Period } from './period.ts';

/** How a day's class is known: she recorded it, it was computed from her records, or from the example's start. */
export type DaySource = 'recorded' | 'computed' | 'example';

/** What a calendar draws for a day. */
export interface DayMark {
  dayClass: DayClass;
  source: DaySource;
  /** What says that ovulation was on the day. */
  ovulation?: OvulationBasis | null;
}

export interface MarkedRecords {
  /** Recorded periods that touch the days, in any order. */
  periods: readonly Period[];
  /** What stands in while she has recorded nothing at all; null from her first record on. */
  example: Cycle | null;
}

/**
 * The days of her recorded periods, of one that goes on the first, and as long as nothing is recorded those of the
 * example: what can be drawn at once.
 * What is computed from her records says describeDays (domain/body/), which also knows these; regular days are missing.
 */
export function markDays(
  days: readonly CalendarDate[],
  { periods, example }: MarkedRecords,
): ReadonlyMap<CalendarDate, DayMark> {
  const marks = new Map<CalendarDate, DayMark>();
  for (const day of days) {
    if (
      periods.some(
        ({ period_start_date: start, period_end_date: end }) => start <= day && day <= (end ?? start),
      )
    ) {
      marks.set(day, { dayClass: 'period', source: 'recorded' });
    } else if (example !== null) {
      const dayClass = classifyDay(day, example);
      if (dayClass !== 'regular') marks.set(day, { dayClass, source: 'example' });
    }
  }
  return marks;
}
