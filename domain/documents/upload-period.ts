import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';

/** Spans of time to choose from, counted back from today; `own` is the one she sets by two days. */
export const UPLOAD_PERIODS = [
  { value: 'any', label: 'Any time' },
  { value: 'last-30-days', label: 'Last 30 days' },
  { value: 'this-year', label: 'This year' },
  { value: 'last-year', label: 'Last year' },
  { value: 'own', label: 'From … to' },
] as const;
export type UploadPeriod = (typeof UPLOAD_PERIODS)[number]['value'];

interface Days {
  from: CalendarDate | null;
  to: CalendarDate | null;
}

/** First and last day of a span, both included; null where it is open. `own`: the days as they are given. */
export function daysOfPeriod(period: UploadPeriod, today: CalendarDate, own: Days): Days {
  if (period === 'any') return { from: null, to: null };
  if (period === 'last-30-days') return { from: addDays(today, -29), to: null };
  if (period === 'own') {
    // Chosen the wrong way round they still mean the days between them.
    const isTurned = own.from !== null && own.to !== null && own.from > own.to;
    return isTurned ? { from: own.to, to: own.from } : own;
  }
  const year = Number(today.slice(0, 4)) - (period === 'last-year' ? 1 : 0);
  const name = String(year).padStart(4, '0');
  // as: the first and last day of a year exist in each
  return { from: `${name}-01-01` as CalendarDate, to: `${name}-12-31` as CalendarDate };
}
