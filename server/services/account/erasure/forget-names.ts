import type { Database } from '@lunaria/db/engine/database.ts';
import { type ErasedNames, findPeriodStarts, forgetErasedParts } from '@lunaria/db/queries/parts.ts';

/** Forgets jobs, reminders and notices that name what she erased, and the promises to do so. Again, it finds nothing. */
export async function forgetNames(
  database: Database,
  userId: string,
  { subjectIds, hasCycles }: ErasedNames,
): Promise<void> {
  const cycleStarts = hasCycles ? await database.asUser(userId, (tx) => findPeriodStarts(tx, userId)) : null;
  await database.asWorker((tx) => forgetErasedParts(tx, userId, { subjectIds, cycleStarts }));
}
