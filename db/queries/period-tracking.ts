import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { Period } from '@lunaria/domain/cycle/period.ts';
import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { periodTracking } from '../schema/period-tracking.ts';

const columns = {
  period_start_date: periodTracking.periodStartDate,
  period_end_date: periodTracking.periodEndDate,
  cycle_length: periodTracking.cycleLength,
};

/** Days that all touch the range, both ends included; every day when an end is null. */
export interface PeriodFilter {
  from: CalendarDate | null;
  to: CalendarDate | null;
  limit: number | null;
}

/** The periods with a day in the range, newest start first. One without an end counts with the default length. */
export async function findPeriods(tx: Tx, userId: string, filter: PeriodFilter): Promise<Period[]> {
  const { from, to, limit } = filter;
  const rows = await periodsOfUser(tx).execute({
    userId,
    from: from ?? '-infinity',
    to: to ?? 'infinity',
    limit,
  });
  return rows.map(toPeriod);
}

/** Read with every month shown: built and planned once per connection. */
const periodsOfUser = oncePer((tx: Tx) =>
  tx
    .select(columns)
    .from(periodTracking)
    .where(
      and(
        eq(periodTracking.userId, sql.placeholder('userId')),
        lte(periodTracking.periodStartDate, sql.placeholder('to')),
        gte(periodTracking.lastDay, sql.placeholder('from')),
      ),
    )
    .orderBy(desc(periodTracking.periodStartDate))
    .limit(sql.placeholder('limit'))
    .prepare('periods_of_user'),
);

/** The start of her first recorded period, or null. */
export async function findFirstPeriodStart(tx: Tx, userId: string): Promise<CalendarDate | null> {
  const [row] = await firstPeriodOfUser(tx).execute({ userId });
  return row ? (row.start as CalendarDate) : null; // by format: the column is a date
}

const firstPeriodOfUser = oncePer((tx: Tx) =>
  tx
    .select({ start: periodTracking.periodStartDate })
    .from(periodTracking)
    .where(eq(periodTracking.userId, sql.placeholder('userId')))
    .orderBy(asc(periodTracking.periodStartDate))
    .limit(1)
    .prepare('first_period_of_user'),
);

/** The periods that begin on these days, locked until the transaction ends. */
export async function lockPeriods(tx: Tx, userId: string, starts: CalendarDate[]): Promise<Period[]> {
  const rows = await tx
    .select(columns)
    .from(periodTracking)
    .where(and(eq(periodTracking.userId, userId), inArray(periodTracking.periodStartDate, starts)))
    .for('update');
  return rows.map(toPeriod);
}

/** Inserts or overwrites the periods with these starts, each start named once. */
export async function upsertPeriods(tx: Tx, userId: string, periods: Period[]): Promise<void> {
  if (periods.length === 0) return;
  await tx
    .insert(periodTracking)
    .values(periods.map((period) => ({ userId, ...toValues(period) })))
    .onConflictDoUpdate({
      target: [periodTracking.userId, periodTracking.periodStartDate],
      set: { periodEndDate: sql`excluded.period_end_date`, cycleLength: sql`excluded.cycle_length` },
    });
}

/** Writes `period` into the row that began on `start`. */
export async function movePeriod(tx: Tx, userId: string, start: CalendarDate, period: Period): Promise<void> {
  await tx.update(periodTracking).set(toValues(period)).where(rowOf(userId, start));
}

/** Deletes the period that begins on this day; fine when none does. */
export async function deletePeriod(tx: Tx, start: CalendarDate): Promise<void> {
  await tx.execute(sql`select delete_own_period_tracking(${start})`);
}

function rowOf(userId: string, start: CalendarDate) {
  return and(eq(periodTracking.userId, userId), eq(periodTracking.periodStartDate, start));
}

function toValues(period: Period) {
  return {
    periodStartDate: period.period_start_date,
    periodEndDate: period.period_end_date,
    cycleLength: period.cycle_length,
  };
}

function toPeriod(row: {
  period_start_date: string;
  period_end_date: string | null;
  cycle_length: number;
}): Period {
  return row as Period; // by format: the columns are dates, given as YYYY-MM-DD
}
