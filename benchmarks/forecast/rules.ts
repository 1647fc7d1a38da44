/** How other trackers guess the next length, in days, from past ones (at least one). */
export const RULES: Record<string, (past: readonly number[]) => number> = {
  'always 28': () => 28,
  'the last cycle': (past) => past.at(-1) ?? Number.NaN,
  'mean of all': (past) => Math.round(meanOf(past)),
  'mean of the last 6': (past) => Math.round(meanOf(past.slice(-6))),
  'median of the last 6': (past) => Math.round(medianOf(past.slice(-6))),
};

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}
