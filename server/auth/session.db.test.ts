import { SESSION_MAX_DAYS } from '@lunaria/db/queries/sessions.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { TERMS_VERSION } from '@lunaria/domain/account/terms.ts';
import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccessTokenAnswer } from '../auth/answer-with-token.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import type { Answer, TestClient } from '../testing/test-client.ts';

const SESSION_COOKIE = 'lunaria.session_token';

describe.each(testEngines)('a session on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  afterAll(() => server.close());

  async function signUp() {
    const client = server.createClient();
    return { client, ...(await client.signUp()) };
  }
  // The shape is what these tests check.
  const readToken = async (client: TestClient) =>
    (await client.request('/api/auth/token')).json as AccessTokenAnswer;
  const sessionsOf = async (email: string) =>
    await server.opened.asRole(
      'app_auth',
      undefined,
      `select s.* from sessions s join users u on u.id = s.user_id where u.email = '${email}'`,
    );
  /** The session and the hint beside it; the key of the device comes with every token (attacks/device-key.db.test.ts). */
  const renewalsIn = ({ headers }: Answer) =>
    headers.getSetCookie().filter((line) => !line.startsWith('lunaria.device_'));
  const expectSignedOut = (answer: Answer) =>
    expect(answer).toMatchObject({
      status: 401,
      json: { code: 'unauthenticated', message: 'Log in to go on.' },
    });

  test('gives a token, its end in seconds and the user', async () => {
    const { client, email, fullName } = await signUp();
    const before = Math.floor(Date.now() / 1000);
    const answer = await client.request('/api/auth/token');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const token = answer.json as AccessTokenAnswer;
    expect(Object.keys(token).sort()).toEqual([
      'aal',
      'access_token',
      'expires_at',
      'expires_in',
      'has_lock',
      'is_locked',
      'lock_after_minutes',
      'next_aal',
      'token_type',
      'user',
    ]);
    expect(token).toMatchObject({ token_type: 'bearer', expires_in: 300, aal: 'aal1', next_aal: 'aal1' });
    expect(token.expires_at - before).toBeGreaterThanOrEqual(300);
    expect(token.expires_at - before).toBeLessThan(330);
    expect(token.user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email,
      email_verified: false,
      terms_version: TERMS_VERSION,
      user_metadata: { full_name: fullName },
      factors: [],
    });
    expect((await client.request('/api/auth/user')).json).toEqual(token.user);
    expect((await client.request('/api/auth/get-session')).json).toMatchObject({ user: { email } });
  });

  test('its token holds ids and the assurance level alone, and the public keys verify it', async () => {
    const { client, email, fullName } = await signUp();
    const { access_token: token, user, expires_at: expiresAt } = await readToken(client);
    const documents = [
      await client.request('/api/auth/.well-known/jwks.json'),
      await server.createClient().request('/.well-known/jwks.json'),
    ];
    expect(documents[0]?.text).toBe(documents[1]?.text);
    for (const { status, json, text } of documents) {
      expect(status).toBe(200);
      expect(text).not.toContain('"d"');
      const keys = createLocalJWKSet(json as JSONWebKeySet);
      const { payload } = await jwtVerify(token, keys, { issuer: server.config.publicUrl });
      expect(payload).toEqual({
        sub: user.id,
        sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
        aal: 'aal1',
        iat: expiresAt - 300,
        exp: expiresAt,
        iss: server.config.publicUrl,
        aud: server.config.publicUrl,
      });
    }
    const decoded = JSON.stringify(decodeJwt(token));
    for (const secret of [email, fullName]) expect(decoded).not.toContain(secret);
  });

  test('the token opens the API without a cookie', async () => {
    const { client, fullName } = await signUp();
    const { access_token: token } = await readToken(client);
    const program = server.createClient();
    const headers = { authorization: `Bearer ${token}` };
    expect((await program.request('/api/profile', { headers })).json).toMatchObject({ full_name: fullName });
    const change = { method: 'PATCH', headers, json: { life_stage: 'pregnancy' } };
    expect((await program.request('/api/profile', change)).json).toMatchObject({ life_stage: 'pregnancy' });
  });

  test('no answer carries the session’s secret; only the cookie does', async () => {
    const { client, answer, email, password } = await signUp();
    const secret = (client.cookies.get(SESSION_COOKIE) ?? '').split('.')[0] ?? '';
    expect(secret.length).toBeGreaterThan(20);
    const answers = [answer, await client.signIn({ email, password })];
    for (const path of ['token', 'user', 'get-session'])
      answers.push(await client.request(`/api/auth/${path}`));
    const current = (client.cookies.get(SESSION_COOKIE) ?? '').split('.')[0] ?? '';
    for (const { text } of answers) {
      expect(text).not.toContain(secret);
      expect(text).not.toContain(current);
      expect(text).not.toMatch(/"(session_?)?token"/i);
    }
  });

  test('its cookie is out of reach of scripts and other sites; the hint beside it grants nothing', async () => {
    const { answer } = await signUp();
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^lunaria\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(
        /^lunaria\.known_browser=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      'signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax',
    ]);
    const hinted = server.createClient();
    hinted.cookies.set('signed_in', '1');
    expectSignedOut(await hinted.request('/api/profile'));
    expectSignedOut(await hinted.request('/api/auth/token'));
  });

  test('behind https its cookie never travels in the open', async () => {
    const app = await server.createAppWith({ PUBLIC_URL: 'https://lunaria.example' });
    const client = server.createClient().at(app);
    const { answer } = await client.signUp();
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-lunaria\.session_token=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-lunaria\.known_browser=.*; HttpOnly; SameSite=Lax; Secure$/),
      expect.stringMatching(/^signed_in=1; .*; Secure$/),
    ]);
    expect(answer.headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    expect((await client.request('/api/profile')).status).toBe(200);
  });

  // The cookie is the refresh token, rotated at sign-in
  test('signing in makes a new one and ends the one this browser had', async () => {
    const { client, email, password } = await signUp();
    const before = new Map(client.cookies);
    await client.request('/api/profile'); // remembered by the server from here on
    expect((await client.signIn({ email, password })).status).toBe(200);
    expect(client.cookies.get(SESSION_COOKIE)).not.toBe(before.get(SESSION_COOKIE));
    const old = server.createClient();
    for (const [name, value] of before) old.cookies.set(name, value);
    for (const path of ['/api/profile', '/api/auth/token', '/api/auth/user']) {
      const answer = await old.request(path);
      expectSignedOut(answer);
      // It may have been on its way before: clearing the cookie now would take the new one.
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    expect(await sessionsOf(email)).toHaveLength(1);
  });

  test('a second browser has one of its own, and signing in there ends none', async () => {
    const { client, email, password } = await signUp();
    const other = server.createClient();
    await other.signIn({ email, password });
    expect((await client.request('/api/profile')).status).toBe(200);
    expect((await other.request('/api/profile')).status).toBe(200);
    expect(await sessionsOf(email)).toHaveLength(2);
  });

  test('after signing out neither its cookie nor its token opens anything', async () => {
    const { client, email } = await signUp();
    await client.request('/api/profile');
    const { access_token: token } = await readToken(client);
    const kept = new Map(client.cookies);
    const answer = await client.request('/api/auth/sign-out', { method: 'POST' });
    expect(answer.status).toBe(200);
    // Which opens nothing: it says that this browser was here before.
    expect([...client.cookies.keys()]).toEqual(['lunaria.known_browser']);
    expect(answer.headers.getSetCookie().join('\n')).toMatch(/signed_in=; Path=\/; Max-Age=0/);
    expect(await sessionsOf(email)).toEqual([]);
    const thief = server.createClient();
    for (const [name, value] of kept) thief.cookies.set(name, value);
    for (const path of ['/api/profile', '/api/auth/token', '/api/auth/user']) {
      expectSignedOut(await thief.request(path));
    }
    expect((await thief.request('/api/auth/get-session')).json).toBeNull();
    expectSignedOut(
      await server.createClient().request('/api/profile', { headers: { authorization: `Bearer ${token}` } }),
    );
  });

  test('signing out twice, or without having signed in, is no error', async () => {
    const client = server.createClient();
    expect((await client.request('/api/auth/sign-out', { method: 'POST' })).status).toBe(200);
  });

  test('ended elsewhere, it is dead at other processes too: at once where it was not remembered', async () => {
    const { client } = await signUp();
    const otherProcess = await server.createAppWith({});
    const elsewhere = client.at(otherProcess);
    await client.request('/api/auth/sign-out', { method: 'POST' });
    expectSignedOut(await elsewhere.request('/api/profile'));
  });

  test('lasts thirty days from its last use, noted once an hour', async () => {
    const { client, email } = await signUp();
    const shift = (interval: string) =>
      server.opened.asRole(
        'app_auth',
        undefined,
        `update sessions set expires_at = now() + interval '${interval}' where user_id = (select id from users where email = '${email}')`,
      );
    const daysLeft = async () => {
      const [session] = await sessionsOf(email);
      return (Number(session?.expires_at) - Date.now()) / 86_400_000;
    };
    expect(await daysLeft()).toBeCloseTo(30, 2);
    await shift('29 days 23 hours 10 minutes');
    const early = await client.request('/api/auth/token');
    expect(renewalsIn(early)).toEqual([]);
    expect(await daysLeft()).toBeLessThan(29.98);
    await shift('29 days 22 hours 50 minutes');
    const renewed = await client.request('/api/auth/token');
    expect(renewed.status).toBe(200);
    expect(renewalsIn(renewed)).toHaveLength(2);
    expect(await daysLeft()).toBeCloseTo(30, 2);
  });

  test('ends half a year after it was started, however often it is used', async () => {
    const { client, email } = await signUp();
    const { access_token: token } = await readToken(client);
    const startedAgo = (days: number) =>
      server.opened.asRole(
        'app_auth',
        undefined,
        `update sessions set created_at = now() - interval '${days} days' where user_id = (select id from users where email = '${email}')`,
      );
    await startedAgo(SESSION_MAX_DAYS - 1);
    expect((await client.request('/api/auth/token')).status).toBe(200);
    await startedAgo(SESSION_MAX_DAYS + 1);
    for (const path of ['/api/auth/token', '/api/auth/sessions', '/api/profile'])
      expectSignedOut(await client.request(path));
    expectSignedOut(
      await server.createClient().request('/api/profile', { headers: { authorization: `Bearer ${token}` } }),
    );
  });

  test('that has run out opens nothing, and its token neither', async () => {
    const { client, email } = await signUp();
    const { access_token: token } = await readToken(client);
    await server.opened.asRole(
      'app_auth',
      undefined,
      `update sessions set expires_at = now() - interval '1 second' where user_id = (select id from users where email = '${email}')`,
    );
    for (const path of ['/api/auth/token', '/api/auth/user', '/api/profile']) {
      expectSignedOut(await client.request(path));
    }
    expectSignedOut(
      await server.createClient().request('/api/profile', { headers: { authorization: `Bearer ${token}` } }),
    );
  });

  test('dies with its account', async () => {
    const { client, email } = await signUp();
    await server.opened.asRole('app_auth', undefined, `delete from users where email = '${email}'`);
    expectSignedOut(await client.request('/api/auth/token'));
  });
});
