import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';

// Not domain/calendar/name-day.ts: that would be another file of script for pages that only read.
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** When a text was published: `2026-11-21` as `21 November 2026`; the same in the build as in every browser. */
export function describeDate(date: CalendarDate): string {
  return DATE.format(new Date(`${date}T00:00:00Z`));
}
