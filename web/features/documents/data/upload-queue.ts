import type {
  DocumentType,
  DocumentUpload,
  HealthDocument,
} from '@lunaria/domain/documents/health-document.ts';
import { RetryPace } from '../../../app/write-queue/retry-pace.ts';
import type { sendUpload, UploadOutcome } from './send-upload.ts';

/** What she says about a file. */
export interface UploadDetails {
  /** The empty string while none is chosen. */
  documentType: DocumentType | '';
  notes: string;
}

export interface UploadEntry extends UploadDetails {
  /** Made when the file was chosen; becomes the id of the document, so that no file is stored twice. */
  id: string;
  file: File;
  /**
   * chosen: nothing was asked for yet. lost: tried again by itself. refused: not as it is; see `trouble`. stored: it
   * stays in the list until the others are through.
   */
  state: 'chosen' | 'queued' | 'sending' | 'lost' | 'refused' | 'stored';
  sentBytes: number;
  /** Why it is lost or refused. */
  trouble: string | null;
}

export interface Uploads {
  entries: readonly UploadEntry[];
  /** What she has said before a file was chosen. */
  draft: UploadDetails;
  /** Asked for, and not stored or refused yet. */
  isRunning: boolean;
}

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

const NO_DETAILS: UploadDetails = { documentType: '', notes: '' };
export const NO_UPLOADS: Uploads = { entries: [], draft: NO_DETAILS, isRunning: false };
const UNDERWAY: readonly UploadEntry['state'][] = ['queued', 'sending', 'lost'];

export const isUnderway = ({ state }: UploadEntry) => UNDERWAY.includes(state);

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/**
 * The files of this visit on their way to the server, one after the other. They live in the memory of the page: closing
 * the dialog or going to another page does not end them, closing the tab does.
 */
export function createUploadQueue(env: UploadEnvironment) {
  let uploads = NO_UPLOADS;
  let userId: string | null = null;
  let storedCount = 0;
  let sending: { id: string; stop: AbortController } | null = null;
  let cancelTimer = () => {};
  let pace = new RetryPace();
  const stateListeners = new Set<() => void>();
  const eventListeners = new Set<(event: UploadEvent) => void>();

  function become(part: Partial<Uploads>): void {
    const next = { ...uploads, ...part };
    uploads = { ...next, isRunning: next.entries.some(isUnderway) };
    for (const listener of stateListeners) listener();
  }

  function emit(event: UploadEvent): void {
    for (const listener of eventListeners) listener(event);
  }

  const find = (id: string) => uploads.entries.find((entry) => entry.id === id);

  function changeEntry(id: string, part: Partial<UploadEntry>): void {
    become({ entries: uploads.entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)) });
  }

  /** Whoever has failed least, then whoever came first. */
  function findNext(): UploadEntry | undefined {
    const failuresOf = ({ id }: UploadEntry) => pace.triesOf(id).failures;
    const waiting = uploads.entries.filter(({ state }) => state === 'queued' || state === 'lost');
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
    changeEntry(id, { state: 'sending', sentBytes: 0, trouble: null });
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
      onProgress: (sentBytes) => sending === own && changeEntry(id, { sentBytes }),
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
      changeEntry(id, { state: 'stored', sentBytes: find(id)?.file.size ?? 0 });
      emit({ type: 'stored', userId: ownerId, document: outcome.document });
      return;
    }
    if (outcome.kind === 'failed' || outcome.kind === 'signed-out') {
      const isUnreached = outcome.kind === 'failed' && outcome.isUnreached;
      const isFirst = !pace.isOutage;
      pace.isOutage = true;
      pace.fail(id, env.nowMs(), env.random(), outcome.kind === 'failed' ? outcome.retryAfterMs : 0);
      changeEntry(id, { state: 'lost', trouble: UPLOAD_TROUBLE[isUnreached ? 'unreached' : 'failing'] });
      emit({ type: 'failed', userId: ownerId, isFirst });
      if (outcome.kind === 'signed-out') env.doubtSession();
      return;
    }
    changeEntry(id, { state: 'refused', trouble: describeRefusal(outcome) });
    emit({ type: 'failed', userId: ownerId, isFirst: true });
  }

  function finishOrGoOn(ownerId: string): void {
    if (uploads.isRunning) {
      pump();
      return;
    }
    pace = new RetryPace();
    const count = storedCount;
    storedCount = 0;
    if (count === 0) return;
    const entries = uploads.entries.filter(({ state }) => state !== 'stored');
    become(entries.length === 0 ? NO_UPLOADS : { entries });
    emit({ type: 'finished', userId: ownerId, storedCount: count, leftCount: entries.length });
  }

  function clear(): void {
    cancelTimer();
    sending?.stop.abort();
    sending = null;
    storedCount = 0;
    pace = new RetryPace();
    become(NO_UPLOADS);
  }

  return {
    subscribe(listener: () => void) {
      stateListeners.add(listener);
      return () => stateListeners.delete(listener);
    },
    onEvent(listener: (event: UploadEvent) => void) {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
    read: (ownerId: string): Uploads => (ownerId === userId ? uploads : NO_UPLOADS),
    isRunning: () => uploads.isRunning,
    /** Whose files these are; another user finds nothing of the one before. */
    open(ownerId: string): void {
      if (ownerId === userId) return;
      clear();
      userId = ownerId;
    },
    add(files: readonly File[]): void {
      const [first, ...others] = files.map((file): UploadEntry => {
        const { documentType } = uploads.entries.at(-1) ?? uploads.draft;
        const fresh = { state: 'chosen', sentBytes: 0, trouble: null } as const;
        return { id: env.makeId(), file, documentType, notes: '', ...fresh };
      });
      if (!first) return;
      // What she has written before she chose a file belongs to the first one.
      const notes = uploads.entries.length === 0 ? uploads.draft.notes : '';
      become({ entries: [...uploads.entries, { ...first, notes }, ...others], draft: NO_DETAILS });
    },
    /** What she says about a file; without an id, before there is one. */
    change(id: string | null, part: Partial<UploadDetails>): void {
      if (id === null) become({ draft: { ...uploads.draft, ...part } });
      else if (find(id)?.state === 'chosen' || find(id)?.state === 'refused') changeEntry(id, part);
    },
    changeAll(part: Partial<UploadDetails>): void {
      const isOpen = ({ state }: UploadEntry) => state === 'chosen' || state === 'refused';
      become({ entries: uploads.entries.map((entry) => (isOpen(entry) ? { ...entry, ...part } : entry)) });
    },
    /** Takes a file out of the list, also one that is on its way. */
    remove(id: string): void {
      const left = uploads.entries.filter((entry) => entry.id !== id);
      const last = uploads.entries.find((entry) => entry.id === id);
      if (!last) return;
      if (sending?.id === id) {
        sending.stop.abort();
        sending = null;
      }
      const { documentType, notes } = last;
      become(left.length === 0 ? { entries: left, draft: { documentType, notes } } : { entries: left });
      if (userId !== null) finishOrGoOn(userId);
    },
    /** Everything that has its type goes out; what waits for its next try goes now. */
    start(): void {
      become({
        entries: uploads.entries.map((entry) =>
          (entry.state === 'chosen' || entry.state === 'refused') && entry.documentType !== ''
            ? { ...entry, state: 'queued', sentBytes: 0, trouble: null }
            : entry,
        ),
      });
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
