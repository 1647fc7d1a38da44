import type * as z from 'zod/mini';

/** One kind of record that can be changed without a connection; listed in write-kinds.ts. */
export interface WriteKind<Change> {
  /** Kept with every waiting change on the device: never rename it. */
  name: string;
  /**
   * Nothing that she entered: it is sent like the others, but no line counts it, logging out does not ask about it, and
   * what the server refuses goes without a word.
   */
  isUnspoken?: true;
  /**
   * A newer change of the same record on top of one that is not on its way yet, as one change; null keeps both, one
   * after the other. Only ever called for neighbours of which the server has not seen the older one.
   */
  combine(older: Change, newer: Change): Change | null;
  /**
   * Sends it; 2xx: kept, its JSON (null for 204) is the answer. May be called again with the same change when the
   * outcome is unknown, so the server has to take it twice. The signal ends a request that got no answer.
   */
  send(change: Change, signal: AbortSignal): Promise<Response>;
  /**
   * Of the form in which its changes lie on the device; missing: 1. It grows when the form changes, and `raise` learns the
   * way from the one before: stored-forms.test.ts keeps changes of every version, and each has to be readable.
   */
  version?: number;
  /**
   * Makes of a change that an earlier version left on the device one in today's form, for `accepts` to look at; null
   * where there is no way. `version` is below that of the kind.
   */
  raise?(change: unknown, version: number): unknown;
  /** Looks at a change that an earlier visit left on the device. One that is not accepted is not sent; she is told of it. */
  accepts?(change: unknown): change is Change;
}

/** A kind whose changes on the device are accepted by their schema. */
export function defineWrites<Change>({
  schema,
  ...kind
}: Omit<WriteKind<Change>, 'accepts'> & { schema: z.ZodMiniType<Change> }): WriteKind<Change> {
  return { ...kind, accepts: (change): change is Change => schema.safeParse(change).success };
}

export interface WaitingWrite<Change> {
  id: number;
  recordKey: string;
  change: Change;
  state: 'waiting' | 'sending' | 'refused';
  /** Refused: the server's sentence. */
  message?: string;
}

/** A change that this version cannot read: no rule raises it, or a newer version made it. As it lies on the device. */
export interface UnreadWrite {
  id: number;
  kind: string;
  change: unknown;
  /** A newer version made it, which can send it. */
  isNewer: boolean;
}

/** `isElsewhere`: another tab of this browser sent it, and said what there was to say. */
export type WriteEvent =
  | {
      type: 'saved';
      kind: string;
      userId: string;
      recordKey: string;
      change: unknown;
      answer: unknown;
      isElsewhere?: true;
    }
  /** Will be tried again. The texts of toasts are the kind's business; once per outage is enough. */
  | { type: 'failed'; kind: string; userId: string; recordKey: string; isFirstOfOutage: boolean }
  /** 400, 403, 404, 413: never will be kept as it is. */
  | { type: 'refused'; kind: string; userId: string; recordKey: string; message: string; isElsewhere?: true };

export interface WriteStatus {
  /** Changes the server does not have yet; refused ones are counted apart. */
  unsentCount: number;
  isOnline: boolean;
  isSending: boolean;
  /** The last attempt failed; it will be made again. */
  isFailing: boolean;
  /** The last attempt was held back: a guardian has to agree first. */
  isHeld: boolean;
  /** False: IndexedDB is missing or full, what is unsent would not survive a reload. */
  isDurable: boolean;
  /** Something was saved since the page was opened. */
  hasSaved: boolean;
  refused: readonly WaitingWrite<unknown>[];
  /** What no rule of this version reads; counted nowhere else. */
  unread: readonly UnreadWrite[];
}

/** What a screen needs of the queue. */
export interface WriteQueue {
  /** Visible at once; resolves when it is on the device (or, where the device keeps nothing, in memory). */
  enqueue<Change>(kind: WriteKind<Change>, userId: string, recordKey: string, change: Change): Promise<void>;
  onEvent(listener: (event: WriteEvent) => void): () => void;
}
