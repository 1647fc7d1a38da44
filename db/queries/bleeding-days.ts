import type { Bleeding, BleedingDay } from '@lunaria/domain/bleeding/bleeding-day.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { bleedingDays } from '../schema/bleeding-days.ts';
import type { DateRange } from './daily-health-signals.ts';

const columns = { day: bleedingDays.day, flow: bleedingDays.flow, kind: bleedingDays.kind };

/** The newest days of the range with a row, at most so many, the newest first; null for an end that is open. */
export async function findBleedingDays(
  tx: Tx,
  userId: string,
  { from, to }: DateRange,
  limit: number,
): Promise<BleedingDay[]> {
  const range = { from: from ?? '-infinity', to: to ?? 'infinity' };
  return (await bleedingOfUser(tx).execute({ userId, ...range, limit })).map(toDay);
}

/** Read with every range of logs: built and planned once per connection. */
const bleedingOfUser = oncePer((tx: Tx) =>
  tx
    .select(columns)
    .from(bleedingDays)
    .where(
      and(
        eq(bleedingDays.userId, sql.placeholder('userId')),
        gte(bleedingDays.day, sql.placeholder('from')),
        lte(bleedingDays.day, sql.placeholder('to')),
      ),
    )
    .orderBy(desc(bleedingDays.day))
    .limit(sql.placeholder('limit'))
    .prepare('bleeding_of_user'),
);

/** The day's row, locked until the transaction ends, or null. */
export async function lockBleedingDay(
  tx: Tx,
  userId: string,
  day: CalendarDate,
): Promise<BleedingDay | null> {
  const [row] = await tx.select(columns).from(bleedingDays).where(rowOf(userId, day)).for('update');
  return row ? toDay(row) : null;
}

/** Inserts or overwrites the rows of these days, each day named once. A row that says nothing is to be deleted instead. */
export async function upsertBleedingDays(tx: Tx, userId: string, rows: BleedingDay[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(bleedingDays)
    .values(rows.map(({ day, flow, kind }) => ({ userId, day, flow, kind })))
    .onConflictDoUpdate({
      target: [bleedingDays.userId, bleedingDays.day],
      set: { flow: sql`excluded.flow`, kind: sql`excluded.kind` },
    });
}

/** Deletes what is said of the bleeding of this day; fine when nothing is. */
export async function deleteBleedingDay(tx: Tx, day: CalendarDate): Promise<void> {
  await tx.execute(sql`select delete_own_bleeding_days(${day})`);
}

function rowOf(userId: string, day: CalendarDate) {
  return and(eq(bleedingDays.userId, userId), eq(bleedingDays.day, day));
}

function toDay(row: { day: string } & { [Key in keyof Bleeding]: string | null }): BleedingDay {
  return row as BleedingDay; // the table's CHECKs hold the same codes, and the day is a date as YYYY-MM-DD
}
