import { findBleedingToWeigh } from '@lunaria/db/queries/danger-rows.ts';
import { findCorrections } from '@lunaria/db/queries/document-corrections.ts';
import { findReading } from '@lunaria/db/queries/document-readings.ts';
import { findHealthDocument, findHealthDocuments } from '@lunaria/db/queries/health-documents.ts';
import type { SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import { isBleeding } from '@lunaria/domain/bleeding/bleeding-day.ts';
import { addDays, type CalendarDate, utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { type Facts, joinFacts } from '@lunaria/domain/dangers/facts/facts.ts';
import { factsOf } from '@lunaria/domain/dangers/facts-of.ts';
import { findDangers } from '@lunaria/domain/dangers/find-dangers.ts';
import { dangersOfDocument, labsOfDocument } from '@lunaria/domain/dangers/labs-of-document.ts';
import type { LabRow } from '@lunaria/domain/dangers/rows.ts';
import { applyCorrections } from '@lunaria/domain/documents/reading/corrected-values.ts';
import { openCorrections, openReading } from '../../documents/reading-texts.ts';
import { type AlertStore, keepAlerts } from './keep-alerts.ts';
import { type DangerPerson, rowsOfPerson } from './read-danger-rows.ts';

/** Bleeding so many days before a positive pregnancy hormone belongs to it. */
const BLED_DAYS = 14;

/**
 * Looks at the values of a document as they stand: read, corrected by her, or gone with it. Asked again for the same it changes
 * nothing. Values of any age are looked at; what is older than a month is `soon`.
 */
export async function lookAtDocument(
  store: AlertStore,
  person: DangerPerson,
  { documentId, now, isEntry = true }: { documentId: string; now: Date; isEntry?: boolean },
): Promise<SafetyAlert[]> {
  const { labs, isWhole } = await readLabs(store, documentId, now);
  const day = newestDay(labs) ?? utcDay(now);
  const printed = factsOf({ ...rowsOfPerson(person, day), labs });
  const facts = joinFacts(printed, await findRecentBleeding(store, printed, day));
  const found = findDangers(facts, { today: utcDay(now), now, zone: 'UTC' });
  // Without its values nothing of them stands.
  const isMedicineUnreadable = labs.length > 0 && person.isMedicineUnreadable;
  return await keepAlerts(
    store,
    { facts, dangers: dangersOfDocument(found, facts) },
    {
      ...{ source: `document:${documentId}`, day, now, isWhole, isMedicineUnreadable },
      ...{ mayRaise: true, isEntry },
    },
  );
}

/** More are not looked at with one entry; the newest come first. */
const MOST_DOCUMENTS = 12;
/** As long as a printed value is one of now. */
const RECENT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Looks once more at what was uploaded in the last 30 days: who she is has changed, or another paper that said the same is gone.
 * Returns what is said for the first time.
 */
export async function lookAtRecentDocuments(
  store: AlertStore,
  person: DangerPerson,
  { now, but }: { now: Date; but?: string },
): Promise<SafetyAlert[]> {
  const said: SafetyAlert[] = [];
  for (const { id, uploaded_at, reading_state } of await findHealthDocuments(
    store.tx,
    store.userId,
    null,
    MOST_DOCUMENTS,
  )) {
    const isRecent = now.getTime() - uploaded_at.getTime() <= RECENT_MS;
    if (!isRecent || id === but || reading_state !== 'done') continue;
    said.push(...(await lookAtDocument(store, person, { documentId: id, now, isEntry: false })));
  }
  return said;
}

/** None of a document that is gone. `isWhole`: false where it is not read yet, or does not open. */
async function readLabs(
  { tx, userKey, userId }: AlertStore,
  documentId: string,
  now: Date,
): Promise<{ labs: LabRow[]; isWhole: boolean }> {
  if ((await findHealthDocument(tx, userId, documentId)) === null) return { labs: [], isWhole: true };
  const place = { userId, documentId };
  const { understanding } = openReading(userKey, place, await findReading(tx, userId, documentId));
  if (understanding === null) return { labs: [], isWhole: false };
  const corrected = openCorrections(userKey, place, await findCorrections(tx, userId, documentId));
  const values = applyCorrections(understanding.values, corrected.corrections);
  const dates = { printedOn: understanding.date?.value ?? null, latestToday: latestTodayOnEarth(now) };
  return { labs: labsOfDocument(values, dates), isWhole: !corrected.isUnreadable };
}

function newestDay(labs: readonly LabRow[]): CalendarDate | null {
  const days = labs.flatMap(({ day }) => (day === null || day < '1900-01-01' ? [] : [day]));
  return days.toSorted().at(-1) ?? null;
}

async function findRecentBleeding(
  { tx, userId }: AlertStore,
  { labHcg }: Facts,
  day: CalendarDate,
): Promise<Facts> {
  if (labHcg === undefined) return {};
  const days = await findBleedingToWeigh(tx, userId, { from: addDays(day, -BLED_DAYS), to: day });
  const bled = days.find((one) => isBleeding(one.flow) && one.day >= addDays(day, -BLED_DAYS));
  return bled === undefined ? {} : { bleeds: { value: true, from: 'record', day: bled.day } };
}
