import type { Database } from '@lunaria/db/engine/database.ts';
import {
  findFirstPeriodStart,
  findPeriods as findRows,
  type PeriodFilter,
} from '@lunaria/db/queries/period-tracking.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { Period } from '@lunaria/domain/cycle/period.ts';

export interface FoundPeriods {
  /** Newest start first. */
  period_tracking: Period[];
  /** Of all her periods, also where the filter leaves it out; null while none is recorded. */
  first_start_date: CalendarDate | null;
}

/** Returns the periods of the filter, and the day before which nothing is known of her. */
export async function findPeriods(
  database: Database,
  userId: string,
  filter: PeriodFilter,
): Promise<FoundPeriods> {
  const [rows, first] = await database.readAsUser(userId, (tx) =>
    Promise.all([findRows(tx, userId, filter), findFirstPeriodStart(tx, userId)]),
  );
  return { period_tracking: rows, first_start_date: first };
}
