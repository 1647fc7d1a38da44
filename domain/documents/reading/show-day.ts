import type { CalendarDate } from '../../calendar/calendar-date.ts';

export const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** `2026-03-12` → `12 Mar 2026`, as names and summaries say a day. */
export function showDay(day: CalendarDate): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''} ${Number(year)}`;
}
