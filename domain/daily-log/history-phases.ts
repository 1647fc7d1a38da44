import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { periodLengthDays } from '../cycle/cycle.ts';
import { markDays } from '../cycle/mark-days.ts';
import type { Period } from '../cycle/period.ts';

// Rule and worked examples: docs/algorithms/history.md (the tests use the same table).

/** `period` is recorded; `fertile` and `ovulation` are computed by cycle length. */
export const PHASE_KINDS = ['period', 'fertile', 'ovulation'] as const;
export type PhaseKind = (typeof PHASE_KINDS)[number];

/** Days of one kind that follow one another, as indexes of the days that were asked for. */
export interface PhaseBand {
  kind: PhaseKind;
  first: number;
  last: number;
}

export interface PhaseRecords {
  /** Those that touch the days, the one before them, and the newest; in any order. */
  periods: readonly Period[];
  /** The first start ever recorded; null while none is. */
  firstStart: CalendarDate | null;
  today: CalendarDate;
  /** False where hormones decide: her recorded periods alone. */
  hasFertileDays: boolean;
}

/**
 * The background of a chart. It looks back, so that it says less than the calendar: nothing before the first recorded
 * start, no computed period, and nothing once a whole cycle has gone by since the newest start.
 */
export function findPhaseBands(days: readonly CalendarDate[], records: PhaseRecords): PhaseBand[] {
  const { periods, firstStart, today, hasFertileDays } = records;
  const newest = periods.reduce<Period | null>(
    (latest, period) =>
      latest === null || period.period_start_date > latest.period_start_date ? period : latest,
    null,
  );
  if (newest === null || firstStart === null) return [];
  const { period_start_date: start, period_end_date: end, cycle_length: length } = newest;
  const cycle = {
    lastPeriodStart: start,
    cycleLengthDays: length,
    periodLengthDays: periodLengthDays(start, end),
  };
  const marks = markDays(days, { periods, cycle, firstStart, today });
  const bands: PhaseBand[] = [];
  days.forEach((day, index) => {
    const mark = marks[index];
    if (mark === undefined || mark.dayClass === 'regular') return;
    if (!hasFertileDays && mark.dayClass !== 'period') return;
    if (mark.source !== 'recorded' && (mark.dayClass === 'period' || daysBetween(start, day) >= length))
      return;
    const band = bands.at(-1);
    if (band?.kind === mark.dayClass && band.last === index - 1) band.last = index;
    else bands.push({ kind: mark.dayClass, first: index, last: index });
  });
  return bands;
}
