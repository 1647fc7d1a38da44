const LEAST_DAYS = 45;

/** How far back the side panel looks, in days: over a whole cycle of hers. In a file of its own for whoever loads the days. */
export function panelDaysOf(cycleLengthDays: number): number {
  return Math.max(LEAST_DAYS, cycleLengthDays);
}
