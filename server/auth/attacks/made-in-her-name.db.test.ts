import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendPromisedMails, tokenIn } from '../../testing/account-mails.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import type { Account, TestClient } from '../../testing/test-client.ts';
import { addApp } from '../../testing/totp.ts';

const HER_PASSWORD = 'a quiet moon over the bay';

// Nothing here depends on the engine.
describe.each(testEngines)('a stranger makes an account with her address, on %s', (engine) => {
  let server: TestApp;
  let stranger: TestClient;
  let account: Account & { userId: string };
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    stranger = server.createClient();
    const { answer, ...made } = await stranger.signUp();
    const { user } = answer.json as { user: { id: string } }; // what a sign-up is answered with
    account = { ...made, userId: user.id };
  });
  afterAll(() => server.close());

  const run = async (statement: string) => await server.opened.asRole('app_auth', undefined, statement);
  const isConfirmed = async () => {
    const [row] = await run(
      `select email_verified, email_proved_at from users where id = '${account.userId}'`,
    );
    return [row?.email_verified, row?.email_proved_at !== null];
  };
  const linkGoogle = async () =>
    await run(
      `insert into accounts (id, user_id, provider_id, account_id)
       values (gen_random_uuid(), '${account.userId}', 'google', '${crypto.randomUUID()}')`,
    );
  /** The link of the mail that went to her mailbox. */
  async function receiveLink(): Promise<{ url: URL; token: string }> {
    const mails = await sendPromisedMails(server, 'send-verification-mail', account.userId);
    const [link = ''] = mails.at(-1)?.text.match(/https?:\/\/\S+/) ?? [];
    return { url: new URL(link), token: tokenIn(mails.at(-1), '/auth/verify-email') };
  }
  const verify = async (json: { token: string; password?: string }, client = server.createClient()) =>
    await client.request('/api/auth/verify-email', { json });
  async function receiveResetToken(): Promise<string> {
    await server
      .createClient()
      .request('/api/auth/request-password-reset', { json: { email: account.email } });
    const mails = await sendPromisedMails(server, 'send-password-reset-mail', account.userId);
    return tokenIn(mails.at(-1), '/auth/reset-password');
  }
  const reset = async (token: string, more: { remove?: string[] } = {}) =>
    await server
      .createClient()
      .request('/api/auth/reset-password', { json: { token, password: HER_PASSWORD, ...more } });

  describe('and her mail scanner or she herself opens the link of the mail', () => {
    test('opening it confirms nothing, with GET or HEAD, with or without what stands behind the #', async () => {
      const { url, token } = await receiveLink();
      const before = await readEverything(server.opened, ['rate_limits']);
      for (const method of ['GET', 'HEAD']) {
        for (const path of [
          url.pathname + url.search,
          `/api/auth/verify-email?token=${token}&callbackURL=%2F`,
        ]) {
          await server.createClient().request(path, { method });
        }
      }
      expect(await readEverything(server.opened, ['rate_limits'])).toEqual(before);
      expect(await isConfirmed()).toEqual([false, false]);
    });

    test('the link holds no address, and nothing of it is sent to a server by opening it', async () => {
      const { url, token } = await receiveLink();
      expect(url.search).toBe('');
      const [, claims = ''] = token.split('.');
      const told = `${url.href} ${Buffer.from(claims, 'base64url')}`;
      expect(told).not.toContain('@');
      expect(told).not.toContain(account.email.split('@')[0]);
    });

    test('pressing the button asks for the password, which she does not know: it stays unconfirmed', async () => {
      const { token } = await receiveLink();
      expect(await verify({ token })).toMatchObject({ status: 403, json: { code: 'proof_required' } });
      expect(await verify({ token, password: 'not the password' })).toMatchObject({
        status: 403,
        json: { code: 'wrong_password' },
      });
      const other = server.createClient();
      await other.signUp();
      expect(await verify({ token }, other)).toMatchObject({ status: 403, json: { code: 'proof_required' } });
      expect(await isConfirmed()).toEqual([false, false]);
    });
  });

  test('whoever made it confirms in the browser that signed up, or anywhere with the password', async () => {
    const { token } = await receiveLink();
    expect((await verify({ token }, stranger)).status).toBe(200);
    expect(await isConfirmed()).toEqual([true, true]);
    await run(
      `update users set email_verified = false, email_proved_at = null where id = '${account.userId}'`,
    );
    expect((await verify({ token, password: account.password })).status).toBe(200);
    expect(await isConfirmed()).toEqual([true, true]);
    // Pressed once more, nothing changes.
    const before = await readEverything(server.opened, ['rate_limits']);
    expect((await verify({ token }, stranger)).status).toBe(200);
    expect(await readEverything(server.opened, ['rate_limits'])).toEqual(before);
  });

  test('a link is dead once the account has another address, is gone, or its day is over; guesses are counted', async () => {
    const { token } = await receiveLink();
    const DEAD = { status: 400, json: { code: 'dead_link' } };
    expect(await verify({ token: 'nonsense' }, stranger)).toMatchObject(DEAD);
    await run(`update users set email = 'x-${account.userId}@example.org' where id = '${account.userId}'`);
    expect(await verify({ token }, stranger)).toMatchObject(DEAD);
    await run(`update users set email = '${account.email}' where id = '${account.userId}'`);
    const strict = await server.createAppWith({ RATE_LIMIT_FACTOR: '1' });
    const statuses: number[] = [];
    for (let guess = 0; guess < 21; guess += 1) {
      const from = `203.0.113.${guess}`;
      const json = { token, password: `guess ${guess}` };
      const { status } = await stranger.at(strict).request('/api/auth/verify-email', {
        json,
        from,
        headers: { cookie: '' },
      });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(20).fill(403), 429]);
  });

  describe('and adds his ways in before she takes it over by a password set by mail', () => {
    test('his Google account, his authenticator app, his passkey and his codes open nothing any more', async () => {
      await linkGoogle();
      await addApp(stranger);
      expect((await stranger.request('/api/auth/recovery-codes', { json: {} })).status).toBe(201);
      const token = await receiveResetToken();
      const facts = await server.createClient().request('/api/auth/reset-password/link', { json: { token } });
      expect(facts.json).toMatchObject({
        ways: [
          { kind: 'google', name: 'Google', will_end: true },
          { kind: 'totp', name: 'App', will_end: true },
        ],
      });
      expect((await reset(token)).status).toBe(200);
      for (const table of ['factors', 'recovery_codes'])
        expect(await run(`select id from ${table} where user_id = '${account.userId}'`)).toEqual([]);
      expect(await run(`select provider_id from accounts where user_id = '${account.userId}'`)).toEqual([
        { provider_id: 'credential' },
      ]);
      expect(await isConfirmed()).toEqual([true, true]);
      const she = server.createClient();
      expect((await she.signIn({ email: account.email, password: HER_PASSWORD })).status).toBe(200);
      expect((await she.request('/api/profile')).status).toBe(200);
      expect((await stranger.request('/api/auth/token')).status).toBe(401);
    });

    test('what she added after she had confirmed the address herself stays; she is shown it and may remove it', async () => {
      const { token: verification } = await receiveLink();
      expect((await verify({ token: verification }, stranger)).status).toBe(200);
      await linkGoogle();
      const app = await addApp(stranger);
      const token = await receiveResetToken();
      const look = await server.createClient().request('/api/auth/reset-password/link', { json: { token } });
      const { ways } = look.json as { ways: { id: string; kind: string; will_end: boolean }[] };
      expect(ways.map(({ kind, will_end }) => [kind, will_end])).toEqual([
        ['google', false],
        ['totp', false],
      ]);
      expect((await reset(token, { remove: [ways[0]?.id ?? ''] })).status).toBe(200);
      expect(await run(`select provider_id from accounts where user_id = '${account.userId}'`)).toEqual([
        { provider_id: 'credential' },
      ]);
      expect(await run(`select id, removal_due_at from factors where user_id = '${account.userId}'`)).toEqual(
        [{ id: app.id, removal_due_at: null }],
      );
    });

    test('looking at the link changes nothing, and a used one shows nothing', async () => {
      await linkGoogle();
      const token = await receiveResetToken();
      const look = async () =>
        await server.createClient().request('/api/auth/reset-password/link', { json: { token } });
      const before = await readEverything(server.opened, ['rate_limits']);
      expect((await look()).status).toBe(200);
      expect(await readEverything(server.opened, ['rate_limits'])).toEqual(before);
      await reset(token);
      expect(await look()).toMatchObject({ status: 400, json: { code: 'dead_link' } });
    });
  });

  test('an account that a provider vouches for is proved from its first moment: that provider stays', async () => {
    const [made] = await run(
      `with made as (insert into users (id, email, full_name, email_verified, terms_version, terms_accepted_at)
         values (gen_random_uuid(), 'g-${account.userId}@example.org', '', true, '1', now()) returning id, email_proved_at, created_at)
       select id, email_proved_at is not null as is_proved from made`,
    );
    expect(made?.is_proved).toBe(true);
  });
});
