import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import type { Account, App, TestClient } from '../../testing/test-client.ts';

const LIMIT = 50;

describe.each(testEngines)('whoever guesses the password of one account, on %s', (engine) => {
  let server: TestApp;
  /** With the limits of a real server: signing up and cookies need room, guesses do not get it. */
  let strict: App;
  let her: Account & { client: TestClient; userId: string };
  beforeAll(async () => {
    server = await createTestApp(engine);
    strict = await server.createAppWith({ RATE_LIMIT_FACTOR: '1' });
  });
  beforeEach(async () => {
    await server.opened.asRole('app_auth', undefined, 'delete from rate_limits');
    const client = server.createClient();
    const { answer, ...account } = await client.signUp();
    const { user } = answer.json as { user: { id: string } }; // what a sign-up is answered with
    her = { client, userId: user.id, ...account };
  });
  afterAll(() => server.close());

  let addresses = 0;
  /** Never twice from one address. */
  const signIn = (client: TestClient, email: string, password: string) => {
    addresses += 1;
    const from = `2001:db8:${addresses.toString(16)}::1`;
    return client.at(strict).request('/api/auth/sign-in/email', { json: { email, password }, from });
  };
  const stranger = () => server.createClient();
  /** Almost all guesses of the hour were made: each costs a hash, so the count is set. */
  const useUp = async (email: string, left = 0) => {
    await signIn(stranger(), email, 'guess');
    await server.opened.asRole(
      'app_auth',
      undefined,
      `update rate_limits set count = ${LIMIT - left} where key like 'guesses|account|%'`,
    );
  };

  test('gets no further from a thousand addresses than fifty guesses in an hour', async () => {
    await useUp(her.email, 2);
    const answers = [];
    for (const email of [her.email, her.email.toUpperCase(), her.email, her.email])
      answers.push(await signIn(stranger(), email, 'guess'));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 429, 429]);
    expect(answers[3]).toMatchObject({ json: { code: 'rate_limited' } });
    const seconds = Number(answers[3]?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(3400);
    expect(seconds).toBeLessThanOrEqual(3600);
    // Not even with the right one: no guess is looked at any more.
    expect((await signIn(stranger(), her.email, her.password)).status).toBe(429);
    // Others are not touched.
    const other = server.createClient();
    const account = await other.signUp();
    expect((await signIn(stranger(), account.email, account.password)).status).toBe(200);
  });

  test('is counted when many guess at once', async () => {
    await useUp(her.email, 3);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => signIn(stranger(), her.email, 'guess')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  });

  test('does not lock her out: the browser she came in by before goes on, with a count of its own', async () => {
    await useUp(her.email);
    await her.client.request('/api/auth/sign-out', { method: 'POST' });
    expect((await signIn(her.client, her.email, her.password)).status).toBe(200);
    expect((await signIn(stranger(), her.email, her.password)).status).toBe(429);
    // Somebody who has that browser does not guess for ever either.
    await server.opened.asRole(
      'app_auth',
      undefined,
      `update rate_limits set count = ${LIMIT} where key like 'guesses|browser|%'`,
    );
    expect((await signIn(her.client, her.email, 'guess')).status).toBe(429);
  });

  test('gains nothing by a browser that another account knows, nor by a cookie that is made up', async () => {
    await useUp(her.email);
    const own = server.createClient();
    await own.signUp();
    expect((await signIn(own, her.email, her.password)).status).toBe(429);
    for (const value of ['x', 'A'.repeat(43), '']) {
      const client = stranger();
      client.cookies.set('lunaria.known_browser', value);
      expect((await signIn(client, her.email, her.password)).status).toBe(429);
    }
  });

  test('does not keep her out where she has a link to a new password: the count begins anew', async () => {
    await useUp(her.email);
    const { findPasswordState } = await import('@lunaria/db/queries/passwords.ts');
    const state = await findPasswordState(server.opened.database.auth, her.userId);
    if (!state) throw new Error('There is no such account.');
    const json = { token: await server.resetLinks.sign(her.userId, state), password: 'a new password' };
    expect((await stranger().at(strict).request('/api/auth/reset-password', { json })).status).toBe(200);
    expect((await signIn(stranger(), her.email, 'a new password')).status).toBe(200);
  });

  test('learns nothing by it: an address without an account is counted and answered alike', async () => {
    const nobody = `nobody-${crypto.randomUUID()}@example.org`;
    await useUp(nobody);
    const unknown = await signIn(stranger(), nobody, 'guess');
    await useUp(her.email);
    const known = await signIn(stranger(), her.email, 'guess');
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect(known.status).toBe(429);
    const names = ({ headers }: typeof known) => [...headers].map(([name]) => name);
    expect(names(known)).toEqual(names(unknown));
  });

  test('cannot use the guesses of others up from one address: its own run out first', async () => {
    for (let count = 0; count < 12; count += 1) {
      const json = { email: her.email, password: 'guess' };
      await stranger().at(strict).request('/api/auth/sign-in/email', { json, from: '198.51.100.1' });
    }
    const [row] = await server.opened.asRole(
      'app_auth',
      undefined,
      "select count from rate_limits where key like 'guesses|account|%'",
    );
    expect(row?.count).toBe(10);
  });

  test('guesses no more inside a session that was left open: twenty current passwords in an hour', async () => {
    const guess = (path: string, json: object) => {
      addresses += 1;
      return her.client.at(strict).request(path, { json, from: `2001:db8:${addresses.toString(16)}::1` });
    };
    const change = { current_password: 'guess', password: 'a new password' };
    expect((await guess('/api/auth/change-password', change)).status).toBe(403);
    await server.opened.asRole(
      'app_auth',
      undefined,
      "update rate_limits set count = 19 where key like 'guesses|sessions|%'",
    );
    expect((await guess('/api/auth/proof', { password: 'guess' })).status).toBe(403);
    for (const [path, json] of [
      ['/api/auth/proof', { password: her.password }],
      ['/api/auth/change-password', { ...change, current_password: her.password }],
    ] as const) {
      const answer = await guess(path, json);
      expect(answer).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3400);
    }
  });

  test('is named nowhere: what is counted shows neither address nor browser', async () => {
    await useUp(her.email);
    await signIn(her.client, her.email, her.password);
    const rows = await server.opened.asRole('app_auth', undefined, 'select key from rate_limits');
    const keys = rows.map(({ key }) => String(key)).join('\n');
    expect(keys).toContain('guesses|browser|');
    const browser = her.client.cookies.get('lunaria.known_browser') ?? '';
    expect(browser).toHaveLength(43);
    for (const secret of [her.email, her.userId, browser]) expect(keys).not.toContain(secret);
  });
});
