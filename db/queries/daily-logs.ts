import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DailyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { dailyLogs } from '../schema/daily-logs.ts';

/** A day as it is stored: the blood pressure as it was encrypted, null for none, and never among the extras. */
export interface DailyLogRow extends Omit<DailyLog, 'blood_pressure_unreadable'> {
  blood_pressure: Uint8Array | null;
}

const columns = {
  log_date: dailyLogs.logDate,
  sleep_hours: dailyLogs.sleepHours,
  sleep_quality: dailyLogs.sleepQuality,
  activity_minutes: dailyLogs.activityMinutes,
  activity_type: dailyLogs.activityType,
  mood: dailyLogs.mood,
  stress: dailyLogs.stress,
  weight_kg: dailyLogs.weightKg,
  water_glasses: dailyLogs.waterGlasses,
  extras: dailyLogs.extras,
  blood_pressure: dailyLogs.bloodPressure,
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

/** The day's log, locked until the transaction ends, or null. */
export async function lockDailyLog(tx: Tx, userId: string, date: CalendarDate): Promise<DailyLogRow | null> {
  const [row] = await tx.select(columns).from(dailyLogs).where(rowOf(userId, date)).for('update');
  return row ? toRow(row) : null;
}

/** Writes the logs of these days, each day once, whether there are any or not. */
export async function upsertDailyLogs(tx: Tx, userId: string, rows: DailyLogRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(dailyLogs)
    .values(rows.map((row) => ({ userId, ...toValues(row) })))
    .onConflictDoUpdate({
      target: [dailyLogs.userId, dailyLogs.logDate],
      set: {
        sleepHours: sql`excluded.sleep_hours`,
        sleepQuality: sql`excluded.sleep_quality`,
        activityMinutes: sql`excluded.activity_minutes`,
        activityType: sql`excluded.activity_type`,
        mood: sql`excluded.mood`,
        stress: sql`excluded.stress`,
        weightKg: sql`excluded.weight_kg`,
        waterGlasses: sql`excluded.water_glasses`,
        extras: sql`excluded.extras`,
        bloodPressure: sql`excluded.blood_pressure`,
      },
    });
}

/** Nothing is logged on this day afterwards, whether anything was or not. */
export async function deleteDailyLog(tx: Tx, userId: string, date: CalendarDate): Promise<void> {
  await tx.delete(dailyLogs).where(rowOf(userId, date));
}

function rowOf(userId: string, date: CalendarDate) {
  return and(eq(dailyLogs.userId, userId), eq(dailyLogs.logDate, date));
}

function toValues(row: DailyLogRow) {
  return {
    logDate: row.log_date,
    sleepHours: row.sleep_hours,
    sleepQuality: row.sleep_quality,
    activityMinutes: row.activity_minutes,
    activityType: row.activity_type,
    mood: row.mood,
    stress: row.stress,
    weightKg: row.weight_kg,
    waterGlasses: row.water_glasses,
    extras: row.extras,
    bloodPressure: row.blood_pressure,
  };
}

function toRow(
  row: Omit<DailyLogRow, 'log_date' | 'activity_type'> & { log_date: string; activity_type: string | null },
) {
  return row as DailyLogRow; // the table's CHECKs hold the same codes, and the day is a date as YYYY-MM-DD
}
