import type { Tx } from '@lunaria/db/engine/database.ts';
import { deleteAlertRows, upsertAlertRow } from '@lunaria/db/queries/safety-alerts.ts';
import type { SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import type { KeptAlert } from '@lunaria/domain/alerts/show-alert.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { alertFacts, isSaidAgain, type RaisedAlert } from '@lunaria/domain/dangers/alert-again.ts';
import type { Facts } from '@lunaria/domain/dangers/facts/facts.ts';
import type { Danger } from '@lunaria/domain/dangers/find-dangers.ts';
import { DANGER_RULES_VERSION } from '@lunaria/domain/dangers/rules/all-rules.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { keyOfFacts, sealAlert, toKept } from './kept-alert.ts';
import { type OpenedRow, showRow } from './show-row.ts';

export interface AlertStore {
  tx: Tx;
  userKey: UserKey;
  userId: string;
  /** Those of hers that play a part, by their ids; what changes is changed here too. */
  alerts: Map<string, OpenedRow>;
}

export interface Look {
  /** What was looked at: a document, the answers of the setup; null: what she noted of `day`. */
  source: KeptAlert['source'];
  day: CalendarDate;
  now: Date;
  /** False: something could not be read, on which an alert may rest. */
  isWhole: boolean;
  /** One of her medicines does not open: an alert that rests on one may rest on it, and stands. */
  isMedicineUnreadable: boolean;
  /** False for a day that is long past: what stands is kept up to date, nothing new is said. */
  mayRaise: boolean;
  /** It is what she has just entered: what she has not read yet is said again. */
  isEntry: boolean;
}

/** Brings what is stored of a day, or of a document, up to what was found in it; returns what is to be said. */
export async function keepAlerts(
  store: AlertStore,
  { facts, dangers }: { facts: Facts; dangers: readonly Danger[] },
  look: Look,
): Promise<SafetyAlert[]> {
  const said: SafetyAlert[] = [];
  const stays = new Set<string>();
  for (const danger of dangers) {
    const { isAgain, ...found } = lookUp(store, danger, facts, look);
    const isRaised = isAgain && look.mayRaise;
    const row = isRaised
      ? await write(store, danger, {
          ...found,
          look,
          id: found.known?.id,
          raised_at: look.now,
          read_at: null,
        })
      : await keep(store, danger, { ...found, look });
    if (row === null) continue;
    stays.add(row.id);
    const isUnread = row.state === 'open' && row.read_at === null;
    if (isRaised || (look.isEntry && isUnread)) said.push(...showRow(row));
  }
  if (look.isWhole)
    await forget(
      store,
      ofLook(store, look).filter(({ id, kept }) => !stays.has(id) && !mayStand(kept, look)),
    );
  return said;
}

function mayStand(kept: KeptAlert | null, { isMedicineUnreadable }: Look): boolean {
  return (
    isMedicineUnreadable &&
    (kept?.because.some(({ fact }) => fact === 'harmfulMedicine' || fact === 'harmfulMedicines') ?? false)
  );
}

/** What stands already and is not said again. On other facts than before it is written anew, and so where its reasons read otherwise. */
async function keep(
  store: AlertStore,
  danger: Danger,
  { known, before, factsKey, look }: Omit<ReturnType<typeof lookUp>, 'isAgain'> & { look: Look },
): Promise<OpenedRow | null> {
  if (known === null)
    return before && (await write(store, danger, { ...before, factsKey, look, id: undefined }));
  const reasons = JSON.stringify(toKept(danger, look.source).because);
  const isOutdated = known.state === 'open' && JSON.stringify(known.kept?.because) !== reasons;
  return isOutdated ? await write(store, danger, { ...known, factsKey, look }) : known;
}

/** Takes alerts away for good. */
export async function forget({ tx, alerts }: AlertStore, gone: readonly { id: string }[]): Promise<void> {
  await deleteAlertRows(
    tx,
    gone.map(({ id }) => id),
  );
  for (const { id } of gone) alerts.delete(id);
}

/** What is open of what is looked at, in the same document on whatever day it was dated before. */
function ofLook({ alerts }: AlertStore, { source, day }: Look): OpenedRow[] {
  return [...alerts.values()].filter(
    ({ state, kept, day: of }) =>
      state === 'open' && kept !== null && kept.source === source && (source !== null || of === day),
  );
}

/**
 * The alert on the same facts, or null; else the open one of the same rule that rested on other facts, or null; and whether it is
 * time to say it, for the first time or again.
 */
function lookUp(
  store: AlertStore,
  danger: Danger,
  facts: Facts,
  look: Look,
): { known: OpenedRow | null; before: OpenedRow | null; isAgain: boolean; factsKey: Buffer } {
  const { userKey, userId, alerts } = store;
  const { source, day, now } = look;
  const text = alertFacts(danger, facts);
  const factsKey = keyOfFacts(userKey, userId, { rule: danger.rule, source, facts: text });
  const isSame = (row: OpenedRow) => factsKey.equals(row.facts_key);
  const rows = [...alerts.values()];
  const known = rows.find((row) => row.day === day && isSame(row)) ?? null;
  if (known === null && isOfAnotherPaper(store, danger, text, look)) {
    return { known, before: null, isAgain: false, factsKey };
  }
  const before = ofLook(store, look).find(({ kept }) => kept?.rule === danger.rule) ?? null;
  const raised = rows.flatMap((row): RaisedAlert[] => {
    if (row.kept === null || row.kept.rule !== danger.rule) return [];
    // Where none is kept it is the rule's own.
    const { rule, level = danger.level } = row.kept;
    const same = isSame(row) ? text : '';
    return [{ rule, day: row.day, level, facts: same, at: row.raised_at, settledAt: row.settled_at }];
  });
  const isAgain = isSaidAgain({ danger, day, facts: text }, raised, { now });
  return { known, before, isAgain, factsKey };
}

/** The same paper was uploaded before, or another that says the same: the same value, in the same unit, of the same day is one fact. */
function isOfAnotherPaper(
  { userKey, userId, alerts }: AlertStore,
  danger: Danger,
  facts: string,
  { source, day }: Look,
): boolean {
  if (source === null || source === 'setup') return false;
  const daysOf = (because: KeptAlert['because']) =>
    because
      .flatMap(({ fact, from, day: on }) => (from === 'document' ? `${fact} ${on}` : []))
      .toSorted()
      .join();
  return [...alerts.values()].some(({ kept, facts_key, day: of }) => {
    if (kept === null || kept.rule !== danger.rule || kept.source === null || kept.source === source)
      return false;
    const key = keyOfFacts(userKey, userId, { rule: danger.rule, source: kept.source, facts });
    // What she has settled keeps no reasons.
    return key.equals(facts_key) && (of === day || daysOf(kept.because) === daysOf(danger.because));
  });
}

interface Written {
  id: string | undefined;
  factsKey: Buffer;
  look: Look;
  raised_at: Date;
  read_at: Date | null;
}

/** Opens the alert with this id, or a new one. */
async function write(
  { tx, userKey, userId, alerts }: AlertStore,
  danger: Danger,
  { id = crypto.randomUUID(), factsKey, look, raised_at, read_at }: Written,
): Promise<OpenedRow> {
  const kept = toKept(danger, look.source);
  const row: OpenedRow = {
    id,
    day: look.day,
    facts_key: factsKey,
    content: sealAlert(userKey, userId, id, kept),
    rules_version: DANGER_RULES_VERSION,
    raised_at,
    read_at,
    state: 'open',
    settled_at: null,
    kept,
  };
  await upsertAlertRow(tx, userId, row);
  alerts.set(id, row);
  return row;
}
