import { notInArray, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { masterKeys } from '../schema/master-keys.ts';

export interface MasterKeyRow {
  id: string;
  checkValue: Uint8Array;
}

const registrationLock = 7_305_863;

/** Until the end of the transaction nobody else registers a key: of two first starts with two keys one is refused. */
export async function lockMasterKeys(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${registrationLock})`);
}

export async function findMasterKeys(tx: Tx): Promise<MasterKeyRow[]> {
  return await tx
    .select({ id: masterKeys.id, checkValue: masterKeys.checkValue })
    .from(masterKeys)
    .orderBy(masterKeys.id);
}

export async function storeMasterKey(tx: Tx, row: MasterKeyRow): Promise<void> {
  await tx.insert(masterKeys).values(row);
}

/** Forgets the keys that nothing lies under any more; the server starts without them from then on. */
export async function forgetMasterKeysBut(tx: Tx, ids: string[]): Promise<void> {
  await tx.delete(masterKeys).where(notInArray(masterKeys.id, ids));
}
