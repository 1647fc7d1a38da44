import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { abandonPath, forgetOwnPath, reservePath } from '@lunaria/db/queries/document-uploads.ts';
import { documentKey } from '../../documents/document-key.ts';
import type { Storage } from '../../storage/storage.ts';

/** Reserves a path for a file of hers, from that time on the first that is free. Callers hold the lock on her documents. */
export async function reserveFreePath(
  tx: Tx,
  userId: string,
  extension: string,
  from: number,
): Promise<string> {
  for (let timestamp = from; ; timestamp += 1) {
    const path = `${userId}/${timestamp}.${extension}`;
    if (await reservePath(tx, userId, path)) return path;
  }
}

/**
 * First the reservation, whose row cannot become a document from then on: should its transaction have been carried out
 * although no answer came, there is no reservation, and the file stays.
 */
export async function giveUpPath(
  { database, storage }: { database: Database; storage: Storage },
  userId: string,
  filePath: string,
): Promise<void> {
  if (!(await database.asUser(userId, (tx) => abandonPath(tx, filePath)))) return;
  await storage.remove(documentKey(filePath));
  await database.asUser(userId, (tx) => forgetOwnPath(tx, filePath));
}
