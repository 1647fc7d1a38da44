import type { Database } from '@lunaria/db/engine/database.ts';
import { findDailyLogs as findRows } from '@lunaria/db/queries/daily-logs.ts';
import { findUserKey } from '@lunaria/db/queries/user-keys.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DailyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { unwrapUserKey } from '../encryption/user-key.ts';
import { openLog } from './log-blood-pressure.ts';

/** Returns the days with a log, oldest first; null for an end that is open. */
export async function findDailyLogs(
  database: Database,
  keyring: MasterKeyring,
  userId: string,
  range: { from: CalendarDate | null; to: CalendarDate | null },
): Promise<DailyLog[]> {
  const [rows, wrapped] = await database.readAsUser(userId, (tx) =>
    Promise.all([findRows(tx, userId, range), findUserKey(tx, userId)]),
  );
  const needsKey = rows.some((row) => row.blood_pressure !== null);
  const userKey = needsKey && wrapped ? unwrapUserKey(keyring, userId, wrapped) : null;
  return rows.map((row) => openLog(userKey, userId, row));
}
