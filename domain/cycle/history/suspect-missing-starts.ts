import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { medianOf } from './median.ts';
import type { FinishedCycle } from './recorded-cycles.ts';

// Rules, sources and worked examples: docs/algorithms/cycles-from-periods.md (the tests use the same tables).

type Cycle = Pick<FinishedCycle, 'start' | 'lengthDays' | 'notCounted' | 'mark'>;

/** About twice her usual length or more: several cycles, with starts between them that were not recorded. */
const ABOUT_TWICE = 1.7;
/** Fewer say nothing of what is usual. */
const FEWEST_OTHERS = 3;
/** What was usual around then: as many counting cycles to either side. */
const NEIGHBOURS = 6;

/** First days of the cycles in which a start may be missing, of cycles oldest first, and about which she said nothing. */
export function suspectMissingStarts(cycles: readonly Cycle[]): Set<CalendarDate> {
  const counting = cycles.filter(({ notCounted }) => notCounted === null);
  const suspected = counting.filter((cycle, index) => {
    if ((cycle.mark?.verdict ?? null) !== null) return false;
    const others = [
      ...counting.slice(Math.max(index - NEIGHBOURS, 0), index),
      ...counting.slice(index + 1, index + 1 + NEIGHBOURS),
    ];
    const median = medianOf(others.map(({ lengthDays }) => lengthDays));
    if (median === null || others.length < FEWEST_OTHERS) return false;
    const isLong = (lengthDays: number) => lengthDays >= ABOUT_TWICE * median;
    // She said of another one that it was that long: she has such cycles, and is not asked again and again.
    if (others.some(({ mark, lengthDays }) => mark?.verdict === 'whole' && isLong(lengthDays))) return false;
    return isLong(cycle.lengthDays);
  });
  return new Set(suspected.map(({ start }) => start));
}
