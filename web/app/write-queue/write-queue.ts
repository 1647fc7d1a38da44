import { NO_ANSWER, readOutcome, type SendOutcome } from './answer.ts';
import { LaneViews } from './lane-views.ts';
import { RETRY_FIRST_MS, RetryPace } from './retry-pace.ts';
import {
  appendWrite,
  claimHead,
  headOf,
  type LaneKey,
  type Lease,
  readChange,
  refuseWrite,
  releaseWrite,
  removeWrite,
  type StoredWrite,
  versionOf,
} from './stored-write.ts';
import type { QueueMessage, WriteEnvironment } from './write-environment.ts';
import { makeMemoryStore, type WriteStore } from './write-environment.ts';
import type {
  UnreadWrite,
  WaitingWrite,
  WriteEvent,
  WriteKind,
  WriteQueue,
  WriteStatus,
} from './write-kind.ts';

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

/** Why these numbers: docs/decisions/write-queue.md. */
export const LANES_AT_ONCE = 4;
export const REQUEST_TIMEOUT_MS = 20_000;
const STORE_TIMEOUT_MS = 5_000;
/** A guardian does not answer within seconds. She can have it tried at once, and every visit does. */
const HELD_RETRY_MS = 60_000;
export const LEASE_MS = REQUEST_TIMEOUT_MS + 5_000;

/**
 * Changes on their way to the server. Each record is a lane: its changes go out one after the other, other records
 * beside it. What waits lies in IndexedDB, which all tabs share; each tab shows it from a view in memory that is
 * ahead of the disk by what the tab itself has just done.
 */
