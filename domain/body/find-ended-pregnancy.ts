import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import type { CycleFacts } from '../cycle/history/recorded-cycles.ts';

/** From 20 weeks on a pregnancy that she says nothing else of ended with a birth. */
const BIRTH_FROM_DAYS = 140;
/** What bleeds in the six weeks after a birth is no period. */
const BLEEDING_AFTER_BIRTH_DAYS = 42;

export interface EndedPregnancy {
  /** The day on which it ended. */
  to: CalendarDate;
  isBirth: boolean;
}

/** Her last pregnancy, where it has ended and no period was recorded since; null otherwise. */
export function findEndedPregnancy({ periods, records, today }: CycleFacts): EndedPregnancy | null {
  const ended = records.pregnancies
    .flatMap(({ from, to }) =>
      to === null || to > today ? [] : { to, isBirth: daysBetween(from, to) >= BIRTH_FROM_DAYS },
    )
    .toSorted((one, other) => (one.to < other.to ? -1 : 1))
    .at(-1);
  if (ended === undefined) return null;
  const natural = ended.isBirth ? addDays(ended.to, BLEEDING_AFTER_BIRTH_DAYS) : ended.to;
  return periods.some(({ period_start_date: start }) => start >= natural) ? null : ended;
}
