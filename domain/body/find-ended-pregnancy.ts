import type { CalendarDate } from '../calendar/calendar-date.ts';
import { daysWithoutCycles } from '../cycle/history/pregnancy-days.ts';
import type { CycleFacts } from '../cycle/history/recorded-cycles.ts';
import type { PregnancyEnd } from '../pregnancy/pregnancy-end.ts';

export interface EndedPregnancy {
  /** The day on which it ended. */
  to: CalendarDate;
  /** By her own word: where she preferred not to say, no screen says it for her. */
  end: PregnancyEnd;
}

/** Her last pregnancy, where it has ended and no period was recorded since; null otherwise. */
export function findEndedPregnancy({ periods, records, today }: CycleFacts): EndedPregnancy | null {
  const ended = records.pregnancies
    .flatMap((pregnancy) => {
      const { to } = pregnancy;
      if (to === null || to > today) return [];
      // What bleeds right after a birth is no period.
      const noCyclesTo = daysWithoutCycles(pregnancy).to ?? to;
      return [{ to, end: pregnancy.end ?? ('prefer-not-to-say' as const), noCyclesTo }];
    })
    .toSorted((one, other) => (one.to < other.to ? -1 : 1))
    .at(-1);
  if (ended === undefined) return null;
  return periods.some(({ period_start_date: start }) => start >= ended.noCyclesTo) ? null : ended;
}
