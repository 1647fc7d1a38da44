import { createChance } from '../examples/create-chance.ts';
import { drawLargest, listLargest, packTables, type ShiftTable, sumFirstRows } from './packed-sums.ts';

// Statistic, correction, sources and worked examples: docs/algorithms/patterns.md (the tests use the same tables).

/** The recorded days of one cycle, in order. */
export interface ShiftedCycle {
  dayCount: number;
  /** For each trait, the days (0 up to dayCount) on which it is marked. */
  marks: readonly (readonly number[])[];
  /** For each trait that is an amount, what was logged on each of its days, in their order; missing: each mark counts 1. */
  amounts?: readonly (readonly number[])[];
  /** For each window, which days lie in it; null where the cycle is not compared for that window. */
  windows: readonly (readonly boolean[] | null)[];
}

/** One comparison: places of trait and window in the cycles' lists. */
export interface Comparison {
  trait: number;
  window: number;
}

/** With as many arrangements or fewer, each of them is looked at; otherwise so many are drawn. */
const ALL_UP_TO = 5_000;
const DRAWS = 5_000;
/** The same data always gives the same answer. */
const SEED = 11;
/** Any slope gives a true bound; steeper ones only cost precision. */
const STEEPEST = 8;

/** Mean over the compared cycles of the share of days with it in the window minus the share on the other days. */
export function meanDifference(cycles: readonly ShiftedCycle[], { trait, window }: Comparison): number {
  let [sum, compared] = [0, 0];
  for (const { dayCount, marks, amounts, windows } of cycles) {
    const isInside = windows[window];
    if (!isInside) continue;
    const marked = marks[trait] ?? [];
    const amount = amountIn(amounts?.[trait]);
    const hits = marked.reduce((most, day, at) => most + (isInside[day] ? amount(at) : 0), 0);
    sum += differenceOf(dayCount, hits, totalOf(marked, amount), listInside(isInside)?.length ?? 0);
    compared += 1;
  }
  return sum / compared;
}

/**
 * For each comparison, how often the largest of all of them would be at least as large if when it is marked had nothing
 * to do with the window: p values that hold for all comparisons together (Westfall and Young, single-step max-T).
 * Every cycle's marks are turned as a whole along its recorded days, all traits and windows alike. `wanted`: the places
 * of the comparisons whose p is asked for, all unless said otherwise; the answers are theirs.
 */
export function testByShifts(
  cycles: readonly ShiftedCycle[],
  comparisons: readonly Comparison[],
  wanted: readonly number[] = comparisons.map((_, place) => place),
): number[] {
  const tables = cycles
    .filter(({ dayCount, windows }) => dayCount > 0 && windows.some((window) => window !== null))
    .map((cycle) => tabulate(cycle, comparisons));
  standardize(tables, comparisons.length);
  const arrangements = tables.reduce((product, { shifts }) => product * shifts, 1);
  const isComplete = arrangements <= ALL_UP_TO;
  if (!isComplete) {
    // Over many years what is told is so far out that no draw would reach it.
    const bound = boundTail(tables, comparisons.length, Math.min(...wanted.map(observedIn(tables))));
    if (bound < 1 / (DRAWS + 1)) return wanted.map(() => bound);
  }
  const packed = packTables(tables, comparisons.length);
  const largest = isComplete
    ? listLargest(packed, arrangements)
    : drawLargest(packed, DRAWS, createChance(SEED));
  largest.sort();
  // Among all arrangements is the one that happened; to those drawn it is added.
  const added = isComplete ? 0 : 1;
  const observed = sumFirstRows(packed);
  return wanted.map((place) => {
    const atLeast = largest.length - countBelow(largest, observed[place] ?? 0);
    return (atLeast + added) / (largest.length + added);
  });
}

const observedIn = (tables: readonly ShiftTable[]) => (place: number) =>
  tables.reduce((sum, { values }) => sum + (values[place] ?? 0), 0);

/**
 * No more than this share of all arrangements has any comparison at or above `least` deviations (Chernoff's bound for
 * each, added up): the mean of exp(t · sum) is the product over the cycles, for any t.
 */
function boundTail(tables: readonly ShiftTable[], width: number, least: number): number {
  const t = Math.min(least, STEEPEST);
  if (t <= 0) return 1;
  let bound = 0;
  for (let place = 0; place < width; place += 1) {
    let logarithm = -t * least;
    for (const { shifts, values } of tables) {
      let sum = 0;
      for (let at = place; at < values.length; at += width) sum += Math.exp(t * (values[at] ?? 0));
      logarithm += Math.log(sum / shifts);
    }
    bound += Math.exp(logarithm);
  }
  return bound;
}

function tabulate(cycle: ShiftedCycle, comparisons: readonly Comparison[]): ShiftTable {
  const values = new Float64Array(cycle.dayCount * comparisons.length);
  const insides = cycle.windows.map(listInside);
  comparisons.forEach(({ trait, window }, place) => {
    const inside = insides[window] ?? null;
    const marked = cycle.marks[trait] ?? [];
    if (inside === null || marked.length === 0) return;
    const amount = amountIn(cycle.amounts?.[trait]);
    const total = totalOf(marked, amount);
    const hits = countHits(cycle.dayCount, marked, inside, amount);
    for (let shift = 0; shift < cycle.dayCount; shift += 1) {
      const difference = differenceOf(cycle.dayCount, hits[shift] ?? 0, total, inside.length);
      values[shift * comparisons.length + place] = difference;
    }
  });
  return { shifts: cycle.dayCount, values };
}

function listInside(isInside: readonly boolean[] | null): readonly number[] | null {
  return isInside?.flatMap((is, day) => (is ? day : [])) ?? null;
}

type AmountAt = (at: number) => number;

const amountIn =
  (amounts: readonly number[] | undefined): AmountAt =>
  (at) =>
    amounts?.[at] ?? 1;

const totalOf = (marked: readonly number[], amount: AmountAt) =>
  marked.reduce((total, _, at) => total + amount(at), 0);

/** Marks in the window for every turn, or the sum of their amounts; the first is what happened. */
function countHits(
  dayCount: number,
  marked: readonly number[],
  inside: readonly number[],
  amount: AmountAt,
): Float64Array {
  const hits = new Float64Array(dayCount);
  // Each pair of a mark and a day of the window meets in exactly one turn.
  marked.forEach((mark, at) => {
    for (const day of inside) {
      const shift = day >= mark ? day - mark : day - mark + dayCount;
      hits[shift] = (hits[shift] ?? 0) + amount(at);
    }
  });
  return hits;
}

/** Share of the days in the window that are marked minus the share of the others; of amounts, the difference of their means. */
function differenceOf(dayCount: number, hits: number, marked: number, inside: number): number {
  return hits / inside - (marked - hits) / (dayCount - inside);
}

/** So that rare and frequent traits are compared alike: divided by the deviation over all turns, whose mean is 0. */
function standardize(tables: readonly ShiftTable[], width: number): void {
  for (let place = 0; place < width; place += 1) {
    let variance = 0;
    for (const { shifts, values } of tables) {
      let squares = 0;
      for (let at = place; at < values.length; at += width) squares += (values[at] ?? 0) ** 2;
      variance += squares / shifts;
    }
    const deviation = Math.sqrt(variance) || 1;
    for (const { values } of tables) {
      for (let at = place; at < values.length; at += width) values[at] = (values[at] ?? 0) / deviation;
    }
  }
}

/** How many of the sorted values are smaller. */
function countBelow(sorted: Float64Array, value: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
