import { randomUUID } from 'node:crypto';
import { findCounting } from '@lunaria/db/queries/consents.ts';
import { saveCorrection } from '@lunaria/db/queries/document-corrections.ts';
import { ACCOUNT_EVENT_KINDS } from '@lunaria/domain/account/account-event.ts';
import { addDays, type CalendarDate, listDays, utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { OWN_TAGS_MAX, TAG_NAME_MAX_LENGTH } from '@lunaria/domain/day-entry/own-tag.ts';
import { SYMPTOM_CODES } from '@lunaria/domain/day-entry/symptoms.ts';
import { DOCUMENT_NOTES_MAX_LENGTH } from '@lunaria/domain/documents/health-document.ts';
import { CORRECTIONS_MAX } from '@lunaria/domain/documents/reading/document-reading.ts';
import { CARD_LIMITS, CARD_TEXTS } from '@lunaria/domain/emergency/emergency-card.ts';
import { CONTACT_LIMITS } from '@lunaria/domain/emergency/emergency-contact.ts';
import { createThirtyYears } from '@lunaria/domain/examples/create-history.ts';
import { createLogs } from '@lunaria/domain/examples/create-logs.ts';
import { METHOD_USES_MAX } from '@lunaria/domain/methods/method-use.ts';
import { EMPTY_SIGNALS, NOTES_MAX_LENGTH } from '@lunaria/domain/signals/health-signals.ts';
import { recordHistory, recordLogs } from '../demo/record-history.ts';
import { sealCorrection } from '../documents/reading-texts.ts';
import { createReadDocumentJob } from '../jobs/read-document.ts';
import { openUserKey } from '../keys/open-user-key.ts';
import { giveConsent, withdrawConsent } from '../services/consents/consents.ts';
import { SIGNS_PAGE } from '../services/cycle/find-cycle-records.ts';
import { saveOwnTag } from '../services/day-entry/own-tags.ts';
import { PAGE } from '../services/read-page.ts';
import type { TestApp } from './create-test-app.ts';
import { fillMedicalRecords } from './fill-medical-records.ts';
import { DOCUMENT_ID } from './hostile-requests.ts';
import { insertDocuments } from './insert-documents.ts';
import { aTry } from './job-run.ts';
import { createStandInReader, pageOf, understandHere } from './stand-in-reader.ts';
import { addedValueOf } from './upload.ts';
import type { Woman } from './woman.ts';

const LAST_DAY: CalendarDate = '2026-11-13';
const DAYS_NOTED = 450;
const DAYS_LOGGED = 1_200;
const DOCUMENTS = 180;

/**
 * So much in an account that each answer of the API about it is as large as it gets, or nearly: more days than one
 * holds, with the longest notes, thirty years of periods, more signs of ovulation than one holds, a document of many full pages and
 * corrections, many others with the longest notes. `DOCUMENT_ID` is hers already.
 */
export async function fillRecords(server: TestApp, woman: Woman): Promise<void> {
  await fillDays(server, woman);
  await fillLists(server, woman);
  await insertDocuments(server, woman, DOCUMENTS, '☂'.repeat(DOCUMENT_NOTES_MAX_LENGTH));
  await readLongDocument(server, woman);
  await correctAllItTakes(server, woman);
  await raiseAlerts(woman);
  await addContacts(woman);
  await fillDayEntries(server, woman);
  await fillHistory(server, woman);
  await fillMedicalRecords(server, woman);
}

/** More events than one page holds, and consents that were given and withdrawn again and again, each with the longest texts. */
async function fillHistory({ opened, keyring, auditKey }: TestApp, { userId }: Woman): Promise<void> {
  const subject = 'h'.repeat(701);
  await opened.database.asUser(userId, async (tx) => {
    for (let again = 0; again < 30; again += 1) {
      await giveConsent(tx, { keyring, auditKey }, userId, { purpose: 'model-documents', subject });
      for (const { id } of await findCounting(tx, userId, 'model-documents'))
        await withdrawConsent(tx, auditKey, userId, id);
    }
  });
}

async function fillDays({ opened, keyring }: TestApp, { userId }: Woman): Promise<void> {
  const { database } = opened;
  const { periods, days } = createThirtyYears(LAST_DAY);
  const notes = '☂'.repeat(NOTES_MAX_LENGTH);
  const noted = days.slice(-DAYS_NOTED).map((day) => ({ ...day, notes }));
  await recordHistory(database, keyring, userId, { periods, days: noted });
  const firstDay = addDays(LAST_DAY, -DAYS_LOGGED);
  const logs = createLogs({ firstDay, lastDay: LAST_DAY, periods, shareOfDays: 1 });
  await recordLogs(database, keyring, userId, logs);
  await opened.asRole(
    'app_user',
    userId,
    `insert into daily_logs (user_id, log_date, extras)
       select '${userId}', '${firstDay}'::date - n, '{"conception": {"lh_test": "negative"}}'
       from generate_series(1, ${SIGNS_PAGE.rows}) n`,
  );
}

async function fillLists({ opened }: TestApp, { userId }: Woman): Promise<void> {
  await opened.asRole(
    'app_user',
    userId,
    `insert into health_goals (user_id, id, kind, days_per_week, started_on, state, state_since)
       select '${userId}', gen_random_uuid(), 'mood', 3, '2020-01-01'::date + n / 7, 'ended', '2024-01-01'
       from generate_series(1, ${PAGE.rows + 100}) n`,
  );
  await opened.asRole(
    'app_user',
    userId,
    `insert into method_uses (user_id, id, method, started_on, started_certainty, ended_on)
       select '${userId}', gen_random_uuid(), 'fertility-awareness', '2020-01-01', 'month', '2024-01-01'
       from generate_series(1, ${METHOD_USES_MAX})`,
  );
  const kinds = ACCOUNT_EVENT_KINDS.map((kind) => `('${kind}')`);
  await opened.asRole(
    'app_auth',
    undefined,
    `insert into account_events (user_id, kind, name, hour)
       select '${userId}', kind, repeat('x', 200), now() - make_interval(hours => n)
       from generate_series(1, 50) n, (values ${kinds}) kinds (kind);
     insert into sign_ins (user_id, method, device, address)
       select '${userId}', 'password', repeat('x', 100), '203.0.113.9' from generate_series(1, 100)`,
  );
}

/** Days with everything that one can have, and all the tags there is room for. */
async function fillDayEntries({ opened, keyring }: TestApp, { userId }: Woman): Promise<void> {
  const ids = Array.from({ length: OWN_TAGS_MAX }, () => randomUUID());
  for (const id of ids) {
    const name = '☂'.repeat(TAG_NAME_MAX_LENGTH);
    await saveOwnTag(opened.database, keyring, userId, {
      ...{ user_id: userId, id, name, color: 'ivf', has_strength: true, is_archived: false },
      base: null,
    });
  }
  const all = (keys: readonly string[]) =>
    JSON.stringify(Object.fromEntries(keys.map((key) => [key, 'medium'])));
  await opened.asRole(
    'app_user',
    userId,
    `insert into day_answers (user_id, day, pain, energy, sleep, symptoms, medicines, tags)
       select '${userId}', '${LAST_DAY}'::date - n, 'worst', 'very-low', 'broken', '${all(SYMPTOM_CODES)}', '{}', '${all(ids)}'
       from generate_series(0, ${DAYS_NOTED}) n`,
  );
}

async function addContacts({ client, userId }: Woman): Promise<void> {
  const texts = { name: '☂'.repeat(CONTACT_LIMITS.name), relation: '☂'.repeat(CONTACT_LIMITS.relation) };
  for (let added = 0; added < CONTACT_LIMITS.contacts; added += 1) {
    const id = randomUUID();
    const json = { user_id: userId, id, ...texts, phone: '020 7946 0018', base: null };
    const { status, text } = await client.request(`/api/emergency-contacts/${id}`, { method: 'PUT', json });
    if (status !== 200) throw new Error(text);
  }
  const long = '☂'.repeat(CARD_LIMITS.text);
  const card = Object.fromEntries(CARD_TEXTS.map(({ value }) => [value, long]));
  const json = { user_id: userId, texts: card };
  const { status, text } = await client.request('/api/emergency-card', { method: 'PUT', json });
  if (status !== 200) throw new Error(text);
}

/** Only of the last days: what lies further back raises none. */
async function raiseAlerts({ client, userId }: Woman): Promise<void> {
  const today = utcDay(new Date());
  const notes = 'I cannot breathe, I have chest pain, I fainted, and the bleeding does not stop.';
  for (const signal_date of listDays(addDays(today, -5), today)) {
    const json = { user_id: userId, signal_date, ...EMPTY_SIGNALS, notes, base: EMPTY_SIGNALS };
    const { status, text } = await client.request('/api/daily-health-signals', { method: 'POST', json });
    if (status !== 200) throw new Error(text);
  }
}

async function readLongDocument(server: TestApp, { userId }: Woman): Promise<void> {
  const { opened, keyring, auditKey, storage, logger } = server;
  const reader = createStandInReader();
  const line = '語'.repeat(900);
  reader.pages = Array.from({ length: 40 }, (_, page) =>
    pageOf(
      'City Lab',
      'Test   Result   Unit',
      `Haemoglobin   ${page}   g/dL`,
      ...Array.from({ length: 12 }, () => line),
    ),
  );
  const parts = { database: opened.database, keyring, auditKey, storage, logger, reader };
  const read = createReadDocumentJob({
    ...{ ...parts, modelOffer: null, understand: understandHere },
    ageOfConsent: 13,
  });
  await read({ userId, subjectId: DOCUMENT_ID }, 'job', aTry);
}

async function correctAllItTakes({ opened, keyring }: TestApp, { userId }: Woman): Promise<void> {
  await opened.database.asUser(userId, async (tx) => {
    const key = await openUserKey(tx, keyring, userId);
    for (let count = 0; count < CORRECTIONS_MAX; count += 1) {
      const { read: seen, fields } = addedValueOf(userId, {
        analyte: 'x'.repeat(120),
        range: 'x'.repeat(120),
      });
      const value_key = `added-00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
      const place = { userId, documentId: DOCUMENT_ID };
      const sealed = sealCorrection(key, place, { value_key, read: seen, fields });
      await saveCorrection(tx, userId, DOCUMENT_ID, sealed);
    }
  });
}
