import { addDays, type CalendarDate, daysBetween } from '@lunaria/domain/calendar/calendar-date.ts';
import { earliestTodayOnEarth, latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { ENTRY_DAYS } from '@lunaria/domain/dangers/look-back.ts';

/** True for a day that may raise an alert: her last days, wherever she is. */
export function isRecent(day: CalendarDate, now: Date): boolean {
  return day <= latestTodayOnEarth(now) && daysBetween(day, earliestTodayOnEarth(now)) <= ENTRY_DAYS;
}

/** The days of which `isRecent` is true, the first and the last. */
export function recentDays(now: Date): { from: CalendarDate; to: CalendarDate } {
  return { from: addDays(earliestTodayOnEarth(now), -ENTRY_DAYS), to: latestTodayOnEarth(now) };
}
