import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import type { RecordedCycles } from '../cycle/history/recorded-cycles.ts';
import type { Now } from './describe-now.ts';

/**
 * Which day of her cycle a day was, 1 on the first; null ahead, before her first period, in a cycle that was interrupted,
 * and where no cycle is counted now. The same number as everywhere for today.
 */
export function dayOfCycle(
  date: CalendarDate,
  cycles: Pick<RecordedCycles, 'finished'>,
  { cycle, today }: Pick<Now, 'cycle' | 'today'>,
): number | null {
  if (date > today) return null;
  if (cycle !== null && date >= cycle.start) return daysBetween(cycle.start, date) + 1;
  const of = cycles.finished.find(({ start, nextStart }) => start <= date && date < nextStart);
  return of && of.notCounted !== 'interrupted' ? daysBetween(of.start, date) + 1 : null;
}
