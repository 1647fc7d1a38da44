import type { DatabaseLocation } from '@lunaria/db/engine/database-location.ts';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { type RewrapCount, rewrapAll, type WrappedKeyRow } from '@lunaria/db/queries/wrapped-keys.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { TamperedError } from '../encryption/tampered-error.ts';
import { rewrapUserKey } from '../encryption/user-key.ts';
import { installQueue } from '../jobs/install-queue.ts';
import { registerMasterKeys, retireMasterKeys } from './check-master-keys.ts';

export interface Rotation extends RewrapCount {
  /** Keys beside the current one that something still lies under. */
  stillNeeded: string[];
}

/**
 * Wraps everything anew that lies under an older key, and forgets the keys that nothing lies under then. May be cut off
 * and run again. Throws MasterKeyError when a key is wrong or missing, DataDirectoryInUseError beside a running server
 * with the embedded database.
 */
export async function rotateMasterKey(location: DatabaseLocation, keyring: MasterKeyring): Promise<Rotation> {
  // Checked first: what is wrapped under a wrong current key could never be opened again.
  const checked = await openDatabase(location, installQueue);
  try {
    await registerMasterKeys(checked, keyring);
  } finally {
    await checked.close();
  }
  let count: RewrapCount = { rewrapped: 0, unreadable: 0 };
  const database = await openDatabase(location, async (runAsOwner) => {
    count = await rewrapAll(runAsOwner, keyring.current.id, (row) => tryRewrap(keyring, row));
  });
  try {
    return { ...count, stillNeeded: await retireMasterKeys(database, keyring) };
  } finally {
    await database.close();
  }
}

function tryRewrap(keyring: MasterKeyring, row: WrappedKeyRow) {
  try {
    return rewrapUserKey(keyring, row.owner, row);
  } catch (error) {
    if (error instanceof TamperedError) return null;
    throw error;
  }
}
