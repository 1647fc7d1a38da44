import { NO_ANSWER, readOutcome, type SendOutcome } from './answer.ts';
import type { KnownKinds } from './known-kinds.ts';
import type { LaneViews } from './lane-views.ts';
import { RETRY_FIRST_MS, RetryPace } from './retry-pace.ts';
import {
  claimHead,
  headOf,
  type LaneKey,
  type Lease,
  laneKeyOf,
  nameOfLane,
  readChange,
  refuseWrite,
  releaseWrite,
  removeWrite,
  type StoredWrite,
} from './stored-write.ts';
import type { WriteEnvironment } from './write-environment.ts';
import type { WriteEvent, WriteKind } from './write-kind.ts';

/** Why these numbers: docs/decisions/write-queue.md. */
const LANES_AT_ONCE = 4;
const REQUEST_TIMEOUT_MS = 20_000;
/** A guardian does not answer within seconds. She can have it tried at once, and every visit does. */
const HELD_RETRY_MS = 60_000;
const LEASE_MS = REQUEST_TIMEOUT_MS + 5_000;

interface Listeners {
  /** Something has changed that screens show. */
  notify: () => void;
  emit: (event: WriteEvent) => void;
}

/**
 * Sends the head of each lane, several lanes beside each other, each by one tab of the browser; in its own pace where the
 * server is in trouble.
 */
export function createLaneSender(
  env: WriteEnvironment,
  views: LaneViews,
  kinds: KnownKinds,
  { notify, emit }: Listeners,
) {
  const sendingLanes = new Set<string>();
  let stopShowing: Promise<() => void> | null = null;
  /** Whose session is good. */
  let senderId: string | null = null;
  let isPaused = false;
  const pace = new RetryPace();
  let hasSaved = false;
  /** The last attempt was held back until a guardian agrees. */
  let isHeld = false;
  let cancelTimer = () => {};

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
        const laneName = nameOfLane(head);
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

  return {
    pump,
    /** Now, whatever happened. */
    hurry() {
      pace.hurry();
      isPaused = false;
      pump();
    },
    /** Her session is good: what waits for her is sent. Null: nothing is. */
    sendFor(userId: string | null) {
      if (userId !== senderId) pace.forget();
      senderId = userId;
      isPaused = false;
      if (userId === null) cancelTimer();
      else pump();
    },
    /** Nothing more of hers. */
    stopFor(userId: string) {
      if (senderId === userId) senderId = null;
      cancelTimer();
    },
    get senderId() {
      return senderId;
    },
    takePace(shared: Parameters<RetryPace['takeFromOtherTab']>[0]) {
      pace.takeFromOtherTab(shared);
    },
    /** Something was saved in another tab. */
    noteSaved(kindName: string) {
      if (!kinds.get(kindName)?.isUnspoken) hasSaved = true;
    },
    readState: () => ({ isFailing: pace.isFailing, isHeld, hasSaved }),
  };
}
