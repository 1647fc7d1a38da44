import type { Database } from '@lunaria/db/engine/database.ts';
import { lockHealthDocument, markReadingPromised } from '@lunaria/db/queries/health-documents.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import type { ReadingState } from '@lunaria/domain/documents/health-document.ts';
import { AppError } from '../errors/app-error.ts';

/** While a promise is this young, asking again asks for the same. */
const PROMISE_HOLDS_MS = 10 * 60_000;

/**
 * Promises that the document is read, unless that was promised within the last minutes; returns where its reading is.
 * Throws AppError('not_found') for what is not hers, deleted, or never was.
 */
export async function askForReading(
  database: Database,
  userId: string,
  id: string,
  now: Date = new Date(),
): Promise<ReadingState> {
  return await database.asUser(userId, async (tx) => {
    const row = await lockHealthDocument(tx, userId, id);
    if (row === null || row.deleted_at !== null) throw new AppError('not_found');
    if (now.getTime() - row.reading_promised_at.getTime() < PROMISE_HOLDS_MS) return row.reading_state;
    await markReadingPromised(tx, userId, id);
    await promiseJob(tx, { userId, job: 'read-document', subjectId: id });
    return 'waiting';
  });
}
