import type { DayMasses } from './day-masses.ts';
import {
  CELLS,
  CYCLE_LENGTHS,
  LONGEST_CYCLE_DAYS,
  logLikelihoodsOf,
  logPriors,
  logStatedLength,
  massesOf,
  SHORTEST_CYCLE_DAYS,
} from './length-tables.ts';

/** A cycle counts this much less for every one that came after it. */
const REMEMBERED_SHARE = 0.94;
/** Cells of the grid that weigh less change no forecast: a thousand of them are a billionth. */
const NEGLIGIBLE = 1e-12;

/**
 * How likely each length of the next cycle is, in days (start to next start), after past lengths in the order in which
 * they were; lengths outside of 10 to 120 days are no cycles and left out. Without any it is the prior. `statedDays` is the
 * length that she gave herself; null: she gave none.
 * Model, source and worked examples: docs/algorithms/next-period.md (the tests use the same vectors).
 */
export function cycleLengthMasses(
  pastLengths: readonly number[],
  statedDays: number | null = null,
): DayMasses {
  const posterior = posteriorOf(weighLengths(pastLengths), statedDays);
  const masses = new Float64Array(CYCLE_LENGTHS);
  for (let cell = 0; cell < CELLS; cell += 1) {
    const weight = posterior[cell] ?? 0;
    if (weight < NEGLIGIBLE) continue;
    const ofCell = massesOf(cell);
    for (let index = 0; index < CYCLE_LENGTHS; index += 1) {
      masses[index] = (masses[index] ?? 0) + weight * (ofCell[index] ?? 0);
    }
  }
  const total = masses.reduce((sum, mass) => sum + mass, 0);
  return { from: SHORTEST_CYCLE_DAYS, masses: masses.map((value) => value / total) };
}

/** How much each length counts: equal ones together, so that thirty years take no longer than three. */
function weighLengths(pastLengths: readonly number[]): Map<number, number> {
  const weights = new Map<number, number>();
  const known = pastLengths.filter(
    (length) => length >= SHORTEST_CYCLE_DAYS && length <= LONGEST_CYCLE_DAYS && Number.isInteger(length),
  );
  let weight = 1;
  for (const length of known.toReversed()) {
    weights.set(length, (weights.get(length) ?? 0) + weight);
    weight *= REMEMBERED_SHARE;
  }
  return weights;
}

/** Mass of each cell of the grid, together 1. */
function posteriorOf(weights: Map<number, number>, statedDays: number | null): Float64Array {
  const posterior = Float64Array.from(logPriors());
  for (const [length, weight] of weights) {
    const logLikelihoods = logLikelihoodsOf(length);
    for (let cell = 0; cell < CELLS; cell += 1) {
      posterior[cell] = (posterior[cell] ?? 0) + weight * (logLikelihoods[cell] ?? 0);
    }
  }
  if (statedDays !== null) {
    const logStated = logStatedLength(statedDays);
    for (let cell = 0; cell < CELLS; cell += 1) {
      posterior[cell] = (posterior[cell] ?? 0) + (logStated[cell] ?? 0);
    }
  }
  let largest = Number.NEGATIVE_INFINITY;
  for (const value of posterior) if (value > largest) largest = value;
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell += 1) {
    const value = Math.exp((posterior[cell] ?? 0) - largest);
    posterior[cell] = value;
    sum += value;
  }
  return posterior.map((value) => value / sum);
}
