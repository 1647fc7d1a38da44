import type { webcrypto } from 'node:crypto';
import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { BLANK_REPORT } from '@lunaria/domain/cycle-report/facts-for-tests.ts';
import { EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { EMPTY_ANSWERS } from '@lunaria/domain/day-entry/day-answers.ts';
import { dateByWeek } from '@lunaria/domain/pregnancy/dating.ts';
import { emptyFields } from '@lunaria/domain/records/new-fields.ts';
import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AccessTokenAnswer } from '../auth/answer-with-token.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { makePushAddress, WITH_PUSH } from '../testing/push-service.ts';
import { answersOf, setupOf } from '../testing/setups.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';
import { addedValueOf, analysisOf, editOf, noAnswersOf, uploadRequest } from '../testing/upload.ts';

const TAG_ID = '7a3c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const NOTICE_ID = '5e8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const LAB_ID = '9d4c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const RECORD_ID = '8b3c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const METHOD_ID = '4e7b1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const GOAL_ID = '6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const PAUSE_ID = '0b9d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const CONTACT_ID = '4e8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const FEED_ID = '3c8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const EXPORT_ID = '2b8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const ALERT_ID = '3d8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const DOCUMENT_ID = '5f0f8a52-2f0b-4a7e-9c50-0c9d7d0a1b22';
const ADDED_KEY = 'added-0b3c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const MODEL = { endpoint: 'http://localhost:11434/v1', model: 'small' };
const CONSENT = { purpose: 'model-documents', subject: `${MODEL.endpoint} ${MODEL.model}` };
/** A day of before she was born: it erases nothing. */
const PARTS = { kinds: ['goals'], from: '1901-01-01', to: '1901-01-01', zone: 'Europe/Lisbon' };
const PUSH_ADDRESS = makePushAddress();
const SESSION_COOKIE = 'lunaria.session_token';

const REFUSED_FOR_WHAT_IT_IS: Record<string, number> = {
  [`GET /api/exports/${EXPORT_ID}/content`]: 409,
  'POST /api/exports/restore': 415,
};

