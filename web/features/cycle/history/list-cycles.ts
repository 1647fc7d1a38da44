import { daysBetween } from '@lunaria/domain/calendar/calendar-date.ts';
import type { CycleFacts, RecordedCycles } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import type { Period } from '@lunaria/domain/cycle/period.ts';
import type { ShownCycle } from './say-cycle.ts';

/**
 * What the history shows, newest first. After a break has begun no cycle goes on, but the last period stays in view and
 * can be corrected.
 */
export function listCycles(facts: CycleFacts, { finished, current, onBreak }: RecordedCycles): ShownCycle[] {
  const last = current
    ? { ...current, onBreak: null }
    : onBreak
      ? lastBefore(facts, finished, onBreak)
      : null;
  return [...finished, ...(last ? [last] : [])].toReversed();
}

function lastBefore(
  { periods, records, today }: CycleFacts,
  finished: RecordedCycles['finished'],
  onBreak: NonNullable<RecordedCycles['onBreak']>,
): ShownCycle | null {
  // The last finished cycle says where it begins: a start after it may belong to the same period.
  const nextStart = finished.at(-1)?.nextStart ?? null;
  const starts = periods.map(({ period_start_date }) => period_start_date).sort();
  const start = nextStart ?? starts[0];
  const period = periods.find(({ period_start_date }) => period_start_date === start);
  if (start === undefined || period === undefined) return null;
  return {
    start,
    cycleDay: start > today ? null : daysBetween(start, today) + 1,
    bleedingDays: countBleeding(period),
    ovulation: null,
    mark: records.cycle_marks.find(({ cycle_start }) => cycle_start === start) ?? null,
    onBreak,
    // After its end no word of a pregnancy is left; that cycles wait for the next period is said.
    hasBreakEnded: onBreak === 'pregnancy' && records.pregnancies.every(({ to }) => to !== null),
  };
}

function countBleeding({ period_start_date: start, period_end_date: end }: Period): number | null {
  return end === null ? null : daysBetween(start, end) + 1;
}
