import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { shortDay } from '../calendar/name-day.ts';
import { wordFor } from '../count-of.ts';
import { type Cycle, countDown } from '../cycle/cycle.ts';
import type { Now } from './describe-now.ts';

/** A number with what stands below it; `value` null: there is none, and `said` tells why. */
export interface Tile {
  value: number | null;
  said: string;
}

/** The three tiles above the panel: where she is, and how many days ovulation and the next period are away. */
export interface Tiles {
  day: Tile;
  ovulation: Tile;
  period: Tile;
}

const NOT_KNOWN: Tile = { value: null, said: 'not known' };

/** What is said of now, in three numbers. Null: it is not here yet. */
export function countTiles(now: Now | null): Tiles {
  if (now === null) return { day: { value: null, said: '' }, ovulation: NOT_KNOWN, period: NOT_KNOWN };
  const { cycle, next, today } = now;
  return {
    day:
      cycle === null ? { value: null, said: 'no cycle counted' } : { value: cycle.day, said: sayLength(now) },
    ovulation: countToOvulation(now),
    period: next === null ? { value: null, said: 'no forecast' } : away(today, next.date),
  };
}

/** The example's, by cycle length, as long as she has recorded nothing at all. */
export function countExampleTiles(today: CalendarDate, example: Cycle): Tiles {
  const { cycleDay, daysToOvulation, daysToPeriod } = countDown(today, example);
  return {
    day: { value: cycleDay, said: `of ${example.cycleLengthDays}` },
    ovulation: { value: daysToOvulation, said: nameUnit(daysToOvulation) },
    period: { value: daysToPeriod, said: nameUnit(daysToPeriod) },
  };
}

function sayLength({ state, cycle, next }: Now): string {
  if (state === 'late' && next !== null) return `usually ${next.usualDays.from} to ${next.usualDays.to}`;
  return cycle?.expectedDays ? `of about ${cycle.expectedDays}` : 'no forecast';
}

/** As the panel says it: to the likeliest day; once that has gone by, until when ovulation may still come. */
function countToOvulation({ ahead, today, isByHormones }: Now): Tile {
  if (isByHormones) return { value: null, said: 'not estimated' };
  const next = ahead?.fertile?.next;
  if (!next) return NOT_KNOWN;
  if (next.ovulationOn !== null) return away(today, next.ovulationOn);
  if (next.ovulation === null) return { value: null, said: 'probably over' };
  return { value: null, said: `probably by ${shortDay(next.ovulation.to, today)}` };
}

function away(today: CalendarDate, day: CalendarDate): Tile {
  const value = daysBetween(today, day);
  return { value, said: nameUnit(value) };
}

function nameUnit(days: number): string {
  if (days === 0) return 'today';
  return wordFor(days, 'day');
}
