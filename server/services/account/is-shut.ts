import type { Database } from '@lunaria/db/engine/database.ts';
import { isShut as isShutNow } from '@lunaria/db/queries/disabled-accounts.ts';

/** Whether her account waits to be erased or is disabled: what others read of her then answers as if it never was. */
export async function isShut(database: Database, userId: string): Promise<boolean> {
  return await database.readAsUser(userId, (tx) => isShutNow(tx, userId));
}
