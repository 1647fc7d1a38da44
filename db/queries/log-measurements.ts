import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { LogField, LogMeasurement } from '@lunaria/domain/measurements/log-measurements.ts';
import type {
  EnteredUnit,
  MeasurementKind,
  PlainKind,
} from '@lunaria/domain/measurements/measurement-kinds.ts';
import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '../engine/database.ts';
import { measurements } from '../schema/measurements.ts';
import {
  deleteMeasurements,
  type MeasuredContent,
  type MeasurementWrite,
  writeMeasurements,
} from './measurements.ts';

/** A blood pressure as it was sealed: for its measurement, or, with `id: null`, for the day of the log, where it used to be. */
export interface SealedPressure {
  id: string | null;
  bytes: Uint8Array;
}

/** What the log of a day measured. */
export interface LogMeasured {
  measured: LogMeasurement[];
  pressure: SealedPressure | null;
}

/** One measurement in the array that `measuredOf` answers with. */
type MeasuredInArray = [
  kind: MeasurementKind,
  value: number | null,
  unit: EnteredUnit | null,
  fields: LogField[],
  slot: 'log' | null,
  id: string,
  content: string | null,
];

/** As a column of a statement: what the log of that day measured, as JSON; null for nothing. The value of the day comes last. */
export function measuredOf(userId: SQL | AnyPgColumn, day: AnyPgColumn): SQL<MeasuredInArray[] | null> {
  const { kind, enteredValue, enteredUnit, logFields, slot, id, content } = measurements;
  return sql`(select json_agg(json_build_array(${kind}, ${enteredValue}, ${enteredUnit}, ${logFields}, ${slot}, ${id}, encode(${content}, 'hex')) order by ${slot} nulls first)
    from ${measurements} where ${measurements.userId} = ${userId} and ${measurements.localDay} = ${day} and ${isNotNull(logFields)})`;
}

/** What `measuredOf` answered with. */
export function toLogMeasured(rows: MeasuredInArray[] | null): LogMeasured {
  const found: LogMeasured = { measured: [], pressure: null };
  for (const [kind, value, unit, fields, slot, id, content] of rows ?? []) {
    if (content !== null) found.pressure = { id, bytes: Buffer.from(content, 'hex') };
    else if (value !== null && unit !== null) {
      const plain = kind as PlainKind; // as: without content it is a kind with a value, as a CHECK holds
      found.measured.push({ kind: plain, entered: { value, unit }, fields, isOfDay: slot === 'log' });
    }
  }
  return found;
}

/**
 * Writes what the logs of these days measured, each day once: afterwards it is this and nothing else. What stays the
 * same is not touched, what changes keeps its id.
 */
export async function writeLogMeasured(
  tx: Tx,
  userId: string,
  days: readonly ({ log_date: CalendarDate } & LogMeasured)[],
): Promise<void> {
  const stored = await findStored(
    tx,
    userId,
    days.map(({ log_date }) => log_date),
  );
  const left = new Map(stored.map((row) => [nameOf(row.day, row.kind, row.slot !== null, row.value), row]));
  const writes: MeasurementWrite[] = [];
  for (const day of days) {
    for (const wanted of listWanted(day)) {
      const name = nameOf(day.log_date, wanted.kind, wanted.isOfDay, wanted.entered?.value ?? null);
      const known = left.get(name);
      left.delete(name);
      if (known === undefined || !isSame(known, wanted)) {
        writes.push(toWrite(day.log_date, wanted, wanted.id ?? known?.id ?? crypto.randomUUID()));
      }
    }
  }
  await deleteMeasurements(
    tx,
    [...left.values()].map(({ id }) => id),
  );
  await writeMeasurements(tx, userId, writes);
}

type StoredMeasured = Awaited<ReturnType<typeof findStored>>[number];

async function findStored(tx: Tx, userId: string, days: CalendarDate[]) {
  return await tx
    .select({
      id: measurements.id,
      kind: measurements.kind,
      day: measurements.localDay,
      slot: measurements.slot,
      value: measurements.enteredValue,
      unit: measurements.enteredUnit,
      content: measurements.content,
      fields: measurements.logFields,
    })
    .from(measurements)
    .where(
      and(
        eq(measurements.userId, userId),
        inArray(measurements.localDay, days),
        isNotNull(measurements.logFields),
      ),
    );
}

/** The value of the day by its kind; another by what it is. */
function nameOf(day: string, kind: string, isOfDay: boolean, value: number | null): string {
  return `${day} ${kind} ${isOfDay ? '' : value}`;
}

type Wanted = MeasuredContent & {
  kind: MeasurementKind;
  /** The one it was sealed for; null where any will do. */
  id: string | null;
  fields: readonly LogField[];
  isOfDay: boolean;
};

function listWanted({ measured, pressure }: LogMeasured): Wanted[] {
  const plain = measured.map((one) => ({ ...one, id: null, content: null }));
  if (pressure === null || pressure.id === null) return plain;
  const { id, bytes } = pressure;
  return [...plain, { id, kind: 'pressure', entered: null, content: bytes, fields: [], isOfDay: true }];
}

function isSame(known: StoredMeasured, { entered, content, fields }: Wanted): boolean {
  return (
    known.value === (entered?.value ?? null) &&
    known.unit === (entered?.unit ?? null) &&
    isSameBytes(known.content, content) &&
    String(known.fields) === String(fields)
  );
}

function toWrite(
  day: CalendarDate,
  { kind, fields, isOfDay, id: _, ...content }: Wanted,
  id: string,
): MeasurementWrite {
  return {
    ...content,
    id,
    kind,
    local_day: day,
    // The instant belonged to the value before; when she measured what she changed it to is not known.
    at: null,
    slot: isOfDay ? 'log' : null,
    log_fields: [...fields],
  };
}

/** Deletes what the log of this day measured; fine when there is nothing. */
export async function deleteLogMeasured(tx: Tx, userId: string, date: CalendarDate): Promise<void> {
  await writeLogMeasured(tx, userId, [{ log_date: date, measured: [], pressure: null }]);
}

function isSameBytes(one: Uint8Array | null, other: Uint8Array | null): boolean {
  return one === null || other === null ? one === other : Buffer.compare(one, other) === 0;
}
