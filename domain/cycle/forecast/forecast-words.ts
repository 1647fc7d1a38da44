import { type CalendarDate, dayOfMonth } from '../../calendar/calendar-date.ts';
import { longDay, shortDay } from '../../calendar/name-day.ts';
import type { DateWindow, StartChance } from './forecast-cycle.ts';

// A forecast is about the coming months: which year is meant needs no saying.

/** `1 December` */
export function dayAndMonth(date: CalendarDate): string {
  return longDay(date, date);
}

/** `1 Dec` */
export function shortForecastDay(date: CalendarDate): string {
  return shortDay(date, date);
}

/** `26 – 31 Dec`, `28 Nov – 2 Dec` */
export function shortForecastDays({ from, to }: DateWindow): string {
  if (from === to) return shortForecastDay(from);
  const first = from.slice(0, 7) === to.slice(0, 7) ? String(dayOfMonth(from)) : shortForecastDay(from);
  return `${first} – ${shortForecastDay(to)}`;
}

/** `3 of the last 4 fell inside their window.`; of `isInWindow` by forecast, in any order, at least one. */
export function sayHits(isInWindow: readonly boolean[]): string {
  const hits = isInWindow.filter(Boolean).length;
  if (isInWindow.length === 1) return `It fell ${hits === 1 ? 'inside' : 'outside'} its window.`;
  return `${hits} of the last ${isInWindow.length} fell inside their window.`;
}

/** `29 %`; null below 4, where a number would only be noise. `chance` from 0 to 1. */
export function sayPercent(chance: number): string | null {
  const percent = Math.round(chance * 100);
  return percent < LEAST_PERCENT_SAID ? null : `${percent} %`;
}
const LEAST_PERCENT_SAID = 4;

/** What the date is, where the chances show another day as the likeliest; otherwise null. `chances` at least one. */
export function sayMiddle(chances: readonly StartChance[], date: CalendarDate): string | null {
  const likeliest = chances.reduce((one, other) => (other.chance > one.chance ? other : one));
  if (likeliest.date === date) return null;
  return 'The date is the middle: your period is about as likely before it as after it. Another single day may be likelier.';
}
