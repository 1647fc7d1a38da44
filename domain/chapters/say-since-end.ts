import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { countDays, shortDay } from '../calendar/name-day.ts';
import { countOf } from '../count-of.ts';

/** `5 days`, `5 weeks`, `5 weeks and 2 days`: in weeks from the first whole one on. */
export function sayWeeks(days: number): string {
  const weeks = Math.floor(days / 7);
  const rest = days % 7;
  if (weeks === 0) return countDays(rest);
  return rest === 0 ? countOf(weeks, 'week') : `${countOf(weeks, 'week')} and ${countDays(rest)}`;
}

interface SinceEnd {
  today: CalendarDate;
  endedOn: CalendarDate;
  /** By her own word. */
  isBirth: boolean;
}

/** How long ago a pregnancy ended. Only where she said that a baby was born it is called so; otherwise the day alone is named. */
export function saySinceEnd({ today, endedOn, isBirth }: SinceEnd): string {
  const days = daysBetween(endedOn, today);
  if (isBirth) return days === 0 ? 'The day of the birth' : `${sayWeeks(days)} after the birth`;
  return days === 0 ? 'Since today' : `${sayWeeks(days)} since ${shortDay(endedOn, today)}`;
}
