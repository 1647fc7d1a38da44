import { DEFAULT_CYCLE_LENGTH_DAYS } from '../cycle.ts';
import type { Period } from '../period.ts';

// Rule, decision and worked examples: docs/algorithms/next-period.md (the tests use the same table).

/**
 * How long her cycles are as she said herself, in days, from the lengths that her periods (in any order) carry: the one of
 * the latest. Null: she said nothing that can be told from the default. 28 stands on a period also where nobody chose it,
 * and is hers only where another period carries another length, so that she came back to it.
 */
export function findStatedLength(periods: readonly Period[]): number | null {
  let latest: Period | null = null;
  let hasOtherLength = false;
  for (const period of periods) {
    if (latest === null || period.period_start_date > latest.period_start_date) latest = period;
    if (period.cycle_length !== DEFAULT_CYCLE_LENGTH_DAYS) hasOtherLength = true;
  }
  return latest !== null && hasOtherLength ? latest.cycle_length : null;
}
