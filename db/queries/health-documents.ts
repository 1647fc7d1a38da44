import type { DocumentEdit, HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { KEPT_FOR } from '@lunaria/domain/keeping/kept-for.ts';
import { and, asc, desc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { healthDocuments } from '../schema/health-documents.ts';

type Encrypted = 'file_name' | 'notes' | 'ai_suggested_name' | 'ai_summary' | 'ai_digest' | 'own_name';

/** A document as it is stored: its texts as they were encrypted, null for none. */
export type DocumentRow = Omit<HealthDocument, Encrypted | 'uploaded_at' | 'texts_unreadable'> & {
  file_name: Uint8Array;
  notes: Uint8Array | null;
  ai_suggested_name: Uint8Array | null;
  ai_summary: Uint8Array | null;
  ai_digest: Uint8Array | null;
  own_name: Uint8Array | null;
  uploaded_at: Date;
};

/** A row with what only writers look at: when it was deleted, when its reading was promised, until when somebody reads it. */
export type LockedDocumentRow = DocumentRow & {
  deleted_at: Date | null;
  reading_promised_at: Date;
  reading_held_until: Date | null;
};

const columns = {
  id: healthDocuments.id,
  user_id: healthDocuments.userId,
  file_name: healthDocuments.fileName,
  file_path: healthDocuments.filePath,
  document_type: healthDocuments.documentType,
  file_size: healthDocuments.fileSize,
  mime_type: healthDocuments.mimeType,
  notes: healthDocuments.notes,
  ai_suggested_name: healthDocuments.aiSuggestedName,
  ai_suggested_category: healthDocuments.aiSuggestedCategory,
  ai_summary: healthDocuments.aiSummary,
  ai_category_sure: healthDocuments.aiCategorySure,
  ai_second_category: healthDocuments.aiSecondCategory,
  ai_digest: healthDocuments.aiDigest,
  own_name: healthDocuments.ownName,
  own_category: healthDocuments.ownCategory,
  reading_state: healthDocuments.readingState,
  reading_page: healthDocuments.readingPage,
  reading_pages: healthDocuments.readingPages,
  reading_failure: healthDocuments.readingFailure,
  uploaded_at: healthDocuments.uploadedAt,
};

/** Where a document stands in the list of all. */
export type DocumentPlace = Pick<DocumentRow, 'uploaded_at' | 'file_path'>;

/** Her newest documents, at most so many, newest first, without deleted ones; older ones than `after` where it is given. */
export async function findHealthDocuments(
  tx: Tx,
  userId: string,
  after: DocumentPlace | null,
  limit: number,
): Promise<DocumentRow[]> {
  const uploadedAt = after?.uploaded_at.toISOString() ?? 'infinity';
  return (
    await documentsOfUser(tx).execute({ userId, uploadedAt, filePath: after?.file_path ?? '', limit })
  ).map(toRow);
}

/** Read at every visit of the dashboard: built and planned once per connection. Instants are kept in milliseconds. */
const documentsOfUser = oncePer((tx: Tx) =>
  tx
    .select(columns)
    .from(healthDocuments)
    .where(
      and(
        eq(healthDocuments.userId, sql.placeholder('userId')),
        isNull(healthDocuments.deletedAt),
        sql`(${healthDocuments.uploadedAt}, ${healthDocuments.filePath}) < (${sql.placeholder('uploadedAt')}::timestamptz, ${sql.placeholder('filePath')}::text)`,
      ),
    )
    .orderBy(desc(healthDocuments.uploadedAt), desc(healthDocuments.filePath))
    .limit(sql.placeholder('limit'))
    .prepare('documents_of_user'),
);

/** Where the document with this id stands, or stood before it was deleted, or null. */
export async function findDocumentPlace(tx: Tx, userId: string, id: string): Promise<DocumentPlace | null> {
  const { uploaded_at, file_path } = columns;
  const [row] = await tx.select({ uploaded_at, file_path }).from(healthDocuments).where(rowOf(userId, id));
  return row ?? null;
}

/** Bytes of all her files, those of deleted documents included as long as they can be brought back or swept. */
export async function sumDocumentBytes(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ bytes: sql`coalesce(sum(${healthDocuments.fileSize}), 0)`.mapWith(Number) })
    .from(healthDocuments)
    .where(eq(healthDocuments.userId, userId));
  return row?.bytes ?? 0;
}

