import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { Chapter } from '@lunaria/domain/chapters/find-chapter.ts';
import type { Period } from '@lunaria/domain/cycle/period.ts';
import type { TodayView } from '@lunaria/domain/today/describe-today.ts';
import type { LayeredDay } from '../../data/cycle/use-described-days.ts';

/** What is known of her for Today, handed over by the part that reckons it once that is here. */
export interface TodayKnown {
  status: 'loading' | 'ready' | 'failed';
  /** Null while it loads, and where it did not. */
  view: TodayView | null;
  /** What is said of her days, for the strip; null as `view`. */
  days: ReadonlyMap<CalendarDate, LayeredDay> | null;
  chapter: Chapter | null;
  /** Completed weeks; null: not pregnant, or not dated. */
  gestationalWeeks: number | null;
  /** Her newest period, which a start is offered beside. */
  period: Period | null;
  /** Finished cycles, for what comes back in them. */
  cycleCount: number;
  /** Nothing is recorded, in a mode with cycles: the one question is asked. */
  isFirstRun: boolean;
  isRetrying: boolean;
  retry: () => void;
}

export const NOT_KNOWN_YET: TodayKnown = {
  status: 'loading',
  view: null,
  days: null,
  chapter: null,
  gestationalWeeks: null,
  period: null,
  cycleCount: 0,
  isFirstRun: false,
  isRetrying: false,
  retry: () => undefined,
};
