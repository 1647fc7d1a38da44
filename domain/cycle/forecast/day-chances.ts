import { type CalendarDate, daysBetween } from '../../calendar/calendar-date.ts';

/** How likely something is on each day from `from` on, 0 to 1. */
export interface DayChances {
  from: CalendarDate;
  chances: readonly number[];
}

/** The chance of a day, 0 outside. */
export function chanceOn({ from, chances }: DayChances, date: CalendarDate): number {
  return chances[daysBetween(from, date)] ?? 0;
}

/** Whole percents, never a certain one: `12 %`, `under 1 %`, `over 99 %`. */
export function sayChance(chance: number): string {
  const percent = Math.round(chance * 100);
  if (percent < 1) return 'under 1 %';
  return percent > 99 ? 'over 99 %' : `${percent} %`;
}
