import { NO_ANSWER, readOutcome, type SendOutcome } from './answer.ts';
import type { KnownKinds } from './known-kinds.ts';
import type { LaneViews } from './lane-views.ts';
import { RETRY_FIRST_MS, type RetryPace } from './retry-pace.ts';
import { SendingState } from './sending-state.ts';
import {
  claimHead,
  headOf,
  type LaneKey,
  type Lease,
  laneKeyOf,
  nameOfLane,
  readChange,
  releaseWrite,
  type StoredWrite,
} from './stored-write.ts';
import type { WriteEnvironment } from './write-environment.ts';
import type { WriteEvent, WriteKind } from './write-kind.ts';

/** Why these numbers: docs/decisions/write-queue.md. */
const LANES_AT_ONCE = 4;
const REQUEST_TIMEOUT_MS = 20_000;
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
export class LaneSender {
  readonly #env: WriteEnvironment;
  readonly #views: LaneViews;
  readonly #kinds: KnownKinds;
  readonly #notify: () => void;
  readonly #state: SendingState;
  readonly #sendingLanes = new Set<string>();
  #stopShowing: Promise<() => void> | null = null;
  /** Whose session is good. */
  #senderId: string | null = null;
  #cancelTimer = () => {};

  constructor(env: WriteEnvironment, views: LaneViews, kinds: KnownKinds, { notify, emit }: Listeners) {
    this.#env = env;
    this.#views = views;
    this.#kinds = kinds;
    this.#notify = notify;
    this.#state = new SendingState(env, views, emit);
  }

  /** Sends what can be sent now, and looks again when more can. */
  pump(): void {
    this.#cancelTimer();
    if (this.#senderId === null || this.#state.isPaused) return;
    const nowMs = this.#env.nowMs();
    let nextMs = Number.POSITIVE_INFINITY;
    for (const { head, laneName, notBeforeMs } of this.#listHeads(this.#senderId)) {
      if (notBeforeMs > nowMs) nextMs = Math.min(nextMs, notBeforeMs);
      // In an outage one request finds out for all.
      else if (this.#sendingLanes.size < (this.#state.pace.isFailing ? 1 : LANES_AT_ONCE))
        void this.#sendHead(head, laneName);
    }
    if (nextMs < Number.POSITIVE_INFINITY)
      this.#cancelTimer = this.#env.startTimer(() => this.pump(), nextMs - nowMs);
  }

  /** Now, whatever happened. */
  hurry(): void {
    this.#state.pace.hurry();
    this.#state.isPaused = false;
    this.pump();
  }

  /** Her session is good: what waits for her is sent. Null: nothing is. */
  sendFor(userId: string | null): void {
    if (userId !== this.#senderId) this.#state.pace.forget();
    this.#senderId = userId;
    this.#state.isPaused = false;
    if (userId === null) this.#cancelTimer();
    else this.pump();
  }

  /** Nothing more of hers. */
  stopFor(userId: string): void {
    if (this.#senderId === userId) this.#senderId = null;
    this.#cancelTimer();
  }

  get senderId(): string | null {
    return this.#senderId;
  }

  takePace(shared: Parameters<RetryPace['takeFromOtherTab']>[0]): void {
    this.#state.pace.takeFromOtherTab(shared);
  }

  /** Something was saved in another tab. */
  noteSaved(kindName: string): void {
    if (!this.#kinds.get(kindName)?.isUnspoken) this.#state.hasSaved = true;
  }

  readState() {
    const { pace, isHeld, hasSaved } = this.#state;
    return { isFailing: pace.isFailing, isHeld, hasSaved };
  }

  /** What could go out next of each record; those that failed least come first, then those that wait longest. */
  #listHeads(userId: string) {
    const { pace } = this.#state;
    return this.#views
      .listLanes(userId)
      .flatMap((lane) => {
        const kind = this.#kinds.get(lane[0]?.kind ?? '');
        const head = kind ? headOf(lane, kind) : null;
        if (head === null) return [];
        const laneName = nameOfLane(head);
        if (this.#sendingLanes.has(laneName)) return [];
        const tries = pace.triesOf(laneName);
        const notBeforeMs = Math.max(tries.notBeforeMs, pace.notBeforeMs);
        return [{ head, laneName, notBeforeMs, failures: tries.failures }];
      })
      .sort((a, b) => a.failures - b.failures);
  }

  async #sendHead(key: LaneKey, laneName: string): Promise<void> {
    const kind = this.#kinds.get(key.kind);
    if (!kind) return;
    const userId = this.#senderId;
    this.#sendingLanes.add(laneName);
    try {
      const head = await this.#takeHead(key, kind);
      if (head === null) {
        // Another tab has it; should that tab end, this one looks again.
        this.#state.pace.lookAgain(laneName, this.#env.nowMs() + RETRY_FIRST_MS);
      } else if (this.#senderId !== userId) {
        await this.#views.change(key, (lane) => releaseWrite(lane, head.id, true, kind));
      } else {
        this.#env.tellOtherTabs({ type: 'changed', key: laneKeyOf(key) });
        await this.#state.settle(head, kind, await this.#send(head, kind));
      }
    } finally {
      this.#sendingLanes.delete(laneName);
      if (this.#sendingLanes.size === 0) {
        void this.#stopShowing?.then((stop) => stop());
        this.#stopShowing = null;
      }
      this.#notify();
      this.pump();
    }
  }

  /** The head of the lane, taken for sending; null when another tab has it, or it is gone. */
  async #takeHead(key: LaneKey, kind: WriteKind<unknown>): Promise<StoredWrite | null> {
    const env = this.#env;
    this.#stopShowing ??= env.showSending();
    await this.#stopShowing;
    const askedAtMs = env.nowMs();
    const names = await env.findSenders().catch(() => null);
    const sinceMs = env.nowMs();
    const lease: Lease = { by: env.tabName, sinceMs, untilMs: sinceMs + LEASE_MS };
    const senders = names && { names, askedAtMs };
    const lane = await this.#views.change(key, (before) => claimHead(before, { lease, senders }, kind));
    const head = headOf(lane, kind);
    return head?.lease?.by === env.tabName ? head : null;
  }

  async #send(head: StoredWrite, kind: WriteKind<unknown>): Promise<SendOutcome> {
    const giveUp = new AbortController();
    const late = Promise.withResolvers<SendOutcome>();
    const cancel = this.#env.startTimer(() => {
      giveUp.abort();
      late.resolve(NO_ANSWER);
    }, REQUEST_TIMEOUT_MS);
    const answered = Promise.resolve()
      .then(() => kind.send(readChange(head, kind), giveUp.signal))
      .then((response) => readOutcome(response, this.#env.nowMs()))
      .catch(() => NO_ANSWER);
    const outcome = await Promise.race([answered, late.promise]);
    cancel();
    return outcome;
  }
}
