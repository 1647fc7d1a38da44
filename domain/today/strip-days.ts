import { addDays, type CalendarDate, listDays } from '../calendar/calendar-date.ts';
import { SIGNAL_DATE_LIMITS } from '../signals/health-signals.ts';

/** Days of the strip behind today and ahead of it: today is always the fifth of seven. */
const BEHIND = 4;
const AHEAD = 2;
const WEEK = 7;

/** The seven days of the strip, moved back by whole weeks; never further ahead than two days. */
export function stripDays(today: CalendarDate, weeksBack: number): CalendarDate[] {
  const first = addDays(today, -BEHIND - WEEK * Math.max(0, weeksBack));
  return listDays(first, addDays(first, BEHIND + AHEAD));
}

/** Whether there is a week before this one to go back to. */
export function canGoBack(today: CalendarDate, weeksBack: number): boolean {
  return addDays(today, -BEHIND - WEEK * (weeksBack + 1)) >= SIGNAL_DATE_LIMITS.first;
}
