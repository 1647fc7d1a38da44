import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { OpenSession } from '@lunaria/domain/account/open-session.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import type { Account, TestClient } from '../testing/test-client.ts';

const PHONE = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
const OUTCOME = { signedIn: 200, signedOut: 401 };

describe.each(testEngines)('where an account is signed in, on %s', (engine) => {
  let server: TestApp;
  let her: Account & { laptop: TestClient; phone: TestClient };
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    const laptop = server.createClient();
    const account = await laptop.signUp();
    const phone = server.createClient();
    await phone.request('/api/auth/sign-in/email', {
      json: { email: account.email, password: account.password },
      from: '198.51.100.23',
      headers: { 'user-agent': PHONE },
    });
    her = { ...account, laptop, phone };
  });
  afterAll(() => server.close());

  // The shape is what these tests check.
  const list = async (client: TestClient) =>
    (await client.request('/api/auth/sessions')).json as OpenSession[];
  const stateOf = async (client: TestClient) => (await client.request('/api/profile')).status;
  const end = async (client: TestClient, id: string) =>
    await client.request(`/api/auth/sessions/${id}`, { method: 'DELETE' });

  test('is listed with device, shortened address and times, the asking one first, and no secret', async () => {
    const answer = await her.laptop.request('/api/auth/sessions');
    const [own, other] = answer.json as OpenSession[];
    expect(own).toMatchObject({ is_current: true, device: null, address: '203.0.113.x' });
    expect(other).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      device: 'Firefox on Android',
      address: '198.51.100.x',
      signed_in_at: expect.stringMatching(/^20.*Z$/),
      last_used_at: expect.stringMatching(/^20.*Z$/),
      is_current: false,
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.text).not.toContain('198.51.100.23');
    const [secret = ''] = (her.phone.cookies.get('lunaria.session_token') ?? '').split('.');
    expect(secret.length).toBeGreaterThan(20);
    expect(answer.text).not.toContain(secret);
    expect((await list(her.phone)).map(({ id }) => id)).toEqual([other?.id, own?.id]);
  });

  test('ends in one place at once, and nowhere else', async () => {
    expect([await stateOf(her.phone), await stateOf(her.phone)]).toEqual([
      OUTCOME.signedIn,
      OUTCOME.signedIn,
    ]);
    const [, phone] = await list(her.laptop);
    expect(await end(her.laptop, phone?.id ?? '')).toMatchObject({ status: 200, json: { ended: 1 } });
    expect(await stateOf(her.phone)).toBe(OUTCOME.signedOut);
    expect(await stateOf(her.laptop)).toBe(OUTCOME.signedIn);
    expect(await end(her.laptop, phone?.id ?? '')).toMatchObject({
      status: 404,
      json: { message: 'This session has ended already.' },
    });
    expect(await list(her.laptop)).toHaveLength(1);
  });

  test('ends everywhere but here', async () => {
    expect((await her.laptop.request('/api/auth/sessions/end-others', { method: 'POST' })).json).toEqual({
      ended: 1,
    });
    expect([await stateOf(her.phone), await stateOf(her.laptop)]).toEqual([
      OUTCOME.signedOut,
      OUTCOME.signedIn,
    ]);
  });

  test('ends nowhere from a browser that was left open, before she proved that it is she', async () => {
    const [, phone] = await list(her.laptop);
    await server.opened.asRole(
      'app_auth',
      undefined,
      "update sessions set proved_at = now() - interval '11 minutes'",
    );
    const refused = { status: 403, json: { code: 'proof_required' } };
    expect(await end(her.laptop, phone?.id ?? '')).toMatchObject(refused);
    expect(await her.laptop.request('/api/auth/sessions/end-others', { method: 'POST' })).toMatchObject(
      refused,
    );
    expect(await stateOf(her.phone)).toBe(OUTCOME.signedIn);
    const proof = await her.laptop.request('/api/auth/proof', { json: { password: her.password } });
    expect(proof.status).toBe(200);
    expect((await end(her.laptop, phone?.id ?? '')).status).toBe(200);
    expect(await stateOf(her.phone)).toBe(OUTCOME.signedOut);
  });

  test('is nobody else’s to see or to end', async () => {
    const stranger = server.createClient();
    await stranger.signUp();
    const [, phone] = await list(her.laptop);
    expect((await end(stranger, phone?.id ?? '')).status).toBe(404);
    await stranger.request('/api/auth/sessions/end-others', { method: 'POST' });
    expect(await list(stranger)).toHaveLength(1);
    expect([await stateOf(her.phone), await stateOf(her.laptop)]).toEqual([
      OUTCOME.signedIn,
      OUTCOME.signedIn,
    ]);
    const visitor = server.createClient();
    for (const [method, path] of [
      ['GET', '/api/auth/sessions'],
      ['DELETE', `/api/auth/sessions/${phone?.id}`],
      ['POST', '/api/auth/sessions/end-others'],
      ['POST', '/api/auth/change-password'],
    ] as const) {
      expect((await visitor.request(path, { method })).status).toBe(OUTCOME.signedOut);
    }
    expect((await end(her.laptop, 'not-an-id')).status).toBe(400);
  });

  describe('another password for the one she knows', () => {
    const change = async (client: TestClient, currentPassword: string, password = 'a new password') =>
      await client.request('/api/auth/change-password', {
        json: { current_password: currentPassword, password },
      });
    const signIn = async (password: string) =>
      (await server.createClient().signIn({ email: her.email, password })).status;
    const countNotices = async () => {
      const rows = await server.opened.asOwner(
        `alter table outbox no force row level security;
         select count(*)::int as count from outbox o join users u on u.id = o.user_id
         where u.email = '${her.email}' and o.job = 'send-password-changed-mail';
         rollback; begin`,
      );
      return rows[0]?.count;
    };

    test('opens the account from then on; every other session ends, hers gets another secret, she is written to', async () => {
      const before = her.laptop.cookies.get('lunaria.session_token');
      const old = server.createClient();
      if (before) old.cookies.set('lunaria.session_token', before);
      expect(await stateOf(old)).toBe(OUTCOME.signedIn);
      expect(await change(her.laptop, her.password)).toMatchObject({ status: 200, json: { ok: true } });
      expect([await stateOf(her.laptop), await stateOf(her.phone), await stateOf(old)]).toEqual([
        OUTCOME.signedIn,
        OUTCOME.signedOut,
        OUTCOME.signedOut,
      ]);
      expect([await signIn(her.password), await signIn('a new password')]).toEqual([401, 200]);
      expect(await countNotices()).toBe(1);
      expect((await her.laptop.request('/api/auth/token')).status).toBe(200);
    });

    test('its cookie has every attribute that the account library gives it', async () => {
      for (const environment of [{}, { PUBLIC_URL: 'https://lunaria.example' }]) {
        const other = await createTestApp(engine, environment);
        try {
          const client = other.createClient();
          const { answer, password } = await client.signUp();
          const changed = await client.request('/api/auth/change-password', {
            json: { current_password: password, password: 'a new password' },
          });
          const attributesOf = ({ headers }: { headers: Headers }) =>
            headers
              .getSetCookie()
              .filter((cookie) => cookie.includes('session_token='))
              .map((cookie) => [cookie.split('=')[0], cookie.split('; ').slice(1).sort()]);
          expect(attributesOf(changed)).toEqual(attributesOf(answer));
          expect(attributesOf(changed)).toHaveLength(1);
        } finally {
          await other.close();
        }
      }
    });

    test('is not set without it, nor when it is too short; nothing ends and nobody is written to', async () => {
      expect(await change(her.laptop, 'not her password')).toMatchObject({
        status: 403,
        json: { code: 'wrong_password', message: 'Your current password is not right.' },
      });
      expect(await change(her.laptop, her.password, '7 chars')).toMatchObject({
        status: 400,
        json: { message: 'Password must be at least 8 characters' },
      });
      expect([await stateOf(her.phone), await signIn(her.password), await countNotices()]).toEqual([
        200, 200, 0,
      ]);
    });

    test('of two changes at once one counts', async () => {
      const answers = await Promise.all([
        change(her.laptop, her.password, 'a first password'),
        change(her.phone, her.password, 'a second password'),
      ]);
      expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await countNotices()).toBe(1);
    });
  });
});
