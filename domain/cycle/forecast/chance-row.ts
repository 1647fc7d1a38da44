import { addDays, type CalendarDate, daysBetween, inclusiveDays } from '../../calendar/calendar-date.ts';
import type { DateWindow, StartChance } from './forecast-cycle.ts';

/** One disc: a day, or some days together where the window is wide. */
export interface ChanceDisc extends DateWindow {
  /** 0 to 1. */
  chance: number;
}

/** The row of discs around a window. */
export interface ChanceRow {
  daysPerDisc: number;
  discs: ChanceDisc[];
  /** Where the window begins and ends in the row, in discs from its left edge. */
  frame: { from: number; to: number };
}

/**
 * A row of `columns` discs that holds the window. One disc for each day; where the window has more days than there are
 * columns, for as few days together as let it fit. `chances` without gaps, as from startChances; null when there are none.
 */
export function layOutChances(
  chances: readonly StartChance[],
  window: DateWindow,
  columns: number,
): ChanceRow | null {
  const [first] = chances;
  if (first === undefined) return null;
  const windowDays = inclusiveDays(window.from, window.to);
  const daysPerDisc = Math.ceil(windowDays / columns);
  const windowStart = daysBetween(first.date, window.from);
  // Whole discs before the window, so that it begins at the edge of one; more behind it, where the chances thin out slowly.
  const room = Math.floor((columns * daysPerDisc - windowDays) / daysPerDisc);
  const before = Math.min(Math.floor(room / 3), Math.floor(windowStart / daysPerDisc));
  const start = windowStart - before * daysPerDisc;
  const discs = Array.from({ length: columns }, (_, index): ChanceDisc => {
    const from: CalendarDate = addDays(first.date, start + index * daysPerDisc);
    const chance = sumOf(chances, start + index * daysPerDisc, daysPerDisc);
    return { from, to: addDays(from, daysPerDisc - 1), chance };
  });
  const frame = { from: before, to: before + windowDays / daysPerDisc };
  return { daysPerDisc, discs, frame };
}

function sumOf(chances: readonly StartChance[], start: number, count: number): number {
  return chances.slice(start, start + count).reduce((sum, { chance }) => sum + chance, 0);
}
