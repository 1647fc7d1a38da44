import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { CycleMark } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { cycleMarks } from '../schema/cycle-marks.ts';

const columns = {
  cycle_start: cycleMarks.cycleStart,
  verdict: cycleMarks.verdict,
  reason: cycleMarks.reason,
  ovulation_on: cycleMarks.ovulationOn,
};

/** What she said of single cycles, oldest first. */
export async function findCycleMarks(tx: Tx, userId: string): Promise<CycleMark[]> {
  return (await marksOfUser(tx).execute({ userId })).map(toMark);
}

/** Read with every forecast: built and planned once per connection. */
const marksOfUser = oncePer((tx: Tx) =>
  tx
    .select(columns)
    .from(cycleMarks)
    .where(eq(cycleMarks.userId, sql.placeholder('userId')))
    .orderBy(asc(cycleMarks.cycleStart))
    .prepare('cycle_marks_of_user'),
);

/** What is said of the cycles that begin on these days, locked until the transaction ends. */
export async function lockCycleMarks(tx: Tx, userId: string, starts: CalendarDate[]): Promise<CycleMark[]> {
  const rows = await tx
    .select(columns)
    .from(cycleMarks)
    .where(and(eq(cycleMarks.userId, userId), inArray(cycleMarks.cycleStart, starts)))
    .for('update');
  return rows.map(toMark);
}

/** How many cycles something is said of. */
export async function countCycleMarks(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ marks: count() }).from(cycleMarks).where(eq(cycleMarks.userId, userId));
  return row?.marks ?? 0;
}

/** Inserts the mark of this cycle, or overwrites all its fields. */
export async function upsertCycleMark(tx: Tx, userId: string, mark: CycleMark): Promise<void> {
  const values = { verdict: mark.verdict, reason: mark.reason, ovulationOn: mark.ovulation_on };
  await tx
    .insert(cycleMarks)
    .values({ userId, cycleStart: mark.cycle_start, ...values })
    .onConflictDoUpdate({ target: [cycleMarks.userId, cycleMarks.cycleStart], set: values });
}

/** Deletes what is said of this cycle; fine when nothing is. */
export async function deleteCycleMark(tx: Tx, start: CalendarDate): Promise<void> {
  await tx.execute(sql`select delete_own_cycle_marks(${start})`);
}

function toMark(row: {
  cycle_start: string;
  verdict: string | null;
  reason: string | null;
  ovulation_on: string | null;
}): CycleMark {
  return row as CycleMark; // the table's CHECKs hold the same codes, and days come as YYYY-MM-DD
}
