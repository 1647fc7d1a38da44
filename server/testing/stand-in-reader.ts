import { setImmediate as turn } from 'node:timers/promises';
import type { PageText } from '@lunaria/domain/documents/reading/document-text.ts';
import type { ReadingFailure } from '@lunaria/domain/documents/reading/reading-failure.ts';
import { understandDocument } from '@lunaria/domain/documents/reading/understand-document.ts';
import type { DocumentReader, FileToRead, ReadingOutcome } from '../reading/document-reader.ts';
import type { Understand } from '../reading/understand-apart.ts';

export interface StandInReader extends DocumentReader {
  /** What it was given to read, in order, and which pages of it were known. */
  readonly calls: { known: number[] }[];
  /** What it finds in the next file, or why nothing. */
  pages: PageText[];
  failure: ReadingFailure | null;
  /** Called before each page, counted from 1; what it throws ends the reading. */
  beforePage: (page: number, signal: AbortSignal | undefined) => Promise<void> | void;
}

export function pageOf(...lines: string[]): PageText {
  return { lines: lines.map((text) => ({ text, source: 'text' })) };
}

/** What the rules make of a text, here: a thread for each document of a test would cost more than the test. */
export const understandHere: Understand = async (text, hint, signal) => {
  signal.throwIfAborted();
  return understandDocument(text, hint);
};

/** Reads in memory, page by page, what a test lays into it: for what is around the reading. */
export function createStandInReader(): StandInReader {
  const reader: StandInReader = {
    calls: [],
    pages: [pageOf('City Lab', 'Haemoglobin   13.1   g/dL')],
    failure: null,
    beforePage: () => {},
    read: async (file: FileToRead, onPage, signal): Promise<ReadingOutcome> => {
      const known = file.known ?? new Map<number, PageText>();
      reader.calls.push({ known: [...known.keys()].toSorted((a, b) => a - b) });
      const { pages, failure } = reader;
      for (const [index, text] of pages.entries()) {
        await turn();
        signal?.throwIfAborted();
        if (known.has(index + 1)) continue;
        await reader.beforePage(index + 1, signal);
        signal?.throwIfAborted();
        await onPage?.({ page: index + 1, pages: pages.length, text });
      }
      if (failure !== null) return { text: null, failure };
      return { text: { pages: pages.map((text, index) => known.get(index + 1) ?? text) }, failure: null };
    },
    peakRssMb: () => 0,
    stop: async () => {},
  };
  return reader;
}
