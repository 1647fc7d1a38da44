import { type CalendarDate, dayOfMonth } from '@lunaria/domain/calendar/calendar-date.ts';
import {
  addMonths,
  type CalendarMonth,
  firstDayOf,
  monthOf,
  weeksOf,
} from '@lunaria/domain/calendar/calendar-month.ts';
import { placeInWeek, type WeekStart } from '@lunaria/domain/calendar/week.ts';
import { SIGNAL_DATE_LIMITS } from '@lunaria/domain/signals/health-signals.ts';

/** The months that run downwards: every one in which something can be noted. */
export const FIRST_MONTH = monthOf(SIGNAL_DATE_LIMITS.first);
export const LAST_MONTH = monthOf(SIGNAL_DATE_LIMITS.last);

/** What a month takes: sizes in px of its name and of a week, and the day that cuts its weeks. */
export interface MonthSizes {
  head: number;
  row: number;
  /** Below the weeks of a month. */
  gap: number;
  weekStart: WeekStart;
}

/** Months from the first on, and so back. */
export function indexOf(month: CalendarMonth): number {
  return monthsSinceZero(month) - monthsSinceZero(FIRST_MONTH);
}

export function monthAt(index: number): CalendarMonth {
  return addMonths(FIRST_MONTH, Math.min(Math.max(index, 0), MONTH_COUNT - 1));
}

const monthsSinceZero = (month: CalendarMonth) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
export const MONTH_COUNT = monthsSinceZero(LAST_MONTH) - monthsSinceZero(FIRST_MONTH) + 1;

const weeksBefore = new Map<WeekStart, Int32Array>();

/** Of each month how many weeks stand above it; counted once, with the first question. */
function countWeeks(weekStart: WeekStart): Int32Array {
  const known = weeksBefore.get(weekStart);
  if (known !== undefined) return known;
  const counted = new Int32Array(MONTH_COUNT + 1);
  for (let index = 0; index < MONTH_COUNT; index += 1) {
    counted[index + 1] = (counted[index] ?? 0) + weeksOf(monthAt(index), weekStart);
  }
  weeksBefore.set(weekStart, counted);
  return counted;
}

/** How far from the top a month begins, in px; of the one after the last: how long all of them are. */
export function offsetAt(index: number, { head, row, gap, weekStart }: MonthSizes): number {
  return index * (head + gap) + (countWeeks(weekStart)[index] ?? 0) * row;
}

/** The month that stands so far from the top. */
export function indexAtOffset(offset: number, sizes: MonthSizes): number {
  let low = 0;
  let high = MONTH_COUNT - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (offsetAt(middle, sizes) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Where to scroll so that the day's week is the second below the name of its month, the first where it is the first. */
export function offsetOfDay(date: CalendarDate, sizes: MonthSizes): number {
  const month = monthOf(date);
  const week = Math.floor((placeInWeek(firstDayOf(month), sizes.weekStart) + dayOfMonth(date) - 1) / 7);
  return offsetAt(indexOf(month), sizes) + Math.max(0, week - 1) * sizes.row;
}
