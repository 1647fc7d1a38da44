import type { DocumentMime } from '@lunaria/domain/documents/health-document.ts';
import type { DocumentText, PageText } from '@lunaria/domain/documents/reading/document-text.ts';
import type { ReadingFailure } from '@lunaria/domain/documents/reading/reading-failure.ts';

export interface FileToRead {
  bytes: Uint8Array;
  mime: DocumentMime;
  /** Pages that were read before a restart, by number from 1: they are not read again. */
  known?: ReadonlyMap<number, PageText>;
}

export interface ReadingProgress {
  /** The page that is done, from 1, and how many there are. */
  page: number;
  pages: number;
  text: PageText;
}

export type ReadingOutcome = { text: DocumentText; failure: null } | { text: null; failure: ReadingFailure };

/** Reads files in a process of its own, one after the other. */
export interface DocumentReader {
  /**
   * Returns the text, or why there is none; it never throws for what the file is. `onPage` is awaited page by page.
   * An aborted reading ends with the signal's reason.
   */
  read(
    file: FileToRead,
    onPage?: (progress: ReadingProgress) => Promise<void> | void,
    signal?: AbortSignal,
  ): Promise<ReadingOutcome>;
  /** The most memory the reading process has held so far, in MB; 0 before the first file. */
  peakRssMb(): number;
  /** Ends the process. */
  stop(): Promise<void>;
}
