import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { dailyLogs } from '../schema/daily-logs.ts';
import { writeMeasurements } from './measurements.ts';

/** A blood pressure in the row of its log, where it stood before there were measurements. */
export interface PressureOfBefore {
  log_date: CalendarDate;
  bytes: Uint8Array;
}

/** The oldest of hers after `after`, at most so many, locked until the transaction ends. */
export async function lockPressuresOfBefore(
  tx: Tx,
  userId: string,
  after: CalendarDate | null,
  limit: number,
): Promise<PressureOfBefore[]> {
  const rows = await tx
    .select({ log_date: dailyLogs.logDate, bytes: dailyLogs.bloodPressure })
    .from(dailyLogs)
    .where(
      and(
        eq(dailyLogs.userId, userId),
        isNotNull(dailyLogs.bloodPressure),
        gt(dailyLogs.logDate, after ?? '-infinity'),
      ),
    )
    .orderBy(asc(dailyLogs.logDate))
    .limit(limit)
    .for('update');
  return rows as PressureOfBefore[]; // as: none is null, and the day is a date as YYYY-MM-DD
}

/** Puts them, sealed for their new place, where they belong, and takes them out of the old one. */
export async function movePressures(
  tx: Tx,
  userId: string,
  pressures: readonly { log_date: CalendarDate; id: string; content: Uint8Array }[],
): Promise<void> {
  if (pressures.length === 0) return;
  await writeMeasurements(
    tx,
    userId,
    pressures.map(({ log_date, id, content }) => ({
      id,
      kind: 'pressure',
      local_day: log_date,
      at: null,
      slot: 'log',
      log_fields: [],
      entered: null,
      content,
    })),
  );
  const days = pressures.map(({ log_date }) => log_date);
  await tx
    .update(dailyLogs)
    .set({ bloodPressure: null })
    .where(and(eq(dailyLogs.userId, userId), inArray(dailyLogs.logDate, days)));
}
