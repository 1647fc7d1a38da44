import type { DailyLog } from '../daily-log/daily-log.ts';
import { LEAST_RECORDED } from './find-patterns.ts';
import type { PatternCycle } from './pattern-cycles.ts';
import { type Comparison, meanDifference, type ShiftedCycle, testByShifts } from './shift-test.ts';
import { isInWindow, WINDOWS, type Window } from './windows.ts';

// Rules and worked examples: docs/algorithms/patterns.md (the tests use the same tables).

/** Amounts of the daily log that are held against the time of the cycle, and the least difference worth telling. */
export const SHIFT_FIELDS = {
  /** Hours: half an hour. */
  sleep_hours: 0.5,
  /** Points of 1 to 10. */
  mood: 1,
  stress: 1,
  /** Minutes. */
  activity_minutes: 10,
} as const;
export type ShiftField = keyof typeof SHIFT_FIELDS;
const FIELDS = Object.keys(SHIFT_FIELDS) as ShiftField[]; // as: keys of the literal above

/** An amount that is higher or lower at one time of her cycles than on their other days. */
export interface Shift {
  field: ShiftField;
  window: Window;
  /** Mean over the cycles of mean in the window minus mean of the other days; hours, minutes or points. */
  difference: number;
  /** The same for each cycle compared, oldest first. */
  perCycle: readonly number[];
  /** Cycles in which the difference goes the same way. */
  cyclesWithIt: number;
  /** Of those compared, cycles whose ovulation is estimated; 0 in the other windows. */
  estimatedCycles: number;
  /** Corrected for all comparisons made. */
  pValue: number;
}

/** "Usually": the difference goes the same way in so many of the cycles compared. */
const LEAST_SHARE_OF_CYCLES = 2 / 3;
/** As in find-patterns.ts, for the same reason. */
const SIGNIFICANT = 0.03;
/** More and less are two questions. */
const DIRECTIONS = [1, -1] as const;

/**
 * What of sleep, mood, stress and movement goes with the time of her cycles, the clearest first. `least`: so many cycles
 * have to be compared. Tested like the marks (testByShifts), within each field; then multiplied by the number of fields.
 */
export function findShifts(cycles: readonly PatternCycle[], least: number): Shift[] {
  const fields = FIELDS.map((field) => ({ field, shifted: cycles.map((cycle) => layOut(cycle, field)) }))
    .map(({ field, shifted }) => ({ field, shifted, comparisons: comparisonsOf(shifted, least) }))
    .filter(({ comparisons }) => comparisons.length > 0);
  return fields
    .flatMap(({ field, shifted, comparisons }): Shift[] => {
      const found = comparisons.flatMap((comparison, place) => {
        const shift = describe(cycles, shifted, field, comparison);
        return shift === null ? [] : [{ place, shift }];
      });
      if (found.length === 0) return [];
      const pValues = testByShifts(
        shifted,
        comparisons,
        found.map(({ place }) => place),
      );
      return found.map(({ shift }, at) => ({
        ...shift,
        pValue: Math.min(1, (pValues[at] ?? 1) * fields.length),
      }));
    })
    .filter(({ pValue }) => pValue < SIGNIFICANT)
    .sort((a, b) => a.pValue - b.pValue);
}

/** The days on which the field is logged, twice: as it is, and turned over. */
function layOut(cycle: PatternCycle, field: ShiftField): ShiftedCycle {
  const days = cycle.days.flatMap(({ cycleDay, log }) => {
    const value = valueIn(log, field);
    return value === null ? [] : [{ cycleDay, value }];
  });
  const windows = WINDOWS.map((window) => {
    const isInside = days.map(({ cycleDay }) => isInWindow(cycle, window, cycleDay));
    const inside = isInside.filter((is) => is === true).length;
    const outside = isInside.filter((is) => is === false).length;
    return inside >= LEAST_RECORDED.inside && outside >= LEAST_RECORDED.outside
      ? isInside.map((is) => is === true)
      : null;
  });
  const places = days.map((_, at) => at);
  return {
    dayCount: days.length,
    marks: DIRECTIONS.map(() => places),
    amounts: DIRECTIONS.map((direction) => days.map(({ value }) => direction * value)),
    windows,
  };
}

function valueIn(log: DailyLog | null, field: ShiftField): number | null {
  return log?.[field] ?? null;
}

function comparisonsOf(shifted: readonly ShiftedCycle[], least: number): Comparison[] {
  return WINDOWS.flatMap((_, window) => {
    const compared = shifted.filter(({ windows }) => windows[window]).length;
    return compared >= least ? DIRECTIONS.map((_, trait): Comparison => ({ trait, window })) : [];
  });
}

/** Null where it is too small to be told, or goes one way now and the other then. */
function describe(
  cycles: readonly PatternCycle[],
  shifted: readonly ShiftedCycle[],
  field: ShiftField,
  comparison: Comparison,
): Omit<Shift, 'pValue'> | null {
  const window = WINDOWS[comparison.window] ?? 'before-period';
  const size = meanDifference(shifted, comparison);
  if (size < SHIFT_FIELDS[field]) return null;
  const compared = shifted.flatMap((one, at) => (one.windows[comparison.window] ? [{ one, at }] : []));
  const direction = DIRECTIONS[comparison.trait] ?? 1;
  const perCycle = compared.map(({ one }) => direction * meanDifference([one], comparison));
  const cyclesWithIt = perCycle.filter((difference) => difference * direction > 0).length;
  if (cyclesWithIt < perCycle.length * LEAST_SHARE_OF_CYCLES) return null;
  const isEstimated = ({ at }: { at: number }) => cycles[at]?.ovulation?.isEstimated === true;
  return {
    ...{ field, window, perCycle, cyclesWithIt },
    difference: direction * size,
    estimatedCycles: window === 'around-ovulation' ? compared.filter(isEstimated).length : 0,
  };
}
