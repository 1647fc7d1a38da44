import type { Tx } from '@lunaria/db/engine/database.ts';
import { deleteBleedingDay } from '@lunaria/db/queries/bleeding-days.ts';
import {
  deleteDailyLog as deleteRow,
  lockDailyLog,
  upsertDailyLogs,
} from '@lunaria/db/queries/daily-logs.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { type WithSafety, withSafety } from '@lunaria/domain/alerts/safety-alert.ts';
import { type Bleeding, EMPTY_BLEEDING } from '@lunaria/domain/bleeding/bleeding-day.ts';
import { areSameBleedings } from '@lunaria/domain/bleeding/merge-bleeding.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import {
  bloodPressureIn,
  bloodPressureOf,
  withBloodPressure,
} from '@lunaria/domain/daily-log/blood-pressure-of-day.ts';
import {
  type DailyLog,
  type DailyLogWrite,
  findLogDateFault,
  isEmptyLog,
  UNREADABLE_BLOOD_PRESSURE,
} from '@lunaria/domain/daily-log/daily-log.ts';
import { areSameLogs, mergeLog } from '@lunaria/domain/daily-log/merge-log.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { AppError } from '../../errors/app-error.ts';
import type { EntryDependencies } from '../alerts/entry-dependencies.ts';
import { keepEntry } from '../alerts/keep-entry.ts';
import { holdBleedingDay, keepBleedingDay } from '../bleeding/save-bleeding-day.ts';
import { joinBleeding, splitBleeding } from './join-bleeding.ts';
import { openLog, sealBloodPressure } from './log-blood-pressure.ts';

/**
 * Saves a day's log in one mode, merged with what another device wrote meanwhile; returns it as it is then, and what is
 * dangerous in it. The same write twice changes nothing the second time. Throws AppError('invalid_input') for a day that has not come.
 */
export async function saveDailyLog(
  dependencies: EntryDependencies,
  userId: string,
  write: DailyLogWrite,
  now: Date = new Date(),
): Promise<WithSafety<DailyLog>> {
  const fault = findLogDateFault(write.log_date, latestTodayOnEarth(now));
  if (fault !== null) throw new AppError('invalid_input', fault);
  const { stored, safety } = await keepEntry(dependencies, userId, async (tx, userKey) => {
    const { log, isRepeated } = await saveDailyLogWithin(tx, userKey, userId, write);
    return { stored: log, entry: { day: write.log_date, now, isRepeated } };
  });
  return withSafety(stored, safety);
}

async function saveDailyLogWithin(
  tx: Tx,
  userKey: UserKey,
  userId: string,
  write: DailyLogWrite,
): Promise<{ log: DailyLog; isRepeated: boolean }> {
  const mine = bloodPressureIn(write.life_stage, write);
  const base = bloodPressureIn(write.life_stage, write.base);
  await lockRecords(tx, 'daily_logs', userId);
  const row = await lockDailyLog(tx, userId, write.log_date);
  const bleedingRow = await holdBleedingDay(tx, userId, write.log_date);
  const stored = joinBleeding(row && openLog(userKey, userId, row), bleedingRow);
  // Nothing can be merged into what cannot be read, and it may yet be mended: it is not written over.
  if (stored?.blood_pressure_unreadable && mine !== base) {
    throw new AppError('invalid_input', UNREADABLE_BLOOD_PRESSURE);
  }
  const merged = mergeLog(write, stored);
  if (stored !== null && areSameLogs(stored, merged)) return { log: stored, isRepeated: true };
  // A page of an earlier version also sends a day of which she touched nothing: that is no log.
  if (stored === null && isEmptyLog(merged)) return { log: merged, isRepeated: true };
  const [before, after] = [stored && splitBleeding(stored), splitBleeding(merged)];
  // What she left stays as it was noted, with all that a field of the log does not show.
  if (!isSameBleeding(before?.bleeding ?? null, after.bleeding)) {
    const next = { day: write.log_date, ...(after.bleeding ?? EMPTY_BLEEDING) };
    await keepBleedingDay(tx, userId, bleedingRow, next);
    if (after.isLogEmpty && row === null) return { log: merged, isRepeated: false };
  }
  const { extras, blood_pressure_unreadable: _, ...common } = after.log;
  const pressure = bloodPressureOf(merged);
  // A blood pressure that nobody touched keeps its bytes.
  const isUntouched = pressure === (stored && bloodPressureOf(stored));
  const sealed = isUntouched
    ? (row?.blood_pressure ?? null)
    : sealBloodPressure(userKey, userId, write.log_date, pressure, row?.blood_pressure?.id);
  await upsertDailyLogs(tx, userId, [
    { ...common, extras: withBloodPressure(extras, null), blood_pressure: sealed },
  ]);
  return { log: merged, isRepeated: false };
}

function isSameBleeding(one: Bleeding | null, other: Bleeding | null): boolean {
  return areSameBleedings(one ?? EMPTY_BLEEDING, other ?? EMPTY_BLEEDING);
}

/** Deletes the log of this day, its bleeding too; fine when there is none, so that it may be asked for twice. */
export async function deleteDailyLog(
  dependencies: EntryDependencies,
  userId: string,
  date: CalendarDate,
  now: Date = new Date(),
): Promise<void> {
  await keepEntry(dependencies, userId, async (tx) => {
    await lockRecords(tx, 'daily_logs', userId);
    await deleteRow(tx, userId, date);
    await deleteBleedingDay(tx, date);
    return { stored: null, entry: { day: date, now } };
  });
}
