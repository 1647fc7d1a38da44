import type { Database } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { findAlertRow, findAlertRows, upsertAlertRow } from '@lunaria/db/queries/safety-alerts.ts';
import type { AlertMark, SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import { sortAlerts } from '@lunaria/domain/alerts/show-alert.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import { utcDay } from './alert-days.ts';
import { openAlert, sealAlert } from './kept-alert.ts';
import { showRow } from './show-row.ts';

/** Her open alerts, highest first. `unreadableCount`: those that do not open are left out. */
export async function findSafetyAlerts(
  database: Database,
  keyring: MasterKeyring,
  userId: string,
): Promise<{ alerts: SafetyAlert[]; unreadableCount: number }> {
  return await database.asUser(userId, async (tx) => {
    const rows = (await findAlertRows(tx, userId)).filter(({ state }) => state === 'open');
    if (rows.length === 0) return { alerts: [], unreadableCount: 0 };
    const userKey = await openUserKey(tx, keyring, userId);
    const opened = rows.map((row) => ({ ...row, kept: openAlert(userKey, userId, row) }));
    return {
      alerts: sortAlerts(opened.flatMap(showRow)),
      unreadableCount: opened.filter(({ kept }) => kept === null).length,
    };
  });
}

/**
 * Notes what she said of an alert. Settled, it keeps no reasons: only which rule it was, so that it is not said again at
 * once. Fine when there is none, as after she corrected the entry; the same twice changes nothing.
 */
export async function markSafetyAlert(
  database: Database,
  keyring: MasterKeyring,
  userId: string,
  id: string,
  mark: AlertMark,
  now: Date = new Date(),
): Promise<void> {
  await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'safety_alerts', userId);
    const row = await findAlertRow(tx, userId, id);
    if (row === null || row.state !== 'open') return;
    const read_at = row.read_at ?? now;
    if (mark === 'read') {
      if (row.read_at === null) await upsertAlertRow(tx, userId, { ...row, read_at });
      return;
    }
    const userKey = await openUserKey(tx, keyring, userId);
    const kept = openAlert(userKey, userId, row);
    const content = kept === null ? row.content : sealAlert(userKey, userId, id, { ...kept, because: [] });
    await upsertAlertRow(tx, userId, { ...row, content, read_at, state: mark, settled_on: utcDay(now) });
  });
}
