import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DailyHealthSignals } from '@lunaria/domain/signals/health-signals.ts';
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Tx } from '../engine/database.ts';
import { oncePer } from '../engine/once-per.ts';
import { dailyHealthSignals } from '../schema/daily-health-signals.ts';

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

/** The days from the first to the last that have a record, oldest first; null for an end that is open. */
export async function findSignals(
  tx: Tx,
  userId: string,
  { from, to }: { from: CalendarDate | null; to: CalendarDate | null },
): Promise<SignalsRow[]> {
  const rows = await signalsOfUser(tx).execute({ userId, from: from ?? '-infinity', to: to ?? 'infinity' });
  return rows.map(toSignalsRow);
}

/** Read with every month shown: built and planned once per connection. */
const signalsOfUser = oncePer((tx: Tx) =>
  tx
    .select(columns)
    .from(dailyHealthSignals)
    .where(
      and(
        eq(dailyHealthSignals.userId, sql.placeholder('userId')),
        gte(dailyHealthSignals.signalDate, sql.placeholder('from')),
        lte(dailyHealthSignals.signalDate, sql.placeholder('to')),
      ),
    )
    .orderBy(asc(dailyHealthSignals.signalDate))
    .prepare('signals_of_user'),
);

/** The day's record, locked until the transaction ends, or null. */
export async function lockSignals(tx: Tx, userId: string, date: CalendarDate): Promise<SignalsRow | null> {
  const [row] = await tx
    .select(columns)
    .from(dailyHealthSignals)
    .where(and(eq(dailyHealthSignals.userId, userId), eq(dailyHealthSignals.signalDate, date)))
    .for('update');
  return row ? toSignalsRow(row) : null;
}

/** Writes the records of these days, each day once, whether there are any or not. */
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
