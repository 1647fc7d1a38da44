import type { Now } from '../body/describe-now.ts';
import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import type { PregnancyEnd } from '../pregnancy/pregnancy-end.ts';

// Rules, sources and worked examples: docs/algorithms/after-a-pregnancy.md (the tests use the same tables).

/** As long as a rule speaks of what bleeds after it (D20). The engine's own limit is not asked: it comes with the forms. */
export const DAYS_WITH_SIGNS = 84;

/** The time after a pregnancy, until the first period after it. */
export interface Chapter {
  endedOn: CalendarDate;
  /** By her own word; what she prefers not to say no screen says for her. */
  end: PregnancyEnd;
  /** 0 on the day it ended. */
  days: number;
  /** False once the warning signs of these weeks are over: after twelve weeks it is quiet. */
  hasSigns: boolean;
}

/** The chapter she is in by what is said of now; null in every other time of her life. */
export function findChapter({
  today,
  pregnancyEndedOn,
  pregnancyEnd,
}: Pick<Now, 'today' | 'pregnancyEndedOn' | 'pregnancyEnd'>): Chapter | null {
  if (pregnancyEndedOn === null) return null;
  const days = daysBetween(pregnancyEndedOn, today);
  return {
    endedOn: pregnancyEndedOn,
    end: pregnancyEnd ?? 'prefer-not-to-say',
    days,
    hasSigns: days <= DAYS_WITH_SIGNS,
  };
}
