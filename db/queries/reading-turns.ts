import type { DocumentType, HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import type { ReadingFailure } from '@lunaria/domain/documents/reading/reading-failure.ts';
import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { healthDocuments } from '../schema/health-documents.ts';
import { type DocumentRow, notRead } from './health-documents.ts';

/**
 * Whose turn it is to read a document. A reading is held by one process for a minute at a time; a holder that says no
 * more that it goes on has died, and somebody else takes its turn. All of these run as the worker.
 */

/** A document and who reads it: every statement of a holder finds no row once it is not theirs any more. */
export interface ReadingTurn {
  userId: string;
  documentId: string;
  holder: string;
}

export interface DocumentToRead {
  file: Pick<HealthDocument, 'file_path' | 'file_size' | 'mime_type'>;
  documentType: DocumentType;
  /** Which attempt this one is; beyond `READING_ATTEMPTS` the reading is to be given up. */
  attempt: number;
}

/** How often a document may take the process down with it. */
export const READING_ATTEMPTS = 3;
const HELD_FOR = sql`now() + interval '1 minute'`;

/**
 * Takes the turn to read a document that waits, or whose holder died; null when it is read, failed, deleted, gone or
 * somebody's turn.
 */
export async function takeReadingTurn(
  tx: Tx,
  { userId, documentId, holder }: ReadingTurn,
): Promise<DocumentToRead | null> {
  const [row] = await tx
    .select({
      file_path: healthDocuments.filePath,
      file_size: healthDocuments.fileSize,
      mime_type: healthDocuments.mimeType,
      documentType: healthDocuments.documentType,
      attempts: healthDocuments.readingAttempts,
    })
    .from(healthDocuments)
    .where(and(isDocument(userId, documentId), isFree))
    .for('update');
  if (!row) return null;
  const { documentType, attempts, ...file } = row;
  const attempt = attempts + 1;
  await tx
    .update(healthDocuments)
    .set({
      ...notRead,
      readingState: 'reading',
      readingHolder: holder,
      readingHeldUntil: HELD_FOR,
      readingAttempts: Math.min(attempt, READING_ATTEMPTS),
    })
    .where(isDocument(userId, documentId));
  // As: the table's CHECKs hold the same codes.
  return { file: file as DocumentToRead['file'], documentType: documentType as DocumentType, attempt };
}

/**
 * Says that the reading goes on, and with a page that is done where it is; false when it is not this holder's any more.
 * A page that is done is no attempt that failed: after the next crash reading goes on behind it.
 */
export async function holdReadingTurn(
  tx: Tx,
  turn: ReadingTurn,
  progress: { page: number; pages: number } | null,
): Promise<boolean> {
  const rows = await tx
    .update(healthDocuments)
    .set({
      readingHeldUntil: HELD_FOR,
      ...(progress === null
        ? {}
        : { readingPage: progress.page, readingPages: progress.pages, readingAttempts: 1 }),
    })
    .where(isHeldBy(turn))
    .returning({ id: healthDocuments.id });
  return rows.length === 1;
}

type ReadTexts = Pick<
  DocumentRow,
  | 'ai_suggested_name'
  | 'ai_suggested_category'
  | 'ai_category_sure'
  | 'ai_second_category'
  | 'ai_summary'
  | 'ai_digest'
>;

/** Ends the reading with what was understood; false when it was not this holder's any more. */
export async function markRead(tx: Tx, turn: ReadingTurn, texts: ReadTexts, pages: number): Promise<boolean> {
  const rows = await tx
    .update(healthDocuments)
    .set({
      ...notRead,
      ...toColumns(texts),
      readingState: 'done',
      readingPages: pages,
      readingAttempts: 0,
      proposalsWaiting: null,
    })
    .where(isHeldBy(turn))
    .returning({ id: healthDocuments.id });
  return rows.length === 1;
}

export async function markReadingFailed(tx: Tx, turn: ReadingTurn, failure: ReadingFailure): Promise<void> {
  await tx
    .update(healthDocuments)
    .set({ ...notRead, readingState: 'failed', readingFailure: failure, readingAttempts: 0 })
    .where(isHeldBy(turn));
}

/** Gives the turn back without a result; what was read so far stays. It does not count as an attempt: the document was not at fault. */
export async function giveTurnBack(tx: Tx, turn: ReadingTurn): Promise<void> {
  await tx
    .update(healthDocuments)
    .set({
      ...notRead,
      readingState: 'waiting',
      readingAttempts: sql`greatest(${healthDocuments.readingAttempts} - 1, 0)`,
    })
    .where(isHeldBy(turn));
}

/** Writes what a model added, unless the document was deleted or is read again meanwhile. */
export async function updateReadTexts(
  tx: Tx,
  { userId, documentId }: Omit<ReadingTurn, 'holder'>,
  texts: Partial<ReadTexts>,
): Promise<boolean> {
  const rows = await tx
    .update(healthDocuments)
    .set(toColumns(texts))
    .where(and(isDocument(userId, documentId), eq(healthDocuments.readingState, 'done')))
    .returning({ id: healthDocuments.id });
  return rows.length === 1;
}

/** Locks a document that is read until the transaction ends; false for every other. */
export async function lockReadDocument(
  tx: Tx,
  { userId, documentId }: Omit<ReadingTurn, 'holder'>,
): Promise<boolean> {
  const rows = await tx
    .select({ id: healthDocuments.id })
    .from(healthDocuments)
    .where(and(isDocument(userId, documentId), eq(healthDocuments.readingState, 'done')))
    .for('update');
  return rows.length === 1;
}

/** How many of her documents were promised before this one and are not read yet. As the worker. */
export async function countReadingsAhead(tx: Tx, userId: string, documentId: string): Promise<number> {
  const [row] = await tx
    .select({
      ahead: sql<number>`count(*) filter (where ${healthDocuments.id} <> ${documentId}
        and ${healthDocuments.readingPromisedAt} <= (
          select own.reading_promised_at from health_documents own
          where own.user_id = ${userId} and own.id = ${documentId}))::int`,
    })
    .from(healthDocuments)
    .where(
      and(
        eq(healthDocuments.userId, userId),
        isNull(healthDocuments.deletedAt),
        inArray(healthDocuments.readingState, ['waiting', 'reading']),
      ),
    );
  return row?.ahead ?? 0;
}

/** True when a document of anybody but her waits to be read. As the worker. */
export async function isAnybodyElseWaiting(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: healthDocuments.id })
    .from(healthDocuments)
    .where(
      and(
        ne(healthDocuments.userId, userId),
        isNull(healthDocuments.deletedAt),
        eq(healthDocuments.readingState, 'waiting'),
      ),
    )
    .limit(1);
  return rows.length === 1;
}

