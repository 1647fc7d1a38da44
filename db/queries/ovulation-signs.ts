import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { OvulationSign } from '@lunaria/domain/cycle/history/cycle-records.ts';
import type { Entered } from '@lunaria/domain/measurements/measurement-kinds.ts';
import { asFahrenheit } from '@lunaria/domain/measurements/measurement-kinds.ts';
import { and, desc, eq, isNotNull, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { dailyLogs } from '../schema/daily-logs.ts';
import { measurements } from '../schema/measurements.ts';

const { extras } = dailyLogs;
// A test that was not done says nothing.
const lhTest = sql<OvulationSign['lh_test']>`nullif(${extras} #>> '{conception,lh_test}', 'not-tested')`;
/**
 * What her daily log says of ovulation, newest first; days that say nothing of it are left out. Looks at so many logs up to
 * the day `to`, null for the newest ones; `rest` is the day up to which the others are, null where there are no more.
 */
export async function findOvulationSigns(
  tx: Tx,
  userId: string,
  to: CalendarDate | null,
  logs: number,
): Promise<{ signs: OvulationSign[]; rest: CalendarDate | null }> {
  const found = await signsOfUser(tx).execute({ userId, to: to ?? 'infinity', logs });
  const [{ oldest, looked } = { oldest: null, looked: 0 }] = found;
  const signs = found
    .filter((row) => row.lh_test !== null || row.measured !== null)
    .map(({ day, lh_test, measured, unit }) => {
      // as: a basal temperature was typed in one of both units, as a CHECK holds
      const temperature_f =
        measured === null ? null : asFahrenheit({ value: measured, unit: unit as Entered['unit'] });
      return { day, lh_test, temperature_f } as OvulationSign; // by format: the day is a date as YYYY-MM-DD
    });
  return { signs, rest: oldest === null || looked < logs ? null : addDays(oldest, -1) };
}

/** Read with every forecast: built and planned once per connection. The oldest day that was looked at is always among them. */
const signsOfUser = oncePer((tx: Tx) => {
  const looked = tx
    .select({
      day: dailyLogs.logDate,
      lh_test: lhTest.as('lh_test'),
    })
    .from(dailyLogs)
    .where(
      and(eq(dailyLogs.userId, sql.placeholder('userId')), lte(dailyLogs.logDate, sql.placeholder('to'))),
    )
    .orderBy(desc(dailyLogs.logDate))
    .limit(sql.placeholder('logs'))
    .as('looked');
  // The one of the day: where both modes hold one, Conception Mode's (domain/measurements/log-measurements.ts). The limit
  // makes it a look into the index for each day: joined freely, a planner without statistics compared every day with every
  // temperature, 1.8 s for thirty years instead of some milliseconds.
  const ofDay = tx
    .select({ measured: measurements.enteredValue, unit: measurements.enteredUnit })
    .from(measurements)
    .where(
      and(
        eq(measurements.userId, sql.placeholder('userId')),
        eq(measurements.kind, 'temperature-basal'),
        eq(measurements.slot, 'log'),
        eq(measurements.localDay, looked.day),
      ),
    )
    .limit(1)
    .as('of_day');
  const ended = tx
    .select({
      day: looked.day,
      lh_test: looked.lh_test,
      measured: ofDay.measured,
      unit: ofDay.unit,
      oldest: sql<CalendarDate>`min(${looked.day}) over ()`.as('oldest'),
      looked: sql<number>`(count(*) over ())::int`.as('looked'),
    })
    .from(looked)
    .leftJoinLateral(ofDay, sql`true`)
    .as('ended');
  return tx
    .select({
      day: ended.day,
      lh_test: ended.lh_test,
      measured: ended.measured,
      unit: ended.unit,
      oldest: ended.oldest,
      looked: ended.looked,
    })
    .from(ended)
    .where(or(isNotNull(ended.lh_test), isNotNull(ended.measured), eq(ended.day, ended.oldest)))
    .orderBy(desc(ended.day))
    .prepare('ovulation_signs_of_user');
});