/** The document with this id, unless it is deleted, or null. */
export async function findHealthDocument(tx: Tx, userId: string, id: string): Promise<DocumentRow | null> {
  const [row] = await tx
    .select(columns)
    .from(healthDocuments)
    .where(and(rowOf(userId, id), isNull(healthDocuments.deletedAt)));
  return row ? toRow(row) : null;
}

/** The row with this id, deleted or not, locked until the transaction ends, or null. */
export async function lockHealthDocument(
  tx: Tx,
  userId: string,
  id: string,
): Promise<LockedDocumentRow | null> {
  const {
    deletedAt: deleted_at,
    readingPromisedAt: reading_promised_at,
    readingHeldUntil: reading_held_until,
  } = healthDocuments;
  const [row] = await tx
    .select({ ...columns, deleted_at, reading_promised_at, reading_held_until })
    .from(healthDocuments)
    .where(rowOf(userId, id))
    .for('update');
  return row ? { ...row, ...toRow(row) } : null;
}

/** Returns the row as it is stored. */
export async function insertHealthDocument(
  tx: Tx,
  row: Pick<
    DocumentRow,
    'user_id' | 'id' | 'file_name' | 'file_path' | 'document_type' | 'file_size' | 'mime_type' | 'notes'
  >,
): Promise<DocumentRow> {
  const [stored] = await tx
    .insert(healthDocuments)
    .values({
      userId: row.user_id,
      id: row.id,
      fileName: row.file_name,
      filePath: row.file_path,
      documentType: row.document_type,
      fileSize: row.file_size,
      mimeType: row.mime_type,
      notes: row.notes,
    })
    .returning(columns);
  if (!stored) throw new Error('The document was not stored.');
  return toRow(stored);
}

/** What she may change, with the texts as they were encrypted. */
export type EditableColumns = Pick<DocumentRow, keyof DocumentEdit['base']>;

export async function updateHealthDocument(
  tx: Tx,
  userId: string,
  id: string,
  { own_name, own_category, document_type, notes }: EditableColumns,
): Promise<void> {
  await tx
    .update(healthDocuments)
    .set({ ownName: own_name, ownCategory: own_category, documentType: document_type, notes })
    .where(rowOf(userId, id));
}

/** Marks the document deleted, should it be there. */
export async function markDocumentDeleted(tx: Tx, userId: string, id: string): Promise<void> {
  await tx
    .update(healthDocuments)
    .set({ deletedAt: sql`now()` })
    .where(and(rowOf(userId, id), isNull(healthDocuments.deletedAt)));
}

/** Brings a document back that was deleted within the last hour; returns whether there was one. */
export async function restoreDocument(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(healthDocuments)
    .set({ deletedAt: null })
    .where(
      and(
        rowOf(userId, id),
        gt(healthDocuments.deletedAt, sql`now() - make_interval(hours => ${KEPT_FOR.deletedDocumentHours})`),
      ),
    )
    .returning({ id: healthDocuments.id });
  return rows.length === 1;
}

/** Notes that its reading was promised now, and begins anew: nothing read before is taken for a part of it. */
export async function markReadingPromised(tx: Tx, userId: string, id: string): Promise<void> {
  await tx
    .update(healthDocuments)
    .set({ ...notRead, readingState: 'waiting', readingPromisedAt: sql`now()`, readingAttempts: 0 })
    .where(rowOf(userId, id));
}

/** What the document's row says of a reading that is not under way. */
export const notRead = {
  readingPage: null,
  readingPages: null,
  readingFailure: null,
  readingHolder: null,
  readingHeldUntil: null,
} as const;