/** The embedded database has one process: at its start nobody else can hold anything. */
export async function endAllTurns(tx: Tx): Promise<void> {
  await tx
    .update(healthDocuments)
    .set({ readingHeldUntil: sql`now()` })
    .where(eq(healthDocuments.readingState, 'reading'));
}

/**
 * Promises the reading of documents again that wait, or whose holder died, and that no job is coming for: after a crash,
 * after a stop in the middle, after a version that could not read. Needs the queue's tables; two at
 * once may promise twice, which the turn makes harmless.
 */
export async function promiseForgottenReadings(tx: Tx): Promise<void> {
  await tx.execute(sql`
    insert into outbox (user_id, job, subject_id)
    select user_id, 'read-document', id from health_documents
    where reading_state in ('waiting', 'reading') and deleted_at is null
      and (reading_state = 'waiting' or reading_held_until <= now())
      and (user_id, id) not in (
        select user_id, subject_id from outbox
        where job = 'read-document' and handed_over_at is null and subject_id is not null)
      and (user_id, id) not in (
        select (data->>'userId')::uuid, (data->>'subjectId')::uuid from pgboss.job
        where name = 'read-document' and state < 'active' and data->>'subjectId' is not null)
    order by reading_promised_at
    limit 1000`);
}

function toColumns(texts: Partial<ReadTexts>) {
  const columns = {
    aiSuggestedName: texts.ai_suggested_name,
    aiSuggestedCategory: texts.ai_suggested_category,
    aiCategorySure: texts.ai_category_sure,
    aiSecondCategory: texts.ai_second_category,
    aiSummary: texts.ai_summary,
    aiDigest: texts.ai_digest,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function isDocument(userId: string, documentId: string) {
  return and(
    eq(healthDocuments.userId, userId),
    eq(healthDocuments.id, documentId),
    isNull(healthDocuments.deletedAt),
  );
}

const isFree = or(
  eq(healthDocuments.readingState, 'waiting'),
  and(eq(healthDocuments.readingState, 'reading'), lt(healthDocuments.readingHeldUntil, sql`now()`)),
);

function isHeldBy({ userId, documentId, holder }: ReadingTurn) {
  return and(isDocument(userId, documentId), eq(healthDocuments.readingHolder, holder));
}
