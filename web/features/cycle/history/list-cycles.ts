import { type BleedingRows, bleedingByDay } from '@lunaria/domain/bleeding/bleeding-of.ts';
import { countBledDays } from '@lunaria/domain/bleeding/count-bled-days.ts';
import { daysBetween } from '@lunaria/domain/calendar/calendar-date.ts';
import type { CycleFacts, RecordedCycles } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { isFinished, type ShownCycle } from './say-cycle.ts';

/**
 * What the history shows, newest first. After a break has begun no cycle goes on, but the last period stays in view and
 * can be corrected.
 */
export function listCycles(facts: CycleFacts, { finished, current, onBreak }: RecordedCycles): ShownCycle[] {
  const rows = bleedingByDay(facts.bleeding ?? []);
  const last = current
    ? { ...current, onBreak: null }
    : onBreak
      ? lastBefore(facts, finished, onBreak, rows)
      : null;
  return [...finished, ...(last ? [last] : [])].map((cycle) => withRecordedDays(cycle, rows)).toReversed();
}

/** Where the end of a period is not known there is something to draw: what is recorded of it, as in the month. */
function withRecordedDays(cycle: ShownCycle, rows: BleedingRows): ShownCycle {
  if (cycle.bleedingDays !== null) return cycle;
  const before = isFinished(cycle) ? cycle.nextStart : null;
  const { start } = cycle;
  return { ...cycle, recordedDays: countBledDays({ start, end: start, before }, rows) ?? 1 };
}

function lastBefore(
  { periods, records, today }: CycleFacts,
  finished: RecordedCycles['finished'],
  onBreak: NonNullable<RecordedCycles['onBreak']>,
  rows: BleedingRows,
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
    bleedingDays: countBledDays({ start, end: period.period_end_date, before: null }, rows),
    ovulation: null,
    mark: records.cycle_marks.find(({ cycle_start }) => cycle_start === start) ?? null,
    onBreak,
    // After its end no word of a pregnancy is left; that cycles wait for the next period is said.
    hasBreakEnded: onBreak === 'pregnancy' && records.pregnancies.every(({ to }) => to !== null),
  };
}
