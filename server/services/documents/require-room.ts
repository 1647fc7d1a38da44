import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { sumDocumentBytes } from '@lunaria/db/queries/health-documents.ts';
import { type StorageUse, sayNoRoom } from '@lunaria/domain/documents/storage-use.ts';
import { AppError } from '../../errors/app-error.ts';

/** What her documents take and may take. Deleted ones count until the sweeper has taken them away. */
export async function findStorageUse(
  database: Database,
  userId: string,
  quotaBytes: number,
): Promise<StorageUse> {
  const used_bytes = await database.readAsUser(userId, (tx) => sumDocumentBytes(tx, userId));
  return { used_bytes, quota_bytes: quotaBytes };
}

/** Throws AppError('storage_full'), with what is used, where so many bytes more are too much. */
export async function requireRoomOf(
  database: Database,
  userId: string,
  bytes: number,
  quotaBytes: number,
): Promise<void> {
  refuseWithoutRoom(await findStorageUse(database, userId, quotaBytes), bytes);
}

/** The same within a transaction, which holds the lock on her documents: nothing else is added meanwhile. */
export async function requireRoom(tx: Tx, userId: string, bytes: number, quotaBytes: number): Promise<void> {
  refuseWithoutRoom({ used_bytes: await sumDocumentBytes(tx, userId), quota_bytes: quotaBytes }, bytes);
}

function refuseWithoutRoom(use: StorageUse, bytes: number): void {
  if (use.used_bytes + bytes > use.quota_bytes) throw new AppError('storage_full', sayNoRoom(use));
}
