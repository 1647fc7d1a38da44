import { BLANK_REPORT } from '@lunaria/domain/cycle-report/facts-for-tests.ts';
import { EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { EMPTY_ANSWERS } from '@lunaria/domain/day-entry/day-answers.ts';
import { emptyFields } from '@lunaria/domain/records/new-fields.ts';
import fc from 'fast-check';
import { makePushAddress } from './push-service.ts';
import { confirmationsOf } from './upload.ts';

export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer> | undefined;
}

const encode = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const nasty = [
  "' or 1=1 --",
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}} %{7*7}',
  '../../../../etc/passwd',
  'a\u0000b',
  '\ud800',
  '\u202egnp.exe',
  'maria@example.org\r\nBcc: all@example.org',
  '__proto__',
  'x'.repeat(300),
  'x'.repeat(1_000_000),
  '%00%ff%zz',
  '',
  ' ',
];

const leaf = fc.oneof(
  fc.constantFrom<unknown>(
    ...nasty,
    null,
    true,
    false,
    0,
    -1,
    1e308,
    [],
    {},
    [[]],
    { $ne: '' },
    { length: 1 },
  ),
  fc.string({ maxLength: 20, unit: 'grapheme' }),
  fc.double(),
);

/** The goal that the addresses name. */
export const GOAL_ID = '6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';

/** The pause that the addresses name. */
export const PAUSE_ID = '0b9d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';

/** The pregnancy that ended which the addresses name. */
export const PAST_ID = '2c9d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';

/** The alert that the addresses name. */
export const ALERT_ID = '3d8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';

/** The contact that the addresses name. */
export const NOTICE_ID = '5e8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
export const CONTACT_ID = '4e8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
/** The calendar that the addresses name. */
export const FEED_ID = '3c8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
/** The export that the addresses name. */
export const EXPORT_ID = '2b8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
/** The method that the addresses name. */
export const METHOD_ID = '4e7b1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';

/** The entry of the medical history that the addresses name. */
export const RECORD_ID = '8b3c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';

/** The test result that the addresses name. */
export const LAB_ID = '9d4c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';

/** The tag that the addresses name. */
export const TAG_ID = '7a3c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';

/** The document that the addresses name; every woman of the test has one. */
export const DOCUMENT_ID = '5f0f8a52-2f0b-4a7e-9c50-0c9d7d0a1b22';

/** Stands for the id of whoever is signed in. */
const USER = '$user';
/** A day of before she was born: it erases nothing. */
const PARTS = { kinds: ['goals'], from: '1901-01-01', to: '1901-01-02', zone: 'Europe/Lisbon' };

const signals = {
  symptoms: ['cramps'],
  intercourse: [{ id: '6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', protected: true }],
  mood: ['calm'],
  discharge: 'dry',
  notes: 'a note',
};

const dating = {
  method: 'currentWeek',
  last_period_date: null,
  due_date: null,
  current_week: 24,
  stated_on: '2026-11-10',
};

/** Every field that a route of ours reads, in the shape that it expects: what is spoilt is one thing at a time. */
const fields: Record<string, unknown> = {
  email: 'maria@example.org',
  password: 'a password of hers',
  data: { full_name: 'Maria' },
  agreeToTerms: true,
  emailRedirectTo: '/',
  providerId: 'google',
  provider: 'google',
  callbackURL: '/dashboard',
  life_stage: 'pregnancy',
  country: 'GB',
  user_id: USER,
  period_start_date: '2026-01-05',
  period_end_date: '2026-01-09',
  cycle_length: 28,
  replaces_start_date: '2026-01-04',
  signal_date: '2026-01-05',
  ...signals,
  stated_on: '2026-11-10',
  date_of_birth: '1990-02-28',
  age: null,
  height_cm: 167.64,
  height_unit: 'ft',
  weight_kg: 63.5029,
  weight_unit: 'lbs',
  blood_type: 'O-',
  guardian_email: 'guardian@example.org',
  answers: { stage: 'pregnant', dating, first_pregnancy: true, complications: 'a note' },
  dating,
  reason: 'loss',
  ended_on: null,
  said_on: '2026-11-10',
  chosen_at: '2026-11-10T08:00:00.000Z',
  token: 'a.b.c',
  friendly_name: 'My phone',
  factor_type: 'totp',
  challenge_id: '6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f',
  code: '123456',
  answer: 'given',
  wording: '2026-11-21',
  base: { period_end_date: null, cycle_length: 28, ...signals },
};