/** Her documents that were read, of which rows wait or may wait for her answer, the newest first; null: not counted yet. */
export async function findDocumentsToAnswer(
  tx: Tx,
  userId: string,
): Promise<{ id: string; waiting: number | null }[]> {
  return await tx
    .select({ id: healthDocuments.id, waiting: healthDocuments.proposalsWaiting })
    .from(healthDocuments)
    .where(
      and(
        eq(healthDocuments.userId, userId),
        isNull(healthDocuments.deletedAt),
        sql`${healthDocuments.proposalsWaiting} is distinct from 0`,
        sql`exists (select from document_readings r where r.user_id = ${healthDocuments.userId} and r.document_id = ${healthDocuments.id})`,
      ),
    )
    .orderBy(desc(healthDocuments.uploadedAt), desc(healthDocuments.filePath));
}

/** The documents with these ids, without deleted ones, the newest first. */
export async function findSomeDocuments(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<DocumentRow[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select(columns)
    .from(healthDocuments)
    .where(
      and(
        eq(healthDocuments.userId, userId),
        inArray(healthDocuments.id, [...ids]),
        isNull(healthDocuments.deletedAt),
      ),
    )
    .orderBy(desc(healthDocuments.uploadedAt), desc(healthDocuments.filePath));
  return rows.map(toRow);
}

/** The column's type takes no more. */
const WAITING_MAX = 32_767;

/** How many rows of these documents wait for her answer; null: to be counted anew. `ids` null: of all. */
export async function setProposalsWaiting(
  tx: Tx,
  userId: string,
  ids: readonly string[] | null,
  waiting: number | null,
): Promise<void> {
  if (ids?.length === 0) return;
  await tx
    .update(healthDocuments)
    .set({ proposalsWaiting: waiting === null ? null : Math.min(waiting, WAITING_MAX) })
    .where(
      and(
        eq(healthDocuments.userId, userId),
        ids === null ? undefined : inArray(healthDocuments.id, [...ids]),
      ),
    );
}

/** What a document is called, encrypted; null when it is deleted or gone. For the worker, which reads no other text. */
export async function findDocumentNames(
  tx: Tx,
  userId: string,
  id: string,
): Promise<Pick<DocumentRow, 'id' | 'user_id' | 'file_name' | 'own_name'> | null> {
  const { id: key, user_id, file_name, own_name } = columns;
  const [row] = await tx
    .select({ id: key, user_id, file_name, own_name })
    .from(healthDocuments)
    .where(and(rowOf(userId, id), isNull(healthDocuments.deletedAt)));
  return row ?? null;
}

/** Writes what the list shows of a document after its values were corrected. */
export async function updateComposedTexts(
  tx: Tx,
  userId: string,
  id: string,
  texts: Pick<DocumentRow, 'ai_summary' | 'ai_digest'>,
): Promise<void> {
  await tx
    .update(healthDocuments)
    .set({ aiSummary: texts.ai_summary, aiDigest: texts.ai_digest })
    .where(rowOf(userId, id));
}

/**
 * Takes the rows away that were deleted more than an hour ago; a trigger leaves their paths in `document_uploads`. In the order in
 * which others hold several of them (record-anchors.ts), or both wait for each other.
 */
export async function removeDeletedDocuments(tx: Tx): Promise<number> {
  const isOver = lt(
    healthDocuments.deletedAt,
    sql`now() - make_interval(hours => ${KEPT_FOR.deletedDocumentHours})`,
  );
  const held = tx
    .select({ id: healthDocuments.id })
    .from(healthDocuments)
    .where(isOver)
    .orderBy(asc(healthDocuments.id))
    .for('update');
  const rows = await tx
    .delete(healthDocuments)
    .where(and(isOver, inArray(healthDocuments.id, held)))
    .returning({ id: healthDocuments.id });
  return rows.length;
}

function rowOf(userId: string, id: string) {
  return and(eq(healthDocuments.userId, userId), eq(healthDocuments.id, id));
}

function toRow(row: { [Key in keyof DocumentRow]: Widened<DocumentRow[Key]> }): DocumentRow {
  return row as DocumentRow; // the table's CHECKs hold the same codes
}

/** A code as the database's types know it. */
type Widened<Value> = Value extends string ? string : Value;
