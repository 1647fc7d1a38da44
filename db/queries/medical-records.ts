import { KEPT_FOR } from '@lunaria/domain/keeping/kept-for.ts';
import type { RecordKind, RecordOrigin, RecordStatus } from '@lunaria/domain/records/record-kinds.ts';
import type { Precision } from '@lunaria/domain/records/when.ts';
import { and, asc, count, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { medicalRecords } from '../schema/medical-records.ts';

/** A record as it is stored: its texts as they were encrypted. */
export interface RecordRow {
  id: string;
  kind: RecordKind;
  status: RecordStatus;
  started_on: string | null;
  started_precision: Precision;
  ended_on: string | null;
  ended_precision: Precision | null;
  content: Uint8Array;
  origin: RecordOrigin;
}

export const recordColumns = {
  id: medicalRecords.id,
  kind: medicalRecords.kind,
  status: medicalRecords.status,
  started_on: medicalRecords.startedOn,
  started_precision: medicalRecords.startedPrecision,
  ended_on: medicalRecords.endedOn,
  ended_precision: medicalRecords.endedPrecision,
  content: medicalRecords.content,
  origin: medicalRecords.origin,
};

const isThere = isNull(medicalRecords.deletedAt);

/**
 * Hers behind the one with this id (null: from the beginning) in the order of ids, without deleted ones: at most so many rows, and so
 * many bytes of texts, but at least one row.
 */
export async function findRecordRows(
  tx: Tx,
  userId: string,
  after: string | null,
  limits: { rows: number; bytes: number },
): Promise<{ rows: RecordRow[]; bytes: number; isLast: boolean }> {
  const isHers = eq(medicalRecords.userId, userId);
  const isNext = after === null ? undefined : gt(medicalRecords.id, after);
  const next = tx
    .select({ ...recordColumns, bytes: sql<number>`octet_length(${medicalRecords.content})`.as('bytes') })
    .from(medicalRecords)
    .where(and(isHers, isThere, isNext))
    .orderBy(asc(medicalRecords.id))
    .limit(limits.rows)
    .as('next');
  const before = sql<number>`(sum(${next.bytes}) over (order by ${next.id}) - ${next.bytes})::int`;
  const weighed = tx
    .select({
      ...{ id: next.id, kind: next.kind, status: next.status, content: next.content, origin: next.origin },
      ...{ started_on: next.started_on, started_precision: next.started_precision },
      ...{ ended_on: next.ended_on, ended_precision: next.ended_precision },
      ...{
        bytes: next.bytes,
        before: before.as('before'),
        count: sql<number>`(count(*) over ())::int`.as('count'),
      },
    })
    .from(next)
    .as('weighed');
  const found = await tx
    .select()
    .from(weighed)
    .where(lt(weighed.before, limits.bytes))
    .orderBy(asc(weighed.id));
  const rows = found.map(({ bytes: _, before: __, count: ___, ...row }) => toRecordRow(row));
  const bytes = found.reduce((sum, row) => sum + row.bytes, 0);
  const isAll = found.length === (found[0]?.count ?? 0);
  return { rows, bytes, isLast: isAll && found.length < limits.rows };
}

/** Hers of these kinds, without deleted ones, in the order of ids; `behind`: those behind the one with this id, null for all. */
export async function findRecordRowsOfKinds(
  tx: Tx,
  userId: string,
  kinds: readonly RecordKind[],
  limits: { behind: string | null; rows: number },
): Promise<RecordRow[]> {
  const { behind, rows } = limits;
  const isHers = eq(medicalRecords.userId, userId);
  const isNext = behind === null ? undefined : gt(medicalRecords.id, behind);
  const found = await tx
    .select(recordColumns)
    .from(medicalRecords)
    .where(and(isHers, isThere, inArray(medicalRecords.kind, [...kinds]), isNext))
    .orderBy(asc(medicalRecords.id))
    .limit(rows);
  return found.map(toRecordRow);
}

/** Whether she has one of this kind, without deleted ones. */
export async function hasRecordRowsOfKind(tx: Tx, userId: string, kind: RecordKind): Promise<boolean> {
  const rows = await tx
    .select({ id: medicalRecords.id })
    .from(medicalRecords)
    .where(and(eq(medicalRecords.userId, userId), isThere, eq(medicalRecords.kind, kind)))
    .limit(1);
  return rows.length > 0;
}

/** The row with this id, locked until the transaction ends, and whether it is deleted; null: there never was one, or it is gone. */
export async function lockRecordRow(
  tx: Tx,
  userId: string,
  id: string,
): Promise<{ row: RecordRow; isDeleted: boolean } | null> {
  const [found] = await tx
    .select({ ...recordColumns, deletedAt: medicalRecords.deletedAt })
    .from(medicalRecords)
    .where(rowOf(userId, id))
    .for('update');
  if (!found) return null;
  const { deletedAt, ...row } = found;
  return { row: toRecordRow(row), isDeleted: deletedAt !== null };
}

/** How many rows she has, those too that can still be brought back. */
export async function countRecordRows(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(medicalRecords)
    .where(eq(medicalRecords.userId, userId));
  return row?.count ?? 0;
}

/** Inserts the record, or overwrites what can be changed of the one with this id. */
export async function upsertRecordRow(tx: Tx, userId: string, row: RecordRow): Promise<void> {
  const changes = {
    status: row.status,
    startedOn: row.started_on,
    startedPrecision: row.started_precision,
    endedOn: row.ended_on,
    endedPrecision: row.ended_precision,
    content: row.content,
  };
  await tx
    .insert(medicalRecords)
    .values({ userId, id: row.id, kind: row.kind, origin: row.origin, ...changes })
    .onConflictDoUpdate({ target: [medicalRecords.userId, medicalRecords.id], set: changes });
}

/** Takes the record out of her sight; returns whether there was one. */
export async function markRecordDeleted(tx: Tx, userId: string, id: string): Promise<boolean> {
  const rows = await tx
    .update(medicalRecords)
    .set({ deletedAt: sql`now()` })
    .where(and(rowOf(userId, id), isThere))
    .returning({ id: medicalRecords.id });
  return rows.length === 1;
}

/** Brings back a record that was deleted within the last hour, or never; null when it is gone. */
export async function restoreRecordRow(tx: Tx, userId: string, id: string): Promise<RecordRow | null> {
  const [row] = await tx
    .update(medicalRecords)
    .set({ deletedAt: null })
    .where(
      and(
        rowOf(userId, id),
        sql`coalesce(${medicalRecords.deletedAt} > now() - make_interval(hours => ${KEPT_FOR.deletedRecordHours}), true)`,
      ),
    )
    .returning(recordColumns);
  return row ? toRecordRow(row) : null;
}

/** Takes the rows away that were deleted more than an hour ago; as app_worker. */
export async function removeDeletedRecords(tx: Tx): Promise<number> {
  const rows = await tx
    .delete(medicalRecords)
    .where(lt(medicalRecords.deletedAt, sql`now() - make_interval(hours => ${KEPT_FOR.deletedRecordHours})`))
    .returning({ id: medicalRecords.id });
  return rows.length;
}

function rowOf(userId: string, id: string) {
  return and(eq(medicalRecords.userId, userId), eq(medicalRecords.id, id));
}

export function toRecordRow(row: { [Key in keyof RecordRow]: Widened<RecordRow[Key]> }): RecordRow {
  return row as RecordRow; // the table's CHECKs hold the same codes
}

/** A code as the database's types know it. */
type Widened<Value> = Value extends string ? string : Value;
