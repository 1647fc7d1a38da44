import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { findAlertRow, upsertAlertRow } from '@lunaria/db/queries/safety-alerts.ts';
import type { AlertMarkWrite, SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import { areOfOneThing, newestOfEach, sortAlerts } from '@lunaria/domain/alerts/sort-alerts.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import type { EntryDependencies } from './entry-dependencies.ts';
import { keepEntry } from './keep-entry.ts';
import { openAlert, sealAlert } from './kept-alert.ts';
import { openAlerts } from './open-alerts.ts';
import { isStanding, type OpenedRow, showRow } from './show-row.ts';

/** Her open alerts, highest first, without those that have lapsed; of what lasts the newest. `unreadableCount`: those that do not open are left out. */
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
      alerts: newestOfEach(sortAlerts(standing.flatMap(showRow))),
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
    for (const one of await findOfOneThing(tx, userKey, userId, { ...row, kept })) {
      const settled = one.kept && { ...one.kept, because: [], ...(isWhy && { why }) };
      const content = settled === null ? one.content : sealAlert(userKey, userId, one.id, settled);
      const read = one.read_at ?? now;
      await upsertAlertRow(tx, userId, { ...one, content, read_at: read, state: mark, settled_at: now });
    }
    return nothing;
  });
}

/** The alert, and the open ones of earlier days that it stands for in the list. */
async function findOfOneThing(
  tx: Tx,
  userKey: UserKey,
  userId: string,
  row: OpenedRow,
): Promise<OpenedRow[]> {
  const [shown] = showRow(row);
  if (shown === undefined) return [row];
  const { alerts } = await openAlerts(tx, userKey, userId);
  const others = [...alerts.values()].filter(
    (other) =>
      other.id !== row.id &&
      other.state === 'open' &&
      other.day <= row.day &&
      showRow(other).some((one) => areOfOneThing(one, shown)),
  );
  return [row, ...others];
}
