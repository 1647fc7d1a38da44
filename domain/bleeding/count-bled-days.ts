import { addDays, type CalendarDate, listDays } from '../calendar/calendar-date.ts';
import { DEFAULT_PERIOD_LENGTH_DAYS } from '../cycle/cycle.ts';
import { type BleedingRows, isMoreThanSpots } from './bleeding-of.ts';

// Rule, sources and worked examples: docs/algorithms/bleeding.md (the tests use the same table).

/**
 * On how many days a period bled: its recorded span and the days right behind it for which she noted more than spots,
 * without those of its span that she noted as none. Null: its end is not known. Without an end it is known once what she
 * noted ends it, and at least so much once that is longer than a period is taken to be. `before`: the next start. With the
 * start as its end: on how many days bleeding is recorded so far.
 */
export function countBledDays(
  { start, end, before }: { start: CalendarDate; end: CalendarDate | null; before: CalendarDate | null },
  rows: BleedingRows,
): number | null {
  const flowOn = (day: CalendarDate) => rows.get(day)?.flow ?? null;
  let last = end ?? start;
  for (
    let next = addDays(last, 1);
    next !== before && isMoreThanSpots(flowOn(next));
    next = addDays(next, 1)
  ) {
    last = next;
  }
  const days = listDays(start, last).filter((day) => flowOn(day) !== 'none').length;
  if (end !== null) return days;
  const isEnded = flowOn(addDays(last, 1)) !== null;
  return isEnded || days > DEFAULT_PERIOD_LENGTH_DAYS ? days : null;
}
