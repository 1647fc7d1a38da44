import { testEngines } from '@lunaria/db/testing/test-engines.ts';
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
      const to = URL.parse(location, `${PUBLIC_URL}/api/auth/callback/google`);
      return to?.origin === PUBLIC_URL;
    };

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
      for (const path of ['sign-in/social', 'callback/google', 'change-email/link']) {
        const answer = await server.createClient().request(`/api/auth/${path}`, { headers, json: {} });
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
    test('is no session: the token of a link opens nothing, as a cookie or as a bearer', async () => {
      const link = await server.verificationLinks.sign(her.userId, her.email);
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
