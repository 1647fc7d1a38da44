import { useCallback, useRef, useSyncExternalStore } from 'react';
import { getWriteQueue } from './browser-write-queue.ts';
import type { WaitingWrite, WriteKind, WriteQueue, WriteStatus } from './write-kind.ts';

const NONE: readonly never[] = [];
const NOTHING_KNOWN: WriteStatus = {
  unsentCount: 0,
  isOnline: true,
  isSending: false,
  isFailing: false,
  isHeld: false,
  isDurable: true,
  hasSaved: false,
  refused: NONE,
  unread: NONE,
};

// Only called by React in a browser: never while a page is prerendered.
const subscribe = (listener: () => void) => getWriteQueue().subscribe(listener);

const LAZY_QUEUE: WriteQueue = {
  enqueue: (...change) => getWriteQueue().enqueue(...change),
  onEvent: (listener) => getWriteQueue().onEvent(listener),
};

/** To change something. What became of it is heard with useWriteAnswers. */
export function useWriteQueue(): WriteQueue {
  return LAZY_QUEUE;
}

/** What waits of this kind, oldest first; a change is in it in the tick in which it was made. */
export function useWaitingWrites<Change>(
  kind: WriteKind<Change>,
  userId: string,
): readonly WaitingWrite<Change>[] {
  // as: only changes of this kind are enqueued or accepted under its name
  const read = useCallback(
    () => listWaiting(kind as WriteKind<unknown>, userId) as readonly WaitingWrite<Change>[],
    [kind, userId],
  );
  return useSyncExternalStore<readonly WaitingWrite<Change>[]>(subscribe, read, () => NONE);
}

type Waiting = readonly WaitingWrite<unknown>[];

/** What waits of several kinds, each as useWaitingWrites has it; the same arrays as long as nothing of them changed. */
export function useWaitingOfAll(kinds: readonly WriteKind<unknown>[], userId: string): readonly Waiting[] {
  const last = useRef<readonly Waiting[]>(NONE);
  const read = useCallback(() => {
    const now = kinds.map((kind) => listWaiting(kind, userId));
    const isSame = now.length === last.current.length && now.every((list, at) => list === last.current[at]);
    if (!isSame) last.current = now;
    return last.current;
  }, [kinds, userId]);
  return useSyncExternalStore(subscribe, read, () => NONE);
}

function listWaiting(kind: WriteKind<unknown>, userId: string): Waiting {
  const queue = getWriteQueue();
  queue.learn(kind);
  return queue.listWaiting(kind.name, userId);
}

export interface WriteStatusView extends WriteStatus {
  trySending(): void;
  discard(id: number): void;
}

export function useWriteStatus(userId: string): WriteStatusView {
  const read = useCallback(() => getWriteQueue().readStatus(userId), [userId]);
  const status = useSyncExternalStore(subscribe, read, () => NOTHING_KNOWN);
  const discard = useCallback((id: number) => getWriteQueue().discard(userId, id), [userId]);
  return { ...status, trySending, discard };
}

function trySending(): void {
  getWriteQueue().trySending();
}
