import { addDays } from '../../calendar/calendar-date.ts';
import { DEFAULT_PERIOD_LENGTH_DAYS } from '../../cycle/cycle.ts';
import type { Period } from '../../cycle/period.ts';
import type { Stretch } from './parts.ts';

/**
 * What is left of a period when the days of a stretch are erased: itself where it has none of them, nothing where it has no other,
 * else the days before, the days after, or both as two. One that she never ended keeps no days after: which they would be,
 * nobody said.
 */
export function cutPeriod(period: Period, { from, to }: Stretch): Period[] {
  const { period_start_date: start, period_end_date: end } = period;
  const last = end ?? addDays(start, DEFAULT_PERIOD_LENGTH_DAYS - 1);
  if ((to !== null && start > to) || (from !== null && last < from)) return [period];
  const left: Period[] = [];
  if (from !== null && start < from) left.push({ ...period, period_end_date: addDays(from, -1) });
  if (to !== null && end !== null && end > to) left.push({ ...period, period_start_date: addDays(to, 1) });
  return left;
}
