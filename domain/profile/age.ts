import type { CalendarDate } from '../calendar/calendar-date.ts';

/**
 * Completed years on a day; negative before birth. Born on 29 February, she is a year older on 1 March where there is
 * no 29th: a day late rather than a day early, where an age protects.
 */
export function ageOn(birthDate: CalendarDate, day: CalendarDate): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
