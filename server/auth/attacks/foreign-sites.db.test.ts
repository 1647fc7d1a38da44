import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { enumerateRoutes } from '../../testing/enumerate-routes.ts';
import { DOCUMENT_ID } from '../../testing/hostile-requests.ts';
import { sendDocument } from '../../testing/upload.ts';
import { createWoman, type Woman } from '../../testing/woman.ts';

const FORM = 'application/x-www-form-urlencoded';

/**
 * The only writes that are taken from elsewhere: each looks at no cookie and does what the signed link in it says. With
 * none, and with her cookies, they change nothing.
 */
const SIGNED_LINKS = [
  'POST /guardian',
  'POST /newsletter/confirm',
  'POST /newsletter/unsubscribe',
  'POST /reminders/unsubscribe',
];

/** Apple answers with a form of its own; without the state of a journey that this browser began it leads to the login. */
const APPLE = 'POST /api/auth/callback/apple';

/** What a browser of hers sends along when a page that is not ours makes it write. */
const FOREIGN: [who: string, headers: Record<string, string>][] = [
  ['another site', { origin: 'https://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['another port', { origin: 'http://localhost:3001' }],
  ['another scheme', { origin: 'https://localhost:3000' }],
  ['a name that begins like ours', { origin: 'http://localhost:3000.evil.example' }],
  ['a login in the address', { origin: 'http://localhost:3000@evil.example' }],
  ['something that is no origin', { origin: 'localhost' }],
  ['another site, by what the browser says', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour of the site', { 'sec-fetch-site': 'same-site' }],
  [
    'an origin that contradicts the rest',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ],
  ['a forged host', { origin: 'https://evil.example', host: 'evil.example' }],
  ['a referrer of ours', { origin: 'https://evil.example', referer: 'http://localhost:3000/dashboard' }],
];

// Nothing here depends on the engine.
describe.each(testEngines)('a page of another site, on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  let writes: [method: string, path: string][];
  beforeAll(async () => {
    server = await createTestApp(engine, { PUBLIC_URL: 'http://localhost:3000' });
    maria = await createWoman(server);
    expect((await sendDocument(maria, { id: DOCUMENT_ID })).status).toBe(201);
    writes = [...enumerateRoutes(server)].flatMap(([path, methods]) =>
      [...methods]
        .filter((method) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
        .map((method): [string, string] => [method, path]),
    );
  });
  afterAll(() => server.close());

  const everything = () => readEverything(server.opened, ['rate_limits']);
  const isTaken = ([method, path]: [string, string]) =>
    [...SIGNED_LINKS, APPLE].includes(`${method} ${path}`);

  test('finds every write of the product to send', () => {
    const routes = writes.map((write) => write.join(' '));
    expect(routes.length).toBeGreaterThan(40);
    for (const route of [
      ...SIGNED_LINKS,
      'POST /api/auth/sign-in/email',
      'DELETE /api/period-tracking/2026-01-05',
    ])
      expect(routes).toContain(route);
  });

  test.each(FOREIGN)('writes nothing with her cookies, at any address, as %s', async (_, headers) => {
    const before = await everything();
    const taken: unknown[] = [];
    for (const [method, path] of writes) {
      const json = { user_id: maria.userId, life_stage: 'pregnancy' };
      const answer = await maria.client.request(path, { method, headers, json });
      const isRefused = isTaken([method, path])
        ? answer.status >= 400 || answer.status === 303
        : answer.status === 403 && /foreign_origin|another site/.test(answer.text);
      const isThere = !path.endsWith('/nothing-here');
      if (!isRefused && (isThere || answer.status !== 404)) taken.push([method, path, answer.status]);
    }
    expect(taken).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  // As an old browser would send it, which names neither origin nor site: a form can be sent from anywhere.
  test.each([
    ['as text that reads as JSON', 'text/plain', `{"life_stage":"pregnancy","x":"="}`],
    ['with fields', FORM, 'life_stage=pregnancy'],
    ['without fields', FORM, ''],
    ['without fields, as text', 'text/plain', ''],
    ['in parts', 'multipart/form-data; boundary=x', '--x--'],
  ])('sends a form %s, and the API takes none', async (_, contentType, body) => {
    const before = await everything();
    const taken: unknown[] = [];
    for (const [method, path] of writes.filter((write) => write[1].startsWith('/api/') && !isTaken(write))) {
      const headers = { 'content-type': contentType };
      const { status } = await maria.client.request(path, { method, headers, body });
      if (![400, 404, 415].includes(status)) taken.push([method, path, status]);
    }
    expect(taken).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  test('opens every address with her cookies, and reading changes nothing', async () => {
    const before = await everything();
    for (const [path, methods] of enumerateRoutes(server)) {
      if (!methods.has('GET')) continue;
      const headers = { 'sec-fetch-site': 'cross-site', referer: 'https://evil.example/' };
      expect([path, (await maria.client.request(path, { headers })).status]).not.toEqual([path, 500]);
    }
    expect(await everything()).toEqual(before);
  });

  test('cannot have one method stand for another', async () => {
    const before = await everything();
    for (const name of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
      await maria.client.request('/api/profile?_method=PATCH', { headers: { [name]: 'PATCH' } });
      await maria.client.request('/api/auth/sign-out', { headers: { [name]: 'POST' } });
    }
    expect(await everything()).toEqual(before);
    expect((await maria.client.request('/api/profile')).status).toBe(200);
  });

  // Login CSRF: she would write her days into an account that somebody else can read.
  test('cannot sign her in to an account of its own', async () => {
    const stranger = server.createClient();
    const account = await stranger.signUp();
    const visitor = server.createClient();
    const json = { email: account.email, password: account.password };
    for (const [, headers] of FOREIGN) {
      const answer = await visitor.request('/api/auth/sign-in/email', { headers, json });
      expect(answer).toMatchObject({ status: 403, json: { code: 'foreign_origin' } });
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    const body = JSON.stringify(json);
    for (const contentType of ['text/plain', FORM, 'multipart/form-data; boundary=x']) {
      const headers = { 'content-type': contentType };
      const answer = await visitor.request('/api/auth/sign-in/email', { headers, body });
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([415, []]);
    }
    expect(visitor.cookies.size).toBe(0);
  });
});