export function createWriteQueue(
  env: WriteEnvironment,
  kindList: readonly WriteKind<unknown>[],
  /** Those that no first screen makes; fetched once. What waits of them is neither shown nor sent until then. */
  loadLaterKinds: () => Promise<readonly WriteKind<unknown>[]> = async () => [],
): WriteQueueMachine {
  const kinds = new Map(kindList.map((kind) => [kind.name, kind]));
  const stateListeners = new Set<() => void>();
  const eventListeners = new Set<(event: WriteEvent) => void>();
  const views = new LaneViews(openStore(), notify);
  const sendingLanes = new Set<string>();
  let stopShowing: Promise<() => void> | null = null;
  /** Whose session is good. */
  let senderId: string | null = null;
  let isPaused = false;
  const pace = new RetryPace();
  let hasSaved = false;
  /** The last attempt was held back until a guardian agrees. */
  let isHeld = false;
  let lastId = 0;
  let cancelTimer = () => {};
  let learning: Promise<void> | null = null;
  let isComplete = false;
  let statusOf: { userId: string; status: WriteStatus } | null = null;
  const waitingOf = new Map<string, readonly WaitingWrite<unknown>[]>();

  async function openStore(): Promise<{ store: WriteStore; isDurable: boolean }> {
    // A browser that never answers must not keep her change from being sent.
    const late = Promise.withResolvers<null>();
    const cancel = env.startTimer(() => late.resolve(null), STORE_TIMEOUT_MS);
    const store = await Promise.race([env.openStore().catch(() => null), late.promise]);
    cancel();
    return store ? { store, isDurable: true } : { store: makeMemoryStore(), isDurable: false };
  }

  /** Never rejects: where they cannot be fetched it is tried again with the next occasion. */
  function learnLaterKinds(): Promise<void> {
    learning ??= loadLaterKinds().then(
      (later) => {
        for (const kind of later) if (!kinds.has(kind.name)) kinds.set(kind.name, kind);
        isComplete = true;
        notify();
        pump();
      },
      () => {
        learning = null;
      },
    );
    return learning;
  }

  function notify(): void {
    statusOf = null;
    waitingOf.clear();
    for (const listener of stateListeners) listener();
  }

  function emit(event: WriteEvent): void {
    for (const listener of eventListeners) listener(event);
  }

  /** Sends what can be sent now, and looks again when more can. */
  function pump(): void {
    cancelTimer();
    if (senderId === null || isPaused) return;
    const nowMs = env.nowMs();
    let nextMs = Number.POSITIVE_INFINITY;
    for (const { head, laneName, notBeforeMs } of listHeads(senderId)) {
      if (notBeforeMs > nowMs) nextMs = Math.min(nextMs, notBeforeMs);
      // In an outage one request finds out for all.
      else if (sendingLanes.size < (pace.isFailing ? 1 : LANES_AT_ONCE)) void sendHead(head, laneName);
    }
    if (nextMs < Number.POSITIVE_INFINITY) cancelTimer = env.startTimer(pump, nextMs - nowMs);
  }

  /** What could go out next of each record; those that failed least come first, then those that wait longest. */
  function listHeads(userId: string) {
    return views
      .listLanes(userId)
      .flatMap((lane) => {
        const kind = kinds.get(lane[0]?.kind ?? '');
        const head = kind ? headOf(lane, kind) : null;
        if (head === null) return [];
        const laneName = nameOf(head);
        if (sendingLanes.has(laneName)) return [];
        const tries = pace.triesOf(laneName);
        const notBeforeMs = Math.max(tries.notBeforeMs, pace.notBeforeMs);
        return [{ head, laneName, notBeforeMs, failures: tries.failures }];
      })
      .sort((a, b) => a.failures - b.failures);
  }

  async function sendHead(key: LaneKey, laneName: string): Promise<void> {
    const kind = kinds.get(key.kind);
    if (!kind) return;
    const userId = senderId;
    sendingLanes.add(laneName);
    try {
      const head = await takeHead(key, kind);
      if (head === null) {
        // Another tab has it; should that tab end, this one looks again.
        pace.lookAgain(laneName, env.nowMs() + RETRY_FIRST_MS);
      } else if (senderId !== userId) {
        await views.change(key, (lane) => releaseWrite(lane, head.id, true, kind));
      } else {
        env.tellOtherTabs({ type: 'changed', key: laneKeyOf(key) });
        await settle(head, laneName, kind, await send(head, kind));
      }
    } finally {
      sendingLanes.delete(laneName);
      if (sendingLanes.size === 0) {
        void stopShowing?.then((stop) => stop());
        stopShowing = null;
      }
      notify();
      pump();
    }
  }

  /** The head of the lane, taken for sending; null when another tab has it, or it is gone. */
  async function takeHead(key: LaneKey, kind: WriteKind<unknown>): Promise<StoredWrite | null> {
    stopShowing ??= env.showSending();
    await stopShowing;
    const askedAtMs = env.nowMs();
    const names = await env.findSenders().catch(() => null);
    const sinceMs = env.nowMs();
    const lease: Lease = { by: env.tabName, sinceMs, untilMs: sinceMs + LEASE_MS };
    const senders = names && { names, askedAtMs };
    const lane = await views.change(key, (before) => claimHead(before, { lease, senders }, kind));
    const head = headOf(lane, kind);
    return head?.lease?.by === env.tabName ? head : null;
  }

  async function send(head: StoredWrite, kind: WriteKind<unknown>): Promise<SendOutcome> {
    const giveUp = new AbortController();
    const late = Promise.withResolvers<SendOutcome>();
    const cancel = env.startTimer(() => {
      giveUp.abort();
      late.resolve(NO_ANSWER);
    }, REQUEST_TIMEOUT_MS);
    const answered = Promise.resolve()
      .then(() => kind.send(readChange(head, kind), giveUp.signal))
      .then((response) => readOutcome(response, env.nowMs()))
      .catch(() => NO_ANSWER);
    const outcome = await Promise.race([answered, late.promise]);
    cancel();
    return outcome;
  }

  async function settle(
    head: StoredWrite,
    laneName: string,
    kind: WriteKind<unknown>,
    outcome: SendOutcome,
  ): Promise<void> {
    const { id, userId, recordKey } = head;
    const change = readChange(head, kind);
    const about = { kind: kind.name, userId, recordKey };
    if (outcome.kind === 'saved') {
      succeed(laneName);
      if (!kind.isUnspoken) hasSaved = true;
      const event = { type: 'saved', ...about, change, answer: outcome.answer } as const;
      // First whoever shows the rows takes the answer, then the waiting change goes: nothing flickers between.
      emit(event);
      const removed = views.change(head, (lane) => removeWrite(lane, id));
      env.tellOtherTabs({ type: 'saved', event, id });
      await removed;
    } else if (outcome.kind === 'refused') {
      succeed(laneName);
      const event = { type: 'refused', ...about, message: outcome.message } as const;
      const refused = views.change(head, (lane) =>
        // There is nothing that she could do about it.
        kind.isUnspoken ? removeWrite(lane, id) : refuseWrite(lane, id, outcome.message, kind),
      );
      emit(event);
      await refused;
      env.tellOtherTabs({ type: 'refused', event });
    } else {
      const isUnseen = outcome.kind !== 'failed' || outcome.isUnseen;
      const released = views.change(head, (lane) => releaseWrite(lane, id, isUnseen, kind));
      const isFirstOfOutage = !pace.isOutage && pace.triesOf(laneName).failures === 0;
      const retryAfterMs =
        outcome.kind === 'failed' ? outcome.retryAfterMs : outcome.kind === 'held' ? HELD_RETRY_MS : 0;
      isHeld = outcome.kind === 'held';
      pace.fail(laneName, env.nowMs(), env.random(), retryAfterMs);
      if (outcome.kind === 'signed-out') {
        isPaused = true;
        env.doubtSession();
      } else if (outcome.kind === 'failed') {
        if (!kind.isUnspoken) pace.isOutage = true;
        emit({ type: 'failed', ...about, isFirstOfOutage });
      }
      env.tellOtherTabs({ type: 'pace', pace: pace.share() });
      await released;
      env.tellOtherTabs({ type: 'changed', key: laneKeyOf(head) });
    }
  }

  function succeed(laneName: string): void {
    const wasFailing = pace.isFailing;
    pace.succeed(laneName);
    isHeld = false;
    if (wasFailing) env.tellOtherTabs({ type: 'pace', pace: pace.share() });
  }

  function tryNow(): void {
    pace.hurry();
    isPaused = false;
    pump();
  }

  return {
    async enqueue(kind, userId, recordKey, change) {
      // as: method parameters are compared both ways; a kind only ever gets back what was enqueued under its name
      const anyKind = kinds.get(kind.name) ?? (kind as WriteKind<unknown>);
      kinds.set(kind.name, anyKind);
      lastId = Math.max(lastId + 1, env.nowMs() * 1000);
      const key = { userId, kind: kind.name, recordKey };
      const made = { id: lastId, change, version: versionOf(anyKind) };
      const write = { ...key, ...made, isSealed: false, lease: null, refusal: null };
      await views.change(key, (lane) => appendWrite(lane, write, anyKind));
      env.tellOtherTabs({ type: 'changed', key });
      pump();
    },
    onEvent(listener) {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
    async open(userId) {
      await views.load(userId);
      pump();
      void learnLaterKinds();
    },
    sendFor(userId) {
      if (userId !== senderId) pace.forget();
      senderId = userId;
      isPaused = false;
      if (userId === null) cancelTimer();
      else pump();
    },
    subscribe(listener) {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    learn(kind) {
      if (kinds.has(kind.name)) return;
      kinds.set(kind.name, kind);
      waitingOf.clear();
      // Asked while a screen is drawn: the others hear of it afterwards.
      queueMicrotask(() => {
        notify();
        pump();
      });
    },
    listWaiting(kindName, userId) {
      const name = JSON.stringify([userId, kindName]);
      const known = waitingOf.get(name);
      if (known) return known;
      const waiting = views
        .listWrites(userId)
        .filter((write) => write.kind === kindName && isRead(write))
        .map(describe);
      waitingOf.set(name, waiting);
      return waiting;
    },
    readStatus(userId) {
      if (statusOf?.userId === userId) return statusOf.status;
      const all = views.listWrites(userId);
      const writes = all.filter((write) => isRead(write) && isSpoken(write));
      const refused = writes.filter((write) => write.refusal !== null);
      const status: WriteStatus = {
        unsentCount: writes.length - refused.length,
        isOnline: env.isOnline(),
        isSending: writes.some((write) => write.lease !== null && write.lease.untilMs > env.nowMs()),
        isFailing: pace.isFailing,
        isHeld,
        isDurable: views.isDurable,
        hasSaved,
        refused: refused.map(describe),
        unread: all.filter(isUnread).map(describeUnread),
      };
      statusOf = { userId, status };
      return status;
    },
    trySending: tryNow,
    discard(userId, id) {
      const found = views.listWrites(userId).find((write) => write.id === id);
      if (!found || (found.refusal === null && !isUnread(found))) return;
      void views
        .change(found, (lane) => removeWrite(lane, id))
        .then(() => {
          env.tellOtherTabs({ type: 'changed', key: laneKeyOf(found) });
        });
    },
    async flush(userId, limitMs) {
      const over = Promise.withResolvers<void>();
      const cancel = env.startTimer(over.resolve, limitMs);
      await views.load(userId);
      await Promise.race([learnLaterKinds(), over.promise]);
      const isLeft = () =>
        views
          .listWrites(userId)
          .some((write) => isSpoken(write) && write.refusal === null && !isUnread(write));
      const look = () => isLeft() || over.resolve();
      stateListeners.add(look);
      tryNow();
      look();
      await over.promise;
      stateListeners.delete(look);
      cancel();
      return views.listWrites(userId).filter(isSpoken).length;
    },
    async clear(userId) {
      if (senderId === userId) senderId = null;
      cancelTimer();
      await views.clear(userId);
      env.tellOtherTabs({ type: 'cleared', userId });
    },
    onOnline() {
      notify();
      tryNow();
    },
    onOffline: notify,
    onVisible() {
      if (senderId !== null) void views.load(senderId).then(tryNow);
    },
    onMessage(message) {
      if (message.type === 'changed') void views.reload(message.key).then(pump);
      else if (message.type === 'cleared') views.forget(message.userId);
      else if (message.type === 'pace') {
        pace.takeFromOtherTab(message.pace);
        notify();
        pump();
      } else {
        if (message.type === 'saved' && !kinds.get(message.event.kind)?.isUnspoken) hasSaved = true;
        emit({ ...message.event, isElsewhere: true });
        void views.reload(message.event).then(pump);
      }
    },
  };

  function isRead(write: StoredWrite): boolean {
    const kind = kinds.get(write.kind);
    return kind !== undefined && readChange(write, kind) !== null;
  }

  /** Of no kind that this version knows, or in a form that it cannot read. */
  function isUnread(write: StoredWrite): boolean {
    return (isComplete || kinds.has(write.kind)) && !isRead(write) && isSpoken(write);
  }

  /** She must not lose it unasked: also what cannot be read, and what may be of a kind that could not be fetched. */
  function isSpoken(write: StoredWrite): boolean {
    return !kinds.get(write.kind)?.isUnspoken;
  }

  function describe(write: StoredWrite): WaitingWrite<unknown> {
    const { id, recordKey, refusal, lease } = write;
    const kind = kinds.get(write.kind);
    const change = kind ? readChange(write, kind) : null;
    if (refusal !== null) return { id, recordKey, change, state: 'refused', message: refusal };
    return { id, recordKey, change, state: lease === null ? 'waiting' : 'sending' };
  }

  function describeUnread({ id, kind, change, version }: StoredWrite): UnreadWrite {
    const known = kinds.get(kind);
    return { id, kind, change, isNewer: known === undefined || version > versionOf(known) };
  }
}

function laneKeyOf({ userId, kind, recordKey }: LaneKey): LaneKey {
  return { userId, kind, recordKey };
}

function nameOf({ userId, kind, recordKey }: LaneKey): string {
  return JSON.stringify([userId, kind, recordKey]);
}
