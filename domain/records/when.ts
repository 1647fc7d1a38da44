import * as z from 'zod/mini';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { calendarDateSchema } from '../calendar/calendar-date-schema.ts';
import { MONTH_NAMES, shortDate } from '../calendar/name-day.ts';
import { daysInMonth } from '../profile/date-of-birth.ts';

/** How much is known of a beginning or an end. `age`: how old she was. `unknown` has no day. */
export const PRECISIONS = ['day', 'month', 'year', 'age', 'unknown'] as const;
export type Precision = (typeof PRECISIONS)[number];

export const AGE_LIMITS = { min: 0, max: 120 } as const;

/**
 * The fields of a time, as they travel. Of a month, a year or an age the first day it can have been is kept of a beginning, the
 * last of an end: so that an end is never before its beginning because it is known less well. An age is kept beside them, as
 * she said it.
 */
export const whenShape = {
  on: z.nullable(calendarDateSchema),
  age: z.nullable(z.int().check(z.minimum(AGE_LIMITS.min), z.maximum(AGE_LIMITS.max))),
};

/** A beginning or an end. `precision` null: there is none, it goes on. */
export interface When {
  on: CalendarDate | null;
  precision: Precision | null;
  age: number | null;
}

export const NO_END: When = { on: null, precision: null, age: null };
export const UNKNOWN_TIME: When = { on: null, precision: 'unknown', age: null };

/** The day that is kept: the first that it may have been (`start`), or the last (`end`). */
export function edgeOf(day: CalendarDate, precision: Precision, edge: 'start' | 'end'): CalendarDate {
  const year = day.slice(0, 4);
  // by format, all of them: a month has a first day and the last one of its length
  if (precision === 'month') {
    const last = daysInMonth(Number(year), Number(day.slice(5, 7)));
    return `${day.slice(0, 7)}-${edge === 'start' ? '01' : last}` as CalendarDate;
  }
  if (precision === 'year' || precision === 'age')
    return `${year}-${edge === 'start' ? '01-01' : '12-31'}` as CalendarDate;
  return day;
}

/**
 * The first day that an end can have been. One that is said by her age is kept as the last day of the year after that birthday, and can
 * have been a year earlier.
 */
export function firstDayOfEnd(on: CalendarDate, precision: Precision): CalendarDate {
  const first = edgeOf(on, precision, 'start');
  // by format: a year less has four digits still, for none lies before 1900
  return precision === 'age' ? (`${Number(first.slice(0, 4)) - 1}-01-01` as CalendarDate) : first;
}

/**
 * The time at which she was so old. `birthYear`: hers. The year after a birthday is half of the next one too: an end is kept as
 * the last day of that.
 */
export function whenAged(age: number, birthYear: number, edge: 'start' | 'end'): When {
  const year = birthYear + age + (edge === 'end' ? 1 : 0);
  const on = `${String(year).padStart(4, '0')}-${edge === 'start' ? '01-01' : '12-31'}` as CalendarDate; // by format
  return { on, precision: 'age', age };
}

/** `3 Mar 2024`, `March 2024`, `2011`, `age 14`: never more than she said. Null: not known, or there is none. */
export function sayWhen({ on, precision, age }: When): string | null {
  if (precision === 'age') return age === null ? null : `age ${age}`;
  if (on === null || precision === null || precision === 'unknown') return null;
  const year = String(Number(on.slice(0, 4)));
  if (precision === 'year') return year;
  if (precision === 'month') return `${MONTH_NAMES[Number(on.slice(5, 7)) - 1]} ${year}`;
  return shortDate(on);
}
