import { type CalendarDate, inclusiveDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { firstDayOf, lastDayOf, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';

/** From one day to another, both included. */
export type DayRange = [from: CalendarDate, to: CalendarDate];

/** What is the same of all records that are asked for by a range of days, of which each has one or none. */
export function daysOfRange<Row>(dayOf: (row: Row) => CalendarDate) {
  return {
    within: (rows: readonly Row[], ...range: DayRange): Row[] =>
      rows.filter((row) => isIn(range, dayOf(row))),
    /** The rows with what is stored of a day by now, null for nothing; oldest first. */
    put(rows: Row[], day: CalendarDate, stored: Row | null, ...range: DayRange): Row[] {
      if (!isIn(range, day)) return rows;
      const others = rows.filter((row) => dayOf(row) !== day);
      return stored === null ? others : [...others, stored].sort((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1));
    },
  };
}

export function isIn([from, to]: DayRange, day: CalendarDate): boolean {
  return day >= from && day <= to;
}

export function isMonth(from: CalendarDate, to: CalendarDate): boolean {
  return areMonths(from, to) && monthOf(from) === monthOf(to);
}

/**
 * The name of a range on the device. Whole months, one or several, have their own; a range that moves on with the days takes
 * the place of yesterday's, so that the device does not fill.
 */
export function nameOfRange(from: CalendarDate, to: CalendarDate): string {
  if (!areMonths(from, to)) return String(inclusiveDays(from, to));
  return isMonth(from, to) ? monthOf(from) : `${monthOf(from)} ${monthOf(to)}`;
}

const areMonths = (from: CalendarDate, to: CalendarDate) =>
  from === firstDayOf(monthOf(from)) && to === lastDayOf(monthOf(to));
