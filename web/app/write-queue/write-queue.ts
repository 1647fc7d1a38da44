import { KnownKinds } from './known-kinds.ts';
import { LaneSender } from './lane-sender.ts';
import { LaneViews } from './lane-views.ts';
import { ShownWrites } from './shown-writes.ts';
import { appendWrite, type LaneKey, laneKeyOf, removeWrite, versionOf } from './stored-write.ts';
import {
  makeMemoryStore,
  type QueueMessage,
  type WriteEnvironment,
  type WriteStore,
} from './write-environment.ts';
import type { WaitingWrite, WriteEvent, WriteKind, WriteQueue, WriteStatus } from './write-kind.ts';

const STORE_TIMEOUT_MS = 5_000;

/** The whole of it, for whoever mounts it; screens use WriteQueue by the hooks. */
export interface WriteQueueMachine extends WriteQueue {
  /** Reads what waits on this device for her, so that it can be seen. */
  open(userId: string): Promise<void>;
  /** Her session is good: what waits for her is sent. Null: nothing is. */
  sendFor(userId: string | null): void;
  subscribe(listener: () => void): () => void;
  /** A kind of which somebody is about to ask what waits: its screen may be here before the later kinds are. */
  learn(kind: WriteKind<unknown>): void;
  listWaiting(kindName: string, userId: string): readonly WaitingWrite<unknown>[];
  readStatus(userId: string): WriteStatus;
  trySending(): void;
  discard(userId: string, id: number): void;
  /** Takes changes away whatever became of them: what they are of is erased. Never one of anybody else. */
  drop(userId: string, isGone: (write: { kind: string; change: unknown }) => boolean): Promise<void>;
  /** Sends for at most so long; how many changes are left, refused ones included. */
  flush(userId: string, limitMs: number): Promise<number>;
  /** She has logged out: everything of hers is gone from this device. */
  clear(userId: string): Promise<void>;
  // What the browser reports:
  onOnline(): void;
  onOffline(): void;
  onVisible(): void;
  onMessage(message: QueueMessage): void;
}

/**
 * Changes on their way to the server. Each record is a lane: its changes go out one after the other, other records
 * beside it. What waits lies in IndexedDB, which all tabs share; each tab shows it from a view in memory that is
 * ahead of the disk by what the tab itself has just done.
 */
