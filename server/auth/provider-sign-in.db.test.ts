import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccountLinkedMailJob } from '../jobs/send-account-linked-mail.ts';
import type { Mail } from '../mail/mail.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { addVerifiedFactor } from '../testing/factor.ts';
import type { IssuerPerson } from '../testing/issuer-person.ts';
import { aTry } from '../testing/job-run.ts';
import {
  beginJourney,
  comeBack,
  type Issuers,
  makePerson,
  startIssuers,
  travel,
} from '../testing/provider-journey.ts';
import type { TestClient } from '../testing/test-client.ts';

const whereTo = ({ status, headers }: { status: number; headers: Headers }) => [
  status,
  headers.get('location'),
];
const failed = (failure: string, path = '/auth/login', provider = 'google') => [
  303,
  `${path}${path.includes('?') ? '&' : '?'}provider_error=${failure}&provider=${provider}`,
];

describe.each(testEngines)('signing in with Google and Apple on %s', (engine) => {
  let server: TestApp;
  let issuers: Issuers;
  let client: TestClient;
  let person: IssuerPerson;
  beforeAll(async () => {
    issuers = await startIssuers();
    server = await createTestApp(engine, issuers.settings);
  });
  beforeEach(() => {
    client = server.createClient();
    person = makePerson();
  });
  afterEach(() => {
    issuers.google.changeClaims = (claims) => claims;
  });
  afterAll(async () => {
    await server.close();
    await issuers.stop();
  });

  const session = async (of = client) =>
    (await of.request('/api/auth/get-session')).json as {
      session: { id: string; userId: string; aal: string; signedInBy: string };
      user: { email: string; emailVerified: boolean; name: string };
    } | null; // what this route answers
  const asAuth = async (statements: string) => await server.opened.asRole('app_auth', undefined, statements);
  const linked = async (of = client) => (await of.request('/api/auth/linked-accounts')).json;
  const letProofGrowOld = async () =>
    await asAuth(`update sessions set proved_at = now() - interval '11 minutes'`);
  const confirmAddress = async (email: string) =>
    await asAuth(`update users set email_verified = true where email = '${email}'`);

  test('the first time an account is made, and the second time it is found by the name that never changes', async () => {
    expect(whereTo(await travel(client, issuers, 'google', person))).toEqual([303, '/dashboard']);
    const first = await session();
    expect(first).toMatchObject({
      session: { aal: 'aal1', signedInBy: 'google' },
      user: { email: person.email, emailVerified: true, name: 'Maria Zauberwort' },
    });
    expect(client.cookies.get('signed_in')).toBe('1');
    expect(client.cookies.has('lunaria.provider_flow')).toBe(false);
    const elsewhere = server.createClient();
    // Her address there is another one by now: it is the subject that counts.
    const renamed = { ...person, email: 'elsewhere@example.org', email_verified: false };
    expect(whereTo(await travel(elsewhere, issuers, 'google', renamed))).toEqual([303, '/dashboard']);
    expect((await session(elsewhere))?.session.userId).toBe(first?.session.userId);
    expect((await elsewhere.request('/api/profile')).json).toMatchObject({ full_name: 'Maria Zauberwort' });
  });

  test('the new account has accepted the terms of that day and gets no mail to confirm its address', async () => {
    await travel(client, issuers, 'google', person);
    const [row] = await asAuth(`select terms_version from users where email = '${person.email}'`);
    expect(row?.terms_version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const jobs = await server.opened.asRole(
      'app_worker',
      undefined,
      `select job from outbox join users on users.id = user_id where email = '${person.email}'`,
    );
    expect(jobs).toEqual([]);
  });

  test('Apple comes back with a form, tells her name once, and says that her address is hers in a text', async () => {
    const { name: _, ...nameless } = person;
    const hers = {
      ...nameless,
      email_verified: 'true',
      appleName: { firstName: 'Maria', lastName: 'Zauberwort' },
    };
    expect(whereTo(await travel(client, issuers, 'apple', hers))).toEqual([303, '/dashboard']);
    expect((await session())?.user.name).toBe('Maria Zauberwort');
    const elsewhere = server.createClient();
    expect(whereTo(await travel(elsewhere, issuers, 'apple', hers))).toEqual([303, '/dashboard']);
    expect((await session(elsewhere))?.user.name).toBe('Maria Zauberwort');
  });

  test('without a name from the provider the account has an empty one', async () => {
    const { name: _, ...nameless } = person;
    await travel(client, issuers, 'apple', nameless);
    expect((await session())?.user.name).toBe('');
  });

  test('what is asked of the provider has a state, a nonce and a challenge, and leads back to one address each', async () => {
    for (const provider of ['google', 'apple'] as const) {
      const { searchParams } = new URL(await beginJourney(client, provider));
      expect(Object.fromEntries(searchParams)).toMatchObject({
        response_type: 'code',
        redirect_uri: `http://localhost:3000/api/auth/callback/${provider}`,
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: 'S256',
        scope: provider === 'google' ? 'openid email profile' : 'openid name email',
      });
      expect(searchParams.get('response_mode')).toBe(provider === 'apple' ? 'form_post' : null);
    }
    const [row] = await asAuth('select state_hash, browser_hash from provider_flows limit 1');
    expect(JSON.stringify(row)).not.toContain(client.cookies.get('lunaria.provider_flow'));
  });

  test('two journeys of one browser do not get in each other’s way', async () => {
    const google = await beginJourney(client, 'google');
    const apple = await beginJourney(client, 'apple');
    expect(whereTo(await comeBack(client, 'google', issuers.google.approve(google, person)))).toEqual([
      303,
      '/dashboard',
    ]);
    expect(apple).toContain(issuers.apple.url);
  });

  test('she comes back to the page that asked for her login', async () => {
    const answer = await travel(client, issuers, 'google', person, {
      callbackURL: '/dashboard?section=b2-6',
    });
    expect(whereTo(answer)).toEqual([303, '/dashboard?section=b2-6']);
  });

  test.each(['google', 'apple'] as const)(
    'declined at %s, the form that she came from says so',
    async (provider) => {
      const url = await beginJourney(client, provider, { errorCallbackURL: '/auth/signup' });
      const answer = await comeBack(client, provider, issuers[provider].decline(url));
      expect(whereTo(answer)).toEqual(failed('declined', '/auth/signup', provider));
      expect(await session()).toBeNull();
    },
  );

  test('an address that the provider did not confirm opens and makes nothing', async () => {
    for (const changes of [{ email_verified: false }, { email_verified: 'false' }, { email: 'no address' }]) {
      const answer = await travel(client, issuers, 'google', makePerson(changes));
      expect(whereTo(answer)).toEqual(failed('address_not_confirmed'));
    }
    const { email: _, ...without } = makePerson();
    expect(whereTo(await travel(client, issuers, 'google', without))).toEqual(
      failed('address_not_confirmed'),
    );
    expect(await session()).toBeNull();
  });

  test('a verified factor is asked for after Google as after a password', async () => {
    await travel(client, issuers, 'google', person);
    await addVerifiedFactor(server.opened, (await session())?.session.userId ?? '');
    const elsewhere = server.createClient();
    await travel(elsewhere, issuers, 'google', person);
    expect(await elsewhere.request('/api/profile')).toMatchObject({
      status: 403,
      json: { code: 'second_factor_required' },
    });
  });

  test('two first visits at once make one account', async () => {
    const other = server.createClient();
    const answers = await Promise.all([
      travel(client, issuers, 'google', person),
      travel(other, issuers, 'google', person),
    ]);
    expect(answers.some(({ headers }) => headers.get('location') === '/dashboard')).toBe(true);
    const rows = await asAuth(`select id from users where email = '${person.email}'`);
    expect(rows).toHaveLength(1);
  });

  describe('with an account that has this address', () => {
    let account: { email: string; password: string };
    beforeEach(async () => {
      account = await server.createClient().signUp();
      person = makePerson({ email: account.email });
    });

    test('Google opens it only after she has logged in as before, and she is told by mail', async () => {
      expect(whereTo(await travel(client, issuers, 'google', person))).toEqual([
        303,
        '/auth/login?provider_news=known_address&provider=google',
      ]);
      expect(await session()).toBeNull();
      expect((await client.request('/api/auth/linked-accounts/confirm', { json: {} })).status).toBe(401);
      await client.signIn(account);
      expect(await linked()).toEqual([]);
      expect(await client.request('/api/auth/linked-accounts/confirm', { json: {} })).toMatchObject({
        status: 200,
        json: { provider: 'google' },
      });
      expect(await linked()).toEqual([{ provider: 'google', linked_at: expect.any(String) }]);
      const elsewhere = server.createClient();
      expect(whereTo(await travel(elsewhere, issuers, 'google', person))).toEqual([303, '/dashboard']);
      const [mail] = await sendMails();
      expect(mail?.to.address).toBe(account.email);
      expect(mail?.subject).toBe('Google was added to your account at Lunaria');
    });

    test('a link waits a quarter of an hour, in one browser, for one account, and is used once', async () => {
      await travel(client, issuers, 'google', person);
      const confirm = async (by: TestClient) =>
        (await by.request('/api/auth/linked-accounts/confirm', { json: {} })).status;
      const elsewhere = server.createClient();
      await elsewhere.signIn(account);
      expect(await confirm(elsewhere)).toBe(404);
      // Somebody else logs in at this browser.
      await client.signUp();
      expect(await confirm(client)).toBe(404);
      await client.signIn(account);
      await letProofGrowOld();
      expect(await confirm(client)).toBe(403);
      await client.signIn(account);
      expect(await confirm(client)).toBe(200);
      expect(await confirm(client)).toBe(404);

      await travel(client, issuers, 'google', makePerson({ email: account.email }));
      await client.signIn(account);
      await asAuth(`update waiting_links set expires_at = now() - interval '1 second'`);
      expect(await confirm(client)).toBe(404);
    });

    test('she adds and removes one while she is logged in', async () => {
      await client.signIn(account);
      const start = (json: object) => client.request('/api/auth/sign-in/social', { json });
      expect(await start({ provider: 'google', purpose: 'link' })).toMatchObject({
        status: 409,
        json: { message: expect.stringContaining('Confirm your email address first') },
      });
      await confirmAddress(account.email);
      // Whatever address the provider has: it is she who asks.
      const hers = makePerson();
      const back = '/dashboard/privacy';
      expect(whereTo(await travel(client, issuers, 'google', hers, { purpose: 'link' }))).toEqual([
        303,
        `${back}?provider_news=linked&provider=google`,
      ]);
      expect(await linked()).toHaveLength(1);
      // The same once more changes nothing; another one beside it is refused, and so is hers for somebody else.
      await travel(client, issuers, 'google', hers, { purpose: 'link' });
      expect(whereTo(await travel(client, issuers, 'google', makePerson(), { purpose: 'link' }))).toEqual(
        failed('other_linked', back),
      );
      const other = server.createClient();
      const { email } = await other.signUp();
      await confirmAddress(email);
      expect(whereTo(await travel(other, issuers, 'google', hers, { purpose: 'link' }))).toEqual(
        failed('linked_elsewhere', back),
      );
      expect(await linked(other)).toEqual([]);

      await letProofGrowOld();
      for (const purpose of ['link', 'sign-in']) {
        const { status } = await start({ provider: 'google', purpose });
        expect(status).toBe(purpose === 'link' ? 403 : 200);
      }
      const remove = () => client.request('/api/auth/linked-accounts/google', { method: 'DELETE' });
      expect((await remove()).json).toMatchObject({ code: 'proof_required' });
      const throughGoogle = server.createClient();
      await travel(throughGoogle, issuers, 'google', hers);
      await client.signIn(account);
      expect((await remove()).status).toBe(200);
      expect((await remove()).status).toBe(404);
      expect((await sendMails())[0]?.subject).toBe('Google was removed from your account at Lunaria');
      // What Google had opened is closed.
      expect(await session(throughGoogle)).toBeNull();
      expect(await session()).not.toBeNull();
    });
  });

  describe('with an account that Google alone opens', () => {
    beforeEach(async () => {
      await travel(client, issuers, 'google', person);
    });

    test('the last way in cannot be removed', async () => {
      const remove = async () =>
        await client.request('/api/auth/linked-accounts/google', { method: 'DELETE' });
      expect(await remove()).toMatchObject({ status: 409, json: { code: 'conflict' } });
      expect(await linked()).toHaveLength(1);
      await travel(client, issuers, 'apple', makePerson(), { purpose: 'link' });
      expect((await remove()).status).toBe(200);
      expect(await linked()).toMatchObject([{ provider: 'apple' }]);
    });

    test('of two that are removed at once one stays', async () => {
      await travel(client, issuers, 'apple', makePerson(), { purpose: 'link' });
      const remove = async (provider: string) =>
        (await client.request(`/api/auth/linked-accounts/${provider}`, { method: 'DELETE' })).status;
      expect((await Promise.all([remove('google'), remove('apple')])).toSorted()).toEqual([200, 409]);
    });

    test('it is proved by logging in at Google anew, with the same account', async () => {
      await letProofGrowOld();
      const before = await session();
      const cookieBefore = client.cookies.get('lunaria.session_token');
      const start = { purpose: 'proof', callbackURL: '/dashboard/privacy' };
      const url = new URL(await beginJourney(client, 'google', start));
      expect(url.searchParams.get('prompt')).toBe('login');
      expect(url.searchParams.get('max_age')).toBe('0');
      const answer = await comeBack(client, 'google', issuers.google.approve(url.href, person));
      expect(whereTo(answer)).toEqual([303, '/dashboard/privacy?provider_news=proved&provider=google']);
      expect((await session())?.session.id).toBe(before?.session.id);
      expect(client.cookies.get('lunaria.session_token')).not.toBe(cookieBefore);
      expect(await client.request('/api/auth/linked-accounts/apple', { method: 'DELETE' })).toMatchObject({
        status: 404,
      });
    });

    test.each([
      ['another account there', () => makePerson(), {}, 'other_account'],
      ['a login of an hour ago', null, { auth_time: Math.floor(Date.now() / 1000) - 3600 }, 'not_fresh'],
      ['no word on when she logged in', null, { auth_time: undefined }, 'not_fresh'],
    ])('%s is no proof', async (_, makeOther, changes, failure) => {
      await letProofGrowOld();
      issuers.google.changeClaims = (claims) => ({ ...claims, ...changes });
      const answer = await travel(client, issuers, 'google', makeOther?.() ?? person, { purpose: 'proof' });
      expect(whereTo(answer)).toEqual(failed(failure, '/dashboard/privacy'));
      expect(await client.request('/api/auth/linked-accounts/google', { method: 'DELETE' })).toMatchObject({
        json: { code: 'proof_required' },
      });
    });

    test('where something stronger is at hand, it is asked for instead', async () => {
      const userId = (await session())?.session.userId ?? '';
      const start = async () =>
        await client.request('/api/auth/sign-in/social', {
          json: { provider: 'google', purpose: 'proof' },
        });
      await asAuth(
        `insert into accounts (id, user_id, provider_id, account_id, password)
         values (gen_random_uuid(), '${userId}', 'credential', '${userId}', 'hash')`,
      );
      expect(await start()).toMatchObject({ status: 409 });
      await addVerifiedFactor(server.opened, userId);
      expect(await start()).toMatchObject({ json: { code: 'second_factor_required' } });
    });
  });

  describe('with a provider that cannot be used', () => {
    test('one that is not set up says so', async () => {
      const here = client.at(await server.createAppWith({ GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' }));
      expect(await here.request('/api/auth/sign-in/social', { json: { provider: 'google' } })).toMatchObject({
        status: 404,
        json: {
          code: 'provider_not_configured',
          message: 'This way of signing in is not set up on this server. Use your email and a password.',
        },
      });
      expect(whereTo(await here.request('/api/auth/callback/google?code=a&state=b'))).toEqual(
        failed('ended'),
      );
    });

    test('one that cannot be reached says so, and works when it is back', async () => {
      const here = client.at(await server.createAppWith({}));
      await issuers.google.stop();
      const start = () => here.request('/api/auth/sign-in/social', { json: { provider: 'google' } });
      expect(await start()).toMatchObject({
        status: 503,
        json: { message: 'Google could not be reached. Try again in a moment.' },
      });
      await issuers.google.start();
      const { url } = (await start()).json as { url: string };
      const answer = issuers.google.approve(url, person);
      await issuers.google.stop();
      expect(whereTo(await comeBack(here, 'google', answer))).toEqual(failed('unreachable'));
      await issuers.google.start();
      expect(whereTo(await travel(here, issuers, 'google', person))).toEqual([303, '/dashboard']);
    });
  });

  /** Runs what was promised about links, and returns the mails. */
  async function sendMails(): Promise<Mail[]> {
    const sent: Mail[] = [];
    const run = createAccountLinkedMailJob({
      database: server.opened.database,
      sendMail: async (mail) => void sent.push(mail),
      undoLinks: server.undoLinks,
      publicUrl: server.config.publicUrl,
    });
    const rows = await server.opened.asRole(
      'app_worker',
      undefined,
      `select id, user_id, subject_id from outbox where job = 'send-account-linked-mail' order by created_at desc`,
    );
    for (const { id, user_id: userId, subject_id: subjectId } of rows) {
      await run(
        { userId: String(userId), subjectId: subjectId === null ? null : String(subjectId) },
        String(id),
        aTry,
      );
    }
    return sent;
  }
});
