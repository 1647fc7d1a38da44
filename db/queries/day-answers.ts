import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DayAnswersRow } from '@lunaria/domain/day-entry/day-answers.ts';
import { and, desc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { dayAnswers } from '../schema/day-answers.ts';
import type { DateRange } from './daily-health-signals.ts';

const columns = {
  day: dayAnswers.day,
  pain: dayAnswers.pain,
  energy: dayAnswers.energy,
  sleep: dayAnswers.sleep,
  feeding: dayAnswers.feeding,
  fever: dayAnswers.fever,
  symptoms: dayAnswers.symptoms,
  medicines: dayAnswers.medicines,
  tags: dayAnswers.tags,
};

/** The newest days of the range with a row, at most so many, the newest first; null for an end that is open. */
export async function findDayAnswers(
  tx: Tx,
  userId: string,
  { from, to }: DateRange,
  limit: number,
): Promise<DayAnswersRow[]> {
  const range = { from: from ?? '-infinity', to: to ?? 'infinity' };
  return (await answersOfUser(tx).execute({ userId, ...range, limit })).map(toRow);
}

/** Read with every month shown, and with what is looked at for dangers: built and planned once per connection. */
const answersOfUser = oncePer((tx: Tx) =>
  tx
    .select(columns)
    .from(dayAnswers)
    .where(
      and(
        eq(dayAnswers.userId, sql.placeholder('userId')),
        gte(dayAnswers.day, sql.placeholder('from')),
        lte(dayAnswers.day, sql.placeholder('to')),
      ),
    )
    .orderBy(desc(dayAnswers.day))
    .limit(sql.placeholder('limit'))
    .prepare('day_answers_of_user'),
);

/** The day's row, locked until the transaction ends, or null. */
export async function lockDayAnswers(
  tx: Tx,
  userId: string,
  day: CalendarDate,
): Promise<DayAnswersRow | null> {
  const [row] = await tx
    .select(columns)
    .from(dayAnswers)
    .where(and(eq(dayAnswers.userId, userId), eq(dayAnswers.day, day)))
    .for('update');
  return row ? toRow(row) : null;
}

/** Inserts or overwrites the row of this day. A row that says nothing is to be deleted instead. */
export async function upsertDayAnswers(
  tx: Tx,
  userId: string,
  { day, words, symptoms, medicines, tags }: DayAnswersRow,
): Promise<void> {
  const { pain = null, energy = null, sleep = null, feeding = null, fever = null } = words;
  // as: a key without a value is not written
  const values = {
    pain,
    energy,
    sleep,
    feeding,
    fever,
    symptoms: symptoms as Record<string, string>,
    medicines: medicines as Record<string, string>,
    tags,
  };
  await tx
    .insert(dayAnswers)
    .values({ userId, day, ...values })
    .onConflictDoUpdate({ target: [dayAnswers.userId, dayAnswers.day], set: values });
}

/** Deletes what is said of this day; fine when nothing is. */
export async function deleteDayAnswers(tx: Tx, day: CalendarDate): Promise<void> {
  await tx.execute(sql`select delete_own_day_answers(${day})`);
}

type StoredRow = Pick<typeof dayAnswers.$inferSelect, keyof typeof columns>;

function toRow({ day, symptoms, medicines, tags, ...words }: StoredRow): DayAnswersRow {
  const said = Object.entries(words).filter(([, word]) => word !== null);
  // as: the table's CHECKs hold the same codes, and the day is a date as YYYY-MM-DD
  return { day, words: Object.fromEntries(said), symptoms, medicines, tags } as DayAnswersRow;
}
