import type { Tx } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { deleteAlertRows, findAlertRows } from '@lunaria/db/queries/safety-alerts.ts';
import type { SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import { showAlert, sortAlerts } from '@lunaria/domain/alerts/show-alert.ts';
import { type CalendarDate, daysBetween } from '@lunaria/domain/calendar/calendar-date.ts';
import { factsOf } from '@lunaria/domain/dangers/facts-of.ts';
import { findDangers } from '@lunaria/domain/dangers/find-dangers.ts';
import { DANGER_RULES_VERSION } from '@lunaria/domain/dangers/rules/all-rules.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { openUserKey } from '../../keys/open-user-key.ts';
import { isRecent, utcDay } from './alert-days.ts';
import { keepAlertsOfDay } from './keep-alerts-of-day.ts';
import { openAlert, toKept } from './kept-alert.ts';
import { readDangerRows } from './read-danger-rows.ts';
import type { OpenedRow } from './show-row.ts';

/** No rule keeps silent for longer after she settled an alert (quietDays in domain/dangers/rules). */
const KEPT_DAYS = 366;

/** What was entered. */
export interface Entry {
  /** Null: something was deleted. Nothing is raised, what is open is looked at again. */
  day: CalendarDate | null;
  now: Date;
  /** It says something of other days too, as a period does: every day with an open alert is looked at again. */
  reachesFar?: boolean;
  /** Her note of the day is new. What is said once and kept nowhere may rest on it. */
  hasNewNote?: boolean;
}

/**
 * Looks at a day of hers after something of it was entered, in the transaction that stores it: raises what is dangerous
 * (domain/dangers), closes what the entry took back, and returns what is to be said of it, highest first. What she has not
 * said she has read is said again with every entry of its day, so that a lost answer hides nothing. To be called last: it
 * reads what the transaction wrote.
 */
export async function raiseAlerts(
  tx: Tx,
  keyring: MasterKeyring,
  userId: string,
  { day, now, reachesFar = day === null, hasNewNote = false }: Entry,
): Promise<SafetyAlert[]> {
  // Before anything is read: an entry of another kind waits here, and then sees what this one stored.
  await lockRecords(tx, 'safety_alerts', userId);
  const rows = await findAlertRows(tx, userId);
  const openDays = rows.filter(({ state }) => state === 'open').map((row) => row.day);
  const days = new Set(reachesFar ? openDays : []);
  if (day !== null && (isRecent(day, now) || openDays.includes(day))) days.add(day);
  if (days.size === 0) return [];
  const openKey = openOnce(() => openUserKey(tx, keyring, userId));
  const alerts = new Map<string, OpenedRow>();
  for (const row of rows) alerts.set(row.id, { ...row, kept: openAlert(await openKey(), userId, row) });
  const said: SafetyAlert[] = [];
  for (const one of days) {
    const { rows: known, isWhole } = await readDangerRows(tx, openKey, userId, one);
    const facts = factsOf(known);
    const dangers = findDangers(facts, { today: utcDay(now), now, zone: 'UTC' });
    const toKeep = dangers.filter(({ isPrivate }) => !isPrivate);
    const mayRaise = day !== null && isRecent(one, now);
    const look = { day: one, now, isWhole, mayRaise, isEntry: one === day };
    said.push(...(await keepAlertsOfDay({ tx, openKey, userId, alerts }, { facts, dangers: toKeep }, look)));
    if (one !== day || !hasNewNote) continue;
    const nowhere = { id: null, day, rules_version: DANGER_RULES_VERSION, raised_at: now.toISOString() };
    for (const danger of dangers.filter(({ isPrivate }) => isPrivate)) {
      const shown = showAlert(toKept(danger), { ...nowhere, read_at: null });
      if (shown !== null) said.push(shown);
    }
  }
  const old = rows.filter((row) => row.settled_on && daysBetween(row.settled_on, utcDay(now)) > KEPT_DAYS);
  await deleteAlertRows(
    tx,
    old.map(({ id }) => id),
  );
  return sortAlerts(said);
}

function openOnce(open: () => Promise<UserKey>): () => Promise<UserKey> {
  let key: Promise<UserKey> | null = null;
  return () => {
    key ??= open();
    return key;
  };
}