/** Where a name means something else than above. */
const fieldsOfRoute: Record<string, Record<string, unknown>> = {
  '/api/daily-logs': {
    user_id: USER,
    log_date: '2026-01-05',
    ...EMPTY_VALUES,
    life_stage: 'post-menopause',
    sleep_hours: 7.5,
    activity_minutes: 30,
    activity_type: 'yoga',
    mood: 5,
    extras: { blood_pressure: '120/80', pain: 3 },
    base: EMPTY_VALUES,
  },
  '/api/bleeding-days': {
    user_id: USER,
    day: '2026-01-05',
    flow: 'light',
    kind: 'period',
    base: { flow: null, kind: null },
  },
  '/api/day-answers': {
    user_id: USER,
    day: '2026-01-05',
    words: { pain: 'mild', energy: 'low' },
    symptoms: { cough: 'some' },
    medicines: { iron: 'taken' },
    tags: { [TAG_ID]: 'strong' },
    base: EMPTY_ANSWERS,
  },
  [`/api/own-tags/${TAG_ID}`]: {
    ...{ user_id: USER, id: TAG_ID, name: 'Swim', color: 'ivf', has_strength: true, is_archived: false },
    base: null,
  },
  '/api/cycle-report/pdf': { user_id: USER, report: BLANK_REPORT },
  '/api/profile/details': {
    ...{ user_id: USER, full_name: 'Maria Zauberwort', date_of_birth: '1990-02-28', blood_type: 'A+' },
    ...{ height_cm: 170, height_unit: 'cm', weight_kg: 61, weight_unit: 'kg' },
    ...{ luteal_days: 13, hidden_parts: ['B4'], news_seen: 1 },
    shows_losses: true,
  },
  '/api/erasure': { user_id: USER, when: 'later' },
  '/api/erasure/parts/preview': { user_id: USER, ...PARTS },
  '/api/erasure/parts': { user_id: USER, ...PARTS },
  '/api/units': {
    ...{ user_id: USER, weight_unit: 'kg', temperature_unit: 'C', water_unit: 'ml', week_start: 1 },
    ...{ date_order: 'month-day', clock_hours: 12 },
  },
  '/api/reminders': {
    user_id: USER,
    zone: 'Europe/Lisbon',
    quiet: { from: 1320, to: 420 },
    wording: 'plain',
    kinds: { 'log-today': { is_on: true, minute: 1200, weekdays: 127 } },
  },
  [`/api/reminders/notices/${NOTICE_ID}`]: { user_id: USER, id: NOTICE_ID, is_dismissed: true },
  '/api/push-subscriptions': { user_id: USER, ...makePushAddress() },
  '/api/cycle-marks': {
    user_id: USER,
    cycle_start: '2026-01-05',
    verdict: 'unusual',
    reason: 'illness',
    ovulation_on: '2026-01-19',
    base: null,
  },
  '/api/cycle-pauses': {
    user_id: USER,
    id: PAUSE_ID,
    from_on: '2026-01-05',
    to_on: '2026-03-05',
    reason: 'treatment',
    base: null,
  },
  '/api/stage/past': {
    user_id: USER,
    id: PAST_ID,
    reason: 'birth',
    ended_on: '2026-01-05',
    base: { reason: 'loss', ended_on: null },
  },
  '/api/cycle-forecasts': {
    user_id: USER,
    cycle_start: '2026-01-05',
    shown_on: '2026-01-10',
    predicted_start: '2026-02-02',
    window_from: '2026-01-31',
    window_to: '2026-02-04',
    known_cycles: 6,
    is_ovulation_known: false,
  },
  [`/api/emergency-contacts/${CONTACT_ID}`]: {
    user_id: USER,
    id: CONTACT_ID,
    name: 'Ana',
    relation: 'Sister',
    phone: '020 7946 0018',
    base: null,
  },
  '/api/emergency-card': {
    user_id: USER,
    texts: {
      ...{
        allergies: 'Penicillin',
        conditions: '',
        medicines: 'Insulin',
        implants: '',
        languages: 'English',
      },
      note: '',
    },
    shown_parts: ['name', 'allergies'],
    tells_by_mail: false,
  },
  '/api/emergency-card/page': { user_id: USER, text_version: '1' },
  '/api/emergency-card/pin': { user_id: USER, pin: '1234' },
  [`/api/calendar-feeds/${FEED_ID}`]: {
    ...{ user_id: USER, id: FEED_ID, contents: ['period'], title_mode: 'own', own_title: 'Swim' },
    zone: 'Europe/Lisbon',
  },
  [`/api/calendar-feeds/${FEED_ID}/renew`]: { user_id: USER },
  '/api/exports': { user_id: USER, id: EXPORT_ID, leaves_out: ['notes'], passphrase: 'moons on a stalk' },
  '/api/emergency-contacts/order': { user_id: USER, ids: [CONTACT_ID] },
  [`/api/methods/${METHOD_ID}`]: {
    user_id: USER,
    id: METHOD_ID,
    method: 'copper-coil',
    started_on: '2026-01-01',
    started_certainty: 'month',
    ended_on: '2026-02-05',
    base: null,
  },
  [`/api/medical-records/${RECORD_ID}`]: {
    ...{ user_id: USER, id: RECORD_ID, kind: 'condition', base: null },
    fields: { ...emptyFields('condition'), name: 'Migraine' },
  },
  [`/api/medical-records/${RECORD_ID}/restore`]: { user_id: USER },
  '/api/lab-values/read': { user_id: USER, analytes: null, from: null, to: null, behind: null },
  [`/api/lab-values/${LAB_ID}`]: {
    ...{ user_id: USER, id: LAB_ID, base: null },
    entry: { name: 'Ferritin', text: '11', unit: 'ng/mL', range_text: '', local_day: '2026-01-05' },
  },
  '/api/consents/withdraw': {
    user_id: USER,
    purpose: 'model-documents',
    subject: 'http://localhost/v1 small',
  },
  '/api/consents/again': { user_id: USER, purpose: 'model-documents', subject: 'http://localhost/v1 small' },
  [`/api/safety-alerts/${ALERT_ID}`]: { user_id: USER, mark: 'done' },
  [`/api/health-goals/${GOAL_ID}`]: {
    user_id: USER,
    id: GOAL_ID,
    kind: 'sleep',
    amount: 7.5,
    days_per_week: 5,
    started_on: '2026-01-05',
    state: 'paused',
    state_since: '2026-01-06',
    last_pause_from: null,
    last_pause_to: null,
    base: null,
  },
};

