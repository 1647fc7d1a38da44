import { addDays, type CalendarDate, dayOfWeek } from './calendar-date.ts';

/** The days on which a week begins somewhere, counted as in `dayOfWeek`: Sunday, Monday, Friday, Saturday. */
export const WEEK_STARTS = [0, 1, 5, 6] as const;
export type WeekStart = (typeof WEEK_STARTS)[number];

/** How many days of its week stand before a day: 0 for the first to 6 for the last. */
export function placeInWeek(date: CalendarDate, weekStart: WeekStart): number {
  return (dayOfWeek(date) - weekStart + 7) % 7;
}

/** The day on which the week of a day begins. */
export function firstDayOfWeek(date: CalendarDate, weekStart: WeekStart): CalendarDate {
  return addDays(date, -placeInWeek(date, weekStart));
}

/** The day with which the week of a day ends. */
export function lastDayOfWeek(date: CalendarDate, weekStart: WeekStart): CalendarDate {
  return addDays(firstDayOfWeek(date, weekStart), 6);
}
