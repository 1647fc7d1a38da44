import type { CalendarDate } from '../../../calendar/calendar-date.ts';
import type { DayOrder } from '../printed-date.ts';
import { readDay } from './read-day.ts';

const SAMPLE_DAY =
  /(?:collected|collection(?: date| time)?|drawn|sample(?:d| date| taken| collected)|specimen (?:date|taken|collected)|date of (?:collection|sampl\w+|specimen)|taken(?: on)?|date collected|received)(?:\s?(?:on|at|date|\/time|date\/time|& time))*\s?[:.-]?\s{0,4}(?=[\dA-Z])/gi;

export interface SampleDay {
  day: CalendarDate;
  /** The day the laboratory received it: weaker than the day it was taken. */
  isReceived: boolean;
}

/** A day that can be read in two ways is the document's where one of them is. */
export function readDayNear(
  text: string,
  order: DayOrder,
  documentDate: CalendarDate | null,
): CalendarDate | null {
  const day = readDay(text, order);
  if (day || documentDate === null) return day;
  const readings = [readDay(text, 'day-first'), readDay(text, 'month-first')];
  return readings.includes(documentDate) ? documentDate : null;
}

/** The day of the sample that a line says ("Collected: 14/05/2025"), or is: a day alone heads what stands below it. */
export function findSampleDay(
  text: string,
  cells: readonly string[],
  order: DayOrder,
  documentDate: CalendarDate | null,
): SampleDay | null {
  if (text.length > 400) return null;
  for (const { 0: label, index } of text.matchAll(SAMPLE_DAY)) {
    const day = readDayNear(text.slice(index + label.length).trimStart(), order, documentDate);
    if (day) return { day, isReceived: /^received/i.test(label) };
  }
  // A day alone on its line is the heading of what stands below it.
  const [only = ''] = cells;
  if (
    cells.length === 1 &&
    only.length <= 40 &&
    /^(?:[A-Za-z]{3,9},?\s)?\d{1,4}[-/. ]|^[A-Za-z]{3,9}\.? \d{1,2},? \d{4}/.test(only)
  ) {
    const bare = only.replace(/^[A-Za-z]{3,9},\s/, '');
    const day = /^\S+(?:\s[A-Za-z]{3,9}\.?,?\s\d{4}|\s\d{1,2},?\s\d{4})?(?:\s\d{1,2}:\d{2}.{0,6})?$/.test(
      bare,
    )
      ? readDayNear(bare, order, documentDate)
      : null;
    if (day) return { day, isReceived: false };
  }
  return null;
}
