import type { Database } from '@lunaria/db/engine/database.ts';
import { isAnybodyElseWaiting, type ReadingTurn } from '@lunaria/db/queries/reading-turns.ts';
import type { ReadingProgress } from '../reading/document-reader.ts';

/** After so long a document lets those of others go before its next pages. */
const MAKES_ROOM_AFTER_MS = 30_000;

/** Others wait: this document goes on behind them, after the pages it has. */
export class MakesRoomError extends Error {
  override readonly name = 'MakesRoomError';
}

/**
 * Called after each page. Throws MakesRoomError where a long document keeps somebody else waiting. One that took long
 * before its first page would need that time again: it is read to its end.
 */
export function createRoomMaker(
  database: Database,
  { userId }: ReadingTurn,
): (progress: ReadingProgress) => Promise<void> {
  const beganAt = performance.now();
  let firstPageAt: number | null = null;
  return async ({ page, pages }) => {
    const now = performance.now();
    firstPageAt ??= now;
    if (page >= pages || now - beganAt < MAKES_ROOM_AFTER_MS) return;
    if (firstPageAt - beganAt > MAKES_ROOM_AFTER_MS) return;
    if (await database.asWorker((tx) => isAnybodyElseWaiting(tx, userId))) {
      throw new MakesRoomError('Others wait');
    }
  };
}
