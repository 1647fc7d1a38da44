import type { Database } from '@lunaria/db/engine/database.ts';
import { deleteCyclePause as deleteRow } from '@lunaria/db/queries/cycle-pauses.ts';

/** Deletes the pause with this id; fine when there is none, so that it may be asked for twice. */
export async function deleteCyclePause(database: Database, userId: string, id: string): Promise<void> {
  await database.asUser(userId, (tx) => deleteRow(tx, id));
}
