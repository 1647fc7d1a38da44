import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { CommonValues, DailyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import { COMMON_KEYS, type CommonKey } from '@lunaria/domain/daily-log/log-fields.ts';
import { joinLog, type LogWithoutMeasured, splitLog } from '@lunaria/domain/measurements/log-measurements.ts';
import { and, asc, desc, eq, getTableColumns, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { dailyLogs } from '../schema/daily-logs.ts';
import { measurements } from '../schema/measurements.ts';
import {
  deleteLogMeasured,
  measuredOf,
  type SealedPressure,
  toLogMeasured,
  writeLogMeasured,
} from './log-measurements.ts';

/**
 * A day as it is stored: the blood pressure as it was encrypted, null for none, and never among the extras. What was
 * measured stands in its fields, though it is stored in `measurements`.
 */
export interface DailyLogRow extends Omit<DailyLog, 'blood_pressure_unreadable'> {
  blood_pressure: SealedPressure | null;
}

/** The fields of every mode that have a column here, by the name of both; what is measured has none. */
const FIELDS = Object.entries(getTableColumns(dailyLogs)).flatMap(([property, column]) => {
  const field = COMMON_KEYS.find((key) => key === column.name);
  return field ? [{ field, property, column }] : [];
});

type ColumnsOfFields = { [Key in Exclude<CommonKey, 'weight_kg'>]: SQL<CommonValues[Key]> };

const columns = {
  log_date: dailyLogs.logDate,
  // as: the columns by these names, each of which holds what its field is
  ...(Object.fromEntries(FIELDS.map(({ field, column }) => [field, column])) as unknown as ColumnsOfFields),
  extras: dailyLogs.extras,
  pressure_of_before: dailyLogs.bloodPressure,
  measured: measuredOf(dailyLogs.userId, dailyLogs.logDate).as('measured'),
};

/**
 * The newest logs of the range, at most so many, the newest first; null for an end that is open. A log has no text that
 * could be long.
 */
export async function findDailyLogs(
  tx: Tx,
  userId: string,
  { from, to }: { from: CalendarDate | null; to: CalendarDate | null },
  limit: number,
): Promise<DailyLogRow[]> {
  const rows = await logsOfUser(tx).execute({
    userId,
    from: from ?? '-infinity',
    to: to ?? 'infinity',
    limit,
  });
  return rows.map(toRow);
}

/** Read at every visit of the dashboard: built and planned once per connection. */
const logsOfUser = oncePer((tx: Tx) =>
  tx
    .select(columns)
    .from(dailyLogs)
    .where(
      and(
        eq(dailyLogs.userId, sql.placeholder('userId')),
        gte(dailyLogs.logDate, sql.placeholder('from')),
        lte(dailyLogs.logDate, sql.placeholder('to')),
      ),
    )
    .orderBy(desc(dailyLogs.logDate))
    .limit(sql.placeholder('limit'))
    .prepare('logs_of_user'),
);

/** The first log from day to day that is of a pregnancy and has a weight, or null. */
export async function findFirstPregnancyWeight(
  tx: Tx,
  userId: string,
  range: { from: CalendarDate; to: CalendarDate },
): Promise<DailyLogRow | null> {
  const [row] = await firstPregnancyWeight(tx).execute({ userId, ...range });
  return row ? toRow(row) : null;
}

/** Read with every entry of a pregnancy. */
const firstPregnancyWeight = oncePer((tx: Tx) =>
  tx
    .select(columns)
    .from(dailyLogs)
    .where(
      and(
        eq(dailyLogs.userId, sql.placeholder('userId')),
        gte(dailyLogs.logDate, sql.placeholder('from')),
        lte(dailyLogs.logDate, sql.placeholder('to')),
        sql`${dailyLogs.extras} -> 'pregnancy' is not null`,
        sql`exists (select from ${measurements} where ${measurements.userId} = ${dailyLogs.userId}
          and ${measurements.localDay} = ${dailyLogs.logDate} and ${measurements.kind} = 'weight' and ${measurements.slot} = 'log')`,
      ),
    )
    .orderBy(asc(dailyLogs.logDate))
    .limit(1)
    .prepare('first_pregnancy_weight'),
);

/** The day's log, locked until the transaction ends, or null. */
export async function lockDailyLog(tx: Tx, userId: string, date: CalendarDate): Promise<DailyLogRow | null> {
  const [row] = await tx.select(columns).from(dailyLogs).where(rowOf(userId, date)).for('update');
  return row ? toRow(row) : null;
}

/** Inserts or overwrites the logs of these days, each day named once; what was measured goes to its table. */
export async function upsertDailyLogs(tx: Tx, userId: string, rows: DailyLogRow[]): Promise<void> {
  if (rows.length === 0) return;
  const split = rows.map((row) => splitLog(row));
  await tx
    .insert(dailyLogs)
    .values(split.map(({ rest }) => ({ userId, ...toValues(rest) })))
    .onConflictDoUpdate({
      target: [dailyLogs.userId, dailyLogs.logDate],
      set: {
        ...Object.fromEntries(
          FIELDS.map(({ field, property }) => [property, sql`excluded.${sql.identifier(field)}`]),
        ),
        extras: sql`excluded.extras`,
        bloodPressure: sql`excluded.blood_pressure`,
      },
    });
  await writeLogMeasured(
    tx,
    userId,
    split.map(({ rest: { log_date, blood_pressure: pressure }, measured }) => ({
      log_date,
      measured,
      pressure,
    })),
  );
}

/** Deletes the log of this day; fine when there is none. */
export async function deleteDailyLog(tx: Tx, userId: string, date: CalendarDate): Promise<void> {
  await deleteLogMeasured(tx, userId, date);
  await tx.execute(sql`select delete_own_daily_logs(${date})`);
}

function rowOf(userId: string, date: CalendarDate) {
  return and(eq(dailyLogs.userId, userId), eq(dailyLogs.logDate, date));
}

function toValues(row: Omit<DailyLogRow, 'weight_kg'>) {
  const { signs } = row;
  const hasSigns = signs !== undefined && Object.keys(signs).length > 0;
  return {
    logDate: row.log_date,
    // as: what was measured, which the row lacks, is no field here
    ...Object.fromEntries(
      FIELDS.map(({ field, property }) => [property, (row as unknown as CommonValues)[field]]),
    ),
    extras: { ...row.extras, ...(hasSigns && { signs }) },
    bloodPressure: row.blood_pressure?.id === null ? row.blood_pressure.bytes : null,
  };
}

function toRow({ measured, pressure_of_before, extras: stored, ...rest }: StoredLog): DailyLogRow {
  const { signs, ...extras } = stored;
  const row = { ...rest, extras, ...(signs && { signs }) };
  const { measured: found, pressure } = toLogMeasured(measured);
  const before = pressure_of_before && { id: null, bytes: pressure_of_before };
  // as: the table's CHECKs hold the same codes, and the day is a date as YYYY-MM-DD
  return { ...joinLog(row as LogWithoutMeasured, found), blood_pressure: pressure ?? before };
}

type StoredLog = Pick<typeof dailyLogs.$inferSelect, 'extras'> & {
  log_date: string;
  activity_type: string | null;
} & Omit<LogWithoutMeasured, 'log_date' | 'activity_type' | 'extras'> & {
    pressure_of_before: Uint8Array | null;
    measured: Parameters<typeof toLogMeasured>[0];
  };
