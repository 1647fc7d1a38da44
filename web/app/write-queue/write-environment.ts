import type { PaceMessage } from './retry-pace.ts';
import { isSameLane, type Lane, type LaneKey, type StoredWrite } from './stored-write.ts';
import type { WriteEvent } from './write-kind.ts';

/** Everything the queue touches outside itself, so that a test can be the browser. */
export interface WriteEnvironment {
  /** This tab, among the tabs of the browser. */
  tabName: string;
  nowMs(): number;
  /** 0 to 1. */
  random(): number;
  startTimer(callback: () => void, ms: number): () => void;
  isOnline(): boolean;
  /** Null: this device keeps nothing. */
  openStore(): Promise<WriteStore | null>;
  /** From now on the other tabs see this one sending; the result ends it. */
  showSending(): Promise<() => void>;
  /** The tabs that are sending now; null where nobody can tell. */
  findSenders(): Promise<ReadonlySet<string> | null>;
  tellOtherTabs(message: QueueMessage): void;
  /** The server does not know the session: whoever looks after it should ask. */
  doubtSession(): void;
}

/** What the tabs of one browser tell each other. */
export type QueueMessage =
  | { type: 'changed'; key: LaneKey }
  | { type: 'saved'; event: WriteEvent & { type: 'saved' }; id: number }
  | { type: 'refused'; event: WriteEvent & { type: 'refused' } }
  | { type: 'pace'; pace: PaceMessage }
  | { type: 'cleared'; userId: string };

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
