import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/**
 * Runs a part of a transaction that may fail alone: what it wrote is taken back, and the transaction goes on as if it had not
 * been. Throws what `work` throws. Not for use inside itself: there is one savepoint of this name.
 */
export async function withinSavepoint<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`savepoint part`);
  try {
    return await work();
  } catch (error) {
    await tx.execute(sql`rollback to savepoint part`);
    throw error;
  }
}
