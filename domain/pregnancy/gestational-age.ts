import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { shortDay } from '../calendar/name-day.ts';
import { countOf } from '../count-of.ts';
import { dueDateOf, PREGNANCY_DAYS, type PregnancyDating, pregnancyStart } from './dating.ts';

export type Trimester = 1 | 2 | 3;

/** Days at which they begin: 14 weeks 0 days, 28 weeks 0 days. Source: docs/algorithms/pregnancy-dating.md. */
export const SECOND_TRIMESTER_DAY = 14 * 7;
export const THIRD_TRIMESTER_DAY = 28 * 7;
/** 42 weeks 0 days, from which a pregnancy is called post-term. */
export const POST_TERM_DAY = 42 * 7;
/** The last day that this product counts: 42 weeks 6 days. */
const LAST_COUNTED_DAY = POST_TERM_DAY + 6;

/**
 * Where a pregnancy stands. `not-started`: the dates put its first day after today. `due` is the due date itself and
 * the days after it up to 41 weeks 6 days. `past-42-weeks`: from 42 weeks 0 days on, when it is for a midwife or doctor
 * to say what is so, whether the dates are wrong among it; nothing is computed from there but the age.
 */
export type PregnancyPhase = 'not-started' | 'ongoing' | 'due' | 'past-42-weeks';

/** Whether its weeks are counted: it has begun and is not past 42 weeks. */
export const isGoingOn = (phase: PregnancyPhase): boolean => phase === 'ongoing' || phase === 'due';

export interface PregnancyStatus {
  phase: PregnancyPhase;
  /** Days since the first day of the last period; negative when not started. */
  gestationalAgeDays: number;
  /** Completed weeks: 24 for 24 weeks 3 days. 0 before it started. */
  week: number;
  /** Days into the week, 0 to 6. 0 before it started. */
  dayOfWeek: number;
  /** null before the start and past 42 weeks. */
  trimester: Trimester | null;
  dueDate: CalendarDate;
  /** 0 on the due date, negative after it. */
  daysToGo: number;
  /** From 0 to 1, full on the due date. */
  progress: number;
  /** Which of the 42 weekly texts is hers; null before the start and after 42 weeks 6 days. */
  textWeek: number | null;
}

/** Everything the tracker shows. Rule, source and worked examples: docs/algorithms/pregnancy-dating.md. */
export function describePregnancy(dating: PregnancyDating, today: CalendarDate): PregnancyStatus {
  // Counted from the last period, not from conception: reports and clinicians use this age.
  const ageDays = daysBetween(pregnancyStart(dating), today);
  const counted = Math.max(0, ageDays);
  const dueDate = dueDateOf(dating);
  return {
    phase: phaseOf(ageDays),
    gestationalAgeDays: ageDays,
    week: Math.floor(counted / 7),
    dayOfWeek: counted % 7,
    trimester: ageDays < 0 || ageDays >= POST_TERM_DAY ? null : trimesterOf(ageDays),
    dueDate,
    daysToGo: daysBetween(today, dueDate),
    progress: Math.min(1, counted / PREGNANCY_DAYS),
    // The first days belong to week 1: there is no text 0.
    textWeek: ageDays < 0 || ageDays > LAST_COUNTED_DAY ? null : Math.max(1, Math.floor(ageDays / 7)),
  };
}

function phaseOf(ageDays: number): PregnancyPhase {
  if (ageDays < 0) return 'not-started';
  if (ageDays < PREGNANCY_DAYS) return 'ongoing';
  return ageDays < POST_TERM_DAY ? 'due' : 'past-42-weeks';
}

/** The trimester of a gestational age in days, 0 or more. */
export function trimesterOf(gestationalAgeDays: number): Trimester {
  if (gestationalAgeDays < SECOND_TRIMESTER_DAY) return 1;
  return gestationalAgeDays < THIRD_TRIMESTER_DAY ? 2 : 3;
}

export const TRIMESTER_NAMES: Record<Trimester, string> = {
  1: 'First trimester',
  2: 'Second trimester',
  3: 'Third trimester',
};

/** `24 weeks, 3 days`; `24 weeks` on the first day of a week; `3 days` in the first. */
export function nameGestationalAge({ week, dayOfWeek }: { week: number; dayOfWeek: number }): string {
  if (week === 0) return countOf(dayOfWeek, 'day');
  return dayOfWeek === 0 ? countOf(week, 'week') : `${countOf(week, 'week')}, ${countOf(dayOfWeek, 'day')}`;
}

/** What the tracker says where it cannot go on counting, or null while it can. */
export function explainPhase(status: PregnancyStatus, today: CalendarDate): string | null {
  switch (status.phase) {
    case 'not-started':
      return `By this date the pregnancy is counted from ${shortDay(addDays(today, -status.gestationalAgeDays), today)} on. Please look at the date again.`;
    case 'ongoing':
      return null;
    case 'due':
      return status.daysToGo === 0
        ? 'Today is the due date. Most babies come in the weeks around it, few on the day.'
        : 'The due date has passed. Your midwife or doctor will tell you what comes next.';
    case 'past-42-weeks':
      return 'By this date the pregnancy is past 42 weeks, and Lunaria does not count further. Ask your midwife or doctor, and look at the date again. If the pregnancy has ended, you can say so here, in your own time.';
  }
}