for (const address of ['/api/health-documents', `/api/health-documents/${DOCUMENT_ID}`]) {
  const documentFields = {
    own_name: 'Iron',
    own_category: 'imaging',
    document_type: 'Other',
    notes: 'a note',
  };
  fieldsOfRoute[address] = {
    user_id: USER,
    id: DOCUMENT_ID,
    file_name: 'a.pdf',
    ...documentFields,
    base: { ...documentFields, notes: null },
  };
}
fieldsOfRoute[`/api/health-documents/${DOCUMENT_ID}/confirmations`] = { ...confirmationsOf(USER) };
fieldsOfRoute[`/api/health-documents/${DOCUMENT_ID}/restore`] = {
  user_id: USER,
  id: DOCUMENT_ID,
  notes: 'a note',
};
fieldsOfRoute['/api/analyze-document'] = {
  documentId: DOCUMENT_ID,
  filePath: 'a/1.pdf',
  fileName: 'a.pdf',
  mimeType: 'application/pdf',
};

type Fields = Record<string, unknown>;

const most = (fields: Fields) => Math.min(3, Object.keys(fields).length);

const spoiltFields = (fields: Fields) =>
  fc
    .record({
      spoilt: fc.subarray(Object.keys(fields), { minLength: 1, maxLength: most(fields) }),
      dropped: fc.subarray(Object.keys(fields), { maxLength: most(fields) }),
      value: leaf,
      extra: fc.dictionary(
        fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'role', 'userId'),
        leaf,
      ),
    })
    .map(({ spoilt, dropped, value, extra }) => {
      const body: Record<string, unknown> = { ...fields };
      for (const name of spoilt) body[name] = name === 'data' ? { full_name: value } : value;
      for (const name of dropped) delete body[name];
      // Object.assign would set the prototype, which JSON.stringify leaves out.
      const own = Object.entries(extra).map(
        ([name, item]) => `${JSON.stringify(name)}:${JSON.stringify(item)}`,
      );
      const text = JSON.stringify(body);
      return own.length === 0 ? text : `{${[text.slice(1, -1), ...own].filter(Boolean).join(',')}}`;
    });

const texts = (fields: Fields) =>
  fc.oneof(
    { weight: 6, arbitrary: spoiltFields(fields) },
    { weight: 2, arbitrary: fc.json({ maxDepth: 4 }) },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        JSON.stringify(fields),
        '{"email":"a@b.co","email":"c@d.co","password":"x"}',
        '{"life_stage":"pregnancy","life_stage":"ivf"}',
        '{"data":{"full_name":"a","full_name":"b"}}',
        `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
        `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
        '{"life_stage":"pregnancy"',
        'null',
        '"pregnancy"',
        '[]',
        '1',
        '{"life_stage":"\\u0000"}',
        '{"__proto__":{"life_stage":"pregnancy"}}',
        'life_stage=pregnancy',
        '\ufeff{"life_stage":"pregnancy"}',
        '{"life_stage":NaN}',
        '',
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom(...nasty) },
  );

const bodies = (fields: Fields): fc.Arbitrary<Uint8Array<ArrayBuffer> | undefined> =>
  fc.oneof(
    { weight: 8, arbitrary: texts(fields).map(encode) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Uint8Array.from(bytes)) },
    {
      weight: 1,
      // Overlong, cut off, and a surrogate: none of it is UTF-8.
      arbitrary: fc
        .constantFrom([0xc0, 0xaf], [0xe2, 0x82], [0xed, 0xa0, 0x80], [0xff])
        .map((bytes) => Uint8Array.from([...encode('{"life_stage":"'), ...bytes, ...encode('"}')])),
    },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );

