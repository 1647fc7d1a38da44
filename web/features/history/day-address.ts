import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';

/** Where a day's log is seen and changed. */
export function addressOfDay(day: CalendarDate): string {
  return `/dashboard?log=${day}`;
}
