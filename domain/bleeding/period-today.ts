import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { DEFAULT_PERIOD_LENGTH_DAYS } from '../cycle/cycle.ts';
import type { Period } from '../cycle/period.ts';
import { type BleedingRows, bleedingOf } from './bleeding-of.ts';
import { countBledDays } from './count-bled-days.ts';

// Rule, sources and worked examples: docs/algorithms/bleeding.md (the tests use the same table).

/** Whether a period goes on: `recorded` by her; `begun`: its start is, its end is not, and nothing is noted of the day. */
export type PeriodToday = 'recorded' | 'begun' | null;

interface CurrentBleeding {
  periods: readonly Period[];
  rows: BleedingRows;
  /** Of the cycle that goes on; 1 on its first day. */
  cycleDay: number;
  /** As countBledDays has them. */
  bleedingDays: number | null;
}

/** What she noted of the day stands; else the span of a recorded period; else the usual days of one without an end. */
export function findPeriodToday(
  today: CalendarDate,
  { periods, rows, cycleDay, bleedingDays }: CurrentBleeding,
): PeriodToday {
  const flow = rows.get(today)?.flow ?? null;
  if (flow === 'none') return null;
  if (flow !== null) {
    const isRightBehind = bleedingDays !== null && cycleDay <= bleedingDays;
    return isRightBehind || bleedingOf(today, periods, rows, today)?.isPeriod ? 'recorded' : null;
  }
  const isRecorded = periods.some(
    ({ period_start_date: start, period_end_date: end }) => start <= today && today <= (end ?? start),
  );
  if (isRecorded) return 'recorded';
  const isExpected = periods.some(
    (period) => period.period_start_date <= today && today <= lastExpectedDay(period, rows),
  );
  return isExpected ? 'begun' : null;
}

/** The end; while it is not recorded the usual length, unless what she noted of the bleeding ends it: then the start. */
export function lastExpectedDay(
  { period_start_date: start, period_end_date: end }: Period,
  rows: BleedingRows,
): CalendarDate {
  if (end !== null) return end;
  const isEnded = countBledDays({ start, end, before: null }, rows) !== null;
  return isEnded ? start : addDays(start, DEFAULT_PERIOD_LENGTH_DAYS - 1);
}
