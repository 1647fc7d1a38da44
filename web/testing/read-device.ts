import { DEVICE_DATABASE } from '../app/device-store/device-database.ts';

/** Everything that this browser keeps of her; `writes` is what was not sent yet. */
export async function readDevice(): Promise<{ writes: unknown[]; kept: unknown[]; storage: unknown }> {
  const database = await openDevice();
  const read = async (name: string): Promise<unknown[]> =>
    database?.objectStoreNames.contains(name)
      ? await finish(database.transaction(name).objectStore(name).getAll())
      : [];
  const [writes, kept] = [await read('writes'), await read('kept')];
  database?.close();
  return { writes, kept, storage: [{ ...localStorage }, { ...sessionStorage }] };
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