/** Everything that answers with, or changes, something of the person with this id. */
const listGuarded = (
  userId: string,
): [method: string, path: string, json?: object | undefined, upload?: ReturnType<typeof uploadRequest>][] => [
  ['GET', '/api/profile'],
  ['PATCH', '/api/profile', { life_stage: 'pregnancy' }],
  ['GET', '/api/profile/details'],
  ['PATCH', '/api/profile/details', { user_id: userId, height_cm: 171 }],
  ['GET', '/api/onboarding'],
  ['PUT', '/api/onboarding', setupOf(userId, answersOf['regular-cycle'])],
  ['PATCH', '/api/onboarding', { user_id: userId, stage: 'regular-cycle', main_focus: 'ivf' }],
  [
    'POST',
    '/api/onboarding/guardian',
    {
      user_id: userId,
      stated_on: '2026-11-10',
      date_of_birth: '1990-02-28',
      age: null,
      guardian_email: 'guardian@example.org',
    },
  ],
  ['GET', '/api/stage'],
  ['PUT', '/api/stage', { user_id: userId, dating: dateByWeek(24, '2026-11-10') }],
  [
    'POST',
    '/api/stage/end',
    { user_id: userId, reason: 'birth', ended_on: null, life_stage: 'menstrual-cycle' },
  ],
  ['GET', '/api/stage/past'],
  [
    'POST',
    '/api/stage/past',
    {
      user_id: userId,
      id: PAUSE_ID,
      reason: 'birth',
      ended_on: null,
      base: { reason: 'loss', ended_on: null },
    },
  ],
  ['DELETE', `/api/stage/past/${PAUSE_ID}?user_id=${userId}`],
  ['GET', '/api/period-tracking'],
  [
    'POST',
    '/api/period-tracking',
    {
      user_id: userId,
      period_start_date: '2026-01-05',
      period_end_date: null,
      cycle_length: 28,
      base: null,
    },
  ],
  ['DELETE', `/api/period-tracking/2026-01-05?user_id=${userId}`],
  ['GET', '/api/daily-health-signals'],
  [
    'POST',
    '/api/daily-health-signals',
    { user_id: userId, signal_date: '2026-01-05', ...EMPTY_SIGNALS, base: EMPTY_SIGNALS },
  ],
  ['GET', '/api/bleeding-days'],
  [
    'POST',
    '/api/bleeding-days',
    { user_id: userId, day: '2026-01-05', flow: 'light', kind: null, base: { flow: null, kind: null } },
  ],
  ['GET', '/api/daily-logs'],
  [
    'POST',
    '/api/daily-logs',
    {
      user_id: userId,
      log_date: '2026-01-05',
      life_stage: 'post-menopause',
      ...EMPTY_VALUES,
      extras: { blood_pressure: '120/80' },
      base: EMPTY_VALUES,
    },
  ],
  ['DELETE', `/api/daily-logs/2026-01-05?user_id=${userId}`],
  ['GET', '/api/day-answers'],
  ['POST', '/api/day-answers', { user_id: userId, day: '2026-01-05', ...EMPTY_ANSWERS, base: EMPTY_ANSWERS }],
  ['GET', '/api/own-tags'],
  [
    'PUT',
    `/api/own-tags/${TAG_ID}`,
    {
      user_id: userId,
      ...{ id: TAG_ID, name: 'Swim', color: 'ivf', has_strength: false, is_archived: false },
      base: null,
    },
  ],
  ['GET', '/api/safety-alerts'],
  ['PUT', `/api/safety-alerts/${ALERT_ID}`, { user_id: userId, mark: 'done' }],
  ['GET', '/api/emergency-contacts'],
  [
    'PUT',
    `/api/emergency-contacts/${CONTACT_ID}`,
    { user_id: userId, id: CONTACT_ID, name: 'Ana', relation: '', phone: '112', base: null },
  ],
  ['PUT', '/api/emergency-contacts/order', { user_id: userId, ids: [CONTACT_ID] }],
  ['DELETE', `/api/emergency-contacts/${CONTACT_ID}?user_id=${userId}`],
  ['GET', '/api/emergency-card'],
  ['PUT', '/api/emergency-card', { user_id: userId, shown_parts: ['name'] }],
  ['POST', '/api/emergency-card/page', { user_id: userId, text_version: '1' }],
  ['PUT', '/api/emergency-card/pin', { user_id: userId, pin: '1234' }],
  ['DELETE', `/api/emergency-card/page?user_id=${userId}`],
  ['GET', '/api/erasure'],
  ['GET', '/api/erasure/counts'],
  ['DELETE', `/api/erasure?user_id=${userId}&links=end`],
  ['POST', '/api/erasure/parts/preview', { user_id: userId, ...PARTS }],
  ['POST', '/api/erasure/parts', { user_id: userId, ...PARTS }],
  ['GET', '/api/calendar-feeds'],
  [
    'PUT',
    `/api/calendar-feeds/${FEED_ID}`,
    {
      ...{ user_id: userId, id: FEED_ID, contents: ['period'], title_mode: 'discreet', own_title: '' },
      zone: 'Europe/Lisbon',
    },
  ],
  ['POST', `/api/calendar-feeds/${FEED_ID}/renew`, { user_id: userId }],
  ['DELETE', `/api/calendar-feeds/${FEED_ID}?user_id=${userId}`],
  ['POST', '/api/lab-values/read', { user_id: userId, analytes: null, from: null, to: null, behind: null }],
  [
    'PUT',
    `/api/lab-values/${LAB_ID}`,
    {
      ...{ user_id: userId, id: LAB_ID, base: null },
      entry: { name: 'Ferritin', text: '11', unit: 'ng/mL', range_text: '', local_day: '2026-01-05' },
    },
  ],
  ['DELETE', `/api/lab-values/${LAB_ID}?user_id=${userId}`],
  ['GET', '/api/medical-records'],
  [
    'PUT',
    `/api/medical-records/${RECORD_ID}`,
    {
      ...{ user_id: userId, id: RECORD_ID, kind: 'condition', base: null },
      fields: { ...emptyFields('condition'), name: 'Migraine' },
    },
  ],
  ['DELETE', `/api/medical-records/${RECORD_ID}?user_id=${userId}`],
  ['POST', `/api/medical-records/${RECORD_ID}/restore`, { user_id: userId }],
  ['GET', '/api/timeline'],
  ['GET', '/api/methods'],
  [
    'PUT',
    `/api/methods/${METHOD_ID}`,
    {
      user_id: userId,
      id: METHOD_ID,
      method: 'hormonal-coil',
      started_on: null,
      started_certainty: 'unknown',
      ended_on: null,
      base: null,
    },
  ],
  ['DELETE', `/api/methods/${METHOD_ID}?user_id=${userId}`],
  ['POST', '/api/cycle-report/pdf', { user_id: userId, report: BLANK_REPORT }],
  ['GET', '/api/reminders'],
  ['PATCH', '/api/reminders', { user_id: userId, zone: 'Europe/Lisbon', kinds: { pill: { is_on: true } } }],
  ['GET', '/api/reminders/notices'],
  ['PATCH', `/api/reminders/notices/${NOTICE_ID}`, { user_id: userId, id: NOTICE_ID, is_dismissed: true }],
  ['GET', '/api/push-subscriptions'],
  ['POST', '/api/push-subscriptions', { user_id: userId, ...PUSH_ADDRESS }],
  ['PUT', '/api/push-subscriptions', { user_id: userId, ...PUSH_ADDRESS }],
  ['DELETE', `/api/push-subscriptions/${NOTICE_ID}?user_id=${userId}`],
  ['GET', '/api/units'],
  ['PATCH', '/api/units', { user_id: userId, temperature_unit: 'C' }],
  ['GET', '/api/health-goals'],
  [
    'PUT',
    `/api/health-goals/${GOAL_ID}`,
    {
      user_id: userId,
      id: GOAL_ID,
      kind: 'sleep',
      amount: 7.5,
      days_per_week: 5,
      started_on: '2026-01-05',
      state: 'active',
      state_since: null,
      last_pause_from: null,
      last_pause_to: null,
      base: null,
    },
  ],
  ['DELETE', `/api/health-goals/${GOAL_ID}?user_id=${userId}`],
  ['GET', '/api/cycle-records'],
  [
    'POST',
    '/api/cycle-marks',
    {
      user_id: userId,
      cycle_start: '2026-01-05',
      verdict: 'unusual',
      reason: 'illness',
      ovulation_on: '2026-01-19',
      base: null,
    },
  ],
  [
    'POST',
    '/api/cycle-pauses',
    {
      user_id: userId,
      id: PAUSE_ID,
      from_on: '2026-01-05',
      to_on: null,
      reason: 'treatment',
      base: null,
    },
  ],
  ['DELETE', `/api/cycle-pauses/${PAUSE_ID}?user_id=${userId}`],
  [
    'POST',
    '/api/cycle-forecasts',
    {
      user_id: userId,
      cycle_start: '2026-01-05',
      shown_on: '2026-01-10',
      predicted_start: '2026-02-02',
      window_from: '2026-01-31',
      window_to: '2026-02-04',
      known_cycles: 6,
      is_ovulation_known: false,
    },
  ],
  ['POST', '/api/exports', { user_id: userId, id: EXPORT_ID, leaves_out: [], passphrase: '' }],
  ['GET', '/api/exports'],
  ['GET', `/api/exports/${EXPORT_ID}`],
  ['GET', `/api/exports/${EXPORT_ID}/content`],
  ['POST', `/api/exports/restore?user_id=${userId}`, {}],
  ['DELETE', `/api/exports/${EXPORT_ID}?user_id=${userId}`],
  ['POST', '/api/health-documents', undefined, uploadRequest(userId, { id: DOCUMENT_ID })],
  ['GET', '/api/health-documents'],
  ['GET', `/api/health-documents/${DOCUMENT_ID}/content`],
  ['GET', `/api/health-documents/${DOCUMENT_ID}/content?download=1`],
  ['PATCH', `/api/health-documents/${DOCUMENT_ID}`, editOf(userId)],
  ['GET', `/api/health-documents/${DOCUMENT_ID}/reading`],
  ['PUT', `/api/health-documents/${DOCUMENT_ID}/corrections/${ADDED_KEY}`, addedValueOf(userId)],
  ['DELETE', `/api/health-documents/${DOCUMENT_ID}/corrections/${ADDED_KEY}?user_id=${userId}`],
  ['GET', '/api/proposals'],
  ['GET', `/api/health-documents/${DOCUMENT_ID}/proposals`],
  ['POST', `/api/health-documents/${DOCUMENT_ID}/confirmations`, noAnswersOf(userId)],
  ['DELETE', `/api/health-documents/${DOCUMENT_ID}?user_id=${userId}`],
  ['POST', `/api/health-documents/${DOCUMENT_ID}/restore`, { user_id: userId }],
  ['POST', '/api/analyze-document', analysisOf(DOCUMENT_ID)],
  ['GET', '/api/ai-model'],
  ['PUT', '/api/ai-model/consent', { user_id: userId, ...MODEL }],
  ['DELETE', `/api/ai-model/consent?user_id=${userId}`],
  ['GET', '/api/consents'],
  ['POST', '/api/consents/again', { user_id: userId, ...CONSENT }],
  ['POST', '/api/consents/withdraw', { user_id: userId, ...CONSENT }],
  ['GET', '/api/access-events'],
  ['GET', '/api/auth/token'],
  ['GET', '/api/auth/user'],
];

