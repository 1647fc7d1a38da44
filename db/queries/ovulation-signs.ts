import type { OvulationSign } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { dailyLogs } from '../schema/daily-logs.ts';

const { extras } = dailyLogs;
// A test that was not done says nothing.
const lhTest = sql<OvulationSign['lh_test']>`nullif(${extras} #>> '{conception,lh_test}', 'not-tested')`;
// On a day with both (the mode was changed on it), the one of the mode in which ovulation is looked for.
const temperature = sql<
  number | null
>`(coalesce(${extras} #> '{conception,basal_temperature}', ${extras} #> '{menstrual-cycle,basal_body_temperature}'))::float8`;

/** What her daily log says of ovulation, oldest first; days that say nothing of it are left out. */
export async function findOvulationSigns(tx: Tx, userId: string): Promise<OvulationSign[]> {
  return (await signsOfUser(tx).execute({ userId })) as OvulationSign[]; // by format: the day is a date as YYYY-MM-DD
}

/** Read with every forecast: built and planned once per connection. */
const signsOfUser = oncePer((tx: Tx) =>
  tx
    .select({ day: dailyLogs.logDate, lh_test: lhTest, temperature_f: temperature })
    .from(dailyLogs)
    .where(
      and(eq(dailyLogs.userId, sql.placeholder('userId')), or(isNotNull(lhTest), isNotNull(temperature))),
    )
    .orderBy(asc(dailyLogs.logDate))
    .prepare('ovulation_signs_of_user'),
);
