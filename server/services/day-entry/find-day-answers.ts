import type { Database } from '@lunaria/db/engine/database.ts';
import type { DateRange } from '@lunaria/db/queries/daily-health-signals.ts';
import { findDayAnswers as findRows } from '@lunaria/db/queries/day-answers.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DayAnswersRow } from '@lunaria/domain/day-entry/day-answers.ts';
import { readPage } from '../read-page.ts';

/** Returns the newest days of the range with a row, oldest first, and the range of the rest: null for none. */
export async function findDayAnswers(
  database: Database,
  userId: string,
  range: DateRange,
): Promise<{ days: DayAnswersRow[]; rest: DateRange | null }> {
  const { rows, hasMore } = await readPage<DayAnswersRow>(async (oldest, max) => {
    const asked = oldest === null ? range : { from: range.from, to: addDays(oldest.day, -1) };
    const found = await database.readAsUser(userId, (tx) => findRows(tx, userId, asked, max));
    // A day with all her tags and symptoms has thousands.
    return { rows: found, bytes: JSON.stringify(found).length, isLast: found.length < max };
  });
  const days = rows.toReversed();
  const [first] = days;
  return { days, rest: hasMore && first ? { from: range.from, to: addDays(first.day, -1) } : null };
}
