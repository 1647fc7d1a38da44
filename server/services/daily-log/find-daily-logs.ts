import type { Database } from '@lunaria/db/engine/database.ts';
import { findBleedingDays } from '@lunaria/db/queries/bleeding-days.ts';
import type { DateRange } from '@lunaria/db/queries/daily-health-signals.ts';
import { findDailyLogs as findRows } from '@lunaria/db/queries/daily-logs.ts';
import { findUserKey } from '@lunaria/db/queries/user-keys.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DailyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { type UserKey, unwrapUserKey } from '../../encryption/user-key.ts';
import { readPage } from '../read-page.ts';
import { joinDays } from './join-bleeding.ts';
import { openLog } from './log-blood-pressure.ts';

/** Returns the newest days of the range with a log or with bleeding, oldest first, and the range of the rest: null for none. */
export async function findDailyLogs(
  database: Database,
  keyring: MasterKeyring,
  userId: string,
  range: DateRange,
): Promise<{ logs: DailyLog[]; rest: DateRange | null }> {
  let userKey: UserKey | null = null;
  const { rows, hasMore } = await readPage<DailyLog>(async (oldest, max) => {
    const asked = oldest === null ? range : { from: range.from, to: addDays(oldest.log_date, -1) };
    const [found, bleeding, wrapped] = await database.readAsUser(userId, (tx) =>
      Promise.all([
        findRows(tx, userId, asked, max),
        findBleedingDays(tx, userId, asked, max),
        userKey ? null : findUserKey(tx, userId),
      ]),
    );
    const needsKey = found.some((row) => row.blood_pressure !== null);
    if (needsKey && wrapped) userKey ??= unwrapUserKey(keyring, userId, wrapped);
    const logs = found.map((row) => openLog(userKey, userId, row));
    const days = joinDays(logs, bleeding, max);
    return { rows: days, bytes: 0, isLast: days.length < max };
  });
  const logs = rows.toReversed();
  const [first] = logs;
  return { logs, rest: hasMore && first ? { from: range.from, to: addDays(first.log_date, -1) } : null };
}
