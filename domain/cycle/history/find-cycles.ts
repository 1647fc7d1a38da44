import type { BleedingRows } from '../../bleeding/bleeding-of.ts';
import { countBledDays } from '../../bleeding/count-bled-days.ts';
import { type CalendarDate, daysBetween, inclusiveDays } from '../../calendar/calendar-date.ts';
import { LONGEST_CYCLE_DAYS, SHORTEST_CYCLE_DAYS } from '../forecast/length-tables.ts';
import type { Period } from '../period.ts';
import type { CycleMark } from './cycle-records.ts';
import type { CycleBreak } from './find-breaks.ts';
import type { CycleQuestion, FinishedCycle, NotCounted } from './recorded-cycles.ts';
import { suspectMissingStarts } from './suspect-missing-starts.ts';

// Rules, sources and worked examples: docs/algorithms/cycles-from-periods.md (the tests use the same tables).

/** Two starts closer than this are one period more often than two. */
const CLOSEST_STARTS_DAYS = 15;

/** What is recorded of one start. */
export interface FoundStart {
  start: CalendarDate;
  /** Null where an end was not recorded. */
  bleedingDays: number | null;
  mark: CycleMark | null;
}

/** A cycle without what the daily log says of it. */
export type FoundCycle = Omit<FinishedCycle, 'ovulation'>;

export interface FoundCycles {
  /** Oldest first; each ends where the next begins. */
  finished: FoundCycle[];
  /** The start of the cycle that goes on; null when none is recorded. */
  last: FoundStart | null;
}

/** Cycles from recorded periods in any order. A mark of a day on which no period begins is ignored. */
export function findCycles(
  periods: readonly Period[],
  breaks: readonly CycleBreak[],
  marks: readonly CycleMark[],
  bleeding: BleedingRows = new Map(),
): FoundCycles {
  const starts = findStarts(periods, marks, bleeding);
  const cycles: FoundCycle[] = [];
  for (const [index, { start, bleedingDays, mark }] of starts.entries()) {
    const next = starts[index + 1];
    if (next === undefined) break;
    const lengthDays = daysBetween(start, next.start);
    const notCounted =
      whyNotCounted({ start, nextStart: next.start, lengthDays, mark }, breaks) ??
      // Whether this one began where it seems to is what the question before it is about.
      (cycles.at(-1)?.question === 'same-period' && mark?.verdict !== 'whole' ? 'same-period' : null);
    const question: CycleQuestion | null =
      notCounted === 'too-close' && (mark?.verdict ?? null) === null ? 'same-period' : null;
    // An end on the day of the next start or later is of no period that began here.
    const bleeding = bleedingDays !== null && bleedingDays <= lengthDays ? bleedingDays : null;
    cycles.push({
      start,
      nextStart: next.start,
      lengthDays,
      bleedingDays: bleeding,
      notCounted,
      question,
      mark,
    });
  }
  const suspected = suspectMissingStarts(cycles);
  const finished = cycles.map(
    (cycle): FoundCycle => (suspected.has(cycle.start) ? { ...cycle, question: 'start-missing' } : cycle),
  );
  return { finished, last: starts.at(-1) ?? null };
}

/** Each start once, oldest first, without those that she said belong to the period before. */
function findStarts(
  periods: readonly Period[],
  marks: readonly CycleMark[],
  bleeding: BleedingRows,
): FoundStart[] {
  const markOf = new Map(marks.map((mark) => [mark.cycle_start, mark]));
  const sorted = periods.toSorted(byStartThenEnd);
  const groups: { periods: Period[]; mark: CycleMark | null }[] = [];
  let before: CalendarDate | null = null;
  for (const period of sorted) {
    const start = period.period_start_date;
    const mark = markOf.get(start) ?? null;
    // Said of two starts that were close; once the earlier one is gone or moved away, it is said of nothing.
    const isClose: boolean = before !== null && daysBetween(before, start) < CLOSEST_STARTS_DAYS;
    const belongsToBefore = start === before || (mark?.verdict === 'same-period' && isClose);
    const group = groups.at(-1);
    if (group !== undefined && belongsToBefore) group.periods.push(period);
    else groups.push({ periods: [period], mark });
    before = start;
  }
  return groups.flatMap(({ periods: [first, ...others], mark }, index) => {
    if (first === undefined) return [];
    const { period_start_date: start, period_end_date: end } = first;
    const isUsable = others.length === 0 && (end === null || end >= start);
    const before = groups[index + 1]?.periods[0]?.period_start_date ?? null;
    return [
      {
        start,
        bleedingDays: isUsable
          ? countBledDays({ start, end, before }, bleeding)
          : countBleedingDays([first, ...others]),
        mark,
      },
    ];
  });
}

/** Days on which a period was recorded, each once; null where one of them has no end. */
function countBleedingDays(periods: readonly Period[]): number | null {
  let days = 0;
  let lastCounted: CalendarDate | null = null;
  for (const { period_start_date: start, period_end_date: end } of periods) {
    if (end === null || end < start) return null;
    const isApart: boolean = lastCounted === null || lastCounted < start;
    if (isApart) days += inclusiveDays(start, end);
    else if (lastCounted !== null && end > lastCounted) days += daysBetween(lastCounted, end);
    if (lastCounted === null || end > lastCounted) lastCounted = end;
  }
  return days;
}

function whyNotCounted(
  { start, nextStart, lengthDays, mark }: Pick<FoundCycle, 'start' | 'nextStart' | 'lengthDays' | 'mark'>,
  breaks: readonly CycleBreak[],
): NotCounted | null {
  const verdict = mark?.verdict ?? null;
  const isWhole = verdict === 'whole';
  if (!isWhole && breaks.some((one) => touches(one, start, nextStart))) return 'interrupted';
  if (verdict === 'unusual' || verdict === 'start-missing') return verdict;
  if (lengthDays < (isWhole ? SHORTEST_CYCLE_DAYS : CLOSEST_STARTS_DAYS)) return 'too-close';
  return lengthDays > LONGEST_CYCLE_DAYS ? 'too-long' : null;
}

/** A break that ends on the day of the start was ended by it. */
function touches({ from, to }: CycleBreak, start: CalendarDate, nextStart: CalendarDate): boolean {
  return from < nextStart && (to === null || to > start);
}

function byStartThenEnd(a: Period, b: Period): number {
  if (a.period_start_date !== b.period_start_date) return a.period_start_date < b.period_start_date ? -1 : 1;
  return (a.period_end_date ?? '').localeCompare(b.period_end_date ?? '');
}
