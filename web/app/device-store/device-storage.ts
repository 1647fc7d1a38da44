import { openDeviceDatabase } from './device-database.ts';
import { openRow, sealRow } from './seal.ts';

// The database and what encrypts, in one piece that is fetched once: the page is drawn without it.
export { openDurableStore } from '../write-queue/durable-store.ts';

/** What was kept under the name; null or undefined where nothing was, or it does not open. */
export async function readRow(userId: string, name: string): Promise<unknown> {
  const database = await openDeviceDatabase();
  return await openRow(['kept', userId, name], await database?.get('kept', [userId, name]));
}

export async function hasRow(userId: string, name: string): Promise<boolean> {
  const database = await openDeviceDatabase();
  return (await database?.count('kept', [userId, name])) === 1;
}

/** Rows that are being written: the last version that was asked for, and when it is there. */
const writing = new Map<string, { version: object; done: Promise<void> }>();

/**
 * One version of a row after the other, so that the latest stays however long each takes to encrypt; one that another has
 * overtaken while it waited is left out. No row waits for another: what she types is not behind what was just loaded.
 * `mayKeep` is asked when everything is ready: her session may have ended meanwhile.
 */
export function putRow(userId: string, name: string, value: unknown, mayKeep: () => boolean): Promise<void> {
  const row = JSON.stringify([userId, name]);
  const version = {};
  const isLatest = () => writing.get(row)?.version === version;
  const before = writing.get(row)?.done ?? Promise.resolve();
  const done = before
    .then(() => (isLatest() ? writeRow(userId, name, value, mayKeep) : undefined))
    .catch(() => undefined)
    .then(() => {
      if (isLatest()) writing.delete(row);
    });
  writing.set(row, { version, done });
  return done;
}

async function writeRow(userId: string, name: string, value: unknown, mayKeep: () => boolean): Promise<void> {
  const database = await openDeviceDatabase();
  if (!mayKeep()) return;
  const sealed = await sealRow(['kept', userId, name], value);
  if (mayKeep()) await database?.put('kept', sealed, [userId, name]);
}

/** Removes the rows of everybody, or of everybody but one. */
export async function removeRows(exceptUserId: string | null): Promise<void> {
  const database = await openDeviceDatabase();
  if (!database) return;
  const { store, done } = database.transaction('kept', 'readwrite');
  for (const key of await store.getAllKeys()) if (key[0] !== exceptUserId) void store.delete(key);
  await done;
}
