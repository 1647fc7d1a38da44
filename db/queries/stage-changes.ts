import type { CycleRecords } from '@lunaria/domain/cycle/history/cycle-records.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { desc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { stageChanges } from '../schema/stage-changes.ts';

/** The newest that are read; before them the mode was what the oldest of them came from. */
const NEWEST = 1_000;

/** When she changed her mode, oldest first. */
export async function findStageChanges(tx: Tx, userId: string): Promise<CycleRecords['stage_changes']> {
  const rows = await changesOfUser(tx).execute({ userId });
  return rows.reverse().map((row) => ({
    from_stage: row.from_stage as LifeStage, // the table's CHECKs hold the same codes
    to_stage: row.to_stage as LifeStage,
    changed_at: row.changed_at.toISOString(),
  }));
}

/** Read with every forecast: built and planned once per connection. */
const changesOfUser = oncePer((tx: Tx) =>
  tx
    .select({
      from_stage: stageChanges.fromStage,
      to_stage: stageChanges.toStage,
      changed_at: stageChanges.changedAt,
    })
    .from(stageChanges)
    .where(eq(stageChanges.userId, sql.placeholder('userId')))
    .orderBy(desc(stageChanges.changedAt))
    .limit(NEWEST)
    .prepare('stage_changes_of_user'),
);
