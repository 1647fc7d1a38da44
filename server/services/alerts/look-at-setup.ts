import { findOngoingPregnancy } from '@lunaria/db/queries/pregnancies.ts';
import type { SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import { utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { factsOf } from '@lunaria/domain/dangers/facts-of.ts';
import { withText } from '@lunaria/domain/dangers/facts-of-text.ts';
import { findDangers } from '@lunaria/domain/dangers/find-dangers.ts';
import { TamperedError } from '../../encryption/tampered-error.ts';
import { decryptText } from '../../encryption/text.ts';
import { complicationsOf } from '../pregnancy/complications-of.ts';
import { isRecent } from './alert-days.ts';
import type { Entry } from './entry.ts';
import { type AlertStore, keepAlerts } from './keep-alerts.ts';
import { type DangerPerson, rowsOfPerson } from './read-danger-rows.ts';

/**
 * Looks at what she wrote of complications in the setup of her pregnancy. It says something new only where it is new: written
 * in week 8 it must not be said again because the dates were corrected in week 30.
 */
export async function lookAtSetup(
  store: AlertStore,
  person: DangerPerson,
  { day: stated, now, source }: Entry,
): Promise<SafetyAlert[]> {
  const isStanding = [...store.alerts.values()].some(
    ({ state, kept }) => state === 'open' && kept?.source === 'setup',
  );
  if (source !== 'setup' && !isStanding) return [];
  const { text, isWhole } = await readComplications(store);
  const day = stated ?? utcDay(now);
  const facts = withText(factsOf(rowsOfPerson(person, day)), text ?? '');
  const dangers = findDangers(facts, { today: utcDay(now), now, zone: 'UTC' }).filter(
    ({ isPrivate, because }) => !isPrivate && because.some(({ from }) => from === 'text'),
  );
  const isEntry = source === 'setup';
  // Without her words nothing of them stands.
  const isMedicineUnreadable = Boolean(text) && person.isMedicineUnreadable;
  return await keepAlerts(
    store,
    { facts, dangers },
    {
      ...{ source: 'setup', day, now, isWhole, isMedicineUnreadable },
      ...{ mayRaise: isEntry && isRecent(day, now), isEntry },
    },
  );
}

async function readComplications({ tx, userKey, userId }: AlertStore) {
  const row = await findOngoingPregnancy(tx, userId);
  if (row === null || row.complications === null) return { text: null, isWhole: true };
  try {
    const place = { ...complicationsOf(row.id), userId };
    return { text: decryptText(userKey, place, row.complications), isWhole: true };
  } catch (error) {
    if (error instanceof TamperedError) return { text: null, isWhole: false };
    throw error;
  }
}
