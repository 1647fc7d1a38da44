import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { shortDay, shortDays } from '../../calendar/name-day.ts';
import { sayNextPeriod, sayWindow } from '../say-forecast.ts';
import type { CycleForecast } from './forecast-cycle.ts';

// Beside what every screen says (say-forecast.ts): where there is room for one line only.

/** `30 Nov, 8 in 10: 28 Nov – 2 Dec` */
export function sayShortly(next: Pick<CycleForecast, 'date' | 'window80'>, today: CalendarDate): string {
  return `${shortDay(next.date, today)}, ${sayShortWindow(next, today)}`;
}

/** `8 in 10: 28 Nov – 2 Dec` */
export function sayShortWindow({ window80 }: Pick<CycleForecast, 'window80'>, today: CalendarDate): string {
  return `8 in 10: ${shortDays(window80.from, window80.to, today)}`;
}

/** `Next period, most likely 30 November. 8 in 10: 28 November to 2 December.`, and before it where she is when that is unusual. */
export function sayNext(next: CycleForecast, today: CalendarDate): string {
  const late = next.isLate ? `${sayUsual(next)}. ` : '';
  return `${late}${sayNextPeriod(next, today)} ${sayWindow(next.window80, today)}`;
}

/** `Day 31, usually 26 to 30` */
export function sayUsual({ cycleDay, usualDays: { from, to } }: CycleForecast): string {
  return `Day ${cycleDay}, usually ${from === to ? from : `${from} to ${to}`}`;
}

/** What it rests on, where that is not her own cycles; otherwise null. */
export function sayBasis({ knownCycles, statedLengthDays }: CycleForecast): string | null {
  if (knownCycles > 0) return null;
  return statedLengthDays === null
    ? 'No cycle of yours is finished yet: this is how long cycles are among many women.'
    : `No cycle of yours is finished yet: this rests on the ${statedLengthDays} days that you gave.`;
}
