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
  let userId: string | null = null;
  let storedCount = 0;
  let sending: { id: string; stop: AbortController } | null = null;
  let cancelTimer = () => {};
  let pace = new RetryPace();
  const eventListeners = new Set<(event: UploadEvent) => void>();

  function emit(event: UploadEvent): void {
    for (const listener of eventListeners) listener(event);
  }

  /** Whoever has failed least, then whoever came first. */
  function findNext(): UploadEntry | undefined {
    const failuresOf = ({ id }: UploadEntry) => pace.triesOf(id).failures;
    const waiting = list.read().entries.filter(({ state }) => state === 'queued' || state === 'lost');
    return waiting.sort((a, b) => failuresOf(a) - failuresOf(b))[0];
  }

  function pump(): void {
    cancelTimer();
    const next = findNext();
    if (sending !== null || userId === null || !next) return;
    const pauseMs = Math.max(pace.notBeforeMs, pace.triesOf(next.id).notBeforeMs) - env.nowMs();
    if (pauseMs > 0) cancelTimer = env.startTimer(pump, pauseMs);
    else void sendEntry(userId, next);
  }

  async function sendEntry(ownerId: string, { id, file, documentType, notes }: UploadEntry): Promise<void> {
    if (documentType === '') return;
    const own = { id, stop: new AbortController() };
    sending = own;
    list.setEntry(id, { state: 'sending', sentBytes: 0, trouble: null });
    const document: DocumentUpload = {
      user_id: ownerId,
      id,
      file_name: file.name,
      document_type: documentType,
      notes: notes.trim() === '' ? null : notes.trim(),
    };
    const outcome = await env.send({
      file,
      document,
      onProgress: (sentBytes) => sending === own && list.setEntry(id, { sentBytes }),
      signal: own.stop.signal,
    });
    // Taken back, or somebody else is signed in by now.
    if (sending !== own) return;
    sending = null;
    take(ownerId, id, outcome);
    finishOrGoOn(ownerId);
  }

  function take(ownerId: string, id: string, outcome: UploadOutcome): void {
    if (outcome.kind === 'stored') {
      pace.succeed(id);
      storedCount += 1;
      list.setEntry(id, { state: 'stored', sentBytes: list.find(id)?.file.size ?? 0 });
      emit({ type: 'stored', userId: ownerId, document: outcome.document });
      return;
    }
    if (outcome.kind === 'failed' || outcome.kind === 'signed-out') {
      const isUnreached = outcome.kind === 'failed' && outcome.isUnreached;
      const isFirst = !pace.isOutage;
      pace.isOutage = true;
      pace.fail(id, env.nowMs(), env.random(), outcome.kind === 'failed' ? outcome.retryAfterMs : 0);
      list.setEntry(id, { state: 'lost', trouble: UPLOAD_TROUBLE[isUnreached ? 'unreached' : 'failing'] });
      emit({ type: 'failed', userId: ownerId, isFirst });
      if (outcome.kind === 'signed-out') env.doubtSession();
      return;
    }
    list.setEntry(id, { state: 'refused', trouble: describeRefusal(outcome) });
    emit({ type: 'failed', userId: ownerId, isFirst: true });
  }

  function finishOrGoOn(ownerId: string): void {
    if (list.read().isRunning) {
      pump();
      return;
    }
    pace = new RetryPace();
    const count = storedCount;
    storedCount = 0;
    if (count === 0) return;
    emit({ type: 'finished', userId: ownerId, storedCount: count, leftCount: list.dropStored() });
  }

  function clear(): void {
    cancelTimer();
    sending?.stop.abort();
    sending = null;
    storedCount = 0;
    pace = new RetryPace();
    list.clear();
  }

  return {
    subscribe: list.subscribe,
    onEvent(listener: (event: UploadEvent) => void) {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
    read: (ownerId: string): Uploads => (ownerId === userId ? list.read() : NO_UPLOADS),
    isRunning: () => list.read().isRunning,
    /** Whose files these are; another user finds nothing of the one before. */
    open(ownerId: string): void {
      if (ownerId === userId) return;
      clear();
      userId = ownerId;
    },
    add: list.add,
    change: list.change,
    changeAll: list.changeAll,
    /** Takes a file out of the list, also one that is on its way. */
    remove(id: string): void {
      if (!list.find(id)) return;
      if (sending?.id === id) {
        sending.stop.abort();
        sending = null;
      }
      list.remove(id);
      if (userId !== null) finishOrGoOn(userId);
    },
    /** Everything that has its type goes out; what waits for its next try goes now. */
    start(): void {
      list.ask();
      pace.hurry();
      // She has asked: if it fails again she hears of it again.
      pace.isOutage = false;
      pump();
    },
    /** The network is back, or she looks at the page again. */
    hurry(): void {
      pace.hurry();
      pump();
    },
    clear,
  };
}

function describeRefusal(outcome: UploadOutcome): string {
  if (outcome.kind === 'refused') return outcome.message;
  return outcome.kind === 'held' ? UPLOAD_TROUBLE.held : UPLOAD_TROUBLE.unreadable;
}
