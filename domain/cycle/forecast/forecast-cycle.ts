import { addDays, type CalendarDate, daysBetween } from '../../calendar/calendar-date.ts';
import { cycleLengthMasses } from './cycle-length-masses.ts';
import {
  addIndependent,
  type DayMasses,
  massOf,
  medianDay,
  notBefore,
  shiftDays,
  shortestWindow,
} from './day-masses.ts';
import {
  expectedOvulationDay,
  isTooLongAgo,
  lengthMassesAfterOvulation,
  ovulationMasses,
} from './luteal-phase.ts';

// Model, sources and worked examples: docs/algorithms/next-period.md.

/** What is known of her cycles. */
export interface CycleHistory {
  /** Finished cycles that count, in the order in which they were. */
  past: readonly PastCycle[];
  /** First day of the cycle that goes on. */
  currentStart: CalendarDate;
  /** Cycle day of ovulation in the cycle that goes on; null while it is not known. */
  ovulationCycleDay: number | null;
  /** How long her cycles are, as she said herself, in days; absent or null: she never did. */
  statedLengthDays?: number | null;
  /** From ovulation to her next period, as she said herself, in days; absent or null: she never did. */
  statedLutealDays?: number | null;
}

export interface PastCycle {
  /** Start to next start. */
  lengthDays: number;
  /** Null where it is not known. */
  ovulationCycleDay: number | null;
}

/** First and last day, both counted. */
export interface DateWindow {
  from: CalendarDate;
  to: CalendarDate;
}

/** When a period may start. */
export interface StartForecast {
  /** As likely before as after. */
  date: CalendarDate;
  /** The shortest run of days in which it starts four times of five, and nine times of ten. */
  window80: DateWindow;
  window90: DateWindow;
}

export interface CycleForecast extends StartForecast {
  /** Day of the cycle today, 1 on its first. */
  cycleDay: number;
  /** Without what today says: how long her cycles usually are, four of five, in days. */
  usualDays: { from: number; to: number };
  /** Today lies after all of them. */
  isLate: boolean;
  /** The date as it was before it is known that no period came until today. */
  firstExpected: CalendarDate;
  /** How many finished cycles it rests on. */
  knownCycles: number;
  /** The length that she gave herself, which it rests on too, in days; null: she gave none. */
  statedLengthDays: number | null;
  /** It rests on a day of ovulation in this cycle: one is known, and still believed. */
  isOvulationKnown: boolean;
}

/** Four times of five, and nine times of ten. */
export const WINDOW_SHARE = 0.8;
const WIDE_WINDOW_SHARE = 0.9;
/** Sperm live up to five days: a day counts when ovulation falls on it or within as many days after it. */
export const FERTILE_BEFORE_OVULATION_DAYS = 5;
/** Days from this chance on are named fertile: they hold about 97 % of fertile days, in about 15. */
export const FERTILE_CHANCE = 0.1;

/**
 * When the next period starts, as seen on `today`: never today or before. Null when the cycle has gone on for so long
 * that the model knows of none like it (over 120 days), or when today lies before its start.
 */
export function forecastCycle(history: CycleHistory, today: CalendarDate): CycleForecast | null {
  const cycleDay = daysBetween(history.currentStart, today) + 1;
  if (cycleDay < 1) return null;
  const usual = currentLengthMasses(history, cycleDay);
  const left = notBefore(usual, cycleDay);
  if (left === null) return null;
  const usualDays = shortestWindow(usual, WINDOW_SHARE);
  return {
    ...describeStart(history.currentStart, left),
    cycleDay,
    usualDays,
    isLate: cycleDay > usualDays.to,
    firstExpected: addDays(history.currentStart, medianDay(usual)),
    knownCycles: history.past.length,
    statedLengthDays: history.statedLengthDays ?? null,
    isOvulationKnown: hasKnownOvulation(history, today),
  };
}

/**
 * The next `count` starts, the nearest first: sums of independent draws, so that each window is wider than the one
 * before. Empty where forecastCycle is null.
 */
export function forecastStarts(history: CycleHistory, today: CalendarDate, count: number): StartForecast[] {
  return startMasses(history, today, count).map((masses) => describeStart(history.currentStart, masses));
}

/**
 * How likely each of the next `count` starts is on each day, counted in days from the start of this cycle (its length,
 * for the nearest). Empty where forecastCycle is null.
 */
export function startMasses(history: CycleHistory, today: CalendarDate, count: number): DayMasses[] {
  const cycleDay = daysBetween(history.currentStart, today) + 1;
  let masses = cycleDay < 1 ? null : notBefore(currentLengthMasses(history, cycleDay), cycleDay);
  if (masses === null) return [];
  const one = lengthMassesOf(history);
  const starts: DayMasses[] = [];
  while (starts.length < count) {
    starts.push(masses);
    masses = addIndependent(masses, one);
  }
  return starts;
}

/** How likely it is that the next period starts on that day. */
export interface StartChance {
  date: CalendarDate;
  chance: number;
}

