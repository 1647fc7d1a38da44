import type { TodayFacts } from '../dashboard/today-facts.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { type DescribedDays, describeDisc } from './describe-disc.ts';
import { describeRow } from './describe-row.ts';
import { describeNote, describeSafety } from './describe-sentence.ts';
import type { TodayDisc, TodayRow, TodaySentence } from './today-view.ts';

export interface TodayView {
  disc: TodayDisc;
  row: TodayRow | null;
  safety: TodaySentence | null;
  note: TodaySentence | null;
}

/** All that Today says by itself; what comes back in her cycles takes longer to find (say-tendency.ts). */
export function describeToday(stage: LifeStage, facts: TodayFacts, days: DescribedDays): TodayView {
  return {
    disc: describeDisc(stage, facts, days),
    row: describeRow(stage, facts),
    safety: describeSafety(stage, facts),
    note: describeNote(stage, facts),
  };
}
