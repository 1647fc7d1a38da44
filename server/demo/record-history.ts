import type { Database } from '@lunaria/db/engine/database.ts';
import { upsertBleedingDays } from '@lunaria/db/queries/bleeding-days.ts';
import { upsertSignals } from '@lunaria/db/queries/daily-health-signals.ts';
import { upsertDailyLogs } from '@lunaria/db/queries/daily-logs.ts';
import { upsertPeriods } from '@lunaria/db/queries/period-tracking.ts';
import { EMPTY_BLEEDING, isEmptyBleeding } from '@lunaria/domain/bleeding/bleeding-day.ts';
import { bleedingIn, withoutBleeding } from '@lunaria/domain/bleeding/log-bleeding.ts';
import { bloodPressureOf, withBloodPressure } from '@lunaria/domain/daily-log/blood-pressure-of-day.ts';
import type { DailyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import type { History } from '@lunaria/domain/examples/create-history.ts';
import type { MasterKeyring } from '../encryption/master-key.ts';
import { openUserKey } from '../keys/open-user-key.ts';
import { sealBloodPressure } from '../services/daily-log/log-blood-pressure.ts';
import { sealNotes } from '../services/signals/signal-notes.ts';

/** Days in one statement. */
const BATCH = 500;

/**
 * Puts a whole history into somebody's records at once, past the API: for benchmarks and tests, where thousands of
 * requests would take minutes.
 */
export async function recordHistory(
  database: Database,
  keyring: MasterKeyring,
  userId: string,
  { periods, days }: History,
): Promise<void> {
  await database.asUser(userId, async (tx) => {
    const userKey = await openUserKey(tx, keyring, userId);
    await upsertPeriods(tx, userId, periods);
    for (let first = 0; first < days.length; first += BATCH) {
      const rows = days.slice(first, first + BATCH);
      await upsertSignals(
        tx,
        userId,
        rows.map((day) => ({ ...day, notes: sealNotes(userKey, userId, day) })),
      );
    }
  });
}

/** The same for her daily logs. */
export async function recordLogs(
  database: Database,
  keyring: MasterKeyring,
  userId: string,
  logs: readonly DailyLog[],
): Promise<void> {
  await database.asUser(userId, async (tx) => {
    const userKey = await openUserKey(tx, keyring, userId);
    for (let first = 0; first < logs.length; first += BATCH) {
      const days = logs.slice(first, first + BATCH);
      const bleeding = days.map(({ log_date: day, extras }) => ({
        day,
        ...(bleedingIn(extras) ?? EMPTY_BLEEDING),
      }));
      await upsertBleedingDays(
        tx,
        userId,
        bleeding.filter((day) => !isEmptyBleeding(day)),
      );
      const rows = days.map((log) => ({
        ...log,
        extras: withBloodPressure(withoutBleeding(log.extras), null),
        blood_pressure: sealBloodPressure(userKey, userId, log.log_date, bloodPressureOf(log)),
      }));
      await upsertDailyLogs(tx, userId, rows);
    }
  });
}
