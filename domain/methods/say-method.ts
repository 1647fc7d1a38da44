import type { CalendarDate } from '../calendar/calendar-date.ts';
import { monthOf } from '../calendar/calendar-month.ts';
import { nameMonth, shortDay } from '../calendar/name-day.ts';
import type { MethodUse } from './method-use.ts';

type Start = Pick<MethodUse, 'started_on' | 'started_certainty'>;

/** `5 Mar`, `March 2024`, `2024`, as well as she knows it; null: she does not. */
export function sayStart(
  { started_on: start, started_certainty: certainty }: Start,
  today: CalendarDate,
): string | null {
  if (start === null || certainty === 'unknown') return null;
  if (certainty === 'year') return String(Number(start.slice(0, 4)));
  return certainty === 'month' ? nameMonth(monthOf(start)) : shortDay(start, today);
}

/** `Since March 2024`, `March 2024 – 5 Mar 2025`, `Until 5 Mar 2025`, `Since when is not noted`. */
export function sayDays(use: Start & Pick<MethodUse, 'ended_on'>, today: CalendarDate): string {
  const start = sayStart(use, today);
  if (use.ended_on === null) return start === null ? 'Since when is not noted' : `Since ${start}`;
  const end = shortDay(use.ended_on, today);
  return start === null ? `Until ${end}` : `${start} – ${end}`;
}
