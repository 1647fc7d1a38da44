/** The middle of them, or halfway between the two in the middle; null without any. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return lower === undefined || upper === undefined ? null : (lower + upper) / 2;
}
