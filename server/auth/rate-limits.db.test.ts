import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AUTH_ROUTES } from '../routes/auth.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import type { Answer } from '../testing/test-client.ts';
import { DEFAULT_RULE, RULES, scaleRules } from './rate-limits.ts';

// The numbers of docs/OPERATIONS.md: tests and benchmarks run with more room, so nothing else would notice a change.
test('the limits are these', () => {
  expect(DEFAULT_RULE).toEqual({ window: 60, max: 120 });
  expect(RULES).toMatchObject({
    '/sign-in/email': { window: 300, max: 10 },
    '/sign-up/email': { window: 3600, max: 10 },
    '/send-verification-email': { window: 3600, max: 5 },
    '/verify-email': { window: 300, max: 20 },
    '/request-password-reset': { window: 3600, max: 10 },
    '/reset-password': { window: 300, max: 10 },
    '/change-password': { window: 300, max: 10 },
    '/factors/:id/challenge': { window: 300, max: 30 },
    '/factors/:id/verify': { window: 300, max: 30 },
    '/recovery-codes': { window: 3600, max: 20 },
    '/recovery-codes/verify': { window: 300, max: 10 },
    '/unlock': { window: 300, max: 20 },
    '/unlock/passkey': { window: 300, max: 20 },
    '/proof': { window: 300, max: 20 },
    '/passkeys/challenge': { window: 300, max: 60 },
    '/passkeys/verify': { window: 300, max: 10 },
    '/password': { window: 300, max: 60 },
    '/change-email/link': { window: 300, max: 30 },
    '/change-email/confirm': { window: 300, max: 10 },
    '/undo/link': { window: 300, max: 30 },
    '/undo': { window: 300, max: 10 },
    '/reset-password/link': { window: 300, max: 30 },
    '/get-session': { window: 60, max: 300 },
    '/token': { window: 60, max: 120 },
    '/calendar/:secret': { window: 3600, max: 1200 },
    '/e/:secret': { window: 3600, max: 120 },
    '/newsletter': { window: 3600, max: 20 },
    '/contact': { window: 86_400, max: 20 },
  });
  expect(scaleRules(1)).toEqual({ defaultRule: DEFAULT_RULE, rules: RULES });
});

test('every rule is for a route that exists', () => {
  const paths: string[] = [
    ...AUTH_ROUTES.map(([, path]) => path),
    '/newsletter',
    '/contact',
    '/calendar/:secret',
    '/e/:secret',
    ...['/erasure', '/erasure/parts', '/erasure/parts/preview'],
  ];
  for (const path of Object.keys(RULES)) expect(paths).toContain(path);
});

