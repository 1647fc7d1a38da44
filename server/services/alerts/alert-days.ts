import { addDays, type CalendarDate, daysBetween, utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { ENTRY_DAYS } from '@lunaria/domain/dangers/look-back.ts';

/** Where it is earliest. Nobody knows her time zone here. */
const EARLIEST_MS = -12 * 60 * 60 * 1000;

/** True for a day that may raise an alert: her last days, wherever she is. */
export function isRecent(day: CalendarDate, now: Date): boolean {
  return day <= latestTodayOnEarth(now) && daysBetween(day, earliestToday(now)) <= ENTRY_DAYS;
}

/** The days of which `isRecent` is true, the first and the last. */
export function recentDays(now: Date): { from: CalendarDate; to: CalendarDate } {
  return { from: addDays(earliestToday(now), -ENTRY_DAYS), to: latestTodayOnEarth(now) };
}

function earliestToday(now: Date): CalendarDate {
  return utcDay(new Date(now.getTime() + EARLIEST_MS));
}
