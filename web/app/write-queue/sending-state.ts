import type { SendOutcome } from './answer.ts';
import type { LaneViews } from './lane-views.ts';
import { RetryPace } from './retry-pace.ts';
import {
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

/** A guardian does not answer within seconds. She can have it tried at once, and every visit does. */
const HELD_RETRY_MS = 60_000;

type Unsettled = Exclude<SendOutcome, { kind: 'saved' | 'refused' }>;

/** How sending goes: what became of each write, told to whoever shows it and to the other tabs, and the pace that follows. */
export class SendingState {
  readonly pace = new RetryPace();
  /** The server does not take the session: nothing goes out until it is good again. */
  isPaused = false;
  /** The last attempt was held back until a guardian agrees. */
  isHeld = false;
  hasSaved = false;
  readonly #env: WriteEnvironment;
  readonly #views: LaneViews;
  readonly #emit: (event: WriteEvent) => void;

  constructor(env: WriteEnvironment, views: LaneViews, emit: (event: WriteEvent) => void) {
    this.#env = env;
    this.#views = views;
    this.#emit = emit;
  }

  async settle(head: StoredWrite, kind: WriteKind<unknown>, outcome: SendOutcome): Promise<void> {
    if (outcome.kind === 'saved') await this.#settleSaved(head, kind, outcome.answer);
    else if (outcome.kind === 'refused') await this.#settleRefused(head, kind, outcome.message);
    else await this.#release(head, kind, outcome);
  }

  async #settleSaved(head: StoredWrite, kind: WriteKind<unknown>, answer: unknown): Promise<void> {
    this.#succeed(head);
    if (!kind.isUnspoken) this.hasSaved = true;
    const event = { type: 'saved', ...aboutOf(head), change: readChange(head, kind), answer } as const;
    // First whoever shows the rows takes the answer, then the waiting change goes: nothing flickers between.
    this.#emit(event);
    const removed = this.#views.change(head, (lane) => removeWrite(lane, head.id));
    this.#env.tellOtherTabs({ type: 'saved', event, id: head.id });
    await removed;
  }

  async #settleRefused(head: StoredWrite, kind: WriteKind<unknown>, message: string): Promise<void> {
    this.#succeed(head);
    const event = { type: 'refused', ...aboutOf(head), message } as const;
    const refused = this.#views.change(head, (lane) =>
      // There is nothing that she could do about it.
      kind.isUnspoken ? removeWrite(lane, head.id) : refuseWrite(lane, head.id, message, kind),
    );
    this.#emit(event);
    await refused;
    this.#env.tellOtherTabs({ type: 'refused', event });
  }

  /** It waits for another try. */
  async #release(head: StoredWrite, kind: WriteKind<unknown>, outcome: Unsettled): Promise<void> {
    const [env, pace, laneName] = [this.#env, this.pace, nameOfLane(head)];
    const isUnseen = outcome.kind !== 'failed' || outcome.isUnseen;
    const released = this.#views.change(head, (lane) => releaseWrite(lane, head.id, isUnseen, kind));
    const isFirstOfOutage = !pace.isOutage && pace.triesOf(laneName).failures === 0;
    const retryAfterMs =
      outcome.kind === 'failed' ? outcome.retryAfterMs : outcome.kind === 'held' ? HELD_RETRY_MS : 0;
    this.isHeld = outcome.kind === 'held';
    pace.fail(laneName, env.nowMs(), env.random(), retryAfterMs);
    if (outcome.kind === 'signed-out') {
      this.isPaused = true;
      env.doubtSession();
    } else if (outcome.kind === 'failed') {
      if (!kind.isUnspoken) pace.isOutage = true;
      this.#emit({ type: 'failed', ...aboutOf(head), isFirstOfOutage });
    }
    env.tellOtherTabs({ type: 'pace', pace: pace.share() });
    await released;
    env.tellOtherTabs({ type: 'changed', key: laneKeyOf(head) });
  }

  #succeed(head: StoredWrite): void {
    const wasFailing = this.pace.isFailing;
    this.pace.succeed(nameOfLane(head));
    this.isHeld = false;
    if (wasFailing) this.#env.tellOtherTabs({ type: 'pace', pace: this.pace.share() });
  }
}

const aboutOf = ({ kind, userId, recordKey }: StoredWrite) => ({ kind, userId, recordKey });