export function createWriteQueue(
  env: WriteEnvironment,
  kindList: readonly WriteKind<unknown>[],
  /** Those that no first screen makes; fetched once something waits of one. It is neither shown nor sent until then. */
  loadLaterKinds: () => Promise<readonly WriteKind<unknown>[]> = async () => [],
): WriteQueueMachine {
  const stateListeners = new Set<() => void>();
  const eventListeners = new Set<(event: WriteEvent) => void>();
  const views = new LaneViews(openStore(env), notify);
  const kinds = new KnownKinds(kindList, loadLaterKinds, lookAgain);
  const shown = new ShownWrites(views, kinds);
  const sender = new LaneSender(env, views, kinds, { notify, emit });
  let lastId = 0;

  function notify(): void {
    shown.forget();
    for (const listener of stateListeners) listener();
  }

  function emit(event: WriteEvent): void {
    for (const listener of eventListeners) listener(event);
  }

  /** A screen brings the kinds that it makes: the code of others is needed for what another visit or tab left of them. */
  function learnWaiting(userId: string): void {
    if (views.listWrites(userId).some(({ kind }) => kinds.get(kind) === undefined)) void kinds.learnLater();
  }

  function lookAgain(): void {
    notify();
    sender.pump();
  }

  return {
    async enqueue(kind, userId, recordKey, change) {
      // as: method parameters are compared both ways; a kind only ever gets back what was enqueued under its name
      const anyKind = kinds.add(kind as WriteKind<unknown>);
      lastId = Math.max(lastId + 1, env.nowMs() * 1000);
      const key = { userId, kind: kind.name, recordKey };
      const made = { id: lastId, change, version: versionOf(anyKind) };
      const write = { ...key, ...made, isSealed: false, lease: null, refusal: null };
      await views.change(key, (lane) => appendWrite(lane, write, anyKind));
      env.tellOtherTabs({ type: 'changed', key });
      sender.pump();
    },
    onEvent(listener) {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
    async open(userId) {
      await views.load(userId);
      sender.pump();
      learnWaiting(userId);
    },
    sendFor: (userId) => sender.sendFor(userId),
    subscribe(listener) {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    learn(kind) {
      if (kinds.get(kind.name)) return;
      kinds.add(kind);
      shown.forget();
      // Asked while a screen is drawn: the others hear of it afterwards.
      queueMicrotask(lookAgain);
    },
    listWaiting: (kindName, userId) => shown.listWaiting(kindName, userId),
    readStatus: (userId) =>
      shown.readStatus(userId, () => ({
        ...sender.readState(),
        isOnline: env.isOnline(),
        nowMs: env.nowMs(),
      })),
    trySending: () => sender.hurry(),
    discard(userId, id) {
      const found = views.listWrites(userId).find((write) => write.id === id);
      if (!found || (found.refusal === null && !kinds.isUnread(found))) return;
      void views
        .change(found, (lane) => removeWrite(lane, id))
        .then(() => {
          env.tellOtherTabs({ type: 'changed', key: laneKeyOf(found) });
        });
    },
    async drop(userId, isGone) {
      await views.load(userId);
      for (const write of views.listWrites(userId).filter(isGone)) {
        await views.change(write, (lane) => removeWrite(lane, write.id));
        env.tellOtherTabs({ type: 'changed', key: laneKeyOf(write) });
      }
    },
    flush: (userId, limitMs) => sendForAtMost(limitMs, userId, { env, views, kinds, sender, stateListeners }),
    async clear(userId) {
      sender.stopFor(userId);
      await views.clear(userId);
      env.tellOtherTabs({ type: 'cleared', userId });
    },
    ...createReports({ views, sender, notify, emit, lookAgain, learnWaiting }),
  };
}

interface Sending {
  env: WriteEnvironment;
  views: LaneViews;
  kinds: KnownKinds;
  sender: LaneSender;
  /** Called with every change of what waits. */
  stateListeners: Set<() => void>;
}

async function sendForAtMost(
  limitMs: number,
  userId: string,
  { env, views, kinds, sender, stateListeners }: Sending,
): Promise<number> {
  const over = Promise.withResolvers<void>();
  const cancel = env.startTimer(over.resolve, limitMs);
  await views.load(userId);
  await Promise.race([kinds.learnLater(), over.promise]);
  const isLeft = () =>
    views
      .listWrites(userId)
      .some((write) => kinds.isSpoken(write) && write.refusal === null && !kinds.isUnread(write));
  const look = () => isLeft() || over.resolve();
  stateListeners.add(look);
  sender.hurry();
  look();
  await over.promise;
  stateListeners.delete(look);
  cancel();
  return views.listWrites(userId).filter((write) => kinds.isSpoken(write)).length;
}

interface Reporting {
  views: LaneViews;
  sender: LaneSender;
  notify: () => void;
  emit: (event: WriteEvent) => void;
  /** After what this tab knows has changed. */
  lookAgain: () => void;
  /** After what waits for her was read anew. */
  learnWaiting: (userId: string) => void;
}

/** What the browser tells this tab: that it is reached or looked at again, and what other tabs did. */
function createReports({ views, sender, notify, emit, lookAgain, learnWaiting }: Reporting) {
  const pump = () => sender.pump();
  const reload = (key: LaneKey) =>
    void views.reload(key).then(() => {
      pump();
      learnWaiting(key.userId);
    });
  return {
    onOnline() {
      notify();
      sender.hurry();
    },
    onOffline: notify,
    onVisible() {
      const userId = sender.senderId;
      if (userId === null) return;
      void views.load(userId).then(() => {
        sender.hurry();
        learnWaiting(userId);
      });
    },
    onMessage(message: QueueMessage) {
      if (message.type === 'changed') reload(message.key);
      else if (message.type === 'cleared') views.forget(message.userId);
      else if (message.type === 'pace') {
        sender.takePace(message.pace);
        lookAgain();
      } else {
        if (message.type === 'saved') sender.noteSaved(message.event.kind);
        emit({ ...message.event, isElsewhere: true });
        reload(message.event);
      }
    },
  };
}

async function openStore(env: WriteEnvironment): Promise<{ store: WriteStore; isDurable: boolean }> {
  // A browser that never answers must not keep her change from being sent.
  const late = Promise.withResolvers<null>();
  const cancel = env.startTimer(() => late.resolve(null), STORE_TIMEOUT_MS);
  const store = await Promise.race([env.openStore().catch(() => null), late.promise]);
  cancel();
  return store ? { store, isDurable: true } : { store: makeMemoryStore(), isDurable: false };
}
