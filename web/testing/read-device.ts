import { DEVICE_DATABASE } from '../app/device-store/device-database.ts';
import { openRow, type RowPlace } from '../app/device-store/seal.ts';

/** Everything that this browser keeps of her, opened; `writes` is what was not sent yet. */
export async function readDevice(): Promise<{ writes: unknown[]; kept: unknown[]; storage: unknown }> {
  const open = async (name: string) =>
    await Promise.all((await readStored(name)).map(({ place, stored }) => openRow(place, stored)));
  const [writes, kept] = [await open('writes'), await open('kept')];
  return { writes, kept, storage: [{ ...localStorage }, { ...sessionStorage }] };
}

/** The rows of a store as they lie there, encrypted. */
export async function readStored(name: string): Promise<{ place: RowPlace; stored: unknown }[]> {
  const database = await openDevice();
  if (!database?.objectStoreNames.contains(name)) {
    database?.close();
    return [];
  }
  const store = database.transaction(name).objectStore(name);
  const [keys, rows] = await Promise.all([finish(store.getAllKeys()), finish(store.getAll())]);
  database.close();
  // as: both stores have keys that are lists and begin with the user
  return keys.map((key, at) => ({ place: [name, ...(key as [string])] as RowPlace, stored: rows[at] }));
}

/** The database of this device; null where no page has made one yet. */
export async function openDevice(): Promise<IDBDatabase | null> {
  const known = await indexedDB.databases();
  return known.some(({ name }) => name === DEVICE_DATABASE)
    ? await finish(indexedDB.open(DEVICE_DATABASE))
    : null;
}

function finish<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
