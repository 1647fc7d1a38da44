import type { PaceMessage } from './retry-pace.ts';
import type { LaneKey } from './stored-write.ts';
import type { WriteEvent } from './write-kind.ts';
import type { WriteStore } from './write-store.ts';

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
