import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { LabOrigin } from '@lunaria/domain/laboratory/lab-value.ts';
import { and, count, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { measurements } from '../schema/measurements.ts';
import { deleteMeasurements } from './measurements.ts';

/** A value of a laboratory as it is stored: a measurement of kind `lab`, what it says as it was encrypted. */
export interface LabRow {
  id: string;
  local_day: CalendarDate;
  content: Uint8Array;
  origin: LabOrigin;
  /** Of one that came from a document; null where that is deleted, and of one that she typed, as the next two. */
  document_id: string | null;
  value_key: string | null;
  confirmed_at: Date | null;
}

const columns = {
  id: measurements.id,
  local_day: measurements.localDay,
  content: measurements.content,
  origin: measurements.origin,
  document_id: measurements.documentId,
  value_key: measurements.valueKey,
  confirmed_at: measurements.confirmedAt,
};

/** Where the next ones begin: behind this one, the newest first. */
export interface LabCursor {
  local_day: CalendarDate;
  id: string;
}

const isHers = (userId: string) => and(eq(measurements.userId, userId), eq(measurements.kind, 'lab'));

/** Of one read: what such a row says is longer than what a day says. */
const ROWS_AT_ONCE = 64;

/** Her values from day to day (null: an end that is open), behind one of them, the newest first: at most so many, or ROWS_AT_ONCE. */
export async function findLabRows(
  tx: Tx,
  userId: string,
  { from, to, behind }: { from: CalendarDate | null; to: CalendarDate | null; behind: LabCursor | null },
  max: number,
): Promise<{ rows: LabRow[]; bytes: number; isLast: boolean }> {
  const limit = Math.min(max, ROWS_AT_ONCE);
  const isNext =
    behind &&
    sql`(${measurements.localDay}, ${measurements.id}) < (${behind.local_day}::date, ${behind.id}::uuid)`;
  const found = await tx
    .select(columns)
    .from(measurements)
    .where(
      and(
        isHers(userId),
        gte(measurements.localDay, from ?? '-infinity'),
        lte(measurements.localDay, to ?? 'infinity'),
        isNext ?? undefined,
      ),
    )
    .orderBy(desc(measurements.localDay), desc(measurements.id))
    .limit(limit);
  const rows = found.map(toRow);
  const bytes = rows.reduce((sum, { content }) => sum + content.length, 0);
  return { rows, bytes, isLast: rows.length < limit };
}

/** The value with this id, locked until the transaction ends; null: none. */
export async function lockLabRow(tx: Tx, userId: string, id: string): Promise<LabRow | null> {
  const [row] = await tx
    .select(columns)
    .from(measurements)
    .where(and(isHers(userId), eq(measurements.id, id)))
    .for('update');
  return row ? toRow(row) : null;
}

/** Whether the id names a measurement of another kind: ids are hers alone, but of all kinds. */
export async function isOtherMeasurement(tx: Tx, userId: string, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ kind: measurements.kind })
    .from(measurements)
    .where(and(eq(measurements.userId, userId), eq(measurements.id, id)));
  return row !== undefined && row.kind !== 'lab';
}

export async function countLabRows(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(measurements).where(isHers(userId));
  return row?.count ?? 0;
}

/**
 * Writes these values, each id once. What one says can change; where it came from and its day are what they were: of another day
 * it is deleted and written anew. A row of a document that was confirmed before under another id stays as it is.
 */
export async function writeLabRows(tx: Tx, userId: string, rows: readonly LabRow[]): Promise<void> {
  if (rows.length === 0) return;
  const confirmed = rows.filter(({ origin }) => origin === 'document');
  const typed = rows.filter(({ origin }) => origin === 'typed');
  const valuesOf = (some: readonly LabRow[]) =>
    some.map(({ local_day, document_id, value_key, confirmed_at, ...row }) => ({
      ...{ userId, kind: 'lab', ...row, localDay: local_day },
      ...{ documentId: document_id, valueKey: value_key, confirmedAt: confirmed_at },
    }));
  if (confirmed.length > 0) await tx.insert(measurements).values(valuesOf(confirmed)).onConflictDoNothing();
  if (typed.length === 0) return;
  await tx
    .insert(measurements)
    .values(valuesOf(typed))
    .onConflictDoUpdate({
      target: [measurements.userId, measurements.id],
      set: { content: sql`excluded.content` },
    });
}

/** Deletes a value; false: there is none with this id. */
export async function deleteLabRow(tx: Tx, userId: string, id: string): Promise<boolean> {
  if ((await lockLabRow(tx, userId, id)) === null) return false;
  await deleteMeasurements(tx, [id]);
  return true;
}

function toRow(
  row: {
    [Key in keyof LabRow]: LabRow[Key] extends string ? string | null : LabRow[Key] | null;
  },
): LabRow {
  return row as LabRow; // the table's CHECKs hold the same codes, and what belongs together
}
