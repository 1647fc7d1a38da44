import { openDeviceDatabase, rangeOf } from '../device-store/device-database.ts';
import { markOf, openRow, sealRow } from '../device-store/seal.ts';
import { sealPlainRows } from '../device-store/seal-plain-rows.ts';
import { whenIdle } from '../when-idle.ts';
import { nameOfLane, readStoredWrite, type StoredWrite } from './stored-write.ts';
import type { WriteStore } from './write-environment.ts';

/** In IndexedDB, encrypted, shared by the tabs; null where there is none, or no encryption. */
export async function openDurableStore(): Promise<WriteStore | null> {
  if (!globalThis.crypto?.subtle || (await openDeviceDatabase()) === null) return null;
  const database = async () => {
    const opened = await openDeviceDatabase();
    if (opened === null) throw new Error('The database of this device is gone');
    return opened;
  };
  /** What lies there, as it lies there and opened; what does not open stays as it is. */
  const read = async (range: IDBKeyRange) => {
    const { store } = (await database()).transaction('writes');
    const [keys, stored] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
    const opened = await Promise.all(keys.map((key, at) => openRow(['writes', ...key], stored[at])));
    return { stored, found: opened.map(readStoredWrite).filter((write) => write !== null) };
  };
  let seenId: string | null = null;
  const turns = new Turns();
  return {
    async load(userId) {
      if (userId !== seenId) whenIdle(() => void sealPlainRows(userId));
      seenId = userId;
      return (await read(rangeOf(userId))).found;
    },
    changeLane: (key, change) =>
      turns.take(nameOfLane(key), async () => {
        const range = rangeOf(key.userId, key.kind, key.recordKey);
        for (;;) {
          const { stored, found } = await read(range);
          const changed = change(found);
          if (changed === found) return changed;
          // No transaction waits while something is encrypted: whether the lane is still as it was is asked in the second.
          const sealed = await Promise.all(
            changed
              .filter((write) => !found.includes(write))
              .map(async (write) => ({
                at: keyOf(write),
                row: await sealRow(['writes', ...keyOf(write)], write),
              })),
          );
          // Strict: on the disk when it says so, not in a buffer of the system.
          const { store, done } = (await database()).transaction('writes', 'readwrite', {
            durability: 'strict',
          });
          const isAsItWas = listMarks(await store.getAll(range)) === listMarks(stored);
          if (isAsItWas) {
            for (const write of found) if (!changed.includes(write)) void store.delete(keyOf(write));
            for (const { at, row } of sealed) void store.put(row, at);
          }
          await done;
          if (isAsItWas) return changed;
        }
      }),
    async clear(userId) {
      // What is being sealed would otherwise be written after it.
      await turns.settle();
      await (await database()).delete('writes', rangeOf(userId));
    },
  };
}

/** The changes of each lane by this tab, in the order in which she made them, however long one takes to seal. */
class Turns {
  /** The last one of each lane. */
  readonly #last = new Map<string, Promise<unknown>>();

  take<T>(lane: string, work: () => Promise<T>): Promise<T> {
    const done = (this.#last.get(lane) ?? Promise.resolve()).then(work, work);
    this.#last.set(lane, done);
    const forget = () => this.#last.get(lane) === done && this.#last.delete(lane);
    done.then(forget, forget);
    return done;
  }

  /** When all of them have ended, however they ended. */
  settle(): Promise<unknown> {
    return Promise.allSettled(this.#last.values());
  }
}

function listMarks(stored: readonly unknown[]): string {
  return stored.map(markOf).join(' ');
}

function keyOf(write: StoredWrite): [string, string, string, number] {
  return [write.userId, write.kind, write.recordKey, write.id];
}
