import { type CalendarDate, inclusiveDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { type CalendarMonth, firstDayOf } from '@lunaria/domain/calendar/calendar-month.ts';

// A calendar date has no time zone: it is written as the UTC day that it is stored as.
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });

const WEEKDAY = format({ weekday: 'long' });
const LONG = format({ day: 'numeric', month: 'long', year: 'numeric' });
const SHORT = format({ day: 'numeric', month: 'short' });
const SHORT_WITH_YEAR = format({ day: 'numeric', month: 'short', year: 'numeric' });
const MONTH = format({ month: 'long', year: 'numeric' });
const MONTH_NAME = format({ month: 'long' });

const instantOf = (date: CalendarDate) => new Date(`${date}T00:00:00Z`);

/** `Tuesday, 3 November 2026` */
export function formatDay(date: CalendarDate): string {
  return `${WEEKDAY.format(instantOf(date))}, ${LONG.format(instantOf(date))}`;
}

/** `3 November 2026` */
export function formatLongDate(date: CalendarDate): string {
  return LONG.format(instantOf(date));
}

/** `3 Nov` */
export function formatShortDate(date: CalendarDate): string {
  return SHORT.format(instantOf(date));
}

/** `3 Nov 2026` */
export function formatShortDateWithYear(date: CalendarDate): string {
  return SHORT_WITH_YEAR.format(instantOf(date));
}

/** `2 – 6 Nov 2026`, `30 Dec 2025 – 3 Jan 2026`, `3 Nov 2026`. */
export function formatRange(from: CalendarDate, to: CalendarDate): string {
  if (from === to) return formatShortDateWithYear(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))} – ${formatShortDateWithYear(to)}`;
  const first = from.slice(0, 4) === to.slice(0, 4) ? formatShortDate(from) : formatShortDateWithYear(from);
  return `${first} – ${formatShortDateWithYear(to)}`;
}

/** `November 2026` */
export function formatMonth(month: CalendarMonth): string {
  return MONTH.format(instantOf(firstDayOf(month)));
}

/** `November` */
export function formatMonthName(month: CalendarMonth): string {
  return MONTH_NAME.format(instantOf(firstDayOf(month)));
}

/** `5 days`, `1 day` */
export function formatLength(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`;
}

/** The length of a period, both ends counted, in words. */
export function formatPeriodLength(start: CalendarDate, end: CalendarDate): string {
  return formatLength(inclusiveDays(start, end));
}
