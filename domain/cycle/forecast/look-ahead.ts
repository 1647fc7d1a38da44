import { addDays, type CalendarDate, daysBetween } from '../../calendar/calendar-date.ts';
import { type EstimatedPhase, estimatePhase } from '../current-phase.ts';
import type { DayChances } from './day-chances.ts';
import { addIndependent, type DayMasses, shortestWindow } from './day-masses.ts';
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

/** The fertile days of one cycle, as far as they lie ahead. An estimate and not contraception. */
export interface FertileSpan {
  /** The days with at least FERTILE_CHANCE. */
  days: DateWindow;
  /** Holds ovulation 8 times in 10, cut at today; one day where it is known; null: probably over. */
  ovulation: DateWindow | null;
  isOvulationKnown: boolean;
}

/** What is said of the days ahead wherever something looks ahead. Nothing in it lies before today. */
export interface LookAhead {
  next: CycleForecast;
  /** Where she is today unless she bleeds; null in the modes that name no fertile days. */
  phase: EstimatedPhase | null;
  /** The nearest first, each less sure than the one before. */
  starts: readonly StartAhead[];
  /** Null in the modes that name no fertile days. */
  fertile: {
    /** The chance of each day to be fertile, today first. */
    days: DayChances;
    /** Those of this cycle, or of the next where these are over; null where none stands out. */
    next: FertileSpan | null;
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
  return { next, phase: hasFertileDays ? estimatePhase(history, today) : null, starts, fertile };
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
  const sums: number[] = [];
  let next: FertileSpan | null = null;
  for (const [index, ovulation] of ovulations.entries()) {
    const { masses } = fertileAround(ovulation);
    const ahead = [...masses.slice(cycleDay - 1)];
    ahead.forEach((chance, day) => {
      sums[day] = Math.min((sums[day] ?? 0) + chance, 1);
    });
    const first = ahead.findIndex((chance) => chance >= FERTILE_CHANCE);
    if (next !== null || first === -1) continue;
    const last = ahead.findLastIndex((chance) => chance >= FERTILE_CHANCE);
    const window = shortestWindow(ovulation, WINDOW_SHARE);
    const dayOf = (inCycle: number) => addDays(history.currentStart, inCycle - 1);
    next = {
      days: { from: addDays(today, first), to: addDays(today, last) },
      ovulation:
        window.to < cycleDay ? null : { from: dayOf(Math.max(window.from, cycleDay)), to: dayOf(window.to) },
      isOvulationKnown: index === 0 && hasKnownOvulation(history, today),
    };
  }
  return { days: { from: today, chances: sums }, next };
}
