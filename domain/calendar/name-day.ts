import { countOf } from '../count-of.ts';
import { type CalendarDate, dayOfMonth, dayOfWeek } from './calendar-date.ts';
import { type CalendarMonth, firstDayOf } from './calendar-month.ts';
import type { WeekStart } from './week.ts';

// Written out instead of asked from the browser: every browser, and every test, then says the same.
/** Sunday first. */
export const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The same in the order of a week that begins on this day. */
export function weekdaysFrom(weekStart: WeekStart): string[] {
  return [...WEEKDAY_NAMES.slice(weekStart), ...WEEKDAY_NAMES.slice(0, weekStart)];
}
/** January first. */
export const MONTH_NAMES: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `Friday, 10 October 2025` */
export function nameDay(date: CalendarDate): string {
  return `${nameWeekday(date)}, ${dayOfMonth(date)} ${monthName(date)} ${Number(date.slice(0, 4))}`;
}

/** `Friday` */
export function nameWeekday(date: CalendarDate): string {
  return WEEKDAY_NAMES[dayOfWeek(date)] ?? '';
}

/** `Fri` */
export function shortWeekday(date: CalendarDate): string {
  return nameWeekday(date).slice(0, 3);
}

/** `October 2025` */
export function nameMonth(month: CalendarMonth): string {
  return `${monthName(firstDayOf(month))} ${Number(month.slice(0, 4))}`;
}

/** `10 Oct`; with the year where it is another than that of `today`: `10 Oct 2024`. */
export function shortDay(date: CalendarDate, today: CalendarDate): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${Number(date.slice(0, 4))}`;
  return `${dayOfMonth(date)} ${shortMonth(date)}${year}`;
}

/** `10 October`; with the year where it is another than that of `today`: `10 October 2024`. */
export function longDay(date: CalendarDate, today: CalendarDate): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${Number(date.slice(0, 4))}`;
  return `${dayOfMonth(date)} ${monthName(date)}${year}`;
}

/** `11 to 15 October`, `29 October to 2 November`, and one day alone as `15 October`. */
export function longDays(first: CalendarDate, last: CalendarDate, today: CalendarDate): string {
  if (first === last) return longDay(first, today);
  const from = first.slice(0, 7) === last.slice(0, 7) ? String(dayOfMonth(first)) : longDay(first, today);
  return `${from} to ${longDay(last, today)}`;
}

/** `10 Oct 2025`, whatever year it is. */
export function shortDate(date: CalendarDate): string {
  return `${dayOfMonth(date)} ${shortMonth(date)} ${Number(date.slice(0, 4))}`;
}

/** `11 – 15 Oct`, `29 Oct – 2 Nov`, and one day alone as `15 Oct`. */
export function shortDays(first: CalendarDate, last: CalendarDate, today: CalendarDate): string {
  if (first === last) return shortDay(first, today);
  const from = first.slice(0, 7) === last.slice(0, 7) ? String(dayOfMonth(first)) : shortDay(first, today);
  return `${from} – ${shortDay(last, today)}`;
}

/** `5 days`, `1 day` */
export function countDays(count: number): string {
  return countOf(count, 'day');
}

// As British English shortens them (and browsers with it): three letters, September four.
function shortMonth(date: CalendarDate): string {
  const name = monthName(date);
  return name === 'September' ? 'Sept' : name.slice(0, 3);
}

function monthName(date: CalendarDate): string {
  return MONTH_NAMES[Number(date.slice(5, 7)) - 1] ?? '';
}
