import type { Database } from '@lunaria/db/engine/database.ts';
import { type DateRange, findSignals as findRows } from '@lunaria/db/queries/daily-health-signals.ts';
import { findUserKey } from '@lunaria/db/queries/user-keys.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DailyHealthSignals } from '@lunaria/domain/signals/health-signals.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { type UserKey, unwrapUserKey } from '../../encryption/user-key.ts';
import { readPage, SLICE } from '../read-page.ts';
import { openSignals } from './signal-notes.ts';

/** Returns the newest days of the range with a record, oldest first, and the range of the rest: null for none. */
export async function findSignals(
  database: Database,
  keyring: MasterKeyring,
  userId: string,
  range: DateRange,
): Promise<{ days: DailyHealthSignals[]; rest: DateRange | null }> {
  let userKey: UserKey | null = null;
  const { rows, hasMore } = await readPage<DailyHealthSignals>(async (oldest, max) => {
    const asked = oldest === null ? range : { from: range.from, to: addDays(oldest.signal_date, -1) };
    const limits = { rows: max, bytes: SLICE.bytes };
    const [slice, wrapped] = await database.readAsUser(userId, (tx) =>
      Promise.all([findRows(tx, userId, asked, limits), userKey ? null : findUserKey(tx, userId)]),
    );
    const hasNotes = slice.rows.some((row) => row.notes !== null);
    if (hasNotes && wrapped) userKey ??= unwrapUserKey(keyring, userId, wrapped);
    return { ...slice, rows: slice.rows.map((row) => openSignals(userKey, userId, row)) };
  });
  const days = rows.toReversed();
  const [first] = days;
  return { days, rest: hasMore && first ? { from: range.from, to: addDays(first.signal_date, -1) } : null };
}