describe.each(testEngines)('counting on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine, { RATE_LIMIT_FACTOR: '1' });
  });
  beforeEach(() => server.opened.asRole('app_auth', undefined, 'delete from rate_limits'));
  afterAll(() => server.close());

  const guess = (from: string, headers: Record<string, string> = {}, app = server.app): Promise<Answer> =>
    server
      .createClient()
      .at(app)
      .request('/api/auth/sign-in/email', {
        json: { email: 'nobody@example.org', password: 'guess' },
        from,
        headers,
      });
  const guessOften = async (times: number, ...args: Parameters<typeof guess>) => {
    const answers = [];
    for (let count = 0; count < times; count += 1) answers.push(await guess(...args));
    return answers;
  };

  test('ten guesses in five minutes from one address, then 429 with the time to wait; others go on', async () => {
    const answers = await guessOften(11, '198.51.100.1');
    expect(answers.slice(0, 10).map((answer) => answer.status)).toEqual(Array(10).fill(401));
    const refused = answers[10];
    expect(refused).toMatchObject({
      status: 429,
      json: { code: 'rate_limited', message: 'Too many attempts. Wait a moment, then try again.' },
    });
    const seconds = Number(refused?.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(240);
    expect(seconds).toBeLessThanOrEqual(300);
    expect((await guess('198.51.100.2')).status).toBe(401);
  });

  test('the right password is refused as well while the address has to wait', async () => {
    const client = server.createClient();
    const account = await client.signUp();
    await guessOften(10, '203.0.113.7');
    expect((await client.signIn(account)).status).toBe(429);
  });

  test('several processes count together', async () => {
    const other = await server.createAppWith({});
    for (const answer of await guessOften(5, '198.51.100.1')) expect(answer.status).toBe(401);
    for (const answer of await guessOften(5, '198.51.100.1', {}, other)) expect(answer.status).toBe(401);
    expect((await guess('198.51.100.1', {}, other)).status).toBe(429);
    expect((await guess('198.51.100.1')).status).toBe(429);
  });

  test('many at once are counted one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => guess('198.51.100.1')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  test('when the window is over, counting begins anew', async () => {
    await guessOften(11, '198.51.100.1');
    await server.opened.asRole(
      'app_auth',
      undefined,
      "update rate_limits set window_ends_at = now() - interval '1 second'",
    );
    expect((await guess('198.51.100.1')).status).toBe(401);
  });

  test('another spelling of the same route is no other route', async () => {
    await guessOften(10, '198.51.100.1');
    for (const path of [
      '/api/auth/sign-in/email?again=1',
      '/api/auth/sign-in/email/',
      '/api/auth/sign-in//email',
      '/api/auth//sign-in/email',
      '/api//auth/sign-in/email',
      '/api/auth/./sign-in/email',
      '/api/auth/x/../sign-in/email',
      '/api/auth/sign-in/%65mail',
      '/api/auth/sign-in%2Femail',
      '/api/auth/sign-in/email%20',
      '/api/auth/sign-in/email;a=b',
      '/api/auth/Sign-In/Email',
      '/API/AUTH/sign-in/email',
    ]) {
      const json = { email: 'nobody@example.org', password: 'guess' };
      const { status } = await server.createClient().request(path, { json, from: '198.51.100.1' });
      expect([path, [404, 429].includes(status)]).toEqual([path, true]);
    }
  });

  describe('whose requests they are', () => {
    const spoofed = (count: number) => ({
      'x-forwarded-for': `203.0.113.${count}`,
      'x-real-ip': `203.0.113.${count}`,
      'cf-connecting-ip': `203.0.113.${count}`,
      forwarded: `for=203.0.113.${count}`,
      'x-lunaria-client-address': `203.0.113.${count}`,
    });

    test('without a proxy: the address of the socket, whatever the headers claim', async () => {
      const statuses = [];
      for (let count = 0; count < 11; count += 1) {
        statuses.push((await guess('198.51.100.1', spoofed(count))).status);
      }
      expect(statuses).toEqual([...Array(10).fill(401), 429]);
    });

    /** Costs no hash, and is counted by the same addresses. */
    const knock = (from: string, headers: Record<string, string> = {}, app = server.app): Promise<Answer> =>
      server
        .createClient()
        .at(app)
        .request('/api/auth/reset-password', {
          json: { token: 'none', password: 'long enough' },
          from,
          headers,
        });

    test('behind one proxy: what that proxy wrote, and nothing further left', async () => {
      const app = await server.createAppWith({ TRUSTED_PROXIES: '1' });
      const through = (count: number, real: string) => ({
        ...spoofed(count),
        'x-forwarded-for': `203.0.113.${count}, ${real}`,
      });
      const statuses = [];
      for (let count = 0; count < 11; count += 1) {
        statuses.push((await knock('10.0.0.1', through(count, '198.51.100.9'), app)).status);
      }
      expect(statuses).toEqual([...Array(10).fill(400), 429]);
      expect((await knock('10.0.0.1', through(1, '198.51.100.10'), app)).status).toBe(400);
    });

    test('behind two proxies: what the outer of them wrote; a request past it counts as the inner one', async () => {
      const app = await server.createAppWith({ TRUSTED_PROXIES: '2' });
      const through = (count: number, real: string) => ({
        ...spoofed(count),
        'x-forwarded-for': `203.0.113.${count}, 203.0.114.${count}, ${real}, 10.0.0.2`,
      });
      const statuses = [];
      for (let count = 0; count < 11; count += 1) {
        statuses.push((await knock('10.0.0.1', through(count, '198.51.100.9'), app)).status);
      }
      expect(statuses).toEqual([...Array(10).fill(400), 429]);
      expect((await knock('10.0.0.1', through(1, '198.51.100.10'), app)).status).toBe(400);
      const around = [];
      for (let count = 0; count < 11; count += 1) {
        around.push((await knock('10.0.0.1', spoofed(count), app)).status);
      }
      expect(around).toEqual([...Array(10).fill(400), 429]);
    });

    test('behind one proxy: a claim that is no address counts as the proxy itself', async () => {
      const app = await server.createAppWith({ TRUSTED_PROXIES: '1' });
      const statuses = [];
      for (let count = 0; count < 11; count += 1) {
        const headers = { 'x-forwarded-for': `made-up-${count}` };
        statuses.push((await knock('10.0.0.2', headers, app)).status);
      }
      expect(statuses).toEqual([...Array(10).fill(400), 429]);
    });

    test('an IPv6 neighbourhood, which one customer has to himself, counts as one', async () => {
      const statuses = [];
      for (let count = 0; count < 11; count += 1) {
        statuses.push((await knock(`2001:db8:1:2::${(count + 1).toString(16)}`)).status);
      }
      expect(statuses).toEqual([...Array(10).fill(400), 429]);
      expect((await knock('2001:db8:1:3::1')).status).toBe(400);
    });

    test.each([
      ['/24', (count: number) => `198.51.100.${count}`, '198.51.101.1'],
      [
        '/56',
        (count: number) => `2001:db8:1:2${count.toString(16).padStart(2, '0')}::1`,
        '2001:db8:1:300::1',
      ],
    ])(
      'a whole %s has five times the room of one address, its neighbour room of its own',
      async (_, address, neighbour) => {
        const statuses = [];
        for (let count = 0; count < 51; count += 1) statuses.push((await knock(address(count))).status);
        expect(statuses).toEqual([...Array(50).fill(400), 429]);
        expect((await knock(neighbour)).status).toBe(400);
      },
    );
  });

  const everyField = {
    email: 'nobody@example.org',
    password: 'long enough',
    data: { full_name: 'Nobody' },
    agreeToTerms: true,
    provider: 'google',
    providerId: 'google',
  };

  test('every account route is limited', async () => {
    for (const [method, path] of AUTH_ROUTES) {
      const rule = path in RULES ? RULES[path] : DEFAULT_RULE;
      await server.opened.asRole('app_auth', undefined, 'delete from rate_limits');
      const request = () =>
        server.createClient().request(`/api/auth${path.replace(':id', 'google')}`, {
          method,
          ...(method === 'POST' ? { json: everyField } : {}),
        });
      await request();
      // Most routes have room for hundreds: the count is put just below the limit.
      await server.opened.asRole('app_auth', undefined, `update rate_limits set count = ${rule?.max}`);
      const answer = await request();
      expect([path, answer.status]).toEqual([path, 429]);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });
});
