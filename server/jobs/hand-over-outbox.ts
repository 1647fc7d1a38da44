import type { Database } from '@lunaria/db/engine/database.ts';
import { deleteOldOutbox, findWaitingOutbox, markHandedOver } from '@lunaria/db/queries/outbox.ts';
import { countReadingsAhead } from '@lunaria/db/queries/reading-turns.ts';
import type { PgBoss } from 'pg-boss';
import type { JobPayload } from './job-handler.ts';

const AT_ONCE = 100;

/**
 * Turns waiting outbox rows into jobs. The job takes the row's id, so a crash between the two statements, or a
 * second process doing the same, makes no second job.
 */
export async function handOverOutbox(database: Database, boss: PgBoss): Promise<void> {
  const rows = await database.asWorker((tx) => findWaitingOutbox(tx, AT_ONCE));
  if (rows.length === 0) return;
  for (const { id, job, userId, subjectId } of rows) {
    // Her second document waits for everybody's first: a hundred letters at once hold up nobody else's one.
    const ahead =
      job === 'read-document' && userId !== null && subjectId !== null
        ? await database.asWorker((tx) => countReadingsAhead(tx, userId, subjectId))
        : 0;
    await boss.send(job, { userId, subjectId } satisfies JobPayload, { id, priority: -ahead });
  }
  await database.asWorker(async (tx) => {
    await markHandedOver(
      tx,
      rows.map((row) => row.id),
    );
    await deleteOldOutbox(tx);
  });
}
