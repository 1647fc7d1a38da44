import type { CycleMark, CycleMarkWrite } from './cycle-records.ts';

/**
 * What is said of a cycle after a write meets what is `stored` by now (null: nothing): what the write did not change
 * keeps the stored value. Verdict and reason belong together and are taken as a whole. Applying the same write again
 * changes nothing.
 */
export function mergeCycleMark(write: CycleMarkWrite, stored: CycleMark | null): CycleMark {
  const { cycle_start, verdict, reason, ovulation_on } = write;
  const base = write.base ?? NOTHING_SAID;
  const hasJudged = verdict !== base.verdict || reason !== base.reason;
  const judged = hasJudged || stored === null ? { verdict, reason } : stored;
  const isOvulationChanged = ovulation_on !== base.ovulation_on;
  return {
    cycle_start,
    verdict: judged.verdict,
    reason: judged.reason,
    ovulation_on: isOvulationChanged || stored === null ? ovulation_on : stored.ovulation_on,
  };
}

/** True where a mark says nothing: as if it were not there. */
export function isEmptyMark({ verdict, ovulation_on }: Omit<CycleMark, 'cycle_start'>): boolean {
  return verdict === null && ovulation_on === null;
}

const NOTHING_SAID = { verdict: null, reason: null, ovulation_on: null };
