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

/** `mayKeep` is asked when everything is ready: her session may have ended meanwhile. */
export async function putRow(
  userId: string,
  name: string,
  value: unknown,
  mayKeep: () => boolean,
): Promise<void> {
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
