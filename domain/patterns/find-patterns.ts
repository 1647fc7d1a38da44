import type { PatternCycle } from './pattern-cycles.ts';
import { type Comparison, meanDifference, type ShiftedCycle, testByShifts } from './shift-test.ts';
import { TRAITS, type Trait } from './traits.ts';
import { isInWindow, WINDOWS, type Window } from './windows.ts';

// Rules, sources and worked examples: docs/algorithms/patterns.md (the tests use the same tables).

/** Something that is marked more often at one time of her cycles than on their other days. */
export interface Pattern {
  /** A place in TRAITS. */
  trait: number;
  window: Window;
  /** Recorded days in the window and how many of them have it; the same for the other days of the same cycles. */
  inside: DayCount;
  outside: DayCount;
  /** The days in the window for each cycle compared, oldest first. */
  perCycle: readonly DayCount[];
  /** Cycles in which it was marked in the window, of those compared. */
  cyclesWithIt: number;
  comparedCycles: number;
  /** Of those compared, cycles whose ovulation is estimated; 0 in the other windows. */
  estimatedCycles: number;
  /** Mean over the cycles of the difference of the two shares, −1 to 1. */
  difference: number;
  /** Corrected for all comparisons made. */
  pValue: number;
}

export interface DayCount {
  marked: number;
  days: number;
}

export interface PatternReport {
  /** In the order of the windows, the clearest first. */
  patterns: Pattern[];
  /** How many comparisons the correction is for; 0 when nothing could be compared. */
  comparisons: number;
  /** Finished cycles that count. */
  cycles: number;
  /** For each window, cycles with enough recorded days in it and beside it. */
  comparedCycles: Readonly<Record<Window, number>>;
}

/** Fewer cycles are an anecdote. */
export const LEAST_CYCLES = 3;
/** A cycle is compared with so many recorded days in the window, and so many on its other days. */
export const LEAST_RECORDED = { inside: 2, outside: 5 } as const;
/** One day of five more than elsewhere: less would not help her plan a week. */
export const LEAST_DIFFERENCE = 0.2;
/** "Usually": in at least half of the cycles compared. */
const LEAST_SHARE_OF_CYCLES = 0.5;
/** Below 0.05: turning joins the ends of a cycle, which cuts spells there, and errs a little more often than it says. */
const SIGNIFICANT = 0.03;

/**
 * What comes back at the same time of her cycles, as far as her records bear it. `cycles` as collectCycles gives them, for the
 * same `traits`.
 */
export function findPatterns(
  cycles: readonly PatternCycle[],
  traits: readonly Trait[] = TRAITS,
): PatternReport {
  const shifted = cycles.map((cycle) => layOut(cycle, traits));
  const comparedOf = (window: number) => cycles.filter((_, at) => shifted[at]?.windows[window] !== null);
  const comparisons = traits
    .flatMap((_, trait) => WINDOWS.map((_, window): Comparison => ({ trait, window })))
    .filter(({ trait, window }) => {
      // Decided by what no turn changes, so that the correction stays right.
      const withIt = shifted.filter((one) => one.windows[window] && (one.marks[trait]?.length ?? 0) > 0);
      return withIt.length >= LEAST_CYCLES;
    });
  const candidates = comparisons
    .map((comparison, place) => ({ place, ...describe(cycles, shifted, comparison) }))
    .filter(
      ({ difference, cyclesWithIt, comparedCycles }) =>
        difference >= LEAST_DIFFERENCE &&
        cyclesWithIt >= Math.max(LEAST_CYCLES, comparedCycles * LEAST_SHARE_OF_CYCLES),
    );
  // Where nothing is large enough to be told, no draw changes that.
  const pValues =
    candidates.length === 0
      ? []
      : testByShifts(
          shifted,
          comparisons,
          candidates.map(({ place }) => place),
        );
  return {
    patterns: candidates
      .map(({ place: _, ...pattern }, at): Pattern => ({ ...pattern, pValue: pValues[at] ?? 1 }))
      .filter(({ pValue }) => pValue < SIGNIFICANT)
      .sort((a, b) => WINDOWS.indexOf(a.window) - WINDOWS.indexOf(b.window) || b.difference - a.difference),
    comparisons: comparisons.length,
    cycles: cycles.length,
    comparedCycles: {
      'before-period': comparedOf(0).length,
      'in-period': comparedOf(1).length,
      'around-ovulation': comparedOf(2).length,
    },
  };
}

function layOut(cycle: PatternCycle, traits: readonly Trait[]): ShiftedCycle {
  const { days } = cycle;
  const marks = traits.map((): number[] => []);
  days.forEach((day, index) => {
    for (const trait of day.marks) marks[trait]?.push(index);
  });
  const windows = WINDOWS.map((window) => {
    const isInside = days.map(({ cycleDay }) => isInWindow(cycle, window, cycleDay));
    const inside = isInside.filter((is) => is === true).length;
    const outside = isInside.filter((is) => is === false).length;
    const isCompared = inside >= LEAST_RECORDED.inside && outside >= LEAST_RECORDED.outside;
    return isCompared ? isInside.map((is) => is === true) : null;
  });
  return { dayCount: days.length, marks, windows };
}

function describe(
  cycles: readonly PatternCycle[],
  shifted: readonly ShiftedCycle[],
  comparison: Comparison,
): Omit<Pattern, 'pValue'> {
  const window = WINDOWS[comparison.window] ?? 'before-period';
  const inside = { marked: 0, days: 0 };
  const outside = { marked: 0, days: 0 };
  const perCycle: DayCount[] = [];
  let [cyclesWithIt, estimatedCycles] = [0, 0];
  shifted.forEach((one, at) => {
    const isInside = one.windows[comparison.window];
    if (!isInside) return;
    const marked = one.marks[comparison.trait] ?? [];
    const markedInside = marked.filter((day) => isInside[day]).length;
    const insideDays = isInside.filter(Boolean).length;
    inside.marked += markedInside;
    inside.days += insideDays;
    outside.marked += marked.length - markedInside;
    outside.days += one.dayCount - insideDays;
    perCycle.push({ marked: markedInside, days: insideDays });
    if (markedInside > 0) cyclesWithIt += 1;
    if (window === 'around-ovulation' && cycles[at]?.ovulation?.isEstimated) estimatedCycles += 1;
  });
  return {
    ...{ trait: comparison.trait, window, inside, outside, perCycle, cyclesWithIt, estimatedCycles },
    comparedCycles: perCycle.length,
    difference: meanDifference(shifted, comparison),
  };
}
