import type { Tx } from '@lunaria/db/engine/database.ts';
import { deleteBleedingDay, lockBleedingDay, upsertBleedingDays } from '@lunaria/db/queries/bleeding-days.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { type WithSafety, withSafety } from '@lunaria/domain/alerts/safety-alert.ts';
import {
  type BleedingDay,
  type BleedingWrite,
  EMPTY_BLEEDING,
  isEmptyBleeding,
} from '@lunaria/domain/bleeding/bleeding-day.ts';
import { areSameBleedings, mergeBleeding } from '@lunaria/domain/bleeding/merge-bleeding.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { findLogDateFault } from '@lunaria/domain/daily-log/daily-log.ts';
import { AppError } from '../../errors/app-error.ts';
import type { EntryDependencies } from '../alerts/entry-dependencies.ts';
import { keepEntry } from '../alerts/keep-entry.ts';

/**
 * Saves the bleeding of a day, merged with what another device wrote meanwhile; returns it as it is then, and what is
 * dangerous in it. The same write twice changes nothing the second time. Throws AppError('invalid_input') for a day that has not come.
 */
export async function saveBleedingDay(
  dependencies: EntryDependencies,
  userId: string,
  write: BleedingWrite,
  now: Date = new Date(),
): Promise<WithSafety<BleedingDay>> {
  const { day, base, flow, kind } = write;
  const fault = findLogDateFault(day, latestTodayOnEarth(now));
  if (fault !== null) throw new AppError('invalid_input', fault);
  const { stored, safety } = await keepEntry(dependencies, userId, async (tx) => {
    const before = await holdBleedingDay(tx, userId, day);
    const merged = { day, ...mergeBleeding(base, { flow, kind }, before ?? EMPTY_BLEEDING) };
    const isRepeated = !(await keepBleedingDay(tx, userId, before, merged));
    return { stored: merged, entry: { day, now, isRepeated } };
  });
  return withSafety(stored, safety);
}

/** The day's row, or null; nobody else writes this user's rows until the transaction ends. */
export async function holdBleedingDay(
  tx: Tx,
  userId: string,
  day: CalendarDate,
): Promise<BleedingDay | null> {
  await lockRecords(tx, 'bleeding_days', userId);
  return await lockBleedingDay(tx, userId, day);
}

/** Writes what changed; false: nothing did. A day of which nothing is said has no row. */
export async function keepBleedingDay(
  tx: Tx,
  userId: string,
  stored: BleedingDay | null,
  next: BleedingDay,
): Promise<boolean> {
  if (areSameBleedings(stored ?? EMPTY_BLEEDING, next)) return false;
  if (isEmptyBleeding(next)) await deleteBleedingDay(tx, next.day);
  else await upsertBleedingDays(tx, userId, [next]);
  return true;
}
