import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DailyHealthSignals } from '@lunaria/domain/signals/health-signals.ts';
import { and, desc, eq, gte, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { dailyHealthSignals } from '../schema/daily-health-signals.ts';

/** Both days included; null for an end that is open. */
export interface DateRange {
  from: CalendarDate | null;
  to: CalendarDate | null;
}

/** A day as it is stored: notes as they were encrypted, null for none. */
export interface SignalsRow extends Omit<DailyHealthSignals, 'notes'> {
  notes: Uint8Array | null;
}

const columns = {
  signal_date: dailyHealthSignals.signalDate,
  symptoms: dailyHealthSignals.symptoms,
  intercourse: dailyHealthSignals.intercourse,
  mood: dailyHealthSignals.mood,
  discharge: dailyHealthSignals.discharge,
  notes: dailyHealthSignals.notes,
};

/**
 * The newest days of the range that have a record, the newest first; null for an end that is open. No more than `slice`
 * says in rows and in bytes of notes, but one. `isLast`: the range has no older ones.
 */
export async function findSignals(
  tx: Tx,
  userId: string,
  { from, to }: DateRange,
  slice: { rows: number; bytes: number },
): Promise<{ rows: SignalsRow[]; bytes: number; isLast: boolean }> {
  const found = await signalsOfUser(tx).execute({
    userId,
    from: from ?? '-infinity',
    to: to ?? 'infinity',
    ...slice,
  });
  const isLast = found.length === (found[0]?.found ?? 0) && found.length < slice.rows;
  const bytes = found.at(-1)?.weight ?? 0;
  return { rows: found.map(({ found: _, weight: __, ...row }) => toSignalsRow(row)), bytes, isLast };
}

/**
 * Read with every month shown: built and planned once per connection. The length of a note is known without its text being
 * read, so that of what does not fit nothing is.
 */
const signalsOfUser = oncePer((tx: Tx) => {
  const newest = tx
    .select(columns)
    .from(dailyHealthSignals)
    .where(
      and(
        eq(dailyHealthSignals.userId, sql.placeholder('userId')),
        gte(dailyHealthSignals.signalDate, sql.placeholder('from')),
        lte(dailyHealthSignals.signalDate, sql.placeholder('to')),
      ),
    )
    .orderBy(desc(dailyHealthSignals.signalDate))
    .limit(sql.placeholder('rows'))
    .as('newest');
  const weighed = tx
    .select({
      signal_date: newest.signal_date,
      symptoms: newest.symptoms,
      intercourse: newest.intercourse,
      mood: newest.mood,
      discharge: newest.discharge,
      notes: newest.notes,
      weight:
        sql<number>`(sum(coalesce(octet_length(${newest.notes}), 0)) over (order by ${newest.signal_date} desc))::int`.as(
          'weight',
        ),
      place: sql<number>`row_number() over (order by ${newest.signal_date} desc)`.as('place'),
      found: sql<number>`(count(*) over ())::int`.as('found'),
    })
    .from(newest)
    .as('weighed');
  return tx
    .select({
      signal_date: weighed.signal_date,
      symptoms: weighed.symptoms,
      intercourse: weighed.intercourse,
      mood: weighed.mood,
      discharge: weighed.discharge,
      notes: weighed.notes,
      weight: weighed.weight,
      found: weighed.found,
    })
    .from(weighed)
    .where(or(lte(weighed.weight, sql.placeholder('bytes')), eq(weighed.place, 1)))
    .orderBy(desc(weighed.signal_date))
    .prepare('signals_of_user');
});

/** The day's record, locked until the transaction ends, or null. */
export async function lockSignals(tx: Tx, userId: string, date: CalendarDate): Promise<SignalsRow | null> {
  const [row] = await tx
    .select(columns)
    .from(dailyHealthSignals)
    .where(and(eq(dailyHealthSignals.userId, userId), eq(dailyHealthSignals.signalDate, date)))
    .for('update');
  return row ? toSignalsRow(row) : null;
}

/** Inserts or overwrites the records of these days, each day named once. */
export async function upsertSignals(tx: Tx, userId: string, rows: SignalsRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(dailyHealthSignals)
    .values(rows.map(({ signal_date: signalDate, ...signals }) => ({ userId, signalDate, ...signals })))
    .onConflictDoUpdate({
      target: [dailyHealthSignals.userId, dailyHealthSignals.signalDate],
      set: {
        symptoms: sql`excluded.symptoms`,
        intercourse: sql`excluded.intercourse`,
        mood: sql`excluded.mood`,
        discharge: sql`excluded.discharge`,
        notes: sql`excluded.notes`,
      },
    });
}

type StoredRow = Pick<
  typeof dailyHealthSignals.$inferSelect,
  'symptoms' | 'intercourse' | 'mood' | 'discharge' | 'notes'
> & {
  signal_date: string;
};

function toSignalsRow(row: StoredRow): SignalsRow {
  return row as SignalsRow; // the table's CHECKs hold the same codes
}
