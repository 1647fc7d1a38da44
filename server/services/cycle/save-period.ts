import type { Tx } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { followLastPeriod } from '@lunaria/db/queries/onboarding-answers.ts';
import {
  deletePeriod as deleteRow,
  lockPeriods,
  movePeriod,
  upsertPeriods,
} from '@lunaria/db/queries/period-tracking.ts';
import { type WithSafety, withSafety } from '@lunaria/domain/alerts/safety-alert.ts';
import { type CalendarDate, utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import {
  findMet,
  findPeriodFault,
  lastRecordedDay,
  latestTodayOnEarth,
  mergePeriod,
  type Period,
  type PeriodWrite,
} from '@lunaria/domain/cycle/period.ts';
import { AppError } from '../../errors/app-error.ts';
import type { EntryDependencies } from '../alerts/entry-dependencies.ts';
import { keepEntry } from '../alerts/keep-entry.ts';
import { moveCycleMarkWithin } from './save-cycle-mark.ts';

/**
 * Saves a period, or moves one to another start with what was said of its cycle, merged with what another device wrote meanwhile; returns it as it
 * is then, and what is dangerous in it. The same write twice changes nothing the second time. Throws AppError('invalid_input') for days that
 * cannot be.
 */
export async function savePeriod(
  dependencies: EntryDependencies,
  userId: string,
  write: PeriodWrite,
  now: Date = new Date(),
): Promise<WithSafety<Period>> {
  const fault = findPeriodFault(write, latestTodayOnEarth(now));
  if (fault !== null) throw new AppError('invalid_input', fault);
  const { stored, safety } = await keepEntry(dependencies, userId, async (tx) => {
    const { period, isRepeated } = await savePeriodWithin(tx, userId, write);
    const day = lastRecordedDay(period, utcDay(now));
    return { stored: period, entry: { day, now, isRepeated, reachesFar: true } };
  });
  return withSafety(stored, safety);
}

/** `savePeriod` as a part of a larger transaction of hers; the days were looked at before. */
export async function savePeriodWithin(
  tx: Tx,
  userId: string,
  write: Omit<PeriodWrite, 'user_id'>,
): Promise<{ period: Period; isRepeated: boolean }> {
  const { period_start_date, period_end_date, cycle_length } = write;
  const mine = { period_start_date, period_end_date, cycle_length };
  // In the order of finish-setup.ts, which holds both: what moves may be named in her answers.
  if (write.replaces_start_date !== undefined) await lockRecords(tx, 'onboarding_answers', userId);
  await lockRecords(tx, 'period_tracking', userId);
  const { there, moved } = await findStored(tx, userId, write);
  const merged = mergePeriod(write.base, mine, findMet(there, moved));
  if (moved === null) {
    const isRepeated = there !== null && isSamePeriod(merged, there);
    if (!isRepeated) await upsertPeriods(tx, userId, [merged]);
    return { period: merged, isRepeated };
  }
  // Two periods with one start become one.
  if (there !== null) await deleteRow(tx, there.period_start_date);
  await movePeriod(tx, userId, moved.period_start_date, merged);
  await followLastPeriod(tx, userId, moved.period_start_date);
  await moveCycleMarkWithin(tx, userId, moved.period_start_date, merged.period_start_date);
  return { period: merged, isRepeated: false };
}

/** What stands at the start of the write, and the period it moves there; null where there is none, or no longer. */
async function findStored(tx: Tx, userId: string, write: Omit<PeriodWrite, 'user_id'>) {
  const { period_start_date: start, replaces_start_date: replaced = start } = write;
  const stored = await lockPeriods(tx, userId, [...new Set([start, replaced])]);
  const find = (date: string) => stored.find((period) => period.period_start_date === date) ?? null;
  return { there: find(start), moved: replaced === start ? null : find(replaced) };
}

function isSamePeriod(one: Period, other: Period): boolean {
  return (
    one.period_start_date === other.period_start_date &&
    one.period_end_date === other.period_end_date &&
    one.cycle_length === other.cycle_length
  );
}

/**
 * Deletes the period that begins on this day, and her setup no more names it as the last one; fine when there is none,
 * so that it may be asked for twice.
 */
export async function deletePeriod(
  dependencies: EntryDependencies,
  userId: string,
  start: CalendarDate,
  now: Date = new Date(),
): Promise<void> {
  await keepEntry(dependencies, userId, async (tx) => {
    // In the order of finish-setup.ts, which holds both.
    await lockRecords(tx, 'onboarding_answers', userId);
    await lockRecords(tx, 'period_tracking', userId);
    await deleteRow(tx, start);
    await followLastPeriod(tx, userId, start);
    return { stored: null, entry: { day: null, now } };
  });
}
