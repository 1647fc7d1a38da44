import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import {
  currentWeekSchema,
  DATING_TEXTS,
  type DatingMethod,
  dateByDueDate,
  dateByLastPeriod,
  dateByWeek,
  findDatingFault,
  PREGNANCY_WEEK_LIMITS,
  type PregnancyDating,
} from '@lunaria/domain/pregnancy/dating.ts';
import { describePregnancy } from '@lunaria/domain/pregnancy/gestational-age.ts';

/** What stands in the form: each method keeps what was entered while she looks at another. */
export interface DatingDraft {
  method: DatingMethod;
  lastPeriod: CalendarDate | null;
  dueDate: CalendarDate | null;
  week: number | null;
}

/** The form as it opens: with her dating as it is today, empty without one. */
export function startDraft(current: PregnancyDating | null, today: CalendarDate): DatingDraft {
  return {
    method: current?.method ?? 'lastPeriod',
    lastPeriod: current?.last_period_date ?? null,
    dueDate: current?.due_date ?? null,
    week: current?.method === 'currentWeek' ? weekNow(current, today) : null,
  };
}

/**
 * The dating of the chosen method alone, or what is missing or wrong with it. What was not changed stays as it was
 * said: a week that is only shown again must not begin anew.
 */
export function readDraft(
  draft: DatingDraft,
  today: CalendarDate,
  current: PregnancyDating | null,
): { dating: PregnancyDating; fault: null } | { dating: null; fault: string } {
  const shown = startDraft(current, today);
  const value = enteredIn(draft);
  if (current?.method === draft.method && value !== null && value === enteredIn(shown)) {
    return { dating: current, fault: null };
  }
  const read = readValue(draft, today);
  if (typeof read === 'string') return { dating: null, fault: read };
  const fault = findDatingFault(read, current);
  return fault === null ? { dating: read, fault } : { dating: null, fault };
}

function readValue({ method, lastPeriod, dueDate, week }: DatingDraft, today: CalendarDate) {
  switch (method) {
    case 'lastPeriod':
      return lastPeriod === null ? DATING_TEXTS.lastPeriodMissing : dateByLastPeriod(lastPeriod, today);
    case 'dueDate':
      return dueDate === null ? DATING_TEXTS.dueDateMissing : dateByDueDate(dueDate, today);
    case 'currentWeek': {
      const read = currentWeekSchema.safeParse(week);
      return read.success ? dateByWeek(read.data, today) : DATING_TEXTS.week;
    }
  }
}

function enteredIn({ method, lastPeriod, dueDate, week }: DatingDraft): CalendarDate | number | null {
  return { lastPeriod, dueDate, currentWeek: week }[method];
}

function weekNow(dating: PregnancyDating, today: CalendarDate): number | null {
  const { week } = describePregnancy(dating, today);
  return week >= PREGNANCY_WEEK_LIMITS.min && week <= PREGNANCY_WEEK_LIMITS.max ? week : null;
}
