import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { LabOrigin } from '@lunaria/domain/laboratory/lab-value.ts';
import { and, count, desc, eq, gte, inArray, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { measurements } from '../schema/measurements.ts';
import { deleteMeasurements } from './measurements.ts';
import type { AnchorRow } from './record-anchors.ts';

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

/** A value, and where it was read. */
export type PlacedLabRow = LabRow & { anchors: AnchorRow[] };

/** An anchor as JSON. */
type AnchorJson = Omit<AnchorRow, 'quote' | 'document_gone_at'> & {
  quote: string;
  document_gone_at: string | null;
};

// Columns of the outer table by name: in a selection drizzle writes them without their table.
/** Read with the value: in one statement, for there can be twenty thousand of them. */
const anchorsOfRow = sql<AnchorJson[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', a.id, 'measurement_id', a.measurement_id, 'document_id', a.document_id,
    'page', a.page, 'line', a.line, 'value_key', a.value_key, 'quote', encode(a.quote, 'base64'),
    'document_gone_at', a.document_gone_at) order by a.page, a.line, a.id)
  from record_anchors a where a.user_id = measurements.user_id and a.measurement_id = measurements.id), '[]')`;

const readAnchor = ({ quote, document_gone_at, ...anchor }: AnchorJson): AnchorRow => ({
  ...anchor,
  quote: Buffer.from(quote, 'base64'),
  document_gone_at: document_gone_at === null ? null : new Date(document_gone_at),
});

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
): Promise<{ rows: PlacedLabRow[]; bytes: number; isLast: boolean }> {
  const limit = Math.min(max, ROWS_AT_ONCE);
  const isNext =
    behind &&
    sql`(${measurements.localDay}, ${measurements.id}) < (${behind.local_day}::date, ${behind.id}::uuid)`;
  const found = await tx
    .select({ ...columns, anchors: anchorsOfRow })
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
  const rows = found.map(({ anchors, ...row }) => ({ ...toRow(row), anchors: anchors.map(readAnchor) }));
  const sizeOf = ({ content, anchors }: PlacedLabRow) =>
    anchors.reduce((sum, { quote }) => sum + quote.length, content.length);
  const bytes = rows.reduce((sum, row) => sum + sizeOf(row), 0);
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

/** Her values of these days. */
export async function findLabRowsOfDays(
  tx: Tx,
  userId: string,
  days: readonly CalendarDate[],
): Promise<LabRow[]> {
  if (days.length === 0) return [];
  const rows = await tx
    .select(columns)
    .from(measurements)
    .where(and(isHers(userId), inArray(measurements.localDay, [...days])));
  return rows.map(toRow);
}

/** Her values with these ids, and those that were read in this document without a place being kept. */
export async function findLabRowsOfDocument(
  tx: Tx,
  userId: string,
  documentId: string,
  ids: readonly string[],
): Promise<LabRow[]> {
  const rows = await tx
    .select(columns)
    .from(measurements)
    .where(
      and(
        isHers(userId),
        or(
          ids.length > 0 ? inArray(measurements.id, [...ids]) : undefined,
          and(
            eq(measurements.documentId, documentId),
            sql`not exists (select from record_anchors a where a.user_id = ${measurements.userId} and a.measurement_id = ${measurements.id})`,
          ),
        ),
      ),
    );
  return rows.map(toRow);
}

/** Whether another value of hers has this row of the document. */
export async function isRowTaken(
  tx: Tx,
  userId: string,
  documentId: string,
  valueKey: string,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: measurements.id })
    .from(measurements)
    .where(and(isHers(userId), eq(measurements.documentId, documentId), eq(measurements.valueKey, valueKey)));
  return row !== undefined;
}

/** What a value says by now, on the same day. */
export async function updateLabContent(
  tx: Tx,
  userId: string,
  { id, content }: Pick<LabRow, 'id' | 'content'>,
): Promise<void> {
  await tx
    .update(measurements)
    .set({ content })
    .where(and(isHers(userId), eq(measurements.id, id)));
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
