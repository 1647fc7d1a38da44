import { randomUUID } from 'node:crypto';
import type { DailyLogRow } from '@lunaria/db/queries/daily-logs.ts';
import type { SealedPressure } from '@lunaria/db/queries/log-measurements.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { withBloodPressure } from '@lunaria/domain/daily-log/blood-pressure-of-day.ts';
import type { DailyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import { TamperedError } from '../../encryption/tampered-error.ts';
import { decryptText, encryptText, type TextPlace } from '../../encryption/text.ts';
import type { UserKey } from '../../encryption/user-key.ts';

/**
 * The day as she sees it. A blood pressure that was not written for this user and this day is marked unreadable: it
 * must not take the rest of the day, or of the year, with it.
 */
export function openLog(userKey: UserKey | null, userId: string, row: DailyLogRow): DailyLog {
  const { blood_pressure: stored, ...log } = row;
  if (stored === null) return log;
  if (userKey === null) throw new Error('There is an encrypted blood pressure and no key of this user.');
  try {
    const text = openBloodPressure(userKey, userId, log.log_date, stored);
    return { ...log, extras: withBloodPressure(log.extras, text) };
  } catch (error) {
    if (error instanceof TamperedError) return { ...log, blood_pressure_unreadable: true };
    throw error;
  }
}

/** Throws a TamperedError where it was not sealed for this place. */
export function openBloodPressure(
  userKey: UserKey,
  userId: string,
  date: CalendarDate,
  { id, bytes }: SealedPressure,
): string {
  return decryptText(userKey, id === null ? placeOfBefore(userId, date) : placeOf(userId, date, id), bytes);
}

/** The blood pressure as it is stored, under the id it has or under a new one; null for none. */
export function sealBloodPressure(
  userKey: UserKey,
  userId: string,
  date: CalendarDate,
  text: string | null,
  known: string | null = null,
): (SealedPressure & { id: string }) | null {
  if (text === null) return null;
  const id = known ?? randomUUID();
  return { id, bytes: encryptText(userKey, placeOf(userId, date, id), text) };
}

function placeOf(userId: string, date: CalendarDate, id: string): TextPlace {
  return { table: 'measurements', column: 'content', userId, rowKey: `pressure ${date} ${id}` };
}

/** Where it stood before there were measurements; the job move-blood-pressures takes it from there. */
function placeOfBefore(userId: string, date: CalendarDate): TextPlace {
  return { table: 'daily_logs', column: 'blood_pressure', userId, rowKey: date };
}
