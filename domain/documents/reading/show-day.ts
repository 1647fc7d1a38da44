import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { MONTH_NAMES } from '../../calendar/name-day.ts';

export const MONTHS = MONTH_NAMES.map((name) => name.slice(0, 3));

/** `2026-03-12` → `12 Mar 2026`, as names and summaries say a day. */
export function showDay(day: CalendarDate): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''} ${Number(year)}`;
}