/** Every day from tomorrow to the last that the model knows; together 1. Empty where forecastCycle is null. */
export function startChances(history: CycleHistory, today: CalendarDate): StartChance[] {
  const [left] = startMasses(history, today, 1);
  if (left === undefined) return [];
  return Array.from(left.masses, (chance, index) => ({
    date: addDays(history.currentStart, left.from + index),
    chance,
  }));
}

/**
 * How likely each day of this cycle is to be one on which she can conceive, from its first day to the last that the
 * model knows, `from` being a cycle day; not a distribution. Null as forecastCycle. Not contraception.
 */
export function fertileChances(history: CycleHistory, today: CalendarDate): DayMasses | null {
  const ovulation = ovulationDays(history, today);
  return ovulation && fertileAround(ovulation);
}

/** The same for any distribution of the day of ovulation, from day 1 of what it is counted in. */
export function fertileAround(ovulation: DayMasses): DayMasses {
  const last = ovulation.from + ovulation.masses.length - 1;
  const chances = Float64Array.from({ length: Math.max(last, 1) }, (_, index) => {
    let chance = 0;
    for (let after = 0; after <= FERTILE_BEFORE_OVULATION_DAYS; after += 1) {
      chance += massOf(ovulation, index + 1 + after);
    }
    return Math.min(chance, 1);
  });
  return { from: 1, masses: chances };
}

/** How likely ovulation is on each day of this cycle; on one alone where it is known. Null as forecastCycle. */
export function ovulationDays(history: CycleHistory, today: CalendarDate): DayMasses | null {
  const cycleDay = daysBetween(history.currentStart, today) + 1;
  if (cycleDay < 1) return null;
  const known = believedOvulationDay(history, cycleDay);
  if (known !== null) return { from: known, masses: Float64Array.of(1) };
  const usual = currentLengthMasses(history, cycleDay);
  const left = notBefore(usual, cycleDay);
  return left && moveToHerDays(ovulationMasses(left), usual, history);
}

/** How likely ovulation is on each day of a cycle that has not begun. */
export function laterOvulationMasses(history: CycleHistory): DayMasses {
  const usual = lengthMassesOf(history);
  return moveToHerDays(ovulationMasses(usual), usual, history);
}

/** Her own days move the whole distribution, not its width. */
function moveToHerDays(byDates: DayMasses, usual: DayMasses, history: CycleHistory): DayMasses {
  const recorded = history.past.flatMap(({ ovulationCycleDay }) => ovulationCycleDay ?? []);
  const stated = history.statedLutealDays ?? null;
  if (recorded.length === 0 && stated === null) return byDates;
  const median = medianDay(usual);
  const moved = expectedOvulationDay(median, recorded, stated) - expectedOvulationDay(median, []);
  return shiftDays(byDates, Math.round(moved));
}

function currentLengthMasses(history: CycleHistory, cycleDay: number): DayMasses {
  const ovulation = believedOvulationDay(history, cycleDay);
  return ovulation === null
    ? lengthMassesOf(history)
    : lengthMassesAfterOvulation(ovulation, lutealDaysOf(history.past), history.statedLutealDays ?? null);
}

interface KnownMasses {
  count: number;
  statedDays: number | null;
  masses: DayMasses;
}
/** One screen asks for the same six times: date, windows, starts, ovulation. */
const known = new WeakMap<readonly PastCycle[], KnownMasses>();

function lengthMassesOf({ past, statedLengthDays }: CycleHistory): DayMasses {
  const statedDays = statedLengthDays ?? null;
  const before = known.get(past);
  // Whoever adds a cycle to the same list has another history.
  if (before && before.count === past.length && before.statedDays === statedDays) return before.masses;
  const lengths = past.map(({ lengthDays }) => lengthDays);
  const masses = cycleLengthMasses(lengths, statedDays);
  known.set(past, { count: past.length, statedDays, masses });
  return masses;
}

/** True where what is forecast for this cycle rests on a day of ovulation: it is known, and still believed. */
export function hasKnownOvulation(history: CycleHistory, today: CalendarDate): boolean {
  return believedOvulationDay(history, daysBetween(history.currentStart, today) + 1) !== null;
}

function believedOvulationDay({ ovulationCycleDay }: CycleHistory, cycleDay: number): number | null {
  if (ovulationCycleDay === null || isTooLongAgo(ovulationCycleDay, cycleDay)) return null;
  return ovulationCycleDay;
}

function lutealDaysOf(past: readonly PastCycle[]): number[] {
  return past.flatMap(({ lengthDays, ovulationCycleDay }) =>
    ovulationCycleDay === null ? [] : lengthDays - ovulationCycleDay,
  );
}

function describeStart(currentStart: CalendarDate, lengths: DayMasses): StartForecast {
  const windowOf = (share: number): DateWindow => {
    const { from, to } = shortestWindow(lengths, share);
    return { from: addDays(currentStart, from), to: addDays(currentStart, to) };
  };
  return {
    date: addDays(currentStart, medianDay(lengths)),
    window80: windowOf(WINDOW_SHARE),
    window90: windowOf(WIDE_WINDOW_SHARE),
  };
}
