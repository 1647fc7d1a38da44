import { addDays, type CalendarDate, listDays } from '../../calendar/calendar-date.ts';
import { chanceOn, sayChance } from './day-chances.ts';
import type { LookAhead } from './look-ahead.ts';

// Rules and worked examples: docs/algorithms/looking-ahead.md (the tests use the same tables).

/** What the forecast says of one day ahead. */
export interface DayAhead {
  /** The start whose window of 8 in 10 the day lies in; null: in none. 1 is the next. */
  window: { nth: number; isFirst: boolean; isLast: boolean; isExpected: boolean } | null;
  /** The start that most likely falls on the day, and how likely, 0 to 1; null: less than half a percent. */
  start: { nth: number; chance: number } | null;
  /** How likely the day is fertile, 0 to 1; null: less than half a percent, or not said in her mode. */
  fertile: number | null;
  /** Ovulation of that cycle is known: what it is known by is said instead of a number. */
  isFertileKnown: boolean;
}

/** Less is not said of a day. */
const SMALLEST_CHANCE = 0.005;

/** Every day of which the forecast says something. */
export function layForecast({ starts, fertile }: LookAhead): Map<CalendarDate, DayAhead> {
  const days = new Map<CalendarDate, DayAhead>();
  const change = (date: CalendarDate, part: (before: DayAhead) => Partial<DayAhead>) => {
    const before = days.get(date) ?? { window: null, start: null, fertile: null, isFertileKnown: false };
    days.set(date, { ...before, ...part(before) });
  };
  for (const [index, { date, window80, days: chances }] of starts.entries()) {
    const nth = index + 1;
    chances.chances.forEach((chance, after) => {
      if (chance < SMALLEST_CHANCE) return;
      change(addDays(chances.from, after), ({ start }) =>
        start === null || chance > start.chance ? { start: { nth, chance } } : {},
      );
    });
    for (const day of listDays(window80.from, window80.to)) {
      const window = {
        nth,
        isFirst: day === window80.from,
        isLast: day === window80.to,
        isExpected: day === date,
      };
      // Inside a window it is that start which is spoken of.
      change(day, () => ({ window, start: { nth, chance: chanceOn(chances, day) } }));
    }
  }
  const known = fertile?.cycles.find(({ isOvulationKnown }) => isOvulationKnown)?.days;
  const isKnown = (date: CalendarDate) => known !== undefined && date >= known.from && date <= known.to;
  fertile?.days.chances.forEach((chance, after) => {
    const date = addDays(fertile.days.from, after);
    if (chance >= SMALLEST_CHANCE) change(date, () => ({ fertile: chance, isFertileKnown: isKnown(date) }));
  });
  return days;
}

const NAMES = ['Next period', 'The period after next', 'Third period ahead', 'Fourth period ahead'];

/** `Next period: 12 % likely on this day`; null: nothing is to be said of a start. */
export function sayStart({ start, window }: DayAhead): string | null {
  if (start === null) return null;
  const name = NAMES[start.nth - 1] ?? `Period ${start.nth} ahead`;
  const mark = window?.isExpected ? ', the expected day' : '';
  return `${name}: ${sayChance(start.chance)} likely on this day${mark}`;
}

/** `Fertile: 32 % likely, an estimate`, `Fertile, by your signs of ovulation`; null: nothing is to be said. */
export function sayFertile({ fertile, isFertileKnown }: DayAhead): string | null {
  if (isFertileKnown) return 'Fertile, by your signs of ovulation';
  return fertile === null ? null : `Fertile: ${sayChance(fertile)} likely, an estimate`;
}
