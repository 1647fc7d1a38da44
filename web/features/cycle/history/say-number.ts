/** `27`, `27.5`: the middle of an even number of days may lie between two. */
export function sayNumber(days: number): string {
  return Number.isInteger(days) ? String(days) : days.toFixed(1);
}
