import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { datingSchema, type PregnancyDating } from '@lunaria/domain/pregnancy/dating.ts';
import type { PregnancyEnd } from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { pregnancies } from '../schema/pregnancies.ts';

/** A pregnancy as it is stored: complications as they were encrypted, null for none. */
export interface PregnancyRow {
  id: string;
  dating: PregnancyDating;
  firstPregnancy: boolean | null;
  complications: Uint8Array | null;
}

const datingColumns = {
  method: pregnancies.datingMethod,
  last_period_date: pregnancies.lastPeriodDate,
  due_date: pregnancies.dueDate,
  current_week: pregnancies.currentWeek,
  stated_on: pregnancies.statedOn,
};

/** The one that goes on, or null. */
export async function findOngoingPregnancy(tx: Tx, userId: string): Promise<PregnancyRow | null> {
  const [row] = await tx
    .select({
      id: pregnancies.id,
      ...datingColumns,
      firstPregnancy: pregnancies.firstPregnancy,
      complications: pregnancies.complications,
    })
    .from(pregnancies)
    .where(and(eq(pregnancies.userId, userId), isNull(pregnancies.endedAt)));
  if (!row) return null;
  const { id, firstPregnancy, complications, ...dating } = row;
  return { id, firstPregnancy, complications, dating: datingSchema.parse(dating) };
}

/** When a pregnancy was: how it is dated, and when and how it ended. */
export interface PregnancySpan {
  id: string;
  dating: PregnancyDating;
  /** The day she gave, else the day on her clock on which she said so; null while it goes on. */
  endedOn: CalendarDate | null;
  /** The day she gave; null: none. */
  givenOn: CalendarDate | null;
  /** Null while it goes on. */
  end: PregnancyEnd | null;
}

/** All of hers, the one that goes on too. */
export async function findPregnancySpans(tx: Tx, userId: string): Promise<PregnancySpan[]> {
  const rows = await spansOfUser(tx).execute({ userId });
  return rows.map(({ id, ended_on, given_on, end, ...dating }) => ({
    id,
    dating: datingSchema.parse(dating),
    endedOn: ended_on as CalendarDate | null, // by format: a date as YYYY-MM-DD
    givenOn: given_on as CalendarDate | null, // the same
    end: end as PregnancyEnd | null, // the table's CHECK holds the same codes
  }));
}

/** Read with every forecast: built and planned once per connection. */
const spansOfUser = oncePer((tx: Tx) =>
  tx
    .select({
      id: pregnancies.id,
      ...datingColumns,
      given_on: pregnancies.endedOn,
      end: pregnancies.endReason,
      // Ends from before that day was sent along: the UTC day on which the end arrived.
      ended_on: sql<
        string | null
      >`coalesce(${pregnancies.endedOn}, ${pregnancies.endSaidOn}, (${pregnancies.endedAt} at time zone 'UTC')::date)`,
    })
    .from(pregnancies)
    .where(eq(pregnancies.userId, sql.placeholder('userId')))
    .prepare('pregnancy_spans_of_user'),
);

/** Inserts the pregnancy with this id, or overwrites all its fields. */
export async function upsertPregnancy(tx: Tx, userId: string, row: PregnancyRow): Promise<void> {
  const { id, dating, firstPregnancy, complications } = row;
  const values = {
    datingMethod: dating.method,
    lastPeriodDate: dating.last_period_date,
    dueDate: dating.due_date,
    currentWeek: dating.current_week,
    statedOn: dating.stated_on,
    firstPregnancy,
    complications,
  };
  await tx
    .insert(pregnancies)
    .values({ id, userId, ...values })
    .onConflictDoUpdate({ target: pregnancies.id, set: values });
}

/** Ends the one with this id; it is kept. `saidOn`: the day on her clock when she said so; null: not known. */
export async function endPregnancy(
  tx: Tx,
  id: string,
  {
    reason,
    endedOn,
    saidOn,
  }: { reason: PregnancyEnd; endedOn: CalendarDate | null; saidOn: CalendarDate | null },
): Promise<void> {
  await tx
    .update(pregnancies)
    .set({ endReason: reason, endedOn, endSaidOn: saidOn, endedAt: sql`now()` })
    .where(eq(pregnancies.id, id));
}

/** Corrects how and when one that ended did; nothing where there is none with this id. */
export async function correctPregnancyEnd(
  tx: Tx,
  id: string,
  { reason, endedOn }: { reason: PregnancyEnd; endedOn: CalendarDate | null },
): Promise<void> {
  await tx
    .update(pregnancies)
    .set({ endReason: reason, endedOn })
    .where(and(eq(pregnancies.id, id), isNotNull(pregnancies.endedAt)));
}

/** Deletes one that ended; fine when there is none. */
export async function deletePastPregnancy(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select delete_own_pregnancies(${id})`);
}