describe.each(testEngines)('on %s', (engine) => {
  let server: TestApp;
  let maria: TestClient;
  let token: AccessTokenAnswer;
  beforeAll(async () => {
    server = await createTestApp(engine, {
      AI_BASE_URL: MODEL.endpoint,
      AI_MODEL: MODEL.model,
      ...WITH_PUSH,
    });
    maria = server.createClient();
    await maria.signUp();
    token = (await maria.request('/api/auth/token')).json as AccessTokenAnswer; // shape: session.db.test.ts
  });
  afterAll(() => server.close());

  const sessionId = () => JSON.parse(atob(token.access_token.split('.')[1] ?? '')).sid as string;
  const withBearer = (value: string) => ({ authorization: `Bearer ${value}` });

  const profileWith = async (bearer: string) =>
    (await server.createClient().request('/api/profile', { headers: withBearer(bearer) })).status;

  /** What a caller learns: status, body, and headers except those that differ for everybody. */
  function describeAnswer({ status, text, headers }: Answer) {
    return { status, text, headers: [...headers].filter(([name]) => name !== 'date') };
  }

  async function callAll(client: TestClient, headers: Record<string, string> = {}) {
    const answers = [];
    for (const [method, path, json, upload] of listGuarded(token.user.id)) {
      const options = upload
        ? { body: upload.body, headers: { ...headers, ...upload.headers } }
        : { headers, ...(json ? { json } : {}) };
      answers.push(describeAnswer(await client.request(path, { method, ...options })));
    }
    return answers;
  }

  async function expectNothing(client: TestClient, headers?: Record<string, string>): Promise<void> {
    const before = await readEverything(server.opened, ['rate_limits']);
    const answers = await callAll(client, headers);
    // The same answer to everybody, to the letter: nobody learns whether a session, a key or a user exists.
    expect(answers).toEqual(await callAll(server.createClient()));
    for (const { status, text } of answers) {
      expect(status).toBe(401);
      expect(JSON.parse(text)).toEqual({ code: 'unauthenticated', message: 'Log in to go on.' });
    }
    expect(await readEverything(server.opened, ['rate_limits'])).toEqual(before);
  }

  async function forge(
    claims: JWTPayload,
    header: { alg: string; kid?: string },
    key: webcrypto.CryptoKey | Uint8Array,
  ) {
    return await new SignJWT({
      sub: token.user.id,
      sid: sessionId(),
      aal: 'aal1',
      iss: server.config.publicUrl,
      aud: server.config.publicUrl,
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 300,
      ...claims,
    })
      .setProtectedHeader(header)
      .sign(key);
  }

  test('no account: nothing', () => expectNothing(server.createClient()));

  test('her own token and cookie do open all of it, so that the tests below prove something', async () => {
    const calls = listGuarded(token.user.id);
    for (const [index, { status }] of (await callAll(maria)).entries()) {
      const [method, path = ''] = calls[index] ?? [];
      // What is not made yet, and what is no ZIP: told to her alone.
      const refused = REFUSED_FOR_WHAT_IT_IS[`${method} ${path.split('?')[0]}`];
      expect(refused ? [refused] : [200, 201, 202, 204]).toContain(status);
    }
    const headers = withBearer(token.access_token);
    expect((await server.createClient().request('/api/profile', { headers })).status).toBe(200);
  });

  test('another account sees and changes only its own', async () => {
    const other = server.createClient();
    const { fullName } = await other.signUp();
    expect((await other.request('/api/profile')).json).toEqual({
      full_name: fullName,
      life_stage: 'menstrual-cycle',
    });
    const before = (await maria.request('/api/profile')).text;
    for (const extra of [`?id=${token.user.id}`, `?user_id=${token.user.id}`, `/${token.user.id}`]) {
      const answer = await other.request(`/api/profile${extra}`, {
        method: 'PATCH',
        json: { life_stage: 'menopause', id: token.user.id, user_id: token.user.id },
      });
      expect(answer.text).not.toContain('Maria Zauberwort '.concat(before.slice(40, 60)));
      expect([403, 404]).toContain(answer.status);
    }
    expect((await maria.request('/api/profile')).text).toBe(before);
    const own = { full_name: fullName, life_stage: 'menstrual-cycle' };
    expect((await other.request('/api/profile')).json).toEqual(own);
    const json = { life_stage: 'menopause', user_id: token.user.id };
    expect(await other.request('/api/profile', { method: 'PATCH', json })).toMatchObject({
      status: 403,
      json: { code: 'other_user' },
    });
  });

  describe('a token', () => {
    test('signed with another key, even under the name of ours: nothing', async () => {
      const { privateKey } = await generateKeyPair('EdDSA');
      const kid = JSON.parse(atob(token.access_token.split('.')[0] ?? '')).kid as string;
      await expectNothing(
        server.createClient(),
        withBearer(await forge({}, { alg: 'EdDSA', kid }, privateKey)),
      );
      await expectNothing(server.createClient(), withBearer(await forge({}, { alg: 'EdDSA' }, privateKey)));
    });

    test('with its own key inside, or signed with the public key as a secret: nothing', async () => {
      const { privateKey, publicKey } = await generateKeyPair('EdDSA', { extractable: true });
      const jwk = await exportJWK(publicKey);
      const withKey = await forge({}, { alg: 'EdDSA', jwk } as { alg: string }, privateKey);
      await expectNothing(server.createClient(), withBearer(withKey));
      const document = (await maria.request('/.well-known/jwks.json')).json as { keys: { x: string }[] };
      const x = document.keys[0]?.x ?? '';
      const kid = JSON.parse(atob(token.access_token.split('.')[0] ?? '')).kid as string;
      for (const secret of [
        new TextEncoder().encode(x.padEnd(32)),
        new TextEncoder().encode(JSON.stringify(document.keys[0])),
        Uint8Array.from(Buffer.from(x, 'base64url')),
      ]) {
        await expectNothing(server.createClient(), withBearer(await forge({}, { alg: 'HS256' }, secret)));
        await expectNothing(
          server.createClient(),
          withBearer(await forge({}, { alg: 'HS256', kid }, secret)),
        );
      }
    });

    test('with a key that lies elsewhere, or a name that is a path or a query: nothing, and nobody is asked for it', async () => {
      const { privateKey } = await generateKeyPair('EdDSA');
      const headers: object[] = [
        { jku: 'https://evil.example/jwks.json' },
        { x5u: 'https://evil.example/cert.pem' },
        { kid: 'https://evil.example/jwks.json' },
        { kid: '../../../../dev/null' },
        { kid: "' union select 'x" },
      ];
      const asked = vi.spyOn(globalThis, 'fetch');
      try {
        for (const header of headers) {
          // A hostile header, whatever the type allows.
          const forged = await forge({}, { alg: 'EdDSA', ...header } as { alg: string }, privateKey);
          expect(await profileWith(forged)).toBe(401);
        }
        expect(asked).not.toHaveBeenCalled();
      } finally {
        asked.mockRestore();
      }
    });

    test('of a key that was withdrawn: nothing; that of a new one is good at once', async () => {
      const stale = token.access_token;
      expect(await profileWith(stale)).toBe(200);
      await server.opened.asRole('app_auth', undefined, 'delete from jwks');
      expect(await profileWith(stale)).toBe(401);
      const client = maria.at(await server.createAppWith({}));
      token = (await client.request('/api/auth/token')).json as AccessTokenAnswer;
      expect([await profileWith(token.access_token), await profileWith(stale)]).toEqual([200, 401]);
    });

    test('without a signature (alg none): nothing', async () => {
      const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const body = token.access_token.split('.')[1] ?? '';
      for (const alg of ['none', 'None', 'NONE', '']) {
        await expectNothing(server.createClient(), withBearer(`${encode({ alg, typ: 'JWT' })}.${body}.`));
      }
    });

    test('changed by one character anywhere, or cut: nothing', async () => {
      const value = token.access_token;
      for (let at = 0; at < value.length; at += 29) {
        const changed = value[at] === 'A' ? 'B' : 'A';
        await expectNothing(
          server.createClient(),
          withBearer(value.slice(0, at) + changed + value.slice(at + 1)),
        );
      }
      await expectNothing(server.createClient(), withBearer(value.slice(0, -10)));
      await expectNothing(server.createClient(), withBearer(`${value}.${value}`));
      await expectNothing(server.createClient(), { authorization: value });
      await expectNothing(server.createClient(), { authorization: `Basic ${value}` });
    });

    test.each([
      ['that has expired', { exp: Math.floor(Date.now() / 1000) - 1 }],
      ['of another issuer', { iss: 'https://evil.example' }],
      ['for another audience', { aud: 'https://evil.example' }],
      ['with the session of another', { sub: crypto.randomUUID() }],
      ['with a session that never was', { sid: crypto.randomUUID() }],
      ['with a session that is no id', { sid: "' or true --" }],
      ['without a session', { sid: undefined }],
      ['of a strength that does not exist', { aal: 'aal9' }],
    ])('of our own key, %s: nothing', async (_, claims) => {
      const { signJWT } = await import('better-auth/plugins/jwt');
      const payload = {
        sub: token.user.id,
        sid: sessionId(),
        aal: 'aal1',
        iat: Math.floor(Date.now() / 1000) - 300,
        exp: Math.floor(Date.now() / 1000) + 300,
        iss: server.config.publicUrl,
        aud: server.config.publicUrl,
        ...claims,
      };
      const sign = async (content: JWTPayload & Record<string, unknown>) =>
        await signJWT(
          { context: await server.auth.$context } as Parameters<typeof signJWT>[0], // all it reads of it
          { options: { jwt: { issuer: payload.iss, audience: payload.aud } }, payload: content },
        );
      const good = { ...payload, sub: token.user.id, sid: sessionId(), aal: 'aal1', exp: payload.iat + 600 };
      if (payload.iss === server.config.publicUrl && payload.aud === server.config.publicUrl) {
        const headers = withBearer(await sign(good));
        expect((await server.createClient().request('/api/profile', { headers })).status).toBe(200);
      }
      await expectNothing(server.createClient(), withBearer(await sign(payload)));
    });

    test('does not open the account routes: those take the cookie alone', async () => {
      const headers = withBearer(token.access_token);
      for (const path of ['/api/auth/token', '/api/auth/user']) {
        expect((await server.createClient().request(path, { headers })).status).toBe(401);
      }
    });
  });

  describe('a cookie', () => {
    const presented = (value: string) => ({ cookie: `${SESSION_COOKIE}=${value}` });
    const hers = () => maria.cookies.get(SESSION_COOKIE) ?? '';

    test('changed by one character anywhere: nothing', async () => {
      await maria.request('/api/profile'); // remembered: a neighbour of it must not be
      const value = hers();
      // The last character of base64 carries bits that count for nothing, and the escapes at the end are text.
      for (let at = 0; at < value.indexOf('%') - 2; at += 7) {
        const changed = value[at] === 'A' ? 'B' : 'A';
        await expectNothing(
          server.createClient(),
          presented(value.slice(0, at) + changed + value.slice(at + 1)),
        );
      }
    });

    test('without its signature, or with that of another session: nothing', async () => {
      const other = server.createClient();
      await other.signUp();
      const [secret] = hers().split('.');
      const [, otherSignature] = (other.cookies.get(SESSION_COOKIE) ?? '').split('.');
      await expectNothing(server.createClient(), presented(`${secret}`));
      await expectNothing(server.createClient(), presented(`${secret}.`));
      await expectNothing(server.createClient(), presented(`${secret}.${otherSignature}`));
    });

    test('two of one name: none is remembered in place of the other', async () => {
      const headers = { cookie: `${SESSION_COOKIE}=planted.value; ${SESSION_COOKIE}=${hers()}` };
      await expectNothing(server.createClient(), headers);
      await expectNothing(server.createClient(), presented('planted.value'));
      await expectNothing(server.createClient(), { cookie: `__Secure-${SESSION_COOKIE}=${hers()}` });
      await expectNothing(server.createClient(), { cookie: `__Host-${SESSION_COOKIE}=${hers()}` });
    });

    test('of a server with another secret: nothing', async () => {
      const other = await server.createAppWith({
        SESSION_SECRET: 'another secret of at least 32 characters',
      });
      expect((await maria.at(other).request('/api/profile')).status).toBe(401);
    });
  });
});
