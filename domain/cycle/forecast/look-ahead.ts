import { addDays, type CalendarDate, daysBetween } from '../../calendar/calendar-date.ts';
import type { DayChances } from './day-chances.ts';
import { addIndependent, type DayMasses, medianDay, shortestWindow } from './day-masses.ts';
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
  /** The days with at least FERTILE_CHANCE. */
  days: DateWindow;
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
  const cycleDay = daysBetween(history.currentStart, today) + 1;
  const dayOf = (inCycle: number) => addDays(history.currentStart, inCycle - 1);
  const sums: number[] = [];
  const cycles: FertileCycle[] = [];
  let areApart = true;
  for (const [index, ovulation] of ovulations.entries()) {
    const { masses } = fertileAround(ovulation);
    masses.slice(cycleDay - 1).forEach((chance, day) => {
      sums[day] = Math.min((sums[day] ?? 0) + chance, 1);
    });
    const isNamed = (chance: number) => chance >= FERTILE_CHANCE;
    const first = masses.findIndex(isNamed);
    if (first === -1 || !areApart) continue;
    const days = { from: dayOf(first + 1), to: dayOf(masses.findLastIndex(isNamed) + 1) };
    const before = cycles.at(-1)?.days.to ?? null;
    if (before !== null && days.from <= before) {
      areApart = before < today && days.to >= today;
      if (!areApart) continue;
      // What lies before today of the next cycle's days would lie in this one.
      days.from = today;
    }
    const window = shortestWindow(ovulation, WINDOW_SHARE);
    cycles.push({
      days,
      // Her own days may move a very wide one to before the cycle began.
      ovulation: { from: dayOf(Math.max(window.from, 1)), to: dayOf(window.to) },
      ovulationOn: dayOf(medianDay(ovulation)),
      isOvulationKnown: index === 0 && hasKnownOvulation(history, today),
    });
  }
  return { days: { from: today, chances: sums }, next: cutAtToday(cycles, today), cycles };
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
