import { randomUUID } from 'node:crypto';
import { utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { EMPTY_ANSWERS } from '@lunaria/domain/day-entry/day-answers.ts';
import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import { encryptText } from '../encryption/text.ts';
import { createReadDocumentJob } from '../jobs/read-document.ts';
import { openUserKey } from '../keys/open-user-key.ts';
import type { TestApp } from './create-test-app.ts';
import { addLabValues } from './fill-lab-values.ts';
import { addMedicalRecords } from './fill-medical-records.ts';
import { aTry } from './job-run.ts';
import { answersOf, setupOf } from './setups.ts';
import { createStandInReader, understandHere } from './stand-in-reader.ts';
import { addedValueOf, EXAMPLE_FILES, editOf, multipart, readExampleFile, uploadOf } from './upload.ts';
import type { Woman } from './woman.ts';

/**
 * Records something in every table that can be restored, through the API as she would, and in most columns: what she says on
 * each screen, the longest way round through the modes, a document of each format, one of them read and corrected.
 */
export async function fillEverything(server: TestApp, woman: Woman): Promise<void> {
  const { client, userId } = woman;
  const send = async (method: string, path: string, json: object) => {
    const { status, text } = await client.request(path, { method, json: { user_id: userId, ...json } });
    if (status >= 300) throw new Error(`${method} ${path}: ${text}`);
  };
  const today = utcDay(new Date());
  await send('PUT', '/api/onboarding', setupOf(userId, answersOf.pregnant));
  await send('POST', '/api/stage/end', {
    ...{ reason: 'loss', ended_on: '2026-11-11', life_stage: 'menstrual-cycle' },
  });
  await send('PUT', '/api/stage', { dating: answersOf.pregnant.dating });
  await send('POST', '/api/stage/end', { reason: 'birth', ended_on: null, life_stage: 'conception' });
  await send('PUT', '/api/onboarding', setupOf(userId, answersOf['trying-to-conceive']));
  await send('PATCH', '/api/profile/details', {
    ...{ full_name: 'Maria "Zauberwort" ☂', luteal_days: 13, hidden_parts: ['B4'], news_seen: 1 },
    shows_losses: true,
  });
  await send('PATCH', '/api/units', {
    ...{ weight_unit: 'kg', temperature_unit: 'C', water_unit: 'ml', week_start: 1 },
    ...{ date_order: 'month-day', clock_hours: 12 },
  });
  for (const [start, end] of [
    ['2026-01-05', '2026-01-09'],
    ['2026-02-03', null],
  ] as const) {
    await send('POST', '/api/period-tracking', {
      ...{ period_start_date: start, period_end_date: end, cycle_length: 29, base: null },
    });
  }
  await send('POST', '/api/bleeding-days', {
    ...{ day: '2026-01-06', flow: 'light', kind: 'period', base: { flow: null, kind: null } },
  });
  await send('POST', '/api/daily-health-signals', {
    ...{ signal_date: '2026-01-05', symptoms: ['cramps'], mood: ['calm'], discharge: 'dry' },
    intercourse: [{ id: randomUUID(), protected: true }],
    ...{ notes: '=1+1\n"☂" 語', base: EMPTY_SIGNALS },
  });
  await send('POST', '/api/daily-health-signals', {
    ...{ signal_date: today, ...EMPTY_SIGNALS, base: EMPTY_SIGNALS },
    notes: 'I cannot breathe, I have chest pain, and the bleeding does not stop.',
  });
  await send('POST', '/api/daily-logs', {
    ...{ log_date: '2026-01-05', life_stage: 'post-menopause', ...EMPTY_VALUES, base: EMPTY_VALUES },
    ...{ sleep_hours: 7.25, sleep_quality: 4, activity_minutes: 30, activity_type: 'yoga', mood: 5 },
    ...{ stress: 3, water_glasses: 6.5, weight_kg: 63.5, extras: { blood_pressure: '120/80', pain: 3 } },
  });
  const tag = randomUUID();
  await send('PUT', `/api/own-tags/${tag}`, {
    ...{ id: tag, name: 'Swim ☂', color: 'ivf', has_strength: true, is_archived: false, base: null },
  });
  await send('POST', '/api/day-answers', {
    day: '2026-01-05',
    words: { pain: 'mild', energy: 'low' },
    ...{ symptoms: { cough: 'some' }, medicines: { iron: 'taken' }, tags: { [tag]: 'strong' } },
    base: EMPTY_ANSWERS,
  });
  await send('POST', '/api/cycle-marks', {
    ...{ cycle_start: '2026-01-05', verdict: 'unusual', reason: 'illness', ovulation_on: '2026-01-19' },
    base: null,
  });
  await send('POST', '/api/cycle-pauses', {
    ...{ id: randomUUID(), from_on: '2025-01-05', to_on: '2025-03-05', reason: 'treatment', base: null },
  });
  await send('POST', '/api/cycle-forecasts', {
    ...{ cycle_start: '2026-01-05', shown_on: '2026-01-10', predicted_start: '2026-02-02' },
    ...{ window_from: '2026-01-31', window_to: '2026-02-04', known_cycles: 6, is_ovulation_known: false },
  });
  const contact = randomUUID();
  await send('PUT', `/api/emergency-contacts/${contact}`, {
    ...{ id: contact, name: 'Ana ☂', relation: 'Sister', phone: '020 7946 0018', base: null },
  });
  await send('PUT', '/api/emergency-card', {
    texts: {
      ...{ allergies: 'Penicillin', conditions: '', medicines: 'Insulin', implants: '' },
      ...{ languages: 'English', note: '' },
    },
    ...{ shown_parts: ['name', 'allergies'], tells_by_mail: false },
  });
  const method = randomUUID();
  await send('PUT', `/api/methods/${method}`, {
    ...{ id: method, method: 'copper-coil', started_on: '2026-01-01', started_certainty: 'month' },
    ...{ ended_on: '2026-02-05', base: null },
  });
  await addMedicalRecords(woman);
  const goal = randomUUID();
  await send('PUT', `/api/health-goals/${goal}`, {
    ...{ id: goal, kind: 'sleep', amount: 7.5, days_per_week: 5, started_on: '2026-01-05' },
    ...{ state: 'paused', state_since: '2026-01-06', last_pause_from: null, last_pause_to: null, base: null },
  });
  const feed = randomUUID();
  await send('PUT', `/api/calendar-feeds/${feed}`, {
    ...{ id: feed, contents: ['period'], title_mode: 'own', own_title: 'Swim', zone: 'Europe/Lisbon' },
  });
  await send('PATCH', '/api/reminders', {
    ...{ zone: 'Europe/Lisbon', quiet: { from: 1320, to: 420 }, wording: 'plain' },
    kinds: { 'log-today': { is_on: true, minute: 1200, weekdays: 127 } },
  });
  await addDocuments(server, { client, userId });
  await fillColumns(server, userId);
  await addLabValues(server, woman);
}

/** What no screen writes any more, or only on another day or after another answer. */
async function fillColumns({ opened, keyring }: TestApp, userId: string): Promise<void> {
  const key = await opened.database.asUser(userId, (tx) => openUserKey(tx, keyring, userId));
  const place = { table: 'daily_logs', column: 'blood_pressure', userId, rowKey: '2025-01-05' };
  const pressure = `'\\x${encryptText(key, place, '118/76').toString('hex')}'`;
  await opened.asRole(
    'app_user',
    userId,
    `insert into daily_logs (user_id, log_date, extras, blood_pressure) values ('${userId}', '2025-01-05', '{}', ${pressure});
     insert into day_answers (user_id, day, feeding, fever, sleep, symptoms, medicines, tags)
       values ('${userId}', '2025-01-05', 'breast', 'yes', 'broken', '{}', '{}', '{}');
     update health_documents set own_category = 'imaging' where user_id = '${userId}';
     insert into health_goals (user_id, id, kind, amount, days_per_week, started_on, state, last_pause_from, last_pause_to)
       values ('${userId}', gen_random_uuid(), 'water', 8, 5, '2026-01-05', 'active', '2026-01-06', '2026-01-09');
     insert into measurements (user_id, id, kind, local_day, at, value, entered_value, entered_unit)
       values ('${userId}', gen_random_uuid(), 'weight', '2025-01-05', '2025-01-05T07:30:00Z', 62.123456789012345, 62.123456789012345, 'kg');
     insert into pregnancies (id, user_id, dating_method, last_period_date, due_date, current_week, stated_on, end_reason, ended_at, ended_on, end_said_on)
       values (gen_random_uuid(), '${userId}', 'lastPeriod', '2010-01-01', null, 0, '2010-02-01', 'birth', '2010-10-01T10:00:00Z', '2010-10-01', '2010-10-02'),
         (gen_random_uuid(), '${userId}', 'dueDate', null, '2012-10-08', 0, '2012-02-01', 'birth', '2012-10-01T10:00:00Z', null, null);
     update profiles set country = 'PT' where id = '${userId}';
     insert into reminder_settings (user_id, kind, is_on, lead_days, minute, weekdays, first_on, every_days, by_mail, on_dashboard, changed_at)
       values ('${userId}', 'renewal', true, 7, 600, 127, '2026-01-05', 30, true, true, now());
     update safety_alerts set read_at = now(), state = 'done', settled_at = now()
       where user_id = '${userId}' and id = (select id from safety_alerts where user_id = '${userId}' limit 1)`,
  );
}

async function addDocuments(server: TestApp, { client, userId }: Woman): Promise<void> {
  let first: string | null = null;
  for (const [name, mime] of EXAMPLE_FILES) {
    const document = uploadOf(userId, { file_name: name, notes: `Notes on ${name} ☂` });
    first ??= document.id;
    const { body, type } = multipart([
      { name: 'document', body: JSON.stringify(document), type: 'application/json' },
      { name: 'file', body: await readExampleFile(name), fileName: name, type: mime },
    ]);
    const { status, text } = await client.request('/api/health-documents', {
      ...{ method: 'POST', body, headers: { 'content-type': type } },
    });
    if (status >= 300) throw new Error(text);
  }
  if (first === null) return;
  const { opened, keyring, auditKey, storage, logger } = server;
  const parts = { database: opened.database, keyring, auditKey, storage, logger };
  const read = createReadDocumentJob({
    ...{ ...parts, reader: createStandInReader(), understand: understandHere },
    ...{ modelOffer: null, ageOfConsent: 13 },
  });
  await read({ userId, subjectId: first }, 'job', aTry);
  const key = `added-${randomUUID()}`;
  const edit = editOf(userId, 'Iron: 2/3');
  for (const [method, path, json] of [
    [
      'PATCH',
      `/api/health-documents/${first}`,
      {
        ...edit,
        notes: 'Notes on blood-count.pdf ☂',
        base: { ...edit.base, notes: 'Notes on blood-count.pdf ☂' },
      },
    ],
    ['PUT', `/api/health-documents/${first}/corrections/${key}`, addedValueOf(userId)],
  ] as const) {
    const { status, text } = await client.request(path, { method, json });
    if (status >= 300) throw new Error(text);
  }
}
