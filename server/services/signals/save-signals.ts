import type { Tx } from '@lunaria/db/engine/database.ts';
import { lockSignals, upsertSignals } from '@lunaria/db/queries/daily-health-signals.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { type WithSafety, withSafety } from '@lunaria/domain/alerts/safety-alert.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import {
  type DailyHealthSignals,
  EMPTY_SIGNALS,
  type SignalsWrite,
  UNREADABLE_NOTES,
} from '@lunaria/domain/signals/health-signals.ts';
import { areSameSignals, mergeSignals } from '@lunaria/domain/signals/merge-signals.ts';
import { findAheadFault } from '@lunaria/domain/signals/signals-ahead.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { AppError } from '../../errors/app-error.ts';
import type { EntryDependencies } from '../alerts/entry-dependencies.ts';
import { keepEntry } from '../alerts/keep-entry.ts';
import { openSignals, sealNotes } from './signal-notes.ts';

/**
 * Saves a day, merged with what another device wrote meanwhile; returns it as it is then, and what is dangerous in it. The
 * same write twice changes nothing the second time. Throws AppError('invalid_input') for more than a note on a day ahead.
 */
export async function saveSignals(
  dependencies: EntryDependencies,
  userId: string,
  write: SignalsWrite,
  now: Date = new Date(),
): Promise<WithSafety<DailyHealthSignals>> {
  const fault = findAheadFault(write.signal_date, write.base, write, latestTodayOnEarth(now));
  if (fault !== null) throw new AppError('invalid_input', fault);
  const { stored, safety } = await keepEntry(dependencies, userId, async (tx, userKey) => {
    const { saved, isRepeated } = await saveSignalsWithin(tx, userKey, userId, write);
    // As she wrote it, also where this write came before: its answer may have been lost.
    const note = write.notes === write.base.notes ? undefined : write.notes;
    return { stored: saved, entry: { day: write.signal_date, now, isRepeated, note } };
  });
  return withSafety(stored, safety);
}

async function saveSignalsWithin(
  tx: Tx,
  userKey: UserKey,
  userId: string,
  { base, signal_date, symptoms, intercourse, mood, discharge, notes }: SignalsWrite,
): Promise<{ saved: DailyHealthSignals; isRepeated: boolean }> {
  await lockRecords(tx, 'daily_health_signals', userId);
  const row = await lockSignals(tx, userId, signal_date);
  const stored = row === null ? null : openSignals(userKey, userId, row);
  const isUnreadable = stored?.notes_unreadable === true;
  // Nothing can be merged into what cannot be read, and it may yet be mended: it is not written over.
  if (isUnreadable && notes !== base.notes) throw new AppError('invalid_input', UNREADABLE_NOTES);
  const mine = { symptoms, intercourse, mood, discharge, notes };
  // Without a record only what she changed is saved, as the browser shows it (a change before it was discarded).
  const merged = { signal_date, ...mergeSignals(base, mine, stored ?? EMPTY_SIGNALS) };
  if (stored !== null && areSameSignals(stored, merged)) return { saved: stored, isRepeated: true };
  // Notes that nobody touched keep their bytes.
  const isUntouched = merged.notes === (stored?.notes ?? '');
  const sealed = isUntouched ? (row?.notes ?? null) : sealNotes(userKey, userId, merged);
  await upsertSignals(tx, userId, [{ ...merged, notes: sealed }]);
  const saved: DailyHealthSignals = isUnreadable ? { ...merged, notes_unreadable: true } : merged;
  return { saved, isRepeated: false };
}
