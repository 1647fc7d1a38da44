import { countOf } from '../count-of.ts';
import { type CalendarDate, dayOfMonth, dayOfWeek } from './calendar-date.ts';
import { type CalendarMonth, firstDayOf } from './calendar-month.ts';
import type { WeekStart } from './week.ts';
import { writtenForms } from './written-forms.ts';

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

// Below, where dates are written with the month first: `Friday, October 10, 2025`, `Oct 10`, `October 11 to 15`.

/** `Friday, 10 October 2025` */
export function nameDay(date: CalendarDate, forms = writtenForms()): string {
  return `${nameWeekday(date)}, ${withYear(date, monthName(date), forms)}`;
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
  const month = shortMonth(date);
  return date.slice(0, 4) === today.slice(0, 4) ? inOrder(dayOfMonth(date), month) : withYear(date, month);
}

/** `10 October`; with the year where it is another than that of `today`: `10 October 2024`. */
export function longDay(date: CalendarDate, today: CalendarDate): string {
  const month = monthName(date);
  return date.slice(0, 4) === today.slice(0, 4) ? inOrder(dayOfMonth(date), month) : withYear(date, month);
}

/** `11 to 15 October`, `29 October to 2 November`, and one day alone as `15 October`. */
export function longDays(first: CalendarDate, last: CalendarDate, today: CalendarDate): string {
  return sayDays(first, last, today, { day: longDay, month: monthName, between: ' to ' });
}

/** `10 Oct 2025`, whatever year it is. */
export function shortDate(date: CalendarDate): string {
  return withYear(date, shortMonth(date));
}

/** `11 – 15 Oct`, `29 Oct – 2 Nov`, and one day alone as `15 Oct`. */
export function shortDays(first: CalendarDate, last: CalendarDate, today: CalendarDate): string {
  return sayDays(first, last, today, { day: shortDay, month: shortMonth, between: ' – ' });
}

interface DayWords {
  day: (date: CalendarDate, today: CalendarDate) => string;
  month: (date: CalendarDate) => string;
  between: string;
}

function sayDays(first: CalendarDate, last: CalendarDate, today: CalendarDate, words: DayWords): string {
  const { day, month, between } = words;
  if (first === last) return day(first, today);
  if (first.slice(0, 7) !== last.slice(0, 7)) return `${day(first, today)}${between}${day(last, today)}`;
  if (writtenForms().dates === 'day-month') return `${dayOfMonth(first)}${between}${day(last, today)}`;
  const year = last.slice(0, 4) === today.slice(0, 4) ? '' : `, ${Number(last.slice(0, 4))}`;
  return `${month(last)} ${dayOfMonth(first)}${between}${dayOfMonth(last)}${year}`;
}

function inOrder(day: number, month: string, { dates } = writtenForms()): string {
  return dates === 'day-month' ? `${day} ${month}` : `${month} ${day}`;
}

function withYear(date: CalendarDate, month: string, forms = writtenForms()): string {
  const comma = forms.dates === 'day-month' ? '' : ',';
  return `${inOrder(dayOfMonth(date), month, forms)}${comma} ${Number(date.slice(0, 4))}`;
}

/** `5 days`, `1 day` */
export function countDays(count: number): string {
  return countOf(count, 'day');
}

// As British English shortens them (and browsers with it): three letters, September four.
export function shortMonth(date: CalendarDate): string {
  const name = monthName(date);
  return name === 'September' ? 'Sept' : name.slice(0, 3);
}

function monthName(date: CalendarDate): string {
  return MONTH_NAMES[Number(date.slice(5, 7)) - 1] ?? '';
}
