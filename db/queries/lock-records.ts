import { sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';

/**
 * Waits until no other transaction holds this user's records of `table`, and holds them until the own one ends.
 * A row's lock is not enough where a write merges with what is stored: two first writes of one day have no row yet.
 */
export async function lockRecords(tx: Tx, table: string, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${userId}`}, 0))`);
}
