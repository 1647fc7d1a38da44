import type { Database } from '@lunaria/db/engine/database.ts';
import { deleteOldOutbox, findWaitingOutbox, markHandedOver } from '@lunaria/db/queries/outbox.ts';
import type { PgBoss } from 'pg-boss';
import type { JobPayload } from './start-jobs.ts';

const AT_ONCE = 100;

/**
 * Turns waiting outbox rows into jobs. The job takes the row's id, so a crash between the two statements, or a
 * second process doing the same, makes no second job.
 */
export async function handOverOutbox(database: Database, boss: PgBoss): Promise<void> {
  const rows = await database.asWorker((tx) => findWaitingOutbox(tx, AT_ONCE));
  if (rows.length === 0) return;
  for (const { id, job, userId, subjectId } of rows) {
    await boss.send(job, { userId, subjectId } satisfies JobPayload, { id });
  }
  await database.asWorker(async (tx) => {
    await markHandedOver(
      tx,
      rows.map((row) => row.id),
    );
    await deleteOldOutbox(tx);
  });
}
