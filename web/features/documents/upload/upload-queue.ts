import type { DocumentUpload, HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { RetryPace } from '../../../app/write-queue/retry-pace.ts';
import type { sendUpload, UploadOutcome } from './send-upload.ts';
import { createUploadList, NO_UPLOADS, type UploadEntry, type Uploads } from './upload-list.ts';

export type UploadEvent =
  | { type: 'stored'; userId: string; document: HealthDocument }
  /** `isFirst`: not one more failure of the same outage. */
  | { type: 'failed'; userId: string; isFirst: boolean }
  /** Nothing is left to be sent; `leftCount` files were refused or are not asked for. */
  | { type: 'finished'; userId: string; storedCount: number; leftCount: number };

export interface UploadEnvironment {
  send: typeof sendUpload;
  makeId(): string;
  nowMs(): number;
  random(): number;
  startTimer(callback: () => void, ms: number): () => void;
  /** The server does not know the session: whoever looks after it should ask. */
  doubtSession(): void;
}

export const UPLOAD_TROUBLE = {
  unreached: 'The connection was lost. The file is kept here and tried again by itself.',
  failing: 'The server could not take it right now. The file is kept here and tried again by itself.',
  unreadable: 'This device can no longer read the file. Remove it and choose it again.',
  held: 'A guardian has to agree before anything is stored. Try again after that.',
} as const;

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/**
 * The files of this visit on their way to the server, one after the other. They live in the memory of the page: closing
 * the dialog or going to another page does not end them, closing the tab does.
 */
export function createUploadQueue(env: UploadEnvironment) {
  const list = createUploadList(env.makeId);
  const sender = new UploadSender(env, list);
  return {
    subscribe: list.subscribe,
    onEvent(listener: (event: UploadEvent) => void) {
      sender.eventListeners.add(listener);
      return () => sender.eventListeners.delete(listener);
    },
    read: (ownerId: string): Uploads => (ownerId === sender.userId ? list.read() : NO_UPLOADS),
    isRunning: () => list.read().isRunning,
    /** Whose files these are; another user finds nothing of the one before. */
    open: (ownerId: string): void => sender.open(ownerId),
    add: list.add,
    change: list.change,
    changeAll: list.changeAll,
    /** Takes a file out of the list, also one that is on its way. */
    remove: (id: string): void => sender.remove(id),
    /** Everything that has its type goes out; what waits for its next try goes now. */
    start: (): void => sender.start(),
    /** The network is back, or she looks at the page again. */
    hurry: (): void => sender.hurry(),
    clear: (): void => sender.clear(),
  };
}

/** Sends what the list asks for, one file at a time and in growing pauses, and says what became of each. */
class UploadSender {
  readonly eventListeners = new Set<(event: UploadEvent) => void>();
  userId: string | null = null;
  private readonly env: UploadEnvironment;
  private readonly list: ReturnType<typeof createUploadList>;
  private storedCount = 0;
  private sending: { id: string; stop: AbortController } | null = null;
  private pace = new RetryPace();
  private cancelTimer = () => {};

  constructor(env: UploadEnvironment, list: ReturnType<typeof createUploadList>) {
    this.env = env;
    this.list = list;
  }

  open(ownerId: string): void {
    if (ownerId === this.userId) return;
    this.clear();
    this.userId = ownerId;
  }

  remove(id: string): void {
    if (!this.list.find(id)) return;
    if (this.sending?.id === id) {
      this.sending.stop.abort();
      this.sending = null;
    }
    this.list.remove(id);
    if (this.userId !== null) this.finishOrGoOn(this.userId);
  }

  start(): void {
    this.list.ask();
    this.pace.hurry();
    // She has asked: if it fails again she hears of it again.
    this.pace.isOutage = false;
    this.pump();
  }

  hurry(): void {
    this.pace.hurry();
    this.pump();
  }

  private emit(event: UploadEvent): void {
    for (const listener of this.eventListeners) listener(event);
  }

  /** Whoever has failed least, then whoever came first. */
  private findNext(): UploadEntry | undefined {
    const failuresOf = ({ id }: UploadEntry) => this.pace.triesOf(id).failures;
    const waiting = this.list.read().entries.filter(({ state }) => state === 'queued' || state === 'lost');
    return waiting.sort((a, b) => failuresOf(a) - failuresOf(b))[0];
  }

  pump(): void {
    this.cancelTimer();
    const next = this.findNext();
    if (this.sending !== null || this.userId === null || !next) return;
    const pauseMs =
      Math.max(this.pace.notBeforeMs, this.pace.triesOf(next.id).notBeforeMs) - this.env.nowMs();
    if (pauseMs > 0) this.cancelTimer = this.env.startTimer(() => this.pump(), pauseMs);
    else void this.sendEntry(this.userId, next);
  }

  private async sendEntry(ownerId: string, { id, file, documentType, notes }: UploadEntry): Promise<void> {
    if (documentType === '') return;
    const own = { id, stop: new AbortController() };
    this.sending = own;
    this.list.setEntry(id, { state: 'sending', sentBytes: 0, trouble: null });
    const document: DocumentUpload = {
      user_id: ownerId,
      id,
      file_name: file.name,
      document_type: documentType,
      notes: notes.trim() === '' ? null : notes.trim(),
    };
    const outcome = await this.env.send({
      file,
      document,
      onProgress: (sentBytes) => this.sending === own && this.list.setEntry(id, { sentBytes }),
      signal: own.stop.signal,
    });
    // Taken back, or somebody else is signed in by now.
    if (this.sending !== own) return;
    this.sending = null;
    this.take(ownerId, id, outcome);
    this.finishOrGoOn(ownerId);
  }

  private take(ownerId: string, id: string, outcome: UploadOutcome): void {
    if (outcome.kind === 'stored') {
      this.pace.succeed(id);
      this.storedCount += 1;
      this.list.setEntry(id, { state: 'stored', sentBytes: this.list.find(id)?.file.size ?? 0 });
      this.emit({ type: 'stored', userId: ownerId, document: outcome.document });
      return;
    }
    if (outcome.kind === 'failed' || outcome.kind === 'signed-out') {
      const isUnreached = outcome.kind === 'failed' && outcome.isUnreached;
      const isFirst = !this.pace.isOutage;
      this.pace.isOutage = true;
      this.pace.fail(
        id,
        this.env.nowMs(),
        this.env.random(),
        outcome.kind === 'failed' ? outcome.retryAfterMs : 0,
      );
      this.list.setEntry(id, {
        state: 'lost',
        trouble: UPLOAD_TROUBLE[isUnreached ? 'unreached' : 'failing'],
      });
      this.emit({ type: 'failed', userId: ownerId, isFirst });
      if (outcome.kind === 'signed-out') this.env.doubtSession();
      return;
    }
    this.list.setEntry(id, { state: 'refused', trouble: describeRefusal(outcome) });
    this.emit({ type: 'failed', userId: ownerId, isFirst: true });
  }

  finishOrGoOn(ownerId: string): void {
    if (this.list.read().isRunning) {
      this.pump();
      return;
    }
    this.pace = new RetryPace();
    const count = this.storedCount;
    this.storedCount = 0;
    if (count === 0) return;
    this.emit({ type: 'finished', userId: ownerId, storedCount: count, leftCount: this.list.dropStored() });
  }

  clear(): void {
    this.cancelTimer();
    this.sending?.stop.abort();
    this.sending = null;
    this.storedCount = 0;
    this.pace = new RetryPace();
    this.list.clear();
  }
}

function describeRefusal(outcome: UploadOutcome): string {
  if (outcome.kind === 'refused') return outcome.message;
  return outcome.kind === 'held' ? UPLOAD_TROUBLE.held : UPLOAD_TROUBLE.unreadable;
}
