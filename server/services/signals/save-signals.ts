import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { lockSignals, upsertSignals } from '@lunaria/db/queries/daily-health-signals.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { type WithSafety, withSafety } from '@lunaria/domain/alerts/safety-alert.ts';
import {
  type DailyHealthSignals,
  EMPTY_SIGNALS,
  type SignalsWrite,
  UNREADABLE_NOTES,
} from '@lunaria/domain/signals/health-signals.ts';
import { areSameSignals, mergeSignals } from '@lunaria/domain/signals/merge-signals.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { AppError } from '../../errors/app-error.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import { raiseAlerts } from '../alerts/raise-alerts.ts';
import { openSignals, sealNotes } from './signal-notes.ts';

/**
 * Saves a day, merged with what another device wrote meanwhile; returns it as it is then, and what is dangerous in it. The
 * same write twice changes nothing the second time.
 */
export async function saveSignals(
  database: Database,
  keyring: MasterKeyring,
  userId: string,
  write: SignalsWrite,
  now: Date = new Date(),
): Promise<WithSafety<DailyHealthSignals>> {
  return await database.asUser(userId, async (tx) => {
    const { saved, hasNewNote } = await saveSignalsWithin(tx, keyring, userId, write);
    const safety = await raiseAlerts(tx, keyring, userId, { day: write.signal_date, now, hasNewNote });
    return withSafety(saved, safety);
  });
}

async function saveSignalsWithin(
  tx: Tx,
  keyring: MasterKeyring,
  userId: string,
  { base, signal_date, symptoms, intercourse, mood, discharge, notes }: SignalsWrite,
): Promise<{ saved: DailyHealthSignals; hasNewNote: boolean }> {
  await lockRecords(tx, 'daily_health_signals', userId);
  const row = await lockSignals(tx, userId, signal_date);
  const needsKey = (row !== null && row.notes !== null) || notes !== '';
  const userKey = needsKey ? await openUserKey(tx, keyring, userId) : null;
  const stored = row === null ? null : openSignals(userKey, userId, row);
  const isUnreadable = stored?.notes_unreadable === true;
  // Nothing can be merged into what cannot be read, and it may yet be mended: it is not written over.
  if (isUnreadable && notes !== base.notes) throw new AppError('invalid_input', UNREADABLE_NOTES);
  const mine = { symptoms, intercourse, mood, discharge, notes };
  // Without a record only what she changed is saved, as the browser shows it (a change before it was discarded).
  const merged = { signal_date, ...mergeSignals(base, mine, stored ?? EMPTY_SIGNALS) };
  if (stored !== null && areSameSignals(stored, merged)) return { saved: stored, hasNewNote: false };
  // Notes that nobody touched keep their bytes.
  const isUntouched = merged.notes === (stored?.notes ?? '');
  const sealed = isUntouched ? (row?.notes ?? null) : userKey && sealNotes(userKey, userId, merged);
  await upsertSignals(tx, userId, [{ ...merged, notes: sealed }]);
  const saved: DailyHealthSignals = isUnreadable ? { ...merged, notes_unreadable: true } : merged;
  return { saved, hasNewNote: !isUntouched };
}
