import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccessTokenAnswer } from '../../auth/answer-with-token.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import type { Account, Answer, TestClient } from '../../testing/test-client.ts';
import { answerFactor, beginApp, showCode } from '../../testing/totp.ts';
import { writeSessionCookie } from '../session-cookie.ts';

const COOKIE = 'lunaria.session_token';
const BELIEVED_MS = 5000;
const NEW_PASSWORD = 'a new password';

// What the database itself does here is the same on both engines (session.db.test.ts, password-reset.db.test.ts).
describe.each(testEngines)('a session in the hands of somebody else, on %s', (engine) => {
  let server: TestApp;
  let her: Account & { client: TestClient };
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    const client = server.createClient();
    her = { client, ...(await client.signUp()) };
  });
  afterAll(() => server.close());

  const cookieOf = (client: TestClient) => client.cookies.get(COOKIE) ?? '';
  const secretOf = (client: TestClient) => cookieOf(client).split('.')[0] ?? '';
  const signIn = async (client: TestClient, account: Account) => {
    expect((await client.signIn(account)).status).toBe(200);
    return client;
  };
  /** Another browser with this session cookie and nothing else. */
  const withCookie = (value: string, app = server.app) => {
    const thief = server.createClient().at(app);
    thief.cookies.set(COOKIE, value);
    return thief;
  };
  const statusOf = async (answer: Promise<Answer>) => (await answer).status;
  /** Statuses of the routes of her health and of her account. */
  const tryAll = async (client: TestClient) => [
    await statusOf(client.request('/api/profile')),
    await statusOf(client.request('/api/auth/token')),
    await statusOf(client.request('/api/auth/sessions')),
  ];
  const OPEN = [200, 200, 200];
  const CLOSED = [401, 401, 401];

  describe('that was planted in her browser before she signs in', () => {
    test('is not hers afterwards: a session of the attacker’s ends, and she gets one with a secret of its own', async () => {
      const attacker = server.createClient();
      const attackersAccount = await attacker.signUp();
      const planted = cookieOf(attacker);
      expect(await tryAll(attacker)).toEqual(OPEN);
      const victim = await signIn(withCookie(planted), her);
      expect(cookieOf(victim)).not.toBe(planted);
      expect(((await victim.request('/api/auth/user')).json as { email: string }).email).toBe(her.email);
      // Who planted it still holds that cookie: it opens neither her account nor, any more, their own.
      expect(await tryAll(withCookie(planted))).toEqual(CLOSED);
      expect(await statusOf(attacker.signIn(attackersAccount))).toBe(200);
    });

    test('is not hers afterwards either when she signs up', async () => {
      const attacker = server.createClient();
      await attacker.signUp();
      const planted = cookieOf(attacker);
      const victim = withCookie(planted);
      const { email } = await victim.signUp();
      expect(cookieOf(victim)).not.toBe(planted);
      expect(((await victim.request('/api/auth/user')).json as { email: string }).email).toBe(email);
      expect(await tryAll(withCookie(planted))).toEqual(CLOSED);
    });

    test.each([
      ['made up', () => 'planted.value'],
      ['made up and signed with a guess', () => `planted.${Buffer.alloc(32).toString('base64')}`],
      ['signed with the name of the product', () => signedWith('lunaria')],
      ['signed with nothing', () => signedWith('')],
    ])('never becomes a session when it was %s', async (_, make) => {
      const planted = make();
      const victim = await signIn(withCookie(planted), her);
      expect(cookieOf(victim)).not.toContain('planted');
      expect(await tryAll(victim)).toEqual(OPEN);
      expect(await tryAll(withCookie(planted))).toEqual(CLOSED);
      const stored = await server.opened.asRole(
        'app_auth',
        undefined,
        "select count(*)::int as count from sessions where token like 'planted%'",
      );
      expect(stored[0]?.count).toBe(0);
    });

    const signedWith = (secret: string) =>
      /=([^;]*)/.exec(writeSessionCookie('planted', { secret, maxAgeSeconds: 60, isSecure: false }))?.[1] ??
      '';

    test('a cookie for a name of ours under another path or case is none', async () => {
      const stolen = cookieOf(her.client);
      for (const name of [
        'Lunaria.session_token',
        'lunaria.session_token2',
        'session_token',
        '__Host-lunaria.session_token',
      ]) {
        const headers = { cookie: `${name}=${stolen}` };
        expect([name, await statusOf(server.createClient().request('/api/profile', { headers }))]).toEqual([
          name,
          401,
        ]);
      }
    });
  });

  describe('that another host of the domain planted, behind https', () => {
    const HOST_COOKIE = `__Host-${COOKIE}`;
    // Each of these a browser takes from `evil.lunaria.example` for the whole domain; not the name we use.
    test.each([COOKIE, `__Secure-${COOKIE}`])(
      'as %s is nobody’s, and changes nothing beside hers',
      async (name) => {
        const app = await server.createAppWith({ PUBLIC_URL: 'https://lunaria.example' });
        const attacker = server.createClient().at(app);
        await attacker.signUp();
        const planted = attacker.cookies.get(HOST_COOKIE) ?? '';
        expect(await tryAll(attacker)).toEqual(OPEN);
        const victim = server.createClient().at(app);
        victim.cookies.set(name, planted);
        expect(await tryAll(victim)).toEqual(CLOSED);
        await signIn(victim, her);
        expect(victim.cookies.get(name)).toBe(planted);
        expect(((await victim.request('/api/auth/user')).json as { email: string }).email).toBe(her.email);
        expect(await tryAll(victim)).toEqual(OPEN);
        expect(await statusOf(victim.request('/api/auth/sign-out', { method: 'POST' }))).toBe(200);
        expect(victim.cookies.has(HOST_COOKIE)).toBe(false);
        expect(await tryAll(victim)).toEqual(CLOSED);
      },
    );
  });

  describe('whose secret was replaced', () => {
    const replaced: [by: string, replace: (client: TestClient) => Promise<Answer>][] = [
      ['signing in again', (client) => client.signIn(her)],
      [
        'a second step',
        async (client) => {
          const { id, secret } = await beginApp(client);
          return await answerFactor(client, id, showCode(secret));
        },
      ],
      [
        'a proof that it is she',
        (client) => client.request('/api/auth/proof', { json: { password: her.password } }),
      ],
      [
        'another password',
        (client) =>
          client.request('/api/auth/change-password', {
            json: { current_password: her.password, password: NEW_PASSWORD },
          }),
      ],
    ];
    test.each(replaced)(
      'by %s opens nothing any more, here at once and elsewhere within five seconds',
      async (_, replace) => {
        const elsewhere = await server.createAppWith({});
        const stolen = cookieOf(her.client);
        // Both processes remember it from now on.
        expect(await tryAll(withCookie(stolen))).toEqual(OPEN);
        expect(await tryAll(withCookie(stolen, elsewhere))).toEqual(OPEN);
        expect((await replace(her.client)).status).toBe(200);
        expect(secretOf(her.client)).not.toBe(secretOf(withCookie(stolen)));
        expect(await tryAll(withCookie(stolen))).toEqual(CLOSED);
        expect((await tryAll(withCookie(stolen, elsewhere))).slice(1)).toEqual(CLOSED.slice(1));
        await inFiveSeconds(async () => expect(await tryAll(withCookie(stolen, elsewhere))).toEqual(CLOSED));
        expect(await tryAll(her.client)).toEqual(OPEN);
      },
    );
  });

  describe('that was ended', () => {
    const ended: [by: string, end: (client: TestClient) => Promise<unknown>][] = [
      ['by logging out', (client) => client.request('/api/auth/sign-out', { method: 'POST' })],
      ['from another browser', async () => await endFromAnotherBrowser()],
      ['with all others', async () => await endFromAnotherBrowser('/api/auth/sessions/end-others')],
      ['by a forgotten password', async () => await resetPassword()],
    ];
    async function endFromAnotherBrowser(path?: string) {
      const other = await signIn(server.createClient(), her);
      if (path) return await other.request(path, { method: 'POST' });
      const list = (await other.request('/api/auth/sessions')).json as { id: string; is_current: boolean }[];
      for (const { id, is_current: isCurrent } of list) {
        if (!isCurrent) await other.request(`/api/auth/sessions/${id}`, { method: 'DELETE' });
      }
    }
    async function resetPassword() {
      const { findPasswordState } = await import('@lunaria/db/queries/passwords.ts');
      const { user } = (await her.client.request('/api/auth/token')).json as AccessTokenAnswer;
      const state = await findPasswordState(server.opened.database.auth, user.id);
      if (!state) throw new Error('There is no such account.');
      const json = { token: await server.resetLinks.sign(user.id, state), password: NEW_PASSWORD };
      await server.createClient().request('/api/auth/reset-password', { json });
    }

    test.each(ended)(
      '%s: neither its cookie nor its token opens anything, here at once and elsewhere within five seconds',
      async (_, end) => {
        const elsewhere = await server.createAppWith({});
        const stolen = cookieOf(her.client);
        const { access_token: token } = (await her.client.request('/api/auth/token'))
          .json as AccessTokenAnswer;
        const bearer = { authorization: `Bearer ${token}` };
        const withToken = (app = server.app) =>
          statusOf(server.createClient().at(app).request('/api/profile', { headers: bearer }));
        expect([await withToken(), await withToken(elsewhere)]).toEqual([200, 200]);
        expect(await tryAll(withCookie(stolen, elsewhere))).toEqual(OPEN);
        expect(await tryAll(withCookie(stolen))).toEqual(OPEN);
        await end(her.client);
        expect(await tryAll(withCookie(stolen))).toEqual(CLOSED);
        expect([await withToken(), await withToken(elsewhere)]).toEqual([401, 401]);
        await inFiveSeconds(async () => expect(await tryAll(withCookie(stolen, elsewhere))).toEqual(CLOSED));
      },
    );

    test('changes nothing any more at any address, and comes back by nothing', async () => {
      const stolen = cookieOf(her.client);
      await her.client.request('/api/auth/sign-out', { method: 'POST' });
      const before = await readEverything(server.opened, ['rate_limits']);
      const thief = withCookie(stolen);
      for (const path of ['/api/auth/get-session', '/api/auth/token', '/api/auth/user'])
        await thief.request(path);
      for (const path of ['sign-out', 'sessions/end-others', 'change-password'])
        await thief.request(`/api/auth/${path}`, { json: {} });
      await thief.request('/api/profile', { method: 'PATCH', json: { life_stage: 'ivf' } });
      expect(await readEverything(server.opened, ['rate_limits'])).toEqual(before);
      expect(await tryAll(withCookie(stolen))).toEqual(CLOSED);
    });
  });

  test('has a secret nobody guesses: more than 128 bits, and never the same', async () => {
    const secrets = new Set<string>();
    for (let count = 0; count < 3; count += 1) {
      await signIn(her.client, her);
      secrets.add(secretOf(her.client));
    }
    await her.client.request('/api/auth/change-password', {
      json: { current_password: her.password, password: NEW_PASSWORD },
    });
    secrets.add(secretOf(her.client));
    expect(secrets.size).toBe(4);
    // 32 signs out of 62 or more.
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{32,}$/);
  });
});

/** Five seconds later by the clock of the processes; what is kept in memory is believed for no longer. */
async function inFiveSeconds(step: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + BELIEVED_MS });
  try {
    await step();
  } finally {
    vi.useRealTimers();
  }
}
