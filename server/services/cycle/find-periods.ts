import type { Database } from '@lunaria/db/engine/database.ts';
import {
  findFirstPeriodStart,
  findPeriods as findRows,
  type PeriodFilter,
} from '@lunaria/db/queries/period-tracking.ts';
import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { Period } from '@lunaria/domain/cycle/period.ts';
import { PAGE, readPage } from '../read-page.ts';

export interface FoundPeriods {
  /** Newest start first. */
  period_tracking: Period[];
  /** Of all her periods, also where the filter leaves it out; null while none is recorded. */
  first_start_date: CalendarDate | null;
}

/**
 * Returns the newest periods of the filter, and the day before which nothing is known of her; and the filter of the rest,
 * null where the answer is whole.
 */
export async function findPeriods(
  database: Database,
  userId: string,
  filter: PeriodFilter,
): Promise<{ found: FoundPeriods; rest: PeriodFilter | null }> {
  let first: CalendarDate | null = null;
  const { rows, hasMore } = await readPage<Period>(
    async (oldest, max) => {
      const to = oldest === null ? filter.to : addDays(oldest.period_start_date, -1);
      const [found, firstStart] = await database.readAsUser(userId, (tx) =>
        Promise.all([
          findRows(tx, userId, { from: filter.from, to, limit: max }),
          oldest === null ? findFirstPeriodStart(tx, userId) : first,
        ]),
      );
      first = firstStart;
      return { rows: found, bytes: 0, isLast: found.length < max };
    },
    { ...PAGE, rows: filter.limit ?? PAGE.rows },
  );
  const last = rows.at(-1);
  // As many as were asked for are never only a part.
  const isPart = hasMore && filter.limit === null && last !== undefined;
  return {
    found: { period_tracking: rows, first_start_date: first },
    rest: isPart ? { ...filter, to: addDays(last.period_start_date, -1) } : null,
  };
}
