export interface Comparison {
  /** Chance that a sample of one kind is above one of the other, as -1 … 1; 0 where the two cannot be told apart. */
  effect: number;
  /** Standard deviations that the rank sum lies from what chance gives (Mann-Whitney). */
  z: number;
  /** Difference of the medians, as a share of the smaller one. */
  medianDifference: number;
}

/** Mann-Whitney test of two kinds of measurements; asks nothing of their distribution, and few outliers matter. */
export function compareSamples(first: number[], second: number[]): Comparison {
  const n = first.length;
  const m = second.length;
  let above = 0;
  for (const a of first) for (const b of second) above += a > b ? 1 : a === b ? 0.5 : 0;
  const z = (above - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12);
  const [a, b] = [median(first), median(second)];
  return { effect: (2 * above) / (n * m) - 1, z, medianDifference: Math.abs(a - b) / Math.min(a, b) };
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle - 0.5)] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
