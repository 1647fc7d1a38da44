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
import { deleteMeasurements, type MeasurementWrite, writeMeasurements } from './measurements.ts';

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
  const stored = await tx
    .select({
      id: measurements.id,
      kind: measurements.kind,
      day: measurements.localDay,
      slot: measurements.slot,
      at: measurements.at,
      value: measurements.enteredValue,
      unit: measurements.enteredUnit,
      content: measurements.content,
      fields: measurements.logFields,
    })
    .from(measurements)
    .where(
      and(
        eq(measurements.userId, userId),
        inArray(
          measurements.localDay,
          days.map(({ log_date }) => log_date),
        ),
        isNotNull(measurements.logFields),
      ),
    );
  // The value of the day by its kind; another by what it is.
  const nameOf = (day: string, kind: string, isOfDay: boolean, value: number | null) =>
    `${day} ${kind} ${isOfDay ? '' : value}`;
  const left = new Map(stored.map((row) => [nameOf(row.day, row.kind, row.slot !== null, row.value), row]));
  const writes: MeasurementWrite[] = [];
  for (const { log_date, measured, pressure } of days) {
    const wanted = [
      ...measured.map(({ kind, entered, fields, isOfDay }) => ({
        kind,
        entered,
        content: null,
        fields,
        isOfDay,
      })),
      ...(pressure === null || pressure.id === null
        ? []
        : [{ kind: 'pressure' as const, entered: null, content: pressure.bytes, fields: [], isOfDay: true }]),
    ];
    for (const { kind, fields, isOfDay, ...what } of wanted) {
      const name = nameOf(log_date, kind, isOfDay, what.entered?.value ?? null);
      const known = left.get(name);
      left.delete(name);
      const isSame =
        known !== undefined &&
        known.value === (what.entered?.value ?? null) &&
        known.unit === (what.entered?.unit ?? null) &&
        isSameBytes(known.content, what.content) &&
        String(known.fields) === String(fields);
      if (isSame) continue;
      writes.push({
        ...what,
        id: (kind === 'pressure' ? pressure?.id : known?.id) ?? crypto.randomUUID(),
        kind,
        local_day: log_date,
        // When it was measured is known of what it was, not of what she changed it to.
        at: null,
        slot: isOfDay ? 'log' : null,
        log_fields: [...fields],
      });
    }
  }
  await deleteMeasurements(
    tx,
    [...left.values()].map(({ id }) => id),
  );
  await writeMeasurements(tx, userId, writes);
}

/** Nothing of what the log of this day measured is there afterwards. */
export async function deleteLogMeasured(tx: Tx, userId: string, date: CalendarDate): Promise<void> {
  await writeLogMeasured(tx, userId, [{ log_date: date, measured: [], pressure: null }]);
}

function isSameBytes(one: Uint8Array | null, other: Uint8Array | null): boolean {
  return one === null || other === null ? one === other : Buffer.compare(one, other) === 0;
}
