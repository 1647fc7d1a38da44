import type { DocumentType } from '@lunaria/domain/documents/health-document.ts';

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

const NO_DETAILS: UploadDetails = { documentType: '', notes: '' };
export const NO_UPLOADS: Uploads = { entries: [], draft: NO_DETAILS, isRunning: false };
const UNDERWAY: readonly UploadEntry['state'][] = ['queued', 'sending', 'lost'];

export const isUnderway = ({ state }: UploadEntry) => UNDERWAY.includes(state);

/** The files of this visit and what she says about each, before and while they are sent; what is shown of them follows. */
export function createUploadList(makeId: () => string) {
  let uploads = NO_UPLOADS;
  const listeners = new Set<() => void>();

  function become(part: Partial<Uploads>): void {
    const next = { ...uploads, ...part };
    uploads = { ...next, isRunning: next.entries.some(isUnderway) };
    for (const listener of listeners) listener();
  }

  const find = (id: string) => uploads.entries.find((entry) => entry.id === id);

  const changeWhere = (isMeant: (entry: UploadEntry) => boolean, part: Partial<UploadEntry>) =>
    become({ entries: uploads.entries.map((entry) => (isMeant(entry) ? { ...entry, ...part } : entry)) });

  const setEntry = (id: string, part: Partial<UploadEntry>) => changeWhere((entry) => entry.id === id, part);

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => uploads,
    find,
    setEntry,
    add(files: readonly File[]): void {
      const [first, ...others] = files.map((file): UploadEntry => {
        const { documentType } = uploads.entries.at(-1) ?? uploads.draft;
        const fresh = { state: 'chosen', sentBytes: 0, trouble: null } as const;
        return { id: makeId(), file, documentType, notes: '', ...fresh };
      });
      if (!first) return;
      // What she has written before she chose a file belongs to the first one.
      const notes = uploads.entries.length === 0 ? uploads.draft.notes : '';
      become({ entries: [...uploads.entries, { ...first, notes }, ...others], draft: NO_DETAILS });
    },
    /** What she says about a file; without an id, before there is one. */
    change(id: string | null, part: Partial<UploadDetails>): void {
      if (id === null) become({ draft: { ...uploads.draft, ...part } });
      else changeWhere((entry) => entry.id === id && isOpen(entry), part);
    },
    changeAll(part: Partial<UploadDetails>): void {
      changeWhere(isOpen, part);
    },
    /** What she said of the last one stays for the next. */
    remove(id: string): void {
      const removed = find(id);
      if (!removed) return;
      const entries = uploads.entries.filter((entry) => entry.id !== id);
      const { documentType, notes } = removed;
      become(entries.length === 0 ? { entries, draft: { documentType, notes } } : { entries });
    },
    /** Everything that has its type is asked for. */
    ask(): void {
      changeWhere((entry) => isOpen(entry) && entry.documentType !== '', {
        state: 'queued',
        sentBytes: 0,
        trouble: null,
      });
    },
    /** Those that are stored leave the list; how many are left. */
    dropStored(): number {
      const entries = uploads.entries.filter(({ state }) => state !== 'stored');
      become(entries.length === 0 ? NO_UPLOADS : { entries });
      return entries.length;
    },
    clear(): void {
      become(NO_UPLOADS);
    },
  };
}

/** It can still be said what it is. */
const isOpen = ({ state }: UploadEntry) => state === 'chosen' || state === 'refused';
