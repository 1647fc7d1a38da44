import { isSameLane, type Lane, type LaneKey, type StoredWrite } from './stored-write.ts';

/** Where waiting changes lie. */
export interface WriteStore {
  load(userId: string): Promise<StoredWrite[]>;
  /** Reads the lane, changes it and writes it back while nobody else does; the lane as it is then. */
  changeLane(key: LaneKey, change: (lane: Lane) => Lane): Promise<Lane>;
  clear(userId: string): Promise<void>;
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
