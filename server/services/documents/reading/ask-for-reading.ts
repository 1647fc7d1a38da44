import type { Database } from '@lunaria/db/engine/database.ts';
import {
  findHealthDocument,
  type LockedDocumentRow,
  lockHealthDocument,
  markReadingPromised,
} from '@lunaria/db/queries/health-documents.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import type { AnalysisRequest, ReadingState } from '@lunaria/domain/documents/health-document.ts';
import { AppError } from '../../../errors/app-error.ts';

/** While a promise is this young, asking again asks for the same. */
const PROMISE_HOLDS_MS = 10 * 60_000;

/**
 * Promises that the document is read: at once where it could not be, or where it was and she asks for it `again`; both
 * count against `limitReadings`. One that waits or is being read is left to that. Returns where its reading is.
 * Throws AppError('not_found') for what is not hers, deleted, or never was.
 */
export async function askForReading(
  database: Database,
  userId: string,
  { documentId, again }: Pick<AnalysisRequest, 'documentId' | 'again'>,
  limitReadings: (userId: string) => Promise<void>,
  now: Date = new Date(),
): Promise<ReadingState> {
  // Counted in a transaction of its own, and only what is asked for again: an upload asks for what was promised with it.
  const before = await database.asUser(userId, (tx) => findHealthDocument(tx, userId, documentId));
  if (before === null) throw new AppError('not_found');
  if (before.reading_state === 'done' && !again) return 'done';
  if (isOver(before)) await limitReadings(userId);
  return await database.asUser(userId, async (tx) => {
    const row = await lockHealthDocument(tx, userId, documentId);
    if (row === null || row.deleted_at !== null) throw new AppError('not_found');
    if (row.reading_state === 'done' && !again) return 'done';
    if (!isOver(row) && isUnderWay(row, now)) return row.reading_state;
    await markReadingPromised(tx, userId, documentId);
    await promiseJob(tx, { userId, job: 'read-document', subjectId: documentId });
    return 'waiting';
  });
}

function isOver({ reading_state }: Pick<LockedDocumentRow, 'reading_state'>): boolean {
  return reading_state === 'done' || reading_state === 'failed';
}

function isUnderWay({ reading_promised_at, reading_held_until }: LockedDocumentRow, now: Date): boolean {
  if (reading_held_until !== null) return reading_held_until > now;
  return now.getTime() - reading_promised_at.getTime() < PROMISE_HOLDS_MS;
}
