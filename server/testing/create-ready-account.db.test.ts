import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../auth/hash-password.ts';
import { createReadyAccount } from './create-ready-account.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import type { TestClient } from './test-client.ts';
import { addApp, answerFactor, showCode } from './totp.ts';

const PASSWORD = 'a quiet password';
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
/** As the client's own requests come from. */
const ADDRESS = '203.0.113.7';
const DAY_MS = 86_400_000;

const daysUntil = (at: string) => Math.round((Date.parse(at) - Date.now()) / DAY_MS);

interface Person {
  client: TestClient;
  email: string;
  userId: string;
  /** What the browser was told to keep. */
  setCookies: string[];
}

describe.each(testEngines)('an account that was made ready, on %s', (engine) => {
  let server: TestApp;
  let passwordHash: string;
  beforeAll(async () => {
    server = await createTestApp(engine);
    passwordHash = await hashPassword(PASSWORD);
  });
  afterAll(() => server.close());

  const browserOf = (client: TestClient) => ({
    get: (path: string) => client.request(path, { headers: { 'user-agent': BROWSER } }),
    post: (path: string, json: unknown = {}) =>
      client.request(path, { json, headers: { 'user-agent': BROWSER } }),
  });

  async function findUserId(client: TestClient): Promise<string> {
    const { json } = await client.request('/api/auth/user');
    return (json as { id: string }).id; // the shape is the contract of the route
  }

  async function signUp(): Promise<Person> {
    const client = server.createClient();
    const email = `${crypto.randomUUID()}@example.org`;
    const { status, headers } = await browserOf(client).post('/api/auth/sign-up/email', {
      ...{ email, password: PASSWORD, agreeToTerms: true, emailRedirectTo: '/' },
      data: { full_name: 'Ana López' },
    });
    expect(status).toBe(200);
    return { client, email, userId: await findUserId(client), setCookies: headers.getSetCookie() };
  }

  async function makeReady(): Promise<Person> {
    const client = server.createClient();
    const email = `${crypto.randomUUID()}@example.org`;
    const setCookies = await createReadyAccount(
      {
        database: server.opened.database,
        auditKey: server.auditKey,
        sessionSecret: server.auth.options.secret,
        isSecure: server.config.isSecure,
      },
      { email, fullName: 'Ana López', passwordHash },
      { cookieHeader: null, userAgent: BROWSER, address: ADDRESS },
    );
    for (const line of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      client.cookies.set(name, value);
    }
    return { client, email, userId: await findUserId(client), setCookies };
  }

  /** What differs between any two accounts, replaced by what it is; instants by how many days they are away. */
  function mask(value: unknown, { userId, email }: Pick<Person, 'userId' | 'email'>): unknown {
    const maskText = (text: string) => {
      if (text === userId) return '<her id>';
      if (text === email) return '<her address>';
      return text
        .replace(/^[0-9a-f-]{36}$/, '<id>')
        .replace(/^\\x[0-9a-f]{64}$/, '<hash>')
        .replace(/^(\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+\$).{22}\$.{43}$/, '$1…')
        .replace(/^[\w-]{32}$/, '<token>')
        .replace(/^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*$/, (at) => `<in ${daysUntil(at)} days>`);
    };
    return JSON.parse(JSON.stringify(value, (_, each) => (typeof each === 'string' ? maskText(each) : each)));
  }

  /** Every row of every table in which her id stands, whatever the policies say. */
  async function readRows(person: Person): Promise<unknown> {
    const { asOwner } = server.opened;
    const tables = (
      await asOwner(
        "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
      )
    ).map(({ name }) => String(name));
    const rows = await asOwner(`
      ${tables.map((table) => `alter table ${table} no force row level security;`).join('\n')}
      ${tables.map((table) => `select '${table}' as "table", to_jsonb(t) as row from ${table} t where t::text like '%${person.userId}%'`).join(' union all ')}
      order by 1;
      rollback; begin`);
    return mask(rows, person);
  }

  test('has the rows of one that signed up, column by column', async () => {
    const [signedUp, ready] = [await signUp(), await makeReady()];
    const rows = await readRows(signedUp);
    expect(await readRows(ready)).toEqual(rows);
    expect(rows).toMatchObject(
      [
        'access_chains',
        'access_events',
        'accounts',
        'outbox',
        'profiles',
        'sessions',
        'sign_ins',
        'users',
      ].map((table) => ({ table })),
    );
  });

  test('leaves the same cookies in the browser', async () => {
    const [signedUp, ready] = [await signUp(), await makeReady()];
    const describeCookies = ({ setCookies }: Person) =>
      setCookies.map((line) => line.replace(/=[^;]{40,}/, '=<secret>')).sort();
    expect(describeCookies(ready)).toEqual(describeCookies(signedUp));
    expect([...ready.client.cookies.keys()].sort()).toEqual([
      'lunaria.known_browser',
      'lunaria.session_token',
      'signed_in',
    ]);
  });

  test('is answered like one that signed up, whatever it asks', async () => {
    const ask = async (person: Person) => {
      const { get } = browserOf(person.client);
      const paths = ['auth/get-session', 'auth/user', 'auth/sessions', 'auth/sign-ins', 'auth/factors'];
      const answers = [];
      for (const path of [...paths, 'profile', 'onboarding', 'daily-logs', 'health-documents']) {
        const { status, json } = await get(`/api/${path}`);
        expect(status).toBe(200);
        answers.push(mask(json, person));
      }
      return answers;
    };
    expect(await ask(await makeReady())).toEqual(await ask(await signUp()));
  });

  test('logs out, and in with its password alone; a known browser is no news, another one is', async () => {
    const live = async (person: Person) => {
      const { get, post } = browserOf(person.client);
      const statuses = [(await post('/api/auth/sign-out')).status, (await get('/api/auth/user')).status];
      for (const password of ['a loud password', PASSWORD]) {
        statuses.push((await post('/api/auth/sign-in/email', { email: person.email, password })).status);
      }
      const elsewhere = browserOf(server.createClient());
      statuses.push(
        (await elsewhere.post('/api/auth/sign-in/email', { email: person.email, password: PASSWORD })).status,
      );
      return { statuses, rows: await readRows(person) };
    };
    const [ready, signedUp] = [await live(await makeReady()), await live(await signUp())];
    expect(ready).toEqual(signedUp);
    expect(ready.statuses).toEqual([200, 401, 401, 200, 200]);
  });

  test('adds a second step and is asked for it', async () => {
    const { client, email } = await makeReady();
    const app = await addApp(client);
    const later = server.createClient();
    expect((await later.signIn({ email, password: PASSWORD })).status).toBe(200);
    expect(await later.request('/api/profile')).toMatchObject({
      status: 403,
      json: { code: 'second_factor_required' },
    });
    expect((await answerFactor(later, app.id, showCode(app.secret))).status).toBe(200);
    expect((await later.request('/api/profile')).status).toBe(200);
  });

  test('keeps what she writes, encrypted under a key of her own', async () => {
    const { client, userId } = await makeReady();
    const day = { ...EMPTY_SIGNALS, signal_date: '2026-10-02', notes: 'Slept badly' };
    const saved = await client.request('/api/daily-health-signals', {
      json: { user_id: userId, ...day, base: EMPTY_SIGNALS },
    });
    expect(saved).toMatchObject({ status: 200, json: day });
    expect((await client.request('/api/daily-health-signals')).json).toEqual({ daily_health_signals: [day] });
    expect(JSON.stringify(await readRows({ client, userId, email: '', setCookies: [] }))).toContain(
      'wrapped_key',
    );
  });
});
