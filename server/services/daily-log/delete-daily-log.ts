import type { Database } from '@lunaria/db/engine/database.ts';
import { deleteBleedingDay } from '@lunaria/db/queries/bleeding-days.ts';
import { deleteDailyLog as deleteRow } from '@lunaria/db/queries/daily-logs.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';

/** Deletes the log of this day, its bleeding too; fine when there is none, so that it may be asked for twice. */
export async function deleteDailyLog(database: Database, userId: string, date: CalendarDate): Promise<void> {
  await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'daily_logs', userId);
    await deleteRow(tx, userId, date);
    await deleteBleedingDay(tx, date);
  });
}
