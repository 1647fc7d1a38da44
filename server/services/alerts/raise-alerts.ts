import type { Tx } from '@lunaria/db/engine/database.ts';
import { findNewestEntryDay } from '@lunaria/db/queries/danger-rows.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import type { SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import { sortAlerts } from '@lunaria/domain/alerts/sort-alerts.ts';
import { type CalendarDate, utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { factsOf } from '@lunaria/domain/dangers/facts-of.ts';
import { findDangers } from '@lunaria/domain/dangers/find-dangers.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { isRecent, recentDays } from './alert-days.ts';
import type { Entry } from './entry.ts';
import { type AlertStore, forget, keepAlerts } from './keep-alerts.ts';
import { lookAtDocument, lookAtRecentDocuments } from './look-at-document.ts';
import { lookAtSetup } from './look-at-setup.ts';
import { isOutlived, openAlerts } from './open-alerts.ts';
import { readDangerPerson, readDangerRows } from './read-danger-rows.ts';
import { isStanding, type OpenedRow, showRow } from './show-row.ts';

/** More days are not looked at with one entry; the newest come first. */
const MOST_DAYS = 8;
const DOCUMENT = 'document:';
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Looks at a day of hers after something of it was entered, in the transaction that stores it: raises what is dangerous
 * (domain/dangers), closes what the entry took back, and returns what is to be said of it, highest first. What she has not
 * said she has read is said again with every entry of its day, so that a lost answer hides nothing. To be called last, by
 * keepEntry: it reads what the transaction wrote.
 */
export async function raiseAlerts(
  tx: Tx,
  userKey: UserKey,
  userId: string,
  entry: Entry,
): Promise<SafetyAlert[]> {
  const { now } = entry;
  const said: SafetyAlert[] = [];
  if (entry.isRepeated) {
    const store = await openAlerts(tx, userKey, userId);
    const ofDay = notedRows(store).filter((row) => row.day === entry.day && isStanding(row, now));
    const isDue = ofDay.some(({ raised_at }) => now.getTime() - raised_at.getTime() >= DAY_MS);
    if (!isDue) return sortAlerts(ofDay.filter(({ read_at }) => read_at === null).flatMap(showRow));
  }
  // Before anything is read: an entry of another kind waits here, and then sees what this one stored.
  await lockRecords(tx, 'safety_alerts', userId);
  const store = await openAlerts(tx, userKey, userId);
  const outlived = [...store.alerts.values()].filter((row) => isOutlived(row, now));
  await forget(store, [...outlived, ...store.beyond]);
  const { source = null } = entry;
  if (source?.startsWith(DOCUMENT)) {
    const documentId = source.slice(DOCUMENT.length);
    const person = await readDangerPerson(tx, userKey, userId);
    const openOfIt = () => [...store.alerts.values()].filter(({ kept }) => kept?.source === source).length;
    const before = openOfIt();
    said.push(...(await lookAtDocument(store, person, { documentId, now })));
    // Another paper may have said the same, and kept silent for this one.
    if (openOfIt() < before)
      said.push(...(await lookAtRecentDocuments(store, person, { now, but: documentId })));
    return sortAlerts(said);
  }
  const days = await daysToLookAt(tx, store, entry);
  if (days.length === 0 && !reachesFar(entry)) return said;
  const person = await readDangerPerson(tx, userKey, userId);
  if (reachesFar(entry)) said.push(...(await lookAtSetup(store, person, entry)));
  if (entry.isOfHer) said.push(...(await lookAtRecentDocuments(store, person, { now })));
  for (const day of days) {
    const { rows, isWhole } = await readDangerRows(tx, userKey, userId, { person, day });
    const facts = factsOf(rows);
    const found = findDangers(facts, { today: utcDay(now), now, zone: 'UTC' });
    const dangers = found.filter(({ isPrivate }) => !isPrivate);
    const isEntry = day === entry.day;
    const { isMedicineUnreadable } = person;
    const mayRaise = isRecent(day, now);
    const look = { source: null, day, now, isWhole, isMedicineUnreadable, mayRaise, isEntry };
    said.push(...(await keepAlerts(store, { facts, dangers }, look)));
  }
  return sortAlerts(said);
}

/** The day of the entry, the open ones that it reaches, and the newest she entered anything of, which looks back on it. */
async function daysToLookAt(tx: Tx, store: AlertStore, entry: Entry): Promise<CalendarDate[]> {
  const { day, now } = entry;
  const open = notedRows(store).flatMap((row) => (row.state === 'open' ? [row.day] : []));
  const others = new Set(open.filter((one) => reachesFar(entry) || day === null || one > day));
  if (reachesFar(entry) || day === null || day < utcDay(now)) {
    const newest = await findNewestEntryDay(tx, store.userId, recentDays(now));
    if (newest !== null && (day === null || newest > day)) others.add(newest);
  }
  const own = day !== null && (isRecent(day, now) || open.includes(day)) ? [day] : [];
  const rest = [...others]
    .filter((one) => one !== day)
    .toSorted()
    .toReversed();
  return [...own, ...rest].slice(0, MOST_DAYS);
}

/** What was found in the notes of days, not in documents or the setup; with those that do not open. */
function notedRows({ alerts }: AlertStore): OpenedRow[] {
  return [...alerts.values()].filter(({ kept }) => (kept?.source ?? null) === null);
}

function reachesFar({ day, reachesFar: isFar = false, source = null }: Entry): boolean {
  return isFar || day === null || source === 'setup';
}
