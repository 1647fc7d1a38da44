import type { KnownKinds } from './known-kinds.ts';
import type { LaneViews } from './lane-views.ts';
import { readChange, type StoredWrite, versionOf } from './stored-write.ts';
import type { UnreadWrite, WaitingWrite, WriteStatus } from './write-kind.ts';

/** What the sending knows of itself. */
type Sending = Pick<WriteStatus, 'isOnline' | 'isFailing' | 'isHeld' | 'hasSaved'> & { nowMs: number };

const NONE: readonly WaitingWrite<unknown>[] = [];

/** What screens are shown of the writes of a user; the same objects from one question to the next, so that React can compare. */
export class ShownWrites {
  #views: LaneViews;
  #kinds: KnownKinds;
  #status: { userId: string; status: WriteStatus } | null = null;
  #waiting = new Map<string, readonly WaitingWrite<unknown>[]>();

  constructor(views: LaneViews, kinds: KnownKinds) {
    this.#views = views;
    this.#kinds = kinds;
  }

  /** Something has changed: the next question is answered anew. */
  forget(): void {
    this.#status = null;
    this.#waiting.clear();
  }

  listWaiting(kindName: string, userId: string): readonly WaitingWrite<unknown>[] {
    const name = JSON.stringify([userId, kindName]);
    const known = this.#waiting.get(name);
    if (known) return known;
    const writes = this.#views
      .listWrites(userId)
      .filter((write) => write.kind === kindName && this.#kinds.isRead(write));
    const waiting = writes.length === 0 ? NONE : writes.map((write) => this.#describe(write));
    this.#waiting.set(name, waiting);
    return waiting;
  }

  readStatus(userId: string, readSending: () => Sending): WriteStatus {
    if (this.#status?.userId === userId) return this.#status.status;
    const { nowMs, ...sending } = readSending();
    const all = this.#views.listWrites(userId);
    const writes = all.filter((write) => this.#kinds.isRead(write) && this.#kinds.isSpoken(write));
    const refused = writes.filter((write) => write.refusal !== null);
    const status: WriteStatus = {
      ...sending,
      unsentCount: writes.length - refused.length,
      isSending: writes.some((write) => write.lease !== null && write.lease.untilMs > nowMs),
      isDurable: this.#views.isDurable,
      refused: refused.map((write) => this.#describe(write)),
      unread: all.filter((write) => this.#kinds.isUnread(write)).map((write) => this.#describeUnread(write)),
    };
    this.#status = { userId, status };
    return status;
  }

  #describe(write: StoredWrite): WaitingWrite<unknown> {
    const { id, recordKey, refusal, lease } = write;
    const kind = this.#kinds.get(write.kind);
    const change = kind ? readChange(write, kind) : null;
    if (refusal !== null) return { id, recordKey, change, state: 'refused', message: refusal };
    return { id, recordKey, change, state: lease === null ? 'waiting' : 'sending' };
  }

  #describeUnread({ id, kind, change, version }: StoredWrite): UnreadWrite {
    const known = this.#kinds.get(kind);
    return { id, kind, change, isNewer: known === undefined || version > versionOf(known) };
  }
}
