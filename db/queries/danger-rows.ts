import type { BleedingDay } from '@lunaria/domain/bleeding/bleeding-day.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { KnownAge } from '@lunaria/domain/profile/guardian-consent.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { and, between, desc, eq, lt, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { bleedingDays } from '../schema/bleeding-days.ts';
import { dailyHealthSignals } from '../schema/daily-health-signals.ts';
import { profiles } from '../schema/profiles.ts';
import { knownAgeOfRow } from './basic-info.ts';
import type { SignalsRow } from './daily-health-signals.ts';

// Read with every entry of hers (server/services/alerts/read-danger-rows.ts): few statements, each planned once per
// connection, none of which brings a text of another day.

/** Her mode and what is known of her age; null without a profile. */
export async function findModeAndAge(
  tx: Tx,
  userId: string,
): Promise<{ stage: LifeStage; age: KnownAge } | null> {
  const [row] = await modeAndAge(tx).execute({ userId });
  if (row === undefined) return null;
  // as: days by format, the stage by the table's CHECK
  const age = knownAgeOfRow(row as Parameters<typeof knownAgeOfRow>[0]);
  return { stage: row.stage as LifeStage, age };
}

const modeAndAge = oncePer((tx: Tx) =>
  tx
    .select({
      stage: profiles.lifeStage,
      birthDate: profiles.birthDate,
      statedAge: profiles.statedAge,
      ageStatedOn: profiles.ageStatedOn,
    })
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder('userId')))
    .prepare('mode_and_age'),
);

/** What she ticked from day to day, both included, and the note of the last of them alone. */
export async function findSignalsToWeigh(
  tx: Tx,
  userId: string,
  range: { from: CalendarDate; to: CalendarDate },
): Promise<SignalsRow[]> {
  return (await signalsToWeigh(tx).execute({ userId, ...range })) as SignalsRow[]; // the table's CHECKs hold the same codes
}

const signalsToWeigh = oncePer((tx: Tx) =>
  tx
    .select({
      signal_date: dailyHealthSignals.signalDate,
      symptoms: dailyHealthSignals.symptoms,
      intercourse: dailyHealthSignals.intercourse,
      mood: dailyHealthSignals.mood,
      discharge: dailyHealthSignals.discharge,
      notes:
        sql<Uint8Array | null>`case when ${dailyHealthSignals.signalDate} = ${sql.placeholder('to')} then ${dailyHealthSignals.notes} end`
          .mapWith(dailyHealthSignals.notes)
          .as('notes'),
    })
    .from(dailyHealthSignals)
    .where(
      and(
        eq(dailyHealthSignals.userId, sql.placeholder('userId')),
        between(dailyHealthSignals.signalDate, sql.placeholder('from'), sql.placeholder('to')),
      ),
    )
    .prepare('signals_to_weigh'),
);

/** Bleeding from day to day, both included, newest first, and the newest day before them on which she bled. */
export async function findBleedingToWeigh(
  tx: Tx,
  userId: string,
  range: { from: CalendarDate; to: CalendarDate },
): Promise<BleedingDay[]> {
  return (await bleedingToWeigh(tx).execute({ userId, ...range })) as BleedingDay[]; // the table's CHECKs hold the same codes
}

const bleedingToWeigh = oncePer((tx: Tx) => {
  const ofUser = eq(bleedingDays.userId, sql.placeholder('userId'));
  const before = tx
    .select({ day: sql`max(${bleedingDays.day})` })
    .from(bleedingDays)
    .where(and(ofUser, lt(bleedingDays.day, sql.placeholder('from')), ne(bleedingDays.flow, 'none')));
  return tx
    .select({ day: bleedingDays.day, flow: bleedingDays.flow, kind: bleedingDays.kind })
    .from(bleedingDays)
    .where(
      and(
        ofUser,
        or(
          between(bleedingDays.day, sql.placeholder('from'), sql.placeholder('to')),
          eq(bleedingDays.day, before),
        ),
      ),
    )
    .orderBy(desc(bleedingDays.day))
    .prepare('bleeding_to_weigh');
});

/** The newest day, from day to day, of which she entered anything; null: none. */
export async function findNewestEntryDay(
  tx: Tx,
  userId: string,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<CalendarDate | null> {
  const newest = (table: string, day: string) =>
    sql`(select max(${sql.identifier(day)}) from ${sql.identifier(table)} where user_id = ${userId} and ${sql.identifier(day)} between ${from} and ${to})`;
  const days = sql.join(
    [
      newest('daily_logs', 'log_date'),
      newest('daily_health_signals', 'signal_date'),
      newest('bleeding_days', 'day'),
    ],
    sql`, `,
  );
  const found = await tx.execute(sql`select greatest(${days})::text as day`);
  // as: both drivers give rows as objects, and the day is YYYY-MM-DD
  return (found as unknown as { rows: { day: CalendarDate | null }[] }).rows[0]?.day ?? null;
}
