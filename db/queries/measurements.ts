import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { LogField } from '@lunaria/domain/measurements/log-measurements.ts';
import {
  type Entered,
  inUnitOfKind,
  type MeasurementKind,
  type PlainKind,
  SEALED_KINDS,
} from '@lunaria/domain/measurements/measurement-kinds.ts';
import { and, asc, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { measurements } from '../schema/measurements.ts';
import { lockRecords } from './lock-records.ts';

/** What a measurement says: as it was typed, or, of a kind that is encrypted, as it was sealed for its id. */
export type MeasuredContent = { entered: Entered; content: null } | { entered: null; content: Uint8Array };

export type MeasurementRow = MeasuredContent & {
  id: string;
  kind: MeasurementKind;
  local_day: CalendarDate;
  /** null where only the day is known. */
  at: Date | null;
  slot: 'log' | null;
  /** In the unit of the kind; null where it is encrypted. */
  value: number | null;
  /** The fields of the daily log that show it; null where none does. */
  log_fields: LogField[] | null;
};

export const measurementColumns = {
  id: measurements.id,
  kind: measurements.kind,
  local_day: measurements.localDay,
  at: measurements.at,
  slot: measurements.slot,
  value: measurements.value,
  entered_value: measurements.enteredValue,
  entered_unit: measurements.enteredUnit,
  content: measurements.content,
  log_fields: measurements.logFields,
};

/** What is to be written: a new row for an id that is not there, else the row anew. */
export type MeasurementWrite = MeasuredContent &
  Pick<MeasurementRow, 'id' | 'kind' | 'local_day' | 'at' | 'slot' | 'log_fields'>;

/**
 * Saves one plain value; `entered: null` takes it away. Her value of the day where `slot` is 'log', which the daily log
 * shows and writes; else a value of the instant `at`. `base` is what she saw when she changed it: where she changed
 * nothing, what is stored stays. Returns the row as it is then, null for none. The same call twice changes nothing.
 */
export async function saveMeasurement(
  tx: Tx,
  userId: string,
  {
    kind,
    localDay,
    at,
    entered,
    slot,
    base,
  }: { kind: PlainKind; localDay: CalendarDate; entered: Entered | null; base: Entered | null } & (
    | { slot: 'log'; at: Date | null }
    | { slot: null; at: Date }
  ),
): Promise<MeasurementRow | null> {
  await lockRecords(tx, 'daily_logs', userId);
  const which =
    slot === 'log' ? eq(measurements.slot, slot) : and(isNull(measurements.slot), eq(measurements.at, at));
  const place = and(
    eq(measurements.userId, userId),
    eq(measurements.kind, kind),
    eq(measurements.localDay, localDay),
  );
  const find = async () => (await select(tx, and(place, which)))[0] ?? null;
  const stored = await find();
  if (isSame(entered, base) || isSame(entered, stored?.entered ?? null)) return stored;
  if (entered === null) {
    if (stored !== null) await deleteMeasurements(tx, [stored.id]);
    return null;
  }
  // A value of the day makes it a day of the log, which reads from there.
  if (slot === 'log')
    await tx.execute(
      sql`insert into daily_logs (user_id, log_date, extras) values (${userId}, ${localDay}, '{}') on conflict do nothing`,
    );
  const row = {
    id: stored?.id ?? crypto.randomUUID(),
    kind,
    local_day: localDay,
    at,
    slot,
    entered,
    content: null,
    log_fields: stored?.log_fields ?? (slot === 'log' ? [] : null),
  };
  await writeMeasurements(tx, userId, [row]);
  return await find();
}

/**
 * Her measurements of these kinds from day to day, both included, null for an end that is open; oldest first. `every:
 * 'day'` has one of each day and kind: the log's, else the last of the day.
 */
export async function readMeasurements(
  tx: Tx,
  userId: string,
  {
    kinds,
    from,
    to,
    every,
  }: {
    kinds: readonly MeasurementKind[];
    from: CalendarDate | null;
    to: CalendarDate | null;
    every: 'raw' | 'day';
  },
): Promise<MeasurementRow[]> {
  const rows = await select(
    tx,
    and(
      eq(measurements.userId, userId),
      inArray(measurements.kind, [...kinds]),
      gte(measurements.localDay, from ?? '-infinity'),
      lte(measurements.localDay, to ?? 'infinity'),
    ),
  );
  if (every === 'raw') return rows;
  const ofDay = new Map<string, MeasurementRow>();
  for (const row of rows) {
    const key = `${row.local_day} ${row.kind}`;
    if (ofDay.get(key)?.slot !== 'log') ofDay.set(key, row);
  }
  return [...ofDay.values()];
}

/** Writes these rows, each id once. Whose a row is, its kind and its day stay what they were. */
export async function writeMeasurements(
  tx: Tx,
  userId: string,
  rows: readonly MeasurementWrite[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(measurements)
    .values(
      rows.map(({ id, kind, local_day, at, slot, log_fields, entered, content }) => ({
        userId,
        id,
        kind,
        localDay: local_day,
        at,
        slot,
        value: entered && inUnitOfKind(entered),
        enteredValue: entered?.value ?? null,
        enteredUnit: entered?.unit ?? null,
        content,
        logFields: log_fields,
      })),
    )
    .onConflictDoUpdate({
      target: [measurements.userId, measurements.id],
      set: {
        at: sql`excluded.at`,
        slot: sql`excluded.slot`,
        value: sql`excluded.value`,
        enteredValue: sql`excluded.entered_value`,
        enteredUnit: sql`excluded.entered_unit`,
        content: sql`excluded.content`,
        logFields: sql`excluded.log_fields`,
      },
    });
}

/** Deletes the measurements with these ids; fine when some are gone already. */
export async function deleteMeasurements(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const list = sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );
  await tx.execute(sql`select delete_own_measurements(array[${list}])`);
}

async function select(tx: Tx, where: SQL | undefined): Promise<MeasurementRow[]> {
  const rows = await tx
    .select(measurementColumns)
    .from(measurements)
    .where(where)
    .orderBy(
      asc(measurements.localDay),
      asc(measurements.kind),
      sql`${measurements.at} nulls first`,
      asc(measurements.id),
    );
  return rows.map(toMeasurement);
}

type StoredMeasurement = Pick<
  typeof measurements.$inferSelect,
  'id' | 'kind' | 'at' | 'slot' | 'value' | 'content'
> & {
  local_day: string;
  entered_value: number | null;
  entered_unit: string | null;
  log_fields: string[] | null;
};

function toMeasurement({ entered_value, entered_unit, ...row }: StoredMeasurement): MeasurementRow {
  const isSealed = (SEALED_KINDS as readonly string[]).includes(row.kind); // as: asked whether it is one of them
  const entered = isSealed ? null : { value: entered_value, unit: entered_unit };
  return { ...row, entered } as MeasurementRow; // as: the table's CHECKs hold the same codes, and what belongs together
}

function isSame(one: Entered | null, other: Entered | null): boolean {
  return one?.value === other?.value && one?.unit === other?.unit;
}