const headers = fc
  .record(
    {
      'content-type': fc.constantFrom(
        'application/json',
        'application/json',
        'application/json; charset=utf-16',
        'APPLICATION/JSON',
        'application/jsonx',
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'multipart/form-data',
        ';',
        'application/octet-stream',
      ),
      cookie: fc.constantFrom(
        'lunaria.session_token=',
        'lunaria.session_token=garbage',
        'lunaria.session_token=a.b; lunaria.session_token=c.d',
        'lunaria.session_token=%E0%A4%A',
        'lunaria.session_token=%00; signed_in=1',
        '__proto__=1; constructor=2; =; ;;;',
        `lunaria.session_token=${'x'.repeat(5_000)}.${'y'.repeat(44)}`,
        '__Host-lunaria.session_token=a.b; lunaria.session_data=e30=; lunaria.dont_remember=1',
      ),
      authorization: fc.constantFrom(
        'Bearer',
        'Bearer ',
        'Bearer null',
        'Bearer a.b.c',
        'Bearer eyJhbGciOiJub25lIn0.e30.',
        'Basic bWFyaWE6cGFzcw==',
        `Bearer ${'a'.repeat(6_000)}`,
      ),
      'accept-language': fc.constantFrom('*', "' or 1=1", 'de;q=0.9'),
      'user-agent': fc.constantFrom('', "'; drop table sessions; --", 'x'.repeat(4_000), '<script>'),
      'x-forwarded-for': fc.constantFrom('', 'unknown', '127.0.0.1', "1.2.3.4, ' or 1=1", ','.repeat(500)),
      'x-lunaria-client-address': fc.constantFrom('127.0.0.1', 'x'),
      'x-http-method-override': fc.constantFrom('DELETE', 'PATCH'),
      'content-encoding': fc.constantFrom('gzip', 'br', 'identity'),
      origin: fc.constantFrom('null', 'https://evil.example', 'http://localhost:3000', 'not an origin'),
    },
    { requiredKeys: [] },
  )
  .map((present) => ({ ...present }) as Record<string, string>); // fast-check types absent keys as undefined

const suffixes = fc.oneof(
  { weight: 8, arbitrary: fc.constant('') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '?',
      '?a=1&a=2',
      '?%',
      '?token=%00',
      '?token=%ff',
      "?token=' or 1=1--",
      `?user_id=${USER}`,
      `?user_id=${USER}&user_id=x`,
      '?user_id=6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f',
      '?from=2026-05-32',
      '?from=infinity&to=-infinity',
      '?from=2026-02-01&to=2026-01-01',
      '?limit=-1',
      '?limit=1e3',
      '?callbackURL=https://evil.example/',
      '?callbackURL=//evil.example&token=x',
      '?disableCookieCache=x&disableRefresh[]=1',
      '?__proto__[x]=1',
      `?x=${'y'.repeat(9_000)}`,
      `?error=${encodeURIComponent('<script>alert(1)</script>')}`,
      '?state=x&code=y',
      '/',
      '//',
      '/..',
      '/%2e%2e/%2e%2e',
      '%00',
      '/%zz',
      ';a=b',
    ),
  },
);

const methods = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
  'QUERY',
);

/** Requests to one address that no page of ours makes; most use the method it answers. */
export function hostileRequests(path: string, usualMethods: string[]): fc.Arbitrary<HostileRequest> {
  return fc
    .record({
      method: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...usualMethods) },
        { weight: 1, arbitrary: methods },
      ),
      suffix: suffixes,
      headers,
      body: bodies(fieldsOfRoute[path] ?? fields),
    })
    .map(({ method, suffix, headers: sent, body }) => {
      const takesBody = method !== 'GET' && method !== 'HEAD';
      // Most bodies come as JSON, or nothing behind the content type is ever reached.
      const type = takesBody && body && !sent['content-type'] ? { 'content-type': 'application/json' } : {};
      return {
        method,
        path: `${path}${suffix}`,
        headers: { ...type, ...sent },
        body: takesBody ? body : undefined,
      };
    });
}

/** The request with the id of whoever is signed in where it names her. */
export function nameUser({ path, body, ...request }: HostileRequest, userId: string): HostileRequest {
  const name = (text: string) => text.replaceAll(USER, userId);
  // Byte by byte: what is no UTF-8 stays none.
  const named = body && Uint8Array.from(Buffer.from(name(Buffer.from(body).toString('latin1')), 'latin1'));
  return { ...request, path: name(path), body: named };
}
