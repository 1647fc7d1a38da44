import type { Database } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { findAlertRow, upsertAlertRow } from '@lunaria/db/queries/safety-alerts.ts';
import type { AlertMarkWrite, SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import { sortAlerts } from '@lunaria/domain/alerts/sort-alerts.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import type { EntryDependencies } from './entry-dependencies.ts';
import { keepEntry } from './keep-entry.ts';
import { openAlert, sealAlert } from './kept-alert.ts';
import { openAlerts } from './open-alerts.ts';
import { isStanding, showRow } from './show-row.ts';

/** Her open alerts, highest first, but those that have lapsed. `unreadableCount`: those that do not open are left out. */
export async function findSafetyAlerts(
  database: Database,
  keyring: MasterKeyring,
  userId: string,
  now: Date = new Date(),
): Promise<{ alerts: SafetyAlert[]; unreadableCount: number }> {
  return await database.asUser(userId, async (tx) => {
    const { alerts } = await openAlerts(tx, await openUserKey(tx, keyring, userId), userId);
    const standing = [...alerts.values()].filter((row) => isStanding(row, now));
    return {
      alerts: sortAlerts(standing.flatMap(showRow)),
      unreadableCount: standing.filter(({ kept }) => kept === null).length,
    };
  });
}

/**
 * Notes what she said of an alert: read, settled, or open again after all. Settled, it keeps no reasons: only which rule it was,
 * so that it is not said again at once; opened again, its day is looked at once more and brings them back. Fine when there is
 * none, as after she corrected the entry; the same twice changes nothing.
 */
export async function markSafetyAlert(
  dependencies: EntryDependencies,
  userId: string,
  id: string,
  { mark, why }: Pick<AlertMarkWrite, 'mark' | 'why'>,
  now: Date = new Date(),
): Promise<void> {
  await keepEntry(dependencies, userId, async (tx, userKey) => {
    await lockRecords(tx, 'safety_alerts', userId);
    const row = await findAlertRow(tx, userId, id);
    const nothing = { stored: null, entry: null };
    if (row === null || mark === row.state) return nothing;
    const read_at = row.read_at ?? now;
    if (mark === 'read') {
      if (row.read_at === null) await upsertAlertRow(tx, userId, { ...row, read_at });
      return nothing;
    }
    const kept = openAlert(userKey, userId, row);
    if (mark === 'open') {
      await upsertAlertRow(tx, userId, { ...row, read_at, state: mark, settled_at: null });
      return { stored: null, entry: kept === null ? null : { day: row.day, now, source: kept.source } };
    }
    // What she settled stays as she settled it, whatever a second tab says.
    if (row.state !== 'open') return nothing;
    const isWhy = mark === 'not-right' && why !== undefined;
    const settled = kept && { ...kept, because: [], ...(isWhy && { why }) };
    const content = settled === null ? row.content : sealAlert(userKey, userId, id, settled);
    await upsertAlertRow(tx, userId, { ...row, content, read_at, state: mark, settled_at: now });
    return nothing;
  });
}
