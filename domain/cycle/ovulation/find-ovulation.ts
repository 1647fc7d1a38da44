import { addDays, type CalendarDate, daysBetween } from '../../calendar/calendar-date.ts';
import type { OvulationSign } from '../history/cycle-records.ts';
import type { KnownOvulation } from '../history/recorded-cycles.ts';
import { findTemperatureRise } from './find-temperature-rise.ts';

// Rules, sources and worked examples: docs/algorithms/cycles-from-periods.md (the tests use the same tables).

/** What may say when ovulation was. */
export interface OvulationFacts {
  /** First day of the cycle. */
  start: CalendarDate;
  /** The last day that can be the day of ovulation, counted: of a finished cycle its last one. */
  lastDay: CalendarDate;
  /** Of that cycle alone, oldest first. */
  signs: readonly OvulationSign[];
  /** The day that she entered; null: none. */
  enteredOn: CalendarDate | null;
}

/** Ovulation follows the first positive LH test within one to two days, mostly on the next. */
const AFTER_LH_POSITIVE_DAYS = 1;
/** LH test and temperature name the same ovulation when their days lie this close together. */
const AGREEING_DAYS = 2;
/** Positive tests belong together while no negative one lies between them and no more than a day was left out. */
const LH_RUN_GAP_DAYS = 2;

/**
 * The day of ovulation: entered, else named by LH test and temperature alike, else by the temperature, else by the LH
 * test. Null where nothing says it, or only days outside of the cycle.
 */
export function findOvulation({ start, lastDay, signs, enteredOn }: OvulationFacts): KnownOvulation | null {
  const found = (on: CalendarDate, basis: KnownOvulation['basis']): KnownOvulation => ({
    on,
    cycleDay: daysBetween(start, on) + 1,
    basis,
  });
  const isInCycle = (day: CalendarDate) => day >= start && day <= lastDay;
  if (enteredOn !== null && isInCycle(enteredOn)) return found(enteredOn, 'entered');
  const byTests = findLhSurges(signs)
    .map((day) => addDays(day, AFTER_LH_POSITIVE_DAYS))
    .filter(isInCycle);
  const rise = findTemperatureRise(signs);
  const byTemperature = rise === null ? null : addDays(rise, -1);
  if (byTemperature !== null && isInCycle(byTemperature)) {
    // The test names the day more exactly, the temperature says that it happened.
    const agreeing = byTests.findLast((day) => Math.abs(daysBetween(day, byTemperature)) <= AGREEING_DAYS);
    return agreeing === undefined ? found(byTemperature, 'temperature') : found(agreeing, 'signs');
  }
  const last = byTests.at(-1);
  return last === undefined ? null : found(last, 'lh-test');
}

/** The first positive test of each run of them. */
function findLhSurges(signs: readonly OvulationSign[]): CalendarDate[] {
  const surges: CalendarDate[] = [];
  let lastPositive: CalendarDate | null = null;
  for (const { day, lh_test } of signs) {
    if (lh_test === null) continue;
    if (lh_test === 'negative') {
      lastPositive = null;
      continue;
    }
    if (lastPositive === null || daysBetween(lastPositive, day) > LH_RUN_GAP_DAYS) surges.push(day);
    lastPositive = day;
  }
  return surges;
}
