import { medianOf } from './median.ts';
import { type NormalRanges, normalRanges } from './normal-ranges.ts';
import type { FinishedCycle } from './recorded-cycles.ts';
import { isSettled } from './settled-cycles.ts';

// Rules, sources and worked examples: docs/algorithms/cycles-from-periods.md (the tests use the same tables).

/** The newest cycles that are summed up: about a year. */
export const SUMMARIZED_CYCLES = 12;
/** Fewer say nothing of a middle and a range. */
export const FEWEST_FOR_RANGE = 3;
/** Outside "repeatedly": so many of the newest; with fewer than that many known, nothing is said. */
const REPEATEDLY = { times: 3, of: 6 };

/** What is outside of the usual repeatedly. */
export type UnusualPattern = 'long' | 'short' | 'bleeding' | 'variation';

/**
 * Of her newest cycles (12 at most) that count and about which nothing is to be asked. What is null is not known yet:
 * there are fewer than three of them.
 */
export interface CycleSummary {
  /** How many they are. */
  counted: number;
  /** How many are left out until she answers what is asked about them. */
  waiting: number;
  medianDays: number | null;
  shortestDays: number | null;
  longestDays: number | null;
  /** Longest − shortest. */
  variationDays: number | null;
  bleedingMedianDays: number | null;
  /** Of how many the end of the period is known. */
  withBleeding: number;
  /** Of how many a day of ovulation is known. */
  withOvulation: number;
  normal: NormalRanges;
  /** How many of the newest six lie outside; variation: that of all of them does. */
  outOfRange: { long: number; short: number; bleeding: number; variation: boolean };
  /** Of how many cycles: 6 at most. */
  judged: { lengths: number; bleedings: number };
  /** `not-enough`: fewer than six are known, so that nothing is said of "repeatedly". */
  regularity: 'usual' | 'varies' | 'not-enough' | 'no-limit';
  /** What to have looked at; empty: nothing. */
  patterns: UnusualPattern[];
  /** Null: nothing lies outside repeatedly, as far as it is known. */
  advice: 'see-doctor' | null;
}

/** Sums up cycles, oldest first; her age in whole years decides what is usual, null where it is not known. */
export function summarizeCycles(finished: readonly FinishedCycle[], ageYears: number | null): CycleSummary {
  const normal = normalRanges(ageYears);
  const settled = finished.filter(({ question }) => question === null);
  const counting = finished.filter(isSettled).slice(-SUMMARIZED_CYCLES);
  const lengths = counting.map(({ lengthDays }) => lengthDays);
  const bleedings = counting.flatMap(({ bleedingDays }) => bleedingDays ?? []);
  const range = lengths.length >= FEWEST_FOR_RANGE ? rangeOf(lengths) : null;

  // More than 120 days are no cycle for the forecast, and long all the same.
  const recent = settled
    .filter(({ notCounted }) => notCounted === null || notCounted === 'too-long')
    .map(({ lengthDays }) => lengthDays)
    .slice(-REPEATEDLY.of);
  const recentBleedings = bleedings.slice(-REPEATEDLY.of);
  const outOfRange = {
    long: recent.filter((days) => days > normal.longestDays).length,
    short: recent.filter((days) => days < normal.shortestDays).length,
    bleeding: recentBleedings.filter((days) => days > normal.bleedingDays).length,
    variation: range !== null && normal.variationDays !== null && range.variationDays > normal.variationDays,
  };
  const regularity = judgeRegularity(lengths, normal.variationDays);
  const patterns = (['long', 'short', 'bleeding', 'variation'] as const).filter((pattern) =>
    pattern === 'variation' ? regularity === 'varies' : outOfRange[pattern] >= REPEATEDLY.times,
  );
  return {
    counted: counting.length,
    waiting: finished.filter(({ question, notCounted }) => question !== null || notCounted === 'same-period')
      .length,
    medianDays: range?.medianDays ?? null,
    shortestDays: range?.shortestDays ?? null,
    longestDays: range?.longestDays ?? null,
    variationDays: range?.variationDays ?? null,
    bleedingMedianDays: bleedings.length >= FEWEST_FOR_RANGE ? medianOf(bleedings) : null,
    withBleeding: bleedings.length,
    withOvulation: counting.filter(({ ovulation }) => ovulation !== null).length,
    normal,
    outOfRange,
    judged: { lengths: recent.length, bleedings: recentBleedings.length },
    regularity,
    patterns,
    advice: patterns.length > 0 ? 'see-doctor' : null,
  };
}

function rangeOf(lengths: readonly number[]) {
  const shortestDays = Math.min(...lengths);
  const longestDays = Math.max(...lengths);
  return {
    medianDays: medianOf(lengths),
    shortestDays,
    longestDays,
    variationDays: longestDays - shortestDays,
  };
}

/** One cycle that lay far off makes nobody irregular: the variation of the others has to be too wide as well. */
function judgeRegularity(lengths: readonly number[], limitDays: number | null): CycleSummary['regularity'] {
  if (limitDays === null) return 'no-limit';
  if (lengths.length < REPEATEDLY.of) return 'not-enough';
  const sorted = lengths.toSorted((a, b) => a - b);
  const withoutOne = [sorted.slice(1), sorted.slice(0, -1)].map((others) => rangeOf(others).variationDays);
  return Math.min(...withoutOne) > limitDays ? 'varies' : 'usual';
}
