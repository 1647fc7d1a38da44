import type { Tx } from '@lunaria/db/engine/database.ts';
import { findAlertRows } from '@lunaria/db/queries/safety-alerts.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import type { AlertStore } from './keep-alerts.ts';
import { openAlert } from './kept-alert.ts';
import { isStanding, type OpenedRow } from './show-row.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** No rule keeps silent for longer after she settled an alert (quietDays in domain/dangers/rules). */
const KEPT_DAYS = 366;
/** More than rules and days can raise in a year of ordinary entries; what is beyond is forgotten, the oldest settled first. */
const MOST_ALERTS = 400;

/** Her alerts as they are stored, with what they say. `beyond`: those that are too many to be kept. */
export async function openAlerts(
  tx: Tx,
  userKey: UserKey,
  userId: string,
): Promise<AlertStore & { beyond: { id: string }[] }> {
  const rows = await findAlertRows(tx, userId, 2 * MOST_ALERTS);
  const opened = rows
    .slice(0, MOST_ALERTS)
    .map((row): [string, OpenedRow] => [row.id, { ...row, kept: openAlert(userKey, userId, row) }]);
  return { tx, userKey, userId, alerts: new Map(opened), beyond: rows.slice(MOST_ALERTS) };
}

/** True for one that plays no part any more: it has lapsed, or was settled so long ago that it keeps nothing silent. */
export function isOutlived(row: OpenedRow, now: Date): boolean {
  if (row.settled_at !== null) return now.getTime() - row.settled_at.getTime() > KEPT_DAYS * DAY_MS;
  return !isStanding(row, now);
}
