import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { healthDocuments } from '../schema/health-documents.ts';
import { recordAnchors } from '../schema/record-anchors.ts';

/** Where a result stands in a document, as it is stored; what the line says encrypted. */
export interface AnchorRow {
  id: string;
  measurement_id: string;
  /** null once the document is gone. */
  document_id: string | null;
  page: number;
  line: number;
  value_key: string;
  quote: Uint8Array;
  /** When the document was deleted, also while it can still be brought back. */
  document_gone_at: Date | null;
}

const columns = {
  id: recordAnchors.id,
  measurement_id: recordAnchors.measurementId,
  document_id: recordAnchors.documentId,
  page: recordAnchors.page,
  line: recordAnchors.line,
  value_key: recordAnchors.valueKey,
  quote: recordAnchors.quote,
  document_gone_at: recordAnchors.documentGoneAt,
};

const isOfValue = (userId: string) =>
  and(eq(recordAnchors.userId, userId), isNotNull(recordAnchors.measurementId));

/** The places of these results, in the order of their rows. */
export async function findAnchorsOfValues(
  tx: Tx,
  userId: string,
  measurementIds: readonly string[],
): Promise<AnchorRow[]> {
  if (measurementIds.length === 0) return [];
  const rows = await tx
    .select(columns)
    .from(recordAnchors)
    .where(and(isOfValue(userId), inArray(recordAnchors.measurementId, [...measurementIds])))
    .orderBy(asc(recordAnchors.page), asc(recordAnchors.line), asc(recordAnchors.id));
  return rows.map(toRow);
}

/** What of her results stands in this document. */
export async function findAnchorsOfDocument(
  tx: Tx,
  userId: string,
  documentId: string,
): Promise<AnchorRow[]> {
  const rows = await tx
    .select(columns)
    .from(recordAnchors)
    .where(and(isOfValue(userId), eq(recordAnchors.documentId, documentId)))
    .orderBy(asc(recordAnchors.page), asc(recordAnchors.line), asc(recordAnchors.id));
  return rows.map(toRow);
}

/** Adds these; one of the same result, document and row is there once. */
export async function addAnchors(tx: Tx, userId: string, rows: readonly AnchorRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(recordAnchors)
    .values(
      rows.map(({ id, measurement_id, document_id, page, line, value_key, quote, document_gone_at }) => ({
        ...{ userId, id, page, line, quote, measurementId: measurement_id, documentId: document_id },
        ...{ valueKey: value_key, documentGoneAt: document_gone_at },
      })),
    )
    .onConflictDoNothing();
}

/** Where it stands by now, and what it says. */
export async function moveAnchor(
  tx: Tx,
  userId: string,
  { id, page, line, value_key, quote }: Pick<AnchorRow, 'id' | 'page' | 'line' | 'value_key' | 'quote'>,
): Promise<void> {
  await tx
    .update(recordAnchors)
    .set({ page, line, valueKey: value_key, quote })
    .where(and(eq(recordAnchors.userId, userId), eq(recordAnchors.id, id)));
}

export async function removeAnchors(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(
    sql`select delete_own_record_anchors(array[${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )}])`,
  );
}

/** Notes that the document was deleted, or brought back. */
export async function markAnchorsGone(
  tx: Tx,
  userId: string,
  documentId: string,
  isGone: boolean,
): Promise<void> {
  const marked = isGone ? isNull(recordAnchors.documentGoneAt) : isNotNull(recordAnchors.documentGoneAt);
  await tx
    .update(recordAnchors)
    .set({ documentGoneAt: isGone ? sql`now()` : null })
    .where(and(eq(recordAnchors.userId, userId), eq(recordAnchors.documentId, documentId), marked));
}

/**
 * Holds the documents in which a result stands, or from which it came: nobody deletes one, and the sweeper takes none away, until the
 * transaction ends. Before the result itself is locked, or both wait for each other.
 */
export async function holdDocumentsOf(tx: Tx, userId: string, measurementId: string): Promise<void> {
  await holdDocuments(tx, userId, documentsOf(userId, sql`select ${measurementId}::uuid as id`));
}

/** Holds a document and all others in which its results stand, as holdDocumentsOf: before its rows are answered or corrected. */
export async function holdDocumentsAround(tx: Tx, userId: string, documentId: string): Promise<void> {
  const results = sql`select measurement_id as id from record_anchors
      where user_id = ${userId} and document_id = ${documentId} and measurement_id is not null
    union select id from measurements where user_id = ${userId} and document_id = ${documentId}`;
  await holdDocuments(
    tx,
    userId,
    sql`select ${documentId}::uuid as id union ${documentsOf(userId, results)}`,
  );
}

/** Holds all her documents, as holdDocumentsOf: before many of her results go. */
export async function holdAllDocuments(tx: Tx, userId: string): Promise<void> {
  await holdDocuments(tx, userId, sql`select id from health_documents where user_id = ${userId}`);
}

/** Ids of the documents of these results. */
const documentsOf = (userId: string, results: SQL) => sql`
  select a.document_id as id from record_anchors a
    where a.user_id = ${userId} and a.measurement_id in (${results})
  union select m.document_id from measurements m where m.user_id = ${userId} and m.id in (${results})`;

/** In the order of their ids, as everybody who holds several: two that want the same ones do not wait for each other. */
async function holdDocuments(tx: Tx, userId: string, ids: SQL): Promise<void> {
  await tx
    .select({ id: healthDocuments.id })
    .from(healthDocuments)
    .where(and(eq(healthDocuments.userId, userId), sql`${healthDocuments.id} in (${ids})`))
    .orderBy(asc(healthDocuments.id))
    .for('update');
}

function toRow(row: Omit<AnchorRow, 'measurement_id'> & { measurement_id: string | null }): AnchorRow {
  return row as AnchorRow; // as: isOfValue asked for those alone
}
