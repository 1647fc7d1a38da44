import type { Database } from '@lunaria/db/engine/database.ts';
import { deleteHealthGoal as deleteRow } from '@lunaria/db/queries/health-goals.ts';

/** Deletes the goal with this id; fine when there is none, so that it may be asked for twice. */
export async function deleteHealthGoal(database: Database, userId: string, id: string): Promise<void> {
  await database.asUser(userId, (tx) => deleteRow(tx, id));
}
