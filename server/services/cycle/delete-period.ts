import type { Database } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { followLastPeriod } from '@lunaria/db/queries/onboarding-answers.ts';
import { deletePeriod as deleteRow } from '@lunaria/db/queries/period-tracking.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';

/**
 * Deletes the period that begins on this day, and her setup no more names it as the last one; fine when there is none,
 * so that it may be asked for twice.
 */
export async function deletePeriod(database: Database, userId: string, start: CalendarDate): Promise<void> {
  await database.asUser(userId, async (tx) => {
    // In the order of finish-setup.ts, which holds both.
    await lockRecords(tx, 'onboarding_answers', userId);
    await lockRecords(tx, 'period_tracking', userId);
    await deleteRow(tx, start);
    await followLastPeriod(tx, userId, start);
  });
}
