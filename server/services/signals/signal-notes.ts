import type { SignalsRow } from '@lunaria/db/queries/daily-health-signals.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DailyHealthSignals } from '@lunaria/domain/signals/health-signals.ts';
import { TamperedError } from '../../encryption/tampered-error.ts';
import { decryptText, encryptText, type TextPlace } from '../../encryption/text.ts';
import type { UserKey } from '../../encryption/user-key.ts';

/**
 * The day as she sees it. Notes that were not written for this user and this day are marked unreadable: they must not
 * take the rest of the day, or of the month, with them.
 */
export function openSignals(userKey: UserKey | null, userId: string, row: SignalsRow): DailyHealthSignals {
  if (row.notes === null) return { ...row, notes: '' };
  if (userKey === null) throw new Error('There are encrypted notes and no key of this user.');
  try {
    return { ...row, notes: decryptText(userKey, placeOf(userId, row.signal_date), row.notes) };
  } catch (error) {
    if (error instanceof TamperedError) return { ...row, notes: '', notes_unreadable: true };
    throw error;
  }
}

/** The notes as they are stored; null for none. */
export function sealNotes(
  userKey: UserKey,
  userId: string,
  { signal_date, notes }: DailyHealthSignals,
): Uint8Array | null {
  return notes === '' ? null : encryptText(userKey, placeOf(userId, signal_date), notes);
}

function placeOf(userId: string, date: CalendarDate): TextPlace {
  return { table: 'daily_health_signals', column: 'notes', userId, rowKey: date };
}
