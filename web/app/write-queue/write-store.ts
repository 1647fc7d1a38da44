import { openDeviceDatabase, rangeOf } from '../device-store/device-database.ts';
import { isSameLane, type Lane, type LaneKey, readStoredWrite, type StoredWrite } from './stored-write.ts';

/** Where waiting changes lie. */
export interface WriteStore {
  load(userId: string): Promise<StoredWrite[]>;
  /** Reads the lane, changes it and writes it back while nobody else does; the lane as it is then. */
  changeLane(key: LaneKey, change: (lane: Lane) => Lane): Promise<Lane>;
  clear(userId: string): Promise<void>;
}

/** In IndexedDB, shared by the tabs; null where there is none. */
export async function openDurableStore(): Promise<WriteStore | null> {
  if ((await openDeviceDatabase()) === null) return null;
  const database = async () => {
    const opened = await openDeviceDatabase();
    if (opened === null) throw new Error('The database of this device is gone');
    return opened;
  };
  return {
    async load(userId) {
      const found = await (await database()).getAll('writes', rangeOf(userId));
      return found.map(readStoredWrite).filter((write) => write !== null);
    },
    async changeLane(key, change) {
      // Strict: on the disk when it says so, not in a buffer of the system.
      const { store, done } = (await database()).transaction('writes', 'readwrite', { durability: 'strict' });
      const range = rangeOf(key.userId, key.kind, key.recordKey);
      const found = (await store.getAll(range)).map(readStoredWrite).filter((write) => write !== null);
      const changed = change(found);
      for (const write of found) if (!changed.includes(write)) void store.delete(keyOf(write));
      for (const write of changed) if (!found.includes(write)) void store.put(write, keyOf(write));
      await done;
      return changed;
    },
    async clear(userId) {
      await (await database()).delete('writes', rangeOf(userId));
    },
  };
}

function keyOf(write: StoredWrite): [string, string, string, number] {
  return [write.userId, write.kind, write.recordKey, write.id];
}

/** In the memory of this tab. */
export function makeMemoryStore(kept: readonly StoredWrite[] = []): WriteStore {
  let writes = [...kept];
  return {
    load: async (userId) => writes.filter((write) => write.userId === userId),
    async changeLane(key, change) {
      const changed = change(writes.filter((write) => isSameLane(write, key)));
      writes = [...writes.filter((write) => !isSameLane(write, key)), ...changed];
      return changed;
    },
    async clear(userId) {
      writes = writes.filter((write) => write.userId !== userId);
    },
  };
}
