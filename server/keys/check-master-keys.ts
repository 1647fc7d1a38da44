import type { Database } from '@lunaria/db/engine/database.ts';
import {
  findMasterKeys,
  forgetMasterKeysBut,
  lockMasterKeys,
  type MasterKeyRow,
  storeMasterKey,
} from '@lunaria/db/queries/master-keys.ts';
import { findKeysInUse, type WrappedKeyRow } from '@lunaria/db/queries/wrapped-keys.ts';
import { MasterKeyError, type MasterKeyring } from '../encryption/master-key.ts';
import { createCheckValue, matchesCheckValue } from '../encryption/master-key-check.ts';
import { TamperedError } from '../encryption/tampered-error.ts';
import { unwrapUserKey } from '../encryption/user-key.ts';

/**
 * Compares the configured keys with the data and registers the current one. Data from before there were check values
 * is asked itself: a key that opens what lies under it gets one. Throws a MasterKeyError with a sentence for the
 * operator when a key that something lies under is missing or is another one; nothing is registered then.
 */
export async function registerMasterKeys(database: Database, keyring: MasterKeyring): Promise<void> {
  const inUse = await findKeysInUse(database);
  await database.asWorker(async (tx) => {
    await lockMasterKeys(tx);
    const known = await findMasterKeys(tx);
    const complaint = complain(keyring, known) ?? complainOfRows(keyring, known, inUse);
    if (complaint !== null) throw new MasterKeyError(complaint);
    const registered = new Set(known.map(({ id }) => id));
    const wanted = new Set([keyring.current.id, ...inUse.map(({ masterKeyId }) => masterKeyId)]);
    for (const id of wanted) {
      const master = keyring.all.get(id);
      if (master && !registered.has(id))
        await storeMasterKey(tx, { id, checkValue: createCheckValue(master) });
    }
  });
}

/** For `/readyz`: null, or a sentence, as when another process brought a key that this one lacks. */
export async function checkMasterKeys(database: Database, keyring: MasterKeyring): Promise<string | null> {
  const known = await database.asWorker(findMasterKeys);
  if (!known.some(({ id }) => id === keyring.current.id)) {
    return `The database does not know the master key "${keyring.current.id}": it is another one than at the start, or the key was retired. Start again.`;
  }
  return complain(keyring, known);
}

/** Forgets the keys that nothing lies under any more. Returns the ids beside the current one that something does. */
export async function retireMasterKeys(database: Database, keyring: MasterKeyring): Promise<string[]> {
  const inUse = new Set((await findKeysInUse(database)).map(({ masterKeyId }) => masterKeyId));
  await database.asWorker((tx) => forgetMasterKeysBut(tx, [keyring.current.id, ...inUse]));
  inUse.delete(keyring.current.id);
  return [...inUse];
}

/** Null, or a sentence when the keyring lacks one of these keys or has another one under its id. */
export function complain(keyring: MasterKeyring, known: MasterKeyRow[]): string | null {
  for (const { id, checkValue } of known) {
    const master = keyring.all.get(id);
    if (master === undefined) return describeMissing(id);
    if (!matchesCheckValue(master, checkValue)) return describeWrong(id);
  }
  return null;
}

function complainOfRows(
  keyring: MasterKeyring,
  known: MasterKeyRow[],
  inUse: WrappedKeyRow[],
): string | null {
  const registered = new Set(known.map(({ id }) => id));
  for (const row of inUse) {
    if (!keyring.all.has(row.masterKeyId)) return describeMissing(row.masterKeyId);
    // Where the key is known to be the right one, a row that does not open is damaged; the setting is not at fault.
    if (!registered.has(row.masterKeyId) && !opens(keyring, row)) return describeWrong(row.masterKeyId);
  }
  return null;
}

function opens(keyring: MasterKeyring, row: WrappedKeyRow): boolean {
  try {
    unwrapUserKey(keyring, row.owner, row);
    return true;
  } catch (error) {
    if (error instanceof TamperedError) return false;
    throw error;
  }
}

function describeMissing(id: string): string {
  return `Data was stored under the master key "${id}", which is not configured: put it back into MASTER_KEY (after the current key, if there is one), or the key file back in its place.`;
}

function describeWrong(id: string): string {
  return `The master key "${id}" is not the one that the data was stored under: put the right one into MASTER_KEY, or the right key file in its place.`;
}
