import type { Tx } from '@lunaria/db/engine/database.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { isWithin, type Stretch } from '@lunaria/domain/account/parts/parts.ts';
import { type CalendarDate, utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { factsOf } from '@lunaria/domain/dangers/facts-of.ts';
import { findDangers } from '@lunaria/domain/dangers/find-dangers.ts';
import type { UserKey } from '../../encryption/user-key.ts';
import { forget, keepAlerts } from './keep-alerts.ts';
import { openAlerts } from './open-alerts.ts';
import { readDangerPerson, readDangerRows } from './read-danger-rows.ts';
import type { OpenedRow } from './show-row.ts';

/**
 * Takes away alerts that rest on what the transaction has just erased; returns how many. Of a document that is gone all go. Of days
 * all open ones are looked at again, and those of the stretch that she settled: what would not be found today goes.
 */
export async function dropAlerts(
  tx: Tx,
  userKey: UserKey,
  userId: string,
  { stretch, documentIds, now }: { stretch: Stretch; documentIds: readonly string[]; now: Date },
): Promise<number> {
  await lockRecords(tx, 'safety_alerts', userId);
  const store = await openAlerts(tx, userKey, userId);
  const before = store.alerts.size;
  const sources = new Set<unknown>(documentIds.map((id) => `document:${id}`));
  const rows = [...store.alerts.values()];
  await forget(
    store,
    rows.filter(({ kept }) => sources.has(kept?.source)),
  );
  const isAsked = ({ kept, state, day }: OpenedRow) =>
    (kept?.source ?? null) === null && (state === 'open' || isWithin(day, stretch));
  const asked = Map.groupBy(rows.filter(isAsked), ({ day }) => day);
  const person = asked.size > 0 ? await readDangerPerson(tx, userKey, userId) : null;
  for (const [day, ofDay] of asked) {
    if (person === null) break;
    const look = await lookAt(tx, userKey, userId, { person, day, now });
    await keepAlerts(store, look, {
      ...{ source: null, day, now, isWhole: look.isWhole, mayRaise: false, isEntry: false },
      isMedicineUnreadable: person.isMedicineUnreadable,
    });
    if (!isWithin(day, stretch)) continue;
    const found = new Set(look.dangers.map(({ rule }) => rule));
    const isOver = ({ state, kept }: OpenedRow) =>
      kept === null || (state !== 'open' && !found.has(kept.rule));
    await forget(
      store,
      ofDay.filter((row) => store.alerts.has(row.id) && isOver(row)),
    );
  }
  return before - store.alerts.size;
}

interface Asked {
  person: Awaited<ReturnType<typeof readDangerPerson>>;
  day: CalendarDate;
  now: Date;
}

async function lookAt(tx: Tx, userKey: UserKey, userId: string, { person, day, now }: Asked) {
  const { rows, isWhole } = await readDangerRows(tx, userKey, userId, { person, day });
  const facts = factsOf(rows);
  const found = findDangers(facts, { today: utcDay(now), now, zone: 'UTC' });
  return { facts, dangers: found.filter(({ isPrivate }) => !isPrivate), isWhole };
}
