import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { createEmailVerificationToken } from 'better-auth/api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { ELSEWHERE, TEST_URL as PUBLIC_URL } from '../../testing/elsewhere.ts';
import { addVerifiedFactor } from '../../testing/factor.ts';
import type { Account, Answer, TestClient } from '../../testing/test-client.ts';

// Nothing here depends on the engine; whether an address is known in time is asked by *-timing.deep.test.ts.
describe.each(testEngines)('an answer, on %s', (engine) => {
  let server: TestApp;
  let her: Account & { client: TestClient; userId: string };
  beforeAll(async () => {
    server = await createTestApp(engine, { PUBLIC_URL });
    her = await signUp();
  });
  afterAll(() => server.close());

  async function signUp() {
    const client = server.createClient();
    const { answer, ...account } = await client.signUp();
    const { user } = answer.json as { user: { id: string } }; // what a sign-up is answered with
    return { client, userId: user.id, ...account };
  }
  const alter = (statement: string) => server.opened.asRole('app_auth', undefined, statement);
  /** All that a caller learns. */
  const seen = ({ status, text, headers }: Answer) => ({ status, text, headers: [...headers] });

  describe('never leads to another site', () => {
    const leadsHome = ({ status, headers }: Answer) => {
      const location = headers.get('location');
      if (location === null) return status >= 400;
      // As a browser reads it: without tabs and line ends, and a backslash is a slash.
      const to = URL.parse(location, `${PUBLIC_URL}/api/auth/verify-email`);
      return to?.origin === PUBLIC_URL;
    };

    test('after the link of a verification mail, whatever stands in it', async () => {
      const { secret } = server.auth.options;
      const good = await createEmailVerificationToken(secret, her.email, undefined, 60);
      const astray: unknown[] = [];
      for (const token of [good, 'none']) {
        for (const elsewhere of ELSEWHERE) {
          const query = new URLSearchParams({ token, callbackURL: elsewhere });
          const answer = await server.createClient().request(`/api/auth/verify-email?${query}`);
          if (!leadsHome(answer)) astray.push([token.slice(0, 5), elsewhere, answer.headers.get('location')]);
        }
      }
      expect(astray).toEqual([]);
      const home = new URLSearchParams({ token: good, callbackURL: '/?address=confirmed' });
      const answer = await server.createClient().request(`/api/auth/verify-email?${home}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/?address=confirmed']);
      // Mail scanners open links as well: nobody is signed in by one.
      expect(answer.headers.getSetCookie()).toEqual([]);
    });

    test('after signing up, nor does the mail that follows', async () => {
      for (const elsewhere of ELSEWHERE) {
        const json = {
          email: `ana-${crypto.randomUUID()}@example.org`,
          password: 'long enough a password',
          data: { full_name: 'Ana' },
          agreeToTerms: true,
          emailRedirectTo: elsewhere,
        };
        const answer = await server.createClient().request('/api/auth/sign-up/email', { json });
        expect([elsewhere, answer.status]).toEqual([elsewhere, 400]);
      }
    });

    test('from any route that takes an address to go on to', async () => {
      const astray: unknown[] = [];
      for (const elsewhere of ELSEWHERE) {
        const names = ['callbackURL', 'redirectTo', 'errorCallbackURL', 'newUserCallbackURL'];
        const fields = Object.fromEntries(names.map((name) => [name, elsewhere]));
        const json = { ...fields, email: her.email, provider: 'google' };
        const query = new URLSearchParams({ ...fields, error: 'access_denied', state: 'x', code: 'x' });
        const answers = [
          await server.createClient().request('/api/auth/sign-in/social', { json }),
          await server.createClient().request('/api/auth/callback/google', { method: 'GET' }),
          await server.createClient().request(`/api/auth/callback/google?${query}`),
          await server.createClient().request(`/api/auth/callback/apple?${query}`),
          await server.createClient().request(`/social/instagram?${query}`),
        ];
        for (const answer of answers) {
          if (!leadsHome(answer) || /evil\.example/.test(answer.headers.get('location') ?? ''))
            astray.push([elsewhere, answer.status, answer.headers.get('location')]);
        }
      }
      expect(astray).toEqual([]);
      const client = server.createClient();
      const json = { email: her.email, password: her.password, callbackURL: ELSEWHERE[0] };
      const { headers, text } = await client.request('/api/auth/sign-in/email', { json });
      expect([headers.get('location'), text]).toEqual([null, expect.not.stringContaining('evil')]);
    });

    test('by a host that the request claims', async () => {
      const headers = {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
      };
      const { secret } = server.auth.options;
      const token = await createEmailVerificationToken(secret, her.email, undefined, 60);
      for (const path of [
        `verify-email?token=${token}&callbackURL=%2F`,
        'verify-email?token=x&callbackURL=%2F',
      ]) {
        const answer = await server.createClient().request(`/api/auth/${path}`, { headers });
        expect([path, leadsHome(answer), answer.text]).toEqual([
          path,
          true,
          expect.not.stringContaining('evil'),
        ]);
      }
    });
  });

  describe('does not tell whether there is such an account', () => {
    test('when signing in: unknown, wrong password, no password, capitals and a second factor are all the same', async () => {
      const withFactor = await signUp();
      await addVerifiedFactor(server.opened, withFactor.userId);
      const withoutPassword = await signUp();
      await alter(
        `update accounts set provider_id = 'google', account_id = '${crypto.randomUUID()}', password = null where user_id = '${withoutPassword.userId}'`,
      );
      const guess = async (email: string) =>
        seen(await server.createClient().signIn({ email, password: 'not the password' }));
      const unknown = await guess(`nobody-${crypto.randomUUID()}@example.org`);
      expect(unknown).toMatchObject({ status: 401 });
      for (const email of [her.email, her.email.toUpperCase(), withFactor.email, withoutPassword.email])
        expect(await guess(email)).toEqual(unknown);
    });

    test('when a verification mail is asked for: unknown, confirmed and unconfirmed are the same', async () => {
      const confirmed = await signUp();
      await alter(`update users set email_verified = true where id = '${confirmed.userId}'`);
      const unconfirmed = await signUp();
      const ask = async (email: string) =>
        seen(await server.createClient().request('/api/auth/send-verification-email', { json: { email } }));
      const unknown = await ask(`nobody-${crypto.randomUUID()}@example.org`);
      expect(unknown.status).toBe(200);
      expect([await ask(confirmed.email), await ask(unconfirmed.email)]).toEqual([unknown, unknown]);
    });

    test('by a link that is none: the same for an account that is there and one that is gone', async () => {
      const gone = await signUp();
      const tokenOf = async (userId: string, email: string) =>
        await server.resetLinks.sign(userId, { email, fullName: 'x', passwordHash: 'another' });
      const tokens = [await tokenOf(her.userId, her.email), await tokenOf(gone.userId, gone.email)];
      await alter(`delete from users where id = '${gone.userId}'`);
      const answers = [];
      for (const token of [...tokens, 'nonsense']) {
        const json = { token, password: 'a new password' };
        answers.push(seen(await server.createClient().request('/api/auth/reset-password', { json })));
      }
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
    });
  });

  describe('to a link of a mail that was opened again', () => {
    test('changes nothing: an address is confirmed once, and no longer than the link holds', async () => {
      const woman = await signUp();
      const { secret } = server.auth.options;
      const verify = async (token: string) =>
        await server.createClient().request(`/api/auth/verify-email?token=${token}&callbackURL=%2F`);
      const old = await createEmailVerificationToken(secret, woman.email, undefined, -1);
      const isConfirmed = async () =>
        ((await woman.client.request('/api/auth/user')).json as { email_verified: boolean }).email_verified;
      await verify(old);
      expect(await isConfirmed()).toBe(false);
      const token = await createEmailVerificationToken(secret, woman.email, undefined, 60);
      await verify(token);
      expect(await isConfirmed()).toBe(true);
      const before = await readEverything(server.opened, ['rate_limits']);
      await verify(token);
      expect(await readEverything(server.opened, ['rate_limits'])).toEqual(before);
    });

    // The library signs both with the same secret.
    test('is no session: the token of a link opens nothing, as a cookie or as a bearer', async () => {
      const { secret } = server.auth.options;
      const link = await createEmailVerificationToken(secret, her.email, undefined, 60);
      const [head = '', body = '', signature = ''] = link.split('.');
      const asCookie = encodeURIComponent(
        `${head}.${body}.${Buffer.from(signature, 'base64url').toString('base64')}`,
      );
      const reset = await server.resetLinks.sign(her.userId, {
        email: her.email,
        fullName: her.fullName,
        passwordHash: null,
      });
      for (const headers of [
        { cookie: `lunaria.session_token=${asCookie}` },
        { cookie: `lunaria.session_token=${link}` },
        { cookie: `lunaria.session_token=${reset}` },
        { authorization: `Bearer ${link}` },
        { authorization: `Bearer ${reset}` },
      ]) {
        for (const path of ['/api/profile', '/api/auth/token'])
          expect((await server.createClient().request(path, { headers })).status).toBe(401);
      }
    });
  });
});
