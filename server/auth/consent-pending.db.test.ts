import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { BLANK_REPORT } from '@lunaria/domain/cycle-report/facts-for-tests.ts';
import { EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { EMPTY_ANSWERS } from '@lunaria/domain/day-entry/day-answers.ts';
import { dateByWeek } from '@lunaria/domain/pregnancy/dating.ts';
import { emptyFields } from '@lunaria/domain/records/new-fields.ts';
import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { answerAsGuardian, askGuardian, countGuardianMails, guardianLinkOf } from '../testing/guardian.ts';
import { makePushAddress, WITH_PUSH } from '../testing/push-service.ts';
import { answersOf, setupOf } from '../testing/setups.ts';
import { addedValueOf, analysisOf, editOf, noAnswersOf, uploadRequest } from '../testing/upload.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

type Call = {
  path?: string;
  json?: object;
  body?: Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
};

/** Routes that write and keep nothing of her health: accounts, the end of one or of a part of it, the guardian's own page, the contact forms, the newsletter, the links of reminder mails, digits of a page for helpers. */
const isOfNoHealth = (route: string) =>
  /^[A-Z]+ \/(api\/(auth\/.*|erasure|erasure\/parts(\/preview)?|\*)|guardian|(api\/)?(contact|newsletter).*|reminders\/unsubscribe|e\/:secret|\*)$/.test(
    route,
  );

const GOAL_ID = '6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const CONTACT_ID = '4e8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const FEED_ID = '3c8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const EXPORT_ID = '2b8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const TAG_ID = '7a3c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const NOTICE_ID = '5e8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const LAB_ID = '9d4c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const RECORD_ID = '8b3c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const METHOD_ID = '4e7b1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const PAUSE_ID = '0b9d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
/** Uploaded before her age was known. */
const DOCUMENT_ID = '5f0f8a52-2f0b-4a7e-9c50-0c9d7d0a1b22';
const ADDED_KEY = 'added-0b3c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const MODEL = { endpoint: 'http://localhost:11434/v1', model: 'small' };
const CONSENT = { purpose: 'model-documents', subject: `${MODEL.endpoint} ${MODEL.model}` };

/** For every other route that writes, a request that would succeed if consent were given. */
const healthWrites: Record<string, (userId: string) => Call> = {
  'PATCH /api/profile': (userId) => ({ json: { user_id: userId, life_stage: 'ivf' } }),
  'PUT /api/onboarding': (userId) => ({
    json: setupOf(userId, answersOf['pre-menstrual'], {
      date_of_birth: null,
      guardian_email: 'guardian@example.org',
    }),
  }),
  'PUT /api/stage': (userId) => ({
    json: { user_id: userId, dating: dateByWeek(24, '2026-11-10') },
  }),
  'POST /api/stage/end': (userId) => ({
    json: { user_id: userId, reason: 'loss', ended_on: null, life_stage: 'menstrual-cycle' },
  }),
  'POST /api/stage/past': (userId) => ({
    json: {
      user_id: userId,
      id: '2c9d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f',
      reason: 'birth',
      ended_on: null,
      base: { reason: 'loss', ended_on: null },
    },
  }),
  'DELETE /api/stage/past/:id': (userId) => ({
    path: `/api/stage/past/2c9d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f?user_id=${userId}`,
  }),
  'POST /api/period-tracking': (userId) => ({
    json: {
      user_id: userId,
      period_start_date: '2026-11-03',
      period_end_date: null,
      cycle_length: 28,
      base: null,
    },
  }),
  'DELETE /api/period-tracking/:start': (userId) => ({
    path: `/api/period-tracking/2026-10-03?user_id=${userId}`,
  }),
  'POST /api/daily-health-signals': (userId) => ({
    json: {
      user_id: userId,
      signal_date: '2026-11-03',
      ...EMPTY_SIGNALS,
      symptoms: ['cramps'],
      base: EMPTY_SIGNALS,
    },
  }),
  'POST /api/bleeding-days': (userId) => ({
    json: { user_id: userId, day: '2026-11-03', flow: 'light', kind: null, base: { flow: null, kind: null } },
  }),
  'POST /api/daily-logs': (userId) => ({
    json: {
      user_id: userId,
      log_date: '2026-11-03',
      life_stage: 'menstrual-cycle',
      ...EMPTY_VALUES,
      mood: 5,
      base: EMPTY_VALUES,
    },
  }),
  'POST /api/day-answers': (userId) => ({
    json: {
      user_id: userId,
      day: '2026-11-03',
      ...EMPTY_ANSWERS,
      words: { pain: 'mild' },
      base: EMPTY_ANSWERS,
    },
  }),
  'PUT /api/own-tags/:id': (userId) => ({
    path: `/api/own-tags/${TAG_ID}`,
    json: {
      user_id: userId,
      ...{ id: TAG_ID, name: 'Swim', color: 'ivf', has_strength: false, is_archived: false },
      base: null,
    },
  }),
  'DELETE /api/daily-logs/:date': (userId) => ({ path: `/api/daily-logs/2026-11-03?user_id=${userId}` }),
  'PUT /api/safety-alerts/:id': (userId) => ({
    path: '/api/safety-alerts/3d8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f',
    json: { user_id: userId, mark: 'read' },
  }),
  'PUT /api/emergency-contacts/:id': (userId) => ({
    path: `/api/emergency-contacts/${CONTACT_ID}`,
    json: { user_id: userId, id: CONTACT_ID, name: 'Ana', relation: '', phone: '112', base: null },
  }),
  'PUT /api/emergency-contacts/order': (userId) => ({ json: { user_id: userId, ids: [] } }),
  'DELETE /api/emergency-contacts/:id': (userId) => ({
    path: `/api/emergency-contacts/${CONTACT_ID}?user_id=${userId}`,
  }),
  'PUT /api/emergency-card': (userId) => ({ json: { user_id: userId, shown_parts: ['name'] } }),
  'POST /api/emergency-card/page': (userId) => ({ json: { user_id: userId, text_version: '1' } }),
  'PUT /api/emergency-card/pin': (userId) => ({ json: { user_id: userId, pin: null } }),
  'DELETE /api/emergency-card/page': (userId) => ({ path: `/api/emergency-card/page?user_id=${userId}` }),
  'PUT /api/calendar-feeds/:id': (userId) => ({
    path: `/api/calendar-feeds/${FEED_ID}`,
    json: {
      ...{ user_id: userId, id: FEED_ID, contents: ['period'], title_mode: 'discreet', own_title: '' },
      zone: 'Europe/Lisbon',
    },
  }),
  'POST /api/calendar-feeds/:id/renew': (userId) => ({
    path: `/api/calendar-feeds/${FEED_ID}/renew`,
    json: { user_id: userId },
  }),
  'DELETE /api/calendar-feeds/:id': (userId) => ({
    path: `/api/calendar-feeds/${FEED_ID}?user_id=${userId}`,
  }),
  'POST /api/exports': (userId) => ({
    json: { user_id: userId, id: EXPORT_ID, leaves_out: [], passphrase: '' },
  }),
  'POST /api/exports/restore': (userId) => ({
    path: `/api/exports/restore?user_id=${userId}`,
    body: Uint8Array.of(80, 75),
    headers: { 'content-type': 'application/zip' },
  }),
  'DELETE /api/exports/:id': (userId) => ({ path: `/api/exports/${EXPORT_ID}?user_id=${userId}` }),
  'POST /api/lab-values/read': (userId) => ({
    json: { user_id: userId, analytes: null, from: null, to: null, behind: null },
  }),
  'PUT /api/lab-values/:id': (userId) => ({
    path: `/api/lab-values/${LAB_ID}`,
    json: {
      ...{ user_id: userId, id: LAB_ID, base: null },
      entry: { name: 'Ferritin', text: '11', unit: 'ng/mL', range_text: '', local_day: '2026-01-05' },
    },
  }),
  'DELETE /api/lab-values/:id': (userId) => ({ path: `/api/lab-values/${LAB_ID}?user_id=${userId}` }),
  'PUT /api/medical-records/:id': (userId) => ({
    path: `/api/medical-records/${RECORD_ID}`,
    json: {
      ...{ user_id: userId, id: RECORD_ID, kind: 'condition', base: null },
      fields: { ...emptyFields('condition'), name: 'Migraine' },
    },
  }),
  'DELETE /api/medical-records/:id': (userId) => ({
    path: `/api/medical-records/${RECORD_ID}?user_id=${userId}`,
  }),
  'POST /api/medical-records/:id/restore': (userId) => ({
    path: `/api/medical-records/${RECORD_ID}/restore`,
    json: { user_id: userId },
  }),
  'PUT /api/methods/:id': (userId) => ({
    path: `/api/methods/${METHOD_ID}`,
    json: {
      user_id: userId,
      id: METHOD_ID,
      method: 'hormonal-coil',
      started_on: null,
      started_certainty: 'unknown',
      ended_on: null,
      base: null,
    },
  }),
  'DELETE /api/methods/:id': (userId) => ({ path: `/api/methods/${METHOD_ID}?user_id=${userId}` }),
  'POST /api/cycle-report/pdf': (userId) => ({ json: { user_id: userId, report: BLANK_REPORT } }),
  'PATCH /api/reminders': (userId) => ({ json: { user_id: userId, zone: 'Europe/Lisbon' } }),
  'PATCH /api/reminders/notices/:id': (userId) => ({
    path: `/api/reminders/notices/${NOTICE_ID}`,
    json: { user_id: userId, id: NOTICE_ID, is_dismissed: true },
  }),
  'POST /api/push-subscriptions': (userId) => ({ json: { user_id: userId, ...makePushAddress() } }),
  'PUT /api/push-subscriptions': (userId) => ({ json: { user_id: userId, ...makePushAddress() } }),
  'DELETE /api/push-subscriptions/:id': (userId) => ({
    path: `/api/push-subscriptions/${NOTICE_ID}?user_id=${userId}`,
  }),
  'PATCH /api/profile/details': (userId) => ({ json: { user_id: userId, height_cm: 150 } }),
  'PATCH /api/onboarding': (userId) => ({
    json: { user_id: userId, stage: 'pre-menstrual', health_conditions: 'asthma' },
  }),
  'PATCH /api/units': (userId) => ({ json: { user_id: userId, water_unit: 'ml' } }),
  'PUT /api/health-goals/:id': (userId) => ({
    path: `/api/health-goals/${GOAL_ID}`,
    json: {
      user_id: userId,
      id: GOAL_ID,
      kind: 'logging',
      amount: null,
      days_per_week: 3,
      started_on: '2026-11-03',
      state: 'active',
      state_since: null,
      last_pause_from: null,
      last_pause_to: null,
      base: null,
    },
  }),
  'DELETE /api/health-goals/:id': (userId) => ({ path: `/api/health-goals/${GOAL_ID}?user_id=${userId}` }),
  'POST /api/cycle-marks': (userId) => ({
    json: {
      user_id: userId,
      cycle_start: '2026-01-05',
      verdict: 'unusual',
      reason: 'illness',
      ovulation_on: '2026-01-19',
      base: null,
    },
  }),
  'POST /api/cycle-pauses': (userId) => ({
    json: {
      user_id: userId,
      id: PAUSE_ID,
      from_on: '2026-01-05',
      to_on: null,
      reason: 'treatment',
      base: null,
    },
  }),
  'DELETE /api/cycle-pauses/:id': (userId) => ({ path: `/api/cycle-pauses/${PAUSE_ID}?user_id=${userId}` }),
  'POST /api/cycle-forecasts': (userId) => ({
    json: {
      user_id: userId,
      cycle_start: '2026-01-05',
      shown_on: '2026-01-10',
      predicted_start: '2026-02-02',
      window_from: '2026-01-31',
      window_to: '2026-02-04',
      known_cycles: 6,
      is_ovulation_known: false,
    },
  }),
  'POST /api/health-documents': (userId) => uploadRequest(userId),
  'PATCH /api/health-documents/:id': (userId) => ({
    path: `/api/health-documents/${DOCUMENT_ID}`,
    json: editOf(userId),
  }),
  'DELETE /api/health-documents/:id': (userId) => ({
    path: `/api/health-documents/${DOCUMENT_ID}?user_id=${userId}`,
  }),
  'POST /api/health-documents/:id/restore': (userId) => ({
    path: `/api/health-documents/${DOCUMENT_ID}/restore`,
    json: { user_id: userId },
  }),
  'PUT /api/health-documents/:id/corrections/:value_key': (userId) => ({
    path: `/api/health-documents/${DOCUMENT_ID}/corrections/${ADDED_KEY}`,
    json: addedValueOf(userId),
  }),
  'DELETE /api/health-documents/:id/corrections/:value_key': (userId) => ({
    path: `/api/health-documents/${DOCUMENT_ID}/corrections/${ADDED_KEY}?user_id=${userId}`,
  }),
  'POST /api/health-documents/:id/confirmations': (userId) => ({
    path: `/api/health-documents/${DOCUMENT_ID}/confirmations`,
    json: noAnswersOf(userId),
  }),
  'POST /api/analyze-document': () => ({ json: analysisOf(DOCUMENT_ID) }),
  'PUT /api/ai-model/consent': (userId) => ({ json: { user_id: userId, ...MODEL } }),
  'POST /api/consents/again': (userId) => ({ json: { user_id: userId, ...CONSENT } }),
  'POST /api/consents/withdraw': (userId) => ({ json: { user_id: userId, ...CONSENT } }),
  'DELETE /api/ai-model/consent': (userId) => ({ path: `/api/ai-model/consent?user_id=${userId}` }),
};
/** What has to be there first. */
const NEEDS: Record<string, string> = {
  'DELETE /api/lab-values/:id': 'PUT /api/lab-values/:id',
  'DELETE /api/medical-records/:id': 'PUT /api/medical-records/:id',
  'POST /api/medical-records/:id/restore': 'PUT /api/medical-records/:id',
  'POST /api/emergency-card/page': 'PUT /api/emergency-card',
  'POST /api/calendar-feeds/:id/renew': 'PUT /api/calendar-feeds/:id',
  'DELETE /api/exports/:id': 'POST /api/exports',
};
/** Looked at, and refused for what it is: a file goes into an account without entries alone. */
const LOOKED_AT = ['POST /api/exports/restore'];
/** This one names nobody. */
const NAMELESS = ['POST /api/analyze-document'];
/** Stores her age and the address, and nothing of her health: the routes test below looks at what is stored. */
const BEFORE_CONSENT = 'POST /api/onboarding/guardian';

describe.each(testEngines)('below the age of digital consent on %s', (engine) => {
  let server: TestApp;
  let girl: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine, {
      AI_BASE_URL: MODEL.endpoint,
      AI_MODEL: MODEL.model,
      ...WITH_PUSH,
    });
  });
  beforeEach(async () => {
    girl = await createWoman(server);
  });
  afterAll(() => server.close());

  const listWrites = () => [
    ...new Set(
      server.app.routes
        // `use` registers middlewares under ALL.
        .filter(({ method }) => !['GET', 'HEAD', 'OPTIONS', 'ALL'].includes(method))
        .map(({ method, path }) => `${method} ${path}`)
        .filter((route) => !isOfNoHealth(route)),
    ),
  ];
  const send = async (woman: Woman, route: string, { path, ...sent }: Call) => {
    const [method = '', registered = ''] = route.split(' ');
    return await woman.client.request(path ?? registered, { method, ...sent });
  };
  const stateOf = async ({ client }: Woman) => (await client.request('/api/onboarding')).json;
  const everything = () => readEverything(server.opened, ['rate_limits']);
  const listFiles = async () => {
    const keys: string[] = [];
    for await (const { key } of server.storage.list('health-documents')) keys.push(key);
    return keys.sort();
  };

  test('every route that writes is known here, so that none is added without being held back', () => {
    expect(listWrites().sort()).toEqual([...Object.keys(healthWrites), BEFORE_CONSENT].sort());
  });

  test.each(Object.entries(healthWrites))(
    '%s answers consent_pending and changes nothing',
    async (route, call) => {
      const before = await send(girl, 'POST /api/period-tracking', {
        json: {
          user_id: girl.userId,
          period_start_date: '2026-10-03',
          period_end_date: null,
          cycle_length: 28,
          base: null,
        },
      });
      expect(before.status).toBe(200);
      const uploaded = uploadRequest(girl.userId, { id: DOCUMENT_ID });
      expect((await send(girl, 'POST /api/health-documents', uploaded)).status).toBe(201);
      expect(await askGuardian(girl)).toMatchObject({ status: 200, json: { consent: 'pending' } });
      const stored = await everything();
      const files = await listFiles();
      expect(await send(girl, route, call(girl.userId))).toMatchObject({
        status: 403,
        json: {
          code: 'consent_pending',
          message: expect.stringMatching(/^A parent or guardian has to agree/),
        },
      });
      expect(await everything()).toEqual(stored);
      expect(await listFiles()).toEqual(files);

      // The same request goes through once a guardian agreed: it was held back for this reason alone.
      expect((await answerAsGuardian(server, await guardianLinkOf(server, girl), 'given')).status).toBe(200);
      // What is changed of a setup has to be answered first.
      if (route === 'PATCH /api/onboarding')
        await girl.client.request('/api/onboarding', {
          method: 'PUT',
          json: setupOf(girl.userId, answersOf['pre-menstrual'], { guardian_email: 'guardian@example.org' }),
        });
      // So has what is renewed to be turned on.
      if (route === 'PUT /api/push-subscriptions')
        await send(girl, 'POST /api/push-subscriptions', call(girl.userId));
      const first = NEEDS[route];
      if (first)
        expect([200, 202]).toContain(
          (await send(girl, first, healthWrites[first]?.(girl.userId) ?? {})).status,
        );
      const passed = LOOKED_AT.includes(route) ? [400] : [200, 201, 202, 204];
      expect(passed).toContain((await send(girl, route, call(girl.userId))).status);
    },
  );

  test('a bearer token is held back as the cookie is', async () => {
    await askGuardian(girl);
    const token = (await girl.client.request('/api/auth/token')).json as { access_token: string };
    const refused = await server.createClient().request('/api/profile', {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token.access_token}` },
      json: { life_stage: 'ivf' },
    });
    expect(refused).toMatchObject({ status: 403, json: { code: 'consent_pending' } });
  });

  test('what a browser kept for another account is answered other_user, so that it stays there', async () => {
    const other = await createWoman(server);
    await askGuardian(girl);
    for (const [route, call] of Object.entries(healthWrites)) {
      if (NAMELESS.includes(route)) continue;
      expect(await send(girl, route, call(other.userId))).toMatchObject({ json: { code: 'other_user' } });
    }
  });

  test('Finish Setup stores age and address alone, asks the guardian once, and keeps the rest for later', async () => {
    const setup = setupOf(girl.userId, answersOf['pre-menstrual'], {
      date_of_birth: '2014-05-01',
      guardian_email: 'guardian@example.org',
    });
    for (let again = 0; again < 3; again += 1) {
      expect(await send(girl, 'PUT /api/onboarding', { json: setup })).toMatchObject({
        status: 403,
        json: { code: 'consent_pending' },
      });
    }
    expect(await countGuardianMails(server, girl)).toBe(1);
    expect(await stateOf(girl)).toEqual({
      stated_on: null,
      date_of_birth: '2014-05-01',
      height_cm: null,
      height_unit: 'cm',
      weight_kg: null,
      weight_unit: 'kg',
      blood_type: null,
      guardian_email: 'guardian@example.org',
      guardian_asked_at: expect.any(String),
      answers: null,
      consent: 'pending',
      age_of_consent: 13,
    });
    expect(
      await server.opened.asRole('app_user', girl.userId, 'select stated_age, life_stage from profiles'),
    ).toEqual([{ stated_age: 12, life_stage: 'menstrual-cycle' }]);

    expect((await answerAsGuardian(server, await guardianLinkOf(server, girl), 'given')).status).toBe(200);
    expect(await send(girl, 'PUT /api/onboarding', { json: setup })).toMatchObject({
      status: 200,
      json: { consent: 'given', answers: answersOf['pre-menstrual'], height_cm: 167.64 },
    });
  });

  test('it is judged in any stage, and by the younger of date of birth and age', async () => {
    const guarded = { guardian_email: 'guardian@example.org' };
    const held = [
      setupOf(girl.userId, answersOf['regular-cycle'], { date_of_birth: '2014-05-01', ...guarded }),
      setupOf(girl.userId, answersOf.pregnant, { date_of_birth: '2014-05-01', ...guarded }),
      setupOf(
        girl.userId,
        { ...answersOf['pre-menstrual'], age: 14 },
        { date_of_birth: '2014-05-01', ...guarded },
      ),
      setupOf(girl.userId, answersOf['pre-menstrual'], { date_of_birth: '2010-05-01', ...guarded }),
    ];
    for (const setup of held) {
      const woman = await createWoman(server);
      const mine = { ...setup, user_id: woman.userId };
      expect(await send(woman, 'PUT /api/onboarding', { json: mine })).toMatchObject({
        json: { code: 'consent_pending' },
      });
    }
  });

  test('an age that was said once still counts where she chooses another stage without a date of birth', async () => {
    await askGuardian(girl);
    const setup = setupOf(girl.userId, answersOf['regular-cycle'], {
      date_of_birth: null,
      guardian_email: 'guardian@example.org',
    });
    expect(await send(girl, 'PUT /api/onboarding', { json: setup })).toMatchObject({ status: 403 });
    // Said by mistake: her date of birth takes its place.
    const grown = setupOf(girl.userId, answersOf['regular-cycle'], { date_of_birth: '1990-01-01' });
    expect(await send(girl, 'PUT /api/onboarding', { json: grown })).toMatchObject({
      status: 200,
      json: { consent: 'not_needed' },
    });
  });

  test('without a guardian’s address Finish Setup says so and stores nothing', async () => {
    const before = await everything();
    const setup = setupOf(girl.userId, answersOf['regular-cycle'], { date_of_birth: '2014-05-01' });
    expect(await send(girl, 'PUT /api/onboarding', { json: setup })).toMatchObject({
      status: 400,
      json: { message: "Enter a guardian's email address" },
    });
    expect(await everything()).toEqual(before);
  });

  const yearsBefore = (day: CalendarDate, years: number) =>
    `${Number(day.slice(0, 4)) - years}${day.slice(4)}` as CalendarDate; // only the year differs

  test('it ends with her birthday, and the setting moves it', async () => {
    const today = latestTodayOnEarth(new Date());
    const at16 = await server.createAppWith({ DIGITAL_CONSENT_AGE: '16' });
    const cases: [birth: CalendarDate, at13: string, at16: string][] = [
      [addDays(yearsBefore(today, 13), 1), 'pending', 'pending'],
      [yearsBefore(today, 13), 'not_needed', 'pending'],
      [yearsBefore(today, 16), 'not_needed', 'not_needed'],
    ];
    for (const [birth, consent, stricter] of cases) {
      const woman = await createWoman(server);
      await askGuardian(woman, { date_of_birth: birth, age: null, stated_on: today });
      expect(await stateOf(woman)).toMatchObject({ consent, age_of_consent: 13 });
      const there = { ...woman, client: woman.client.at(at16) };
      expect(await stateOf(there)).toMatchObject({ consent: stricter, age_of_consent: 16 });
      const patched = await send(there, 'PATCH /api/profile', { json: { life_stage: 'ivf' } });
      expect(patched.status).toBe(stricter === 'pending' ? 403 : 200);
    }
  });
});
