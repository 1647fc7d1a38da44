import type { Database } from '@lunaria/db/engine/database.ts';
import { deletePeriod as deleteRow } from '@lunaria/db/queries/period-tracking.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';

/** Deletes the period that begins on this day; fine when there is none, so that it may be asked for twice. */
export async function deletePeriod(database: Database, userId: string, start: CalendarDate): Promise<void> {
  await database.asUser(userId, (tx) => deleteRow(tx, userId, start));
}
