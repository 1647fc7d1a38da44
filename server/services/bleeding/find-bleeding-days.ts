import type { Database } from '@lunaria/db/engine/database.ts';
import { findBleedingDays as findRows } from '@lunaria/db/queries/bleeding-days.ts';
import type { DateRange } from '@lunaria/db/queries/daily-health-signals.ts';
import type { BleedingDay } from '@lunaria/domain/bleeding/bleeding-day.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { readPage } from '../read-page.ts';

/** Returns the newest days of the range with a row, oldest first, and the range of the rest: null for none. */
export async function findBleedingDays(
  database: Database,
  userId: string,
  range: DateRange,
): Promise<{ days: BleedingDay[]; rest: DateRange | null }> {
  const { rows, hasMore } = await readPage<BleedingDay>(async (oldest, max) => {
    const asked = oldest === null ? range : { from: range.from, to: addDays(oldest.day, -1) };
    const found = await database.readAsUser(userId, (tx) => findRows(tx, userId, asked, max));
    return { rows: found, bytes: 0, isLast: found.length < max };
  });
  const days = rows.toReversed();
  const [first] = days;
  return { days, rest: hasMore && first ? { from: range.from, to: addDays(first.day, -1) } : null };
}
