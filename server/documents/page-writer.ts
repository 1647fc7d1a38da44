import type { Database } from '@lunaria/db/engine/database.ts';
import { savePages } from '@lunaria/db/queries/document-pages.ts';
import { holdReadingTurn, type ReadingTurn } from '@lunaria/db/queries/reading-turns.ts';
import type { PageText } from '@lunaria/domain/documents/reading/document-text.ts';
import type { UserKey } from '../encryption/user-key.ts';
import type { ReadingProgress } from '../reading/document-reader.ts';
import { TurnLostError } from './hold-turn.ts';
import { sealPage } from './reading-texts.ts';

/** Pages of a text come in milliseconds, scanned ones in seconds: at most this often something is written. */
const WRITE_EVERY_MS = 1_000;

export interface PageWriter {
  /** Keeps the page and, once a second is over, writes what was kept and which page is under way. */
  take(progress: ReadingProgress): Promise<void>;
  /** Writes what of all pages is not written yet. */
  finish(pages: readonly PageText[]): Promise<void>;
}

/** Throws TurnLostError once the reading is somebody else's, or the document is gone. */
export function createPageWriter(
  database: Database,
  userKey: UserKey,
  turn: ReadingTurn,
  known: ReadonlySet<number>,
): PageWriter {
  const waiting = new Map<number, PageText>();
  const written = new Set(known);
  let writtenAt = performance.now();
  const write = async (progress: { page: number; pages: number } | null): Promise<void> => {
    const { userId, documentId } = turn;
    const sealed = [...waiting].map(([page, text]) => sealPage(userKey, turn, page, text));
    await database.asWorker(async (tx) => {
      // Locks the row as well: a document that is taken away meanwhile takes these pages along.
      if (!(await holdReadingTurn(tx, turn, progress))) {
        throw new TurnLostError('The reading is not this one any more');
      }
      await savePages(tx, userId, documentId, sealed);
    });
    for (const page of waiting.keys()) written.add(page);
    waiting.clear();
    writtenAt = performance.now();
  };
  return {
    take: async ({ page, pages, text }) => {
      if (!written.has(page)) waiting.set(page, text);
      if (performance.now() - writtenAt < WRITE_EVERY_MS || waiting.size === 0) return;
      await write({ page: Math.min(page + 1, pages), pages });
    },
    finish: async (pages) => {
      pages.forEach((text, index) => {
        if (!written.has(index + 1)) waiting.set(index + 1, text);
      });
      if (waiting.size > 0) await write(null);
    },
  };
}
