import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { REFUSED_PASSKEY_MESSAGE } from '@lunaria/domain/account/passkey.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { addPasskey, askForPasskey, signInWithPasskey } from '../testing/passkey.ts';
import { SoftwareAuthenticator } from '../testing/software-authenticator.ts';
import type { Account, TestClient } from '../testing/test-client.ts';
import type { AccessTokenAnswer } from './answer-with-token.ts';

const SESSION_COOKIE = 'lunaria.session_token';
const REFUSED = { status: 401, json: { code: 'invalid_credentials', message: REFUSED_PASSKEY_MESSAGE } };

describe.each(testEngines)('an account with a passkey on %s', (engine) => {
  let server: TestApp;
  let her: Account & {
    userId: string;
    client: TestClient;
    factorId: string;
    authenticator: SoftwareAuthenticator;
  };
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    const client = server.createClient();
    const account = await client.signUp();
    const { user } = account.answer.json as { user: { id: string } }; // what a sign-up is answered with
    const { id: factorId, authenticator } = await addPasskey(server, user.id);
    her = { ...account, userId: user.id, client, factorId, authenticator };
  });
  afterAll(() => server.close());

  const run = async (statement: string) => await server.opened.asRole('app_auth', undefined, statement);
  const profileOf = async (client: TestClient) => (await client.request('/api/profile')).status;

  describe('opened with it alone', () => {
    test('is open at once and as strongly as can be; the browser gets a session of its own', async () => {
      const client = server.createClient();
      const answer = await signInWithPasskey(client, her.authenticator);
      expect(answer).toMatchObject({
        status: 200,
        json: {
          token_type: 'bearer',
          aal: 'aal2',
          next_aal: 'aal2',
          user: { id: her.userId, email: her.email, user_metadata: { full_name: her.fullName } },
        },
      });
      expect(answer.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^lunaria\.known_browser=[^;]+; .*; HttpOnly; SameSite=Lax$/),
        expect.stringMatching(
          /^lunaria\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
        ),
        'signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax',
      ]);
      expect(await profileOf(client)).toBe(200);
      const { access_token: token } = answer.json as AccessTokenAnswer;
      const headers = { authorization: `Bearer ${token}` };
      expect((await server.createClient().request('/api/profile', { headers })).status).toBe(200);
      const [session] = await run(`select * from sessions where user_id = '${her.userId}' and aal = 'aal2'`);
      expect(session).toMatchObject({ signed_in_by: 'passkey', ip_address: '203.0.113.7' });
      const [factor] = await run(`select * from factors where id = '${her.factorId}'`);
      expect(Number(factor?.sign_count)).toBe(1);
      expect(factor?.last_used_at).not.toBeNull();
    });

    test('ends the session that this browser had, and no other', async () => {
      const client = server.createClient();
      await signInWithPasskey(client, her.authenticator);
      const planted = server.createClient();
      planted.cookies.set(SESSION_COOKIE, client.cookies.get(SESSION_COOKIE) ?? '');
      const elsewhere = server.createClient();
      await signInWithPasskey(elsewhere, her.authenticator);
      await signInWithPasskey(client, her.authenticator);
      expect([await profileOf(planted), await profileOf(client), await profileOf(elsewhere)]).toEqual([
        401, 200, 200,
      ]);
    });

    test('is asked for in the same words by everybody, and names no passkey of anybody', async () => {
      const client = server.createClient();
      const [first, second] = [await askForPasskey(client), await askForPasskey(client)];
      expect(first).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        credential_options: {
          challenge: expect.stringMatching(/^[\w-]{43}$/),
          rpId: 'localhost',
          allowCredentials: [],
          userVerification: 'required',
          timeout: 300_000,
        },
      });
      expect(first.credential_options.challenge).not.toBe(second.credential_options.challenge);
    });
  });

  describe('is not opened', () => {
    test.each<[string, Parameters<typeof signInWithPasskey>[2]]>([
      ['on another site', { origin: 'https://evil.test' }],
      ['for another domain', { rpId: 'evil.test' }],
      ['with an answer to another question', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
      ['without finger, face or PIN', { isVerified: false }],
      ['without her touch', { isPresent: false }],
      ['inside a page of another site', { crossOrigin: true }],
      ['with a counter that went back', { signCount: 0 }],
      ['under the name of another account', { userHandle: Buffer.alloc(16, 7).toString('base64url') }],
      ['under no name', { userHandle: '' }],
    ])('%s', async (_, deviations) => {
      const client = server.createClient();
      await run(`update factors set sign_count = 1 where id = '${her.factorId}'`);
      her.authenticator.use({ challenge: 'AAAA' }); // its own counter goes along
      const answer = await signInWithPasskey(client, her.authenticator, deviations);
      if (deviations?.userHandle === '') expect(answer.status).toBe(400);
      else expect(answer).toMatchObject(REFUSED);
      expect([answer.headers.getSetCookie(), client.cookies.size]).toEqual([[], 0]);
      expect((await signInWithPasskey(client, her.authenticator)).status).toBe(200);
    });

    test('with a key that she does not have, with hers under that name, or with one that was removed', async () => {
      const stranger = new SoftwareAuthenticator(server.config.publicUrl);
      const handle = Buffer.from(her.userId.replaceAll('-', ''), 'hex').toString('base64url');
      stranger.create({ challenge: 'AAAA', rp: { id: 'localhost' }, user: { id: handle } });
      const client = server.createClient();
      expect(await signInWithPasskey(client, stranger)).toMatchObject(REFUSED);

      const { id, credential_options: options } = await askForPasskey(client);
      const foreign = stranger.use(options);
      const known = her.authenticator.use(options).id;
      const credential = { ...foreign, id: known, rawId: known };
      const disguised = { challenge_id: id, credential };
      expect(await client.request('/api/auth/passkeys/verify', { json: disguised })).toMatchObject(REFUSED);

      await run(`delete from factors where id = '${her.factorId}'`);
      expect(await signInWithPasskey(client, her.authenticator)).toMatchObject(REFUSED);
    });

    test('by an answer that was used before, also of ten at once by more than one', async () => {
      const client = server.createClient();
      const { id, credential_options: options } = await askForPasskey(client);
      const credential = her.authenticator.use(options);
      const send = () =>
        server
          .createClient()
          .request('/api/auth/passkeys/verify', { json: { challenge_id: id, credential } });
      const answers = await Promise.all(Array.from({ length: 10 }, send));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await send()).toMatchObject(REFUSED);
    });

    test('by a second attempt at a question: the first answer uses it up, right or wrong', async () => {
      const client = server.createClient();
      const { id, credential_options: options } = await askForPasskey(client);
      const send = (deviations = {}) =>
        client.request('/api/auth/passkeys/verify', {
          json: { challenge_id: id, credential: her.authenticator.use(options, deviations) },
        });
      expect(await send({ isVerified: false })).toMatchObject(REFUSED);
      expect(await send()).toMatchObject(REFUSED);
    });

    test('by an answer that comes too late, or to a question that was never asked', async () => {
      const client = server.createClient();
      const { id, credential_options: options } = await askForPasskey(client);
      await run(`update factor_challenges set expires_at = now() where id = '${id}'`);
      const credential = her.authenticator.use(options);
      for (const challengeId of [id, crypto.randomUUID()]) {
        const json = { challenge_id: challengeId, credential };
        expect(await client.request('/api/auth/passkeys/verify', { json })).toMatchObject(REFUSED);
      }
    });

    test('by an answer to the question of somebody’s second step', async () => {
      const [session] = await run(`select id from sessions where user_id = '${her.userId}'`);
      const challenge = Buffer.alloc(32, 3).toString('base64url');
      const [asked] = await run(
        `insert into factor_challenges (factor_id, session_id, challenge, expires_at)
         values ('${her.factorId}', '${session?.id}', '${challenge}', now() + interval '5 minutes') returning id`,
      );
      const credential = her.authenticator.use({ challenge, rpId: 'localhost' });
      const json = { challenge_id: asked?.id, credential };
      expect(await server.createClient().request('/api/auth/passkeys/verify', { json })).toMatchObject(
        REFUSED,
      );
    });

    test('by what no browser sends', async () => {
      const client = server.createClient();
      const { id, credential_options: options } = await askForPasskey(client);
      const honest = her.authenticator.use(options);
      for (const credential of [null, {}, { ...honest, id: '' }, { ...honest, type: 'password' }, 'AAAA']) {
        const json = { challenge_id: id, credential };
        expect((await client.request('/api/auth/passkeys/verify', { json })).status).toBe(400);
      }
    });
  });

  test('nothing of it stands in the log, the library’s own warnings included', async () => {
    const client = server.createClient();
    await signInWithPasskey(client, her.authenticator);
    await signInWithPasskey(client, her.authenticator, { isVerified: false });
    // Nothing but the events, whose fields are listed (logging/security-events.ts).
    expect(server.output.filter((line) => !line.includes('"security":true'))).toEqual([]);
  });

  describe('and without a password', () => {
    const remove = (client: TestClient) => client.request('/api/auth/password', { method: 'DELETE' });
    /** Signed in with the passkey: a session that may do it. */
    async function enter(): Promise<TestClient> {
      const client = server.createClient();
      expect((await signInWithPasskey(client, her.authenticator)).status).toBe(200);
      return client;
    }
    const countMails = async (job: string) => {
      const rows = await server.opened.asOwner(
        `alter table outbox no force row level security;
         select count(*)::int as count from outbox where user_id = '${her.userId}' and job = '${job}';
         rollback; begin`,
      );
      return rows[0]?.count;
    };

    test('is opened by its passkeys alone; every other session ends, hers gets another secret, she is written to', async () => {
      await addPasskey(server, her.userId);
      const [client, elsewhere] = [await enter(), await enter()];
      const before = client.cookies.get(SESSION_COOKIE);
      expect((await client.request('/api/auth/password')).json).toEqual({ is_set: true });
      expect(await remove(client)).toMatchObject({ status: 200, json: { ok: true } });
      expect(client.cookies.get(SESSION_COOKIE)).not.toBe(before);
      expect([await profileOf(client), await profileOf(elsewhere), await profileOf(her.client)]).toEqual([
        200, 401, 401,
      ]);
      expect((await server.createClient().signIn(her)).status).toBe(401);
      expect((await signInWithPasskey(server.createClient(), her.authenticator)).status).toBe(200);
      expect(await countMails('send-password-removed-mail')).toBe(1);
      expect((await client.request('/api/auth/password')).json).toEqual({ is_set: false });
      expect(await remove(client)).toMatchObject({ status: 409, json: { code: 'conflict' } });
    });

    test('is answered like an account that does not exist by whoever tries one', async () => {
      await addPasskey(server, her.userId);
      await remove(await enter());
      const answers = [];
      for (const email of [her.email, 'nobody@example.org']) {
        const { status, text } = await server.createClient().signIn({ email, password: her.password });
        answers.push([status, text]);
      }
      expect(answers[0]).toEqual(answers[1]);
    });

    test('keeps its password as long as one lost device would lock her out', async () => {
      const client = await enter();
      expect(await remove(client)).toMatchObject({
        status: 409,
        json: { message: expect.stringMatching(/lost device/) },
      });
      const code = `insert into recovery_codes (user_id, code_hash) values ('${her.userId}', '\\x${'ab'.repeat(32)}')`;
      await run(code);
      await run(`update recovery_codes set used_at = now() where user_id = '${her.userId}'`);
      expect((await remove(client)).status).toBe(409);
      await run(`update recovery_codes set used_at = null where user_id = '${her.userId}'`);
      expect((await remove(client)).status).toBe(200);
    });

    test('keeps it without a passkey, whatever other second step there is', async () => {
      const client = await enter();
      await addPasskey(server, her.userId);
      await run(
        `update factors set factor_type = 'totp', credential_id = null, public_key = null, sign_count = null,
           secret = '\\x${'00'.repeat(40)}', wrapped_key = '\\x${'00'.repeat(40)}', master_key_id = 'k'
         where user_id = '${her.userId}'`,
      );
      expect((await remove(client)).status).toBe(409);
      expect((await server.createClient().signIn(her)).status).toBe(200);
    });

    test('is a matter of her own fresh proof: not of a visitor, her password alone, or a browser left open', async () => {
      await addPasskey(server, her.userId);
      const client = await enter();
      await run(
        `update sessions set proved_at = now() - interval '11 minutes' where user_id = '${her.userId}'`,
      );
      expect(await remove(client)).toMatchObject({ status: 403, json: { code: 'proof_required' } });
      expect(await remove(her.client)).toMatchObject({
        status: 403,
        json: { code: 'second_factor_required' },
      });
      expect((await remove(server.createClient())).status).toBe(401);
      const headers = { origin: 'https://evil.test' };
      const forged = await client.request('/api/auth/password', { method: 'DELETE', headers });
      expect(forged).toMatchObject({ status: 403, json: { code: 'foreign_origin' } });
      expect((await server.createClient().signIn(her)).status).toBe(200);
    });

    test('gets one again by mail, is told of it, and still asks for the second step', async () => {
      const { findPasswordState } = await import('@lunaria/db/queries/passwords.ts');
      await run(
        `update users set email_verified = true, email_proved_at = created_at where id = '${her.userId}'`,
      );
      await addPasskey(server, her.userId);
      await remove(await enter());
      const state = await findPasswordState(server.opened.database.auth, her.userId);
      if (!state) throw new Error('There is no such account.');
      const token = await server.resetLinks.sign(her.userId, state);
      const json = { token, password: 'another quiet password' };
      expect((await server.createClient().request('/api/auth/reset-password', { json })).status).toBe(200);
      expect(await countMails('send-password-changed-mail')).toBe(1);
      const client = server.createClient();
      expect((await client.signIn({ ...her, password: 'another quiet password' })).status).toBe(200);
      expect(await client.request('/api/profile')).toMatchObject({
        json: { code: 'second_factor_required' },
      });
    });
  });
});
