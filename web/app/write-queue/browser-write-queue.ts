import { loadStorage } from '../device-store/device-store.ts';
import { doubtSession } from '../session-doubt.ts';
import type { QueueMessage } from './write-environment.ts';
import type { WriteKind } from './write-kind.ts';
import { createWriteQueue, type WriteQueueMachine } from './write-queue.ts';

/** The name of the channel and of the locks that the tabs of one browser share; both end at the origin. */
const SHARED_NAME = 'lunaria-writes';

let queue: WriteQueueMachine | null = null;

interface Kinds {
  first: readonly WriteKind<unknown>[];
  loadLater: () => Promise<readonly WriteKind<unknown>[]>;
}
let kinds: Kinds | null = null;

/** What there is to send. Records know the queue, so it is told of them instead of importing them (write-kinds.ts). */
export function provideKinds(provided: Kinds): void {
  kinds = provided;
}

/** The queue of this tab; there is one. Never called while a page is prerendered. */
export function getWriteQueue(): WriteQueueMachine {
  queue ??= connect();
  return queue;
}

function connect(): WriteQueueMachine {
  if (kinds === null)
    throw new Error('The write queue needs write-kinds.ts, which says what there is to send');
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(SHARED_NAME);
  const tabName = `${SHARED_NAME}-${Math.random().toString(36).slice(2)}`;
  const made = createWriteQueue(
    {
      tabName,
      nowMs: () => Date.now(),
      random: () => Math.random(),
      startTimer(callback, ms) {
        const timer = window.setTimeout(callback, ms);
        return () => window.clearTimeout(timer);
      },
      isOnline: () => navigator.onLine,
      openStore: async () => (await loadStorage()).openDurableStore(),
      showSending: () => holdLock(tabName),
      findSenders: findLocks,
      tellOtherTabs: (message) => channel?.postMessage(message),
      doubtSession,
    },
    kinds.first,
    kinds.loadLater,
  );
  window.addEventListener('online', () => made.onOnline());
  window.addEventListener('offline', () => made.onOffline());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') made.onVisible();
  });
  channel?.addEventListener('message', (event: MessageEvent<QueueMessage>) => made.onMessage(event.data));
  return made;
}

/** The browser takes the lock back when the tab ends, however it ends: so the others know. */
function holdLock(name: string): Promise<() => void> {
  // Missing outside secure contexts (a plain-http address in a home network): then leases run out by time.
  if (!navigator.locks) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    void navigator.locks.request(name, () => new Promise<void>((release) => resolve(release)));
  });
}

async function findLocks(): Promise<ReadonlySet<string> | null> {
  if (!navigator.locks) return null;
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map((lock) => lock.name ?? ''));
}
