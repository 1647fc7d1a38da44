import type { Tx } from '../engine/database.ts';
import { pushKeys } from '../schema/push-keys.ts';

export interface PushKeyRow {
  id: string;
  wrappedKey: Uint8Array;
  masterKeyId: string;
}

/** The key of this server towards push services; null before push was ever on. As app_worker. */
export async function findPushKey(tx: Tx): Promise<PushKeyRow | null> {
  const [row] = await tx
    .select({ id: pushKeys.id, wrappedKey: pushKeys.wrappedKey, masterKeyId: pushKeys.masterKeyId })
    .from(pushKeys);
  return row ?? null;
}

/** Stores it where there is none yet. */
export async function addPushKey(tx: Tx, row: PushKeyRow): Promise<void> {
  await tx.insert(pushKeys).values(row).onConflictDoNothing();
}
