import { addDays, type CalendarDate, dayOfMonth, listDays } from './calendar-date.ts';
import { firstDayOfWeek, lastDayOfWeek, placeInWeek, type WeekStart } from './week.ts';

/** A month of a year, `YYYY-MM`. Compares as text. */
export type CalendarMonth = `${number}-${number}`;

/** The month that holds the day. */
export function monthOf(date: CalendarDate): CalendarMonth {
  return date.slice(0, 7) as CalendarMonth; // by format: year and month of the day
}

export function firstDayOf(month: CalendarMonth): CalendarDate {
  return `${month}-01` as CalendarDate; // by format
}

export function lastDayOf(month: CalendarMonth): CalendarDate {
  return addDays(firstDayOf(addMonths(month, 1)), -1);
}

/** The month `months` later, earlier when negative; over year boundaries. */
export function addMonths(month: CalendarMonth, months: number): CalendarMonth {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months;
  const year = String(Math.floor(count / 12)).padStart(4, '0');
  return `${year}-${String((count % 12) + 1).padStart(2, '0')}` as CalendarMonth; // by format
}

/** The same day of the month `months` later; the month's last where it has no such day (31 January to 28 February). */
export function sameDayInMonth(date: CalendarDate, months: number): CalendarDate {
  const month = addMonths(monthOf(date), months);
  const day = Math.min(dayOfMonth(date), dayOfMonth(lastDayOf(month)));
  return `${month}-${String(day).padStart(2, '0')}` as CalendarDate; // by format
}

/** How many weeks the grid of a month has. */
export function weeksOf(month: CalendarMonth, weekStart: WeekStart): number {
  return Math.ceil((placeInWeek(firstDayOf(month), weekStart) + dayOfMonth(lastDayOf(month))) / 7);
}

/** The month as a grid: whole weeks, four to six, days of the neighbouring months included. */
export function monthGrid(month: CalendarMonth, weekStart: WeekStart): CalendarDate[][] {
  const days = listDays(
    firstDayOfWeek(firstDayOf(month), weekStart),
    lastDayOfWeek(lastDayOf(month), weekStart),
  );
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
