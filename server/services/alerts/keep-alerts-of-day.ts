import type { Tx } from '@lunaria/db/engine/database.ts';
import { deleteAlertRows, upsertAlertRow } from '@lunaria/db/queries/safety-alerts.ts';
import type { SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { alertFacts, isSaidAgain, type RaisedAlert } from '@lunaria/domain/dangers/alert-again.ts';
import type { Facts } from '@lunaria/domain/dangers/facts/facts.ts';
import type { Danger } from '@lunaria/domain/dangers/find-dangers.ts';
import { DANGER_RULES_VERSION } from '@lunaria/domain/dangers/rules/all-rules.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { utcDay } from './alert-days.ts';
import { keyOfFacts, sealAlert, toKept } from './kept-alert.ts';
import { type OpenedRow, showRow } from './show-row.ts';

interface Store {
  tx: Tx;
  openKey: () => Promise<UserKey>;
  userId: string;
  /** All of hers by their ids; what changes is changed here too. */
  alerts: Map<string, OpenedRow>;
}

interface Look {
  day: CalendarDate;
  now: Date;
  /** False: something of the day could not be read, on which an alert may rest. */
  isWhole: boolean;
  mayRaise: boolean;
  /** It is the day of the entry: what she has not read yet is said again. */
  isEntry: boolean;
}

/** Brings what is stored of a day up to what was found of it; returns what is to be said. */
export async function keepAlertsOfDay(
  store: Store,
  { facts, dangers }: { facts: Facts; dangers: readonly Danger[] },
  look: Look,
): Promise<SafetyAlert[]> {
  const { day, isWhole, mayRaise, isEntry } = look;
  const said: SafetyAlert[] = [];
  const found = new Set<string>();
  for (const danger of dangers) {
    const { known, isAgain, factsKey } = await lookUp(store, danger, facts, look);
    const row = isAgain && mayRaise ? await raise(store, danger, factsKey, known, look) : known;
    if (row === null) continue;
    found.add(row.id);
    const isUnread = row.state === 'open' && row.read_at === null;
    if (row !== known || (isEntry && isUnread)) said.push(...showRow(row));
  }
  const ofDay = [...store.alerts.values()].filter((row) => row.day === day && row.state === 'open');
  const gone = isWhole ? ofDay.filter(({ id }) => !found.has(id)).map(({ id }) => id) : [];
  await deleteAlertRows(store.tx, gone);
  for (const id of gone) store.alerts.delete(id);
  return said;
}

/** The alert of this day on the same facts, or null, and whether it is time to say it, for the first time or again. */
async function lookUp(
  { openKey, userId, alerts }: Store,
  danger: Danger,
  facts: Facts,
  { day, now }: Look,
): Promise<{ known: OpenedRow | null; isAgain: boolean; factsKey: Buffer }> {
  const text = alertFacts(danger, facts);
  const factsKey = keyOfFacts(await openKey(), userId, danger.rule, text);
  const isSame = (row: OpenedRow) => factsKey.equals(row.facts_key);
  const rows = [...alerts.values()];
  const known = rows.find((row) => row.day === day && isSame(row)) ?? null;
  const before = rows.flatMap((row): RaisedAlert[] => {
    if (row.kept === null || row.kept.rule !== danger.rule) return [];
    const { rule, level } = row.kept;
    return [{ rule, level, facts: isSame(row) ? text : '', at: row.raised_at, settledOn: row.settled_on }];
  });
  const clock = { today: utcDay(now), now, isNewReading: known === null };
  return { known, isAgain: isSaidAgain(danger, facts, before, clock), factsKey };
}

async function raise(
  { tx, openKey, userId, alerts }: Store,
  danger: Danger,
  factsKey: Buffer,
  known: OpenedRow | null,
  { day, now }: Look,
): Promise<OpenedRow> {
  const id = known?.id ?? crypto.randomUUID();
  const kept = toKept(danger);
  const row: OpenedRow = {
    id,
    day,
    facts_key: factsKey,
    content: sealAlert(await openKey(), userId, id, kept),
    rules_version: DANGER_RULES_VERSION,
    raised_at: now,
    read_at: null,
    state: 'open',
    settled_on: null,
    kept,
  };
  await upsertAlertRow(tx, userId, row);
  alerts.set(id, row);
  return row;
}
