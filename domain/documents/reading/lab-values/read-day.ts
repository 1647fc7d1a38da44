import { type CalendarDate, isCalendarDate } from '../../../calendar/calendar-date.ts';
import type { DocumentText } from '../document-text.ts';

/** Whether `02/11/2024` is 2 November or 11 February; null where the document does not tell. */
export type DayOrder = 'day-first' | 'month-first' | null;

const NUMERIC = /(?<![\d./-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-])/g;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The order of day and month that the dates of a document prove; points (`14.03.2025`) are day first everywhere. */
export function findDayOrder(text: DocumentText): DayOrder {
  const orders = new Set<DayOrder>();
  for (const { lines } of text.pages) {
    for (const line of lines) {
      if (line.text.length > 2000) continue;
      for (const [, first, sign, second] of line.text.matchAll(NUMERIC)) {
        if (sign === '.') continue;
        if (Number(first) > 12 && Number(second) <= 12) orders.add('day-first');
        if (Number(second) > 12 && Number(first) <= 12) orders.add('month-first');
      }
    }
  }
  const [order = null] = orders;
  return orders.size === 1 ? order : null;
}

/** The day a text begins with, or null for none and for one that can be read in two ways. */
export function readDay(text: string, order: DayOrder): CalendarDate | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text);
  if (iso) return makeDay(iso[1], Number(iso[2]), Number(iso[3]));
  const compact = /^((?:19|20)\d{2})(\d{2})(\d{2})(?:\d{4,6})?(?:[+-]\d{4})?(?!\d)/.exec(text);
  if (compact) return makeDay(compact[1], Number(compact[2]), Number(compact[3]));
  const numeric = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/.exec(text);
  if (numeric) {
    const [, a = '', sign, b = '', year] = numeric;
    const [first, second] = [Number(a), Number(b)];
    if (first === second || second > 12 || order === 'month-first') {
      if (sign !== '.') return makeDay(year, first, second);
    }
    return sign === '.' || first > 12 || order === 'day-first' ? makeDay(year, second, first) : null;
  }
  const dayFirst =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s.-]{1,2}([a-z]{3})[a-z]{0,6}[\s.,-]{1,2}(\d{4}|\d{2})(?!\d)/i.exec(text);
  if (dayFirst) return makeDay(dayFirst[3], monthOf(dayFirst[2]), Number(dayFirst[1]));
  const monthFirst = /^([a-z]{3})[a-z]{0,6}\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})(?!\d)/i.exec(text);
  return monthFirst ? makeDay(monthFirst[3], monthOf(monthFirst[1]), Number(monthFirst[2])) : null;
}

function monthOf(name = ''): number {
  return MONTHS.indexOf(name.toLowerCase()) + 1;
}

function makeDay(year = '', month: number, day: number): CalendarDate | null {
  const full = year.length === 2 ? `20${year}` : year;
  const date = `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
}
