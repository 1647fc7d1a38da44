import type { Database } from '@lunaria/db/engine/database.ts';
import { findSignals as findRows } from '@lunaria/db/queries/daily-health-signals.ts';
import { findUserKey } from '@lunaria/db/queries/user-keys.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DailyHealthSignals } from '@lunaria/domain/signals/health-signals.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { unwrapUserKey } from '../encryption/user-key.ts';
import { openSignals } from './signal-notes.ts';

/** Returns the days with a record, oldest first; null for an end that is open. */
export async function findSignals(
  database: Database,
  keyring: MasterKeyring,
  userId: string,
  range: { from: CalendarDate | null; to: CalendarDate | null },
): Promise<DailyHealthSignals[]> {
  const [rows, wrapped] = await database.readAsUser(userId, (tx) =>
    Promise.all([findRows(tx, userId, range), findUserKey(tx, userId)]),
  );
  const hasNotes = rows.some((row) => row.notes !== null);
  const userKey = hasNotes && wrapped ? unwrapUserKey(keyring, userId, wrapped) : null;
  return rows.map((row) => openSignals(userKey, userId, row));
}
