import { addDays, type CalendarDate, daysBetween } from '../../calendar/calendar-date.ts';
import type { DayChances } from './day-chances.ts';
import { addIndependent, type DayMasses, type DayWindow, medianDay, shortestWindow } from './day-masses.ts';
import {
  type CycleForecast,
  type CycleHistory,
  type DateWindow,
  FERTILE_CHANCE,
  fertileAround,
  forecastCycle,
  forecastStarts,
  hasKnownOvulation,
  laterOvulationMasses,
  ovulationDays,
  type StartForecast,
  startMasses,
  WINDOW_SHARE,
} from './forecast-cycle.ts';

// Rules, sources and worked examples: docs/algorithms/looking-ahead.md (the tests use the same tables).

/** A start ahead, with the chance of each day to be it. */
export interface StartAhead extends StartForecast {
  days: DayChances;
}

/** The fertile days of one cycle, those that have gone by among them. An estimate and not contraception. */
export interface FertileCycle {
  /** From the first to the last with at least FERTILE_CHANCE, the likeliest day of ovulation among them. */
  days: DateWindow;
  /** The chance of each of `days` to be fertile, in this cycle or another. */
  chances: readonly number[];
  /** It goes on; the others have not begun. */
  isCurrent: boolean;
  /** Holds ovulation 8 times in 10; one day where it is known. */
  ovulation: DateWindow;
  /** As likely before as after; the day itself where it is known. */
  ovulationOn: CalendarDate;
  isOvulationKnown: boolean;
}

/** The same as far as it lies ahead. */
export interface FertileSpan {
  days: DateWindow;
  /** Cut at today; null: probably over. */
  ovulation: DateWindow | null;
  /** Null where it has gone by. */
  ovulationOn: CalendarDate | null;
  isOvulationKnown: boolean;
}

/** What is said of the days ahead wherever something looks ahead. Nothing in it lies before today. */
export interface LookAhead {
  next: CycleForecast;
  /** The nearest first, each less sure than the one before. */
  starts: readonly StartAhead[];
  /** Null in the modes that name no fertile days. */
  fertile: {
    /** The chance of each day to be fertile, today first. */
    days: DayChances;
    /** Those of this cycle, or of the next where these are over; null where none stands out. */
    next: FertileSpan | null;
    /** This cycle's and those after it, the nearest first, until the days of one reach those before it. */
    cycles: readonly FertileCycle[];
  } | null;
}

/** So many starts are looked ahead at most; fewer where the window of one reaches the window before it. */
const STARTS_AHEAD = 6;

/** Null where forecastCycle is. `hasFertileDays` is false in the modes that name none. */
export function lookAhead(
  history: CycleHistory,
  today: CalendarDate,
  hasFertileDays: boolean,
): LookAhead | null {
  const next = forecastCycle(history, today);
  if (next === null) return null;
  const masses = startMasses(history, today, STARTS_AHEAD);
  const starts: StartAhead[] = [];
  for (const [index, start] of forecastStarts(history, today, STARTS_AHEAD).entries()) {
    const before = starts.at(-1);
    const lengths = masses[index];
    if (lengths === undefined || (before && start.window80.from <= addDays(before.window80.to, 1))) break;
    const days = { from: addDays(history.currentStart, lengths.from), chances: [...lengths.masses] };
    starts.push({ ...start, days });
  }
  const fertile = hasFertileDays ? lookAtFertileDays(history, today, masses.slice(0, starts.length)) : null;
  return { next, starts, fertile };
}

function lookAtFertileDays(
  history: CycleHistory,
  today: CalendarDate,
  starts: readonly DayMasses[],
): LookAhead['fertile'] {
  const current = ovulationDays(history, today);
  if (current === null) return null;
  const later = laterOvulationMasses(history);
  // Counted in days of this cycle, also where they belong to one that has not begun.
  const ovulations = [current, ...starts.map((start) => addIndependent(start, later))];
  const fertile = ovulations.map((ovulation) => fertileAround(ovulation).masses);
  const chances = addChances(fertile);
  const cycleDay = daysBetween(history.currentStart, today) + 1;
  const dayOf = (inCycle: number) => addDays(history.currentStart, inCycle - 1);
  const cycles: FertileCycle[] = [];
  for (const [index, ovulation] of ovulations.entries()) {
    const on = Math.max(medianDay(ovulation), 1);
    const named = nameDays(index, fertile, chances);
    if (named === null) continue;
    const last = Math.max(named.to, on);
    let first = Math.min(named.from, on);
    const before = cycles.at(-1)?.days.to ?? null;
    if (before !== null && dayOf(first) <= before) {
      if (before >= today || dayOf(last) < today) break;
      // What lies before today of the next cycle's days would lie in this one.
      first = cycleDay;
    }
    const window = shortestWindow(ovulation, WINDOW_SHARE);
    cycles.push({
      days: { from: dayOf(first), to: dayOf(last) },
      chances: Array.from({ length: last - first + 1 }, (_, day) => chances[first - 1 + day] ?? 0),
      isCurrent: index === 0,
      // Her own days may move a very wide one to before the cycle began.
      ovulation: { from: dayOf(Math.max(window.from, 1)), to: dayOf(window.to) },
      ovulationOn: dayOf(on),
      isOvulationKnown: index === 0 && hasKnownOvulation(history, today),
    });
  }
  return {
    days: { from: today, chances: chances.slice(cycleDay - 1) },
    next: cutAtToday(cycles, today),
    cycles,
  };
}

/** How likely each day is to be fertile, whatever cycle it belongs to. */
function addChances(cycles: readonly DayMasses['masses'][]): number[] {
  const last = Math.max(...cycles.map(({ length }) => length));
  return Array.from({ length: last }, (_, day) =>
    Math.min(
      cycles.reduce((sum, masses) => sum + (masses[day] ?? 0), 0),
      1,
    ),
  );
}

/**
 * From the first to the last day, counted from 1, that is likely enough: in the cycle alone, or with others, where it
 * belongs to this one before them. Null where none is.
 */
function nameDays(
  index: number,
  cycles: readonly DayMasses['masses'][],
  chances: readonly number[],
): DayWindow | null {
  const own = cycles[index] ?? [];
  const isNamed = (chance: number, day: number) =>
    (own[day] ?? 0) >= FERTILE_CHANCE ||
    (chance >= FERTILE_CHANCE && cycles.every((masses) => (masses[day] ?? 0) <= (own[day] ?? 0)));
  const first = chances.findIndex(isNamed);
  return first === -1 ? null : { from: first + 1, to: chances.findLastIndex(isNamed) + 1 };
}

function cutAtToday(cycles: readonly FertileCycle[], today: CalendarDate): FertileSpan | null {
  const next = cycles.find(({ days }) => days.to >= today);
  if (next === undefined) return null;
  const cut = ({ from, to }: DateWindow) => ({ from: from < today ? today : from, to });
  return {
    days: cut(next.days),
    ovulation: next.ovulation.to < today ? null : cut(next.ovulation),
    ovulationOn: next.ovulationOn < today ? null : next.ovulationOn,
    isOvulationKnown: next.isOvulationKnown,
  };
}
