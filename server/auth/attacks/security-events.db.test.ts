import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCommand } from '../../admin/parse-command.ts';
import { runCommand } from '../../admin/run-command.ts';
import { SECURITY_EVENTS } from '../../logging/security-events.ts';
import { eraseDueAccounts } from '../../services/account/erasure/erase-accounts.ts';
import { sendPromisedMails, tokenIn } from '../../testing/account-mails.ts';
import { createTestApp, nameInTests, type TestApp } from '../../testing/create-test-app.ts';
import { addPasskey } from '../../testing/passkey.ts';
import {
  beginJourney,
  comeBack,
  type Issuers,
  makePerson,
  startIssuers,
  travel,
} from '../../testing/provider-journey.ts';
import { NO_MAILS } from '../../testing/reminders.ts';
import type { Account, TestClient } from '../../testing/test-client.ts';
import { addApp, answerFactor, askFactor, wrongCode } from '../../testing/totp.ts';

const NEW_PASSWORD = 'a quiet moon over the bay';
const FACTOR_NAME = 'Telefono de Maria';

/** Written at the start, before there are requests (start-server.ts). */
const AT_START = ['database_roles_share_the_owner_login'];

interface Her extends Account {
  client: TestClient;
  userId: string;
}

// Nothing here depends on the engine.
describe.each(testEngines)('the log of security events, on %s', (engine) => {
  let server: TestApp;
  let issuers: Issuers;
  /** What no line may hold, beside what the test server itself looks for: names, addresses and passwords. */
  const secrets = new Set<string>(['203.0.113.7', '198.51.100.23', FACTOR_NAME, NEW_PASSWORD]);
  beforeAll(async () => {
    issuers = await startIssuers();
    server = await createTestApp(engine, issuers.settings);
  });
  afterAll(async () => {
    await server.close();
    await issuers.stop();
  });

  const run = async (statement: string) => await server.opened.asRole('app_auth', undefined, statement);
  const lines = () =>
    server.output
      .filter((line) => line.includes('"security":true'))
      .map((line): Record<string, unknown> => JSON.parse(line));
  const codesSince = (count: number) =>
    lines()
      .slice(count)
      .map(({ code }) => code);
  async function signUp(): Promise<Her> {
    const client = server.createClient();
    const { answer, ...account } = await client.signUp();
    const { user } = answer.json as { user: { id: string } }; // what a sign-up is answered with
    await run(`update users set email_verified = true where id = '${user.id}'`);
    return { client, userId: user.id, ...account };
  }
  const post = async (client: TestClient, path: string, json: unknown = {}) =>
    await client.request(`/api/auth/${path}`, { json });
  async function receiveToken(job: Parameters<typeof sendPromisedMails>[1], userId: string, page: string) {
    const token = tokenIn((await sendPromisedMails(server, job, userId)).at(-1), page);
    expect(token).not.toBe('');
    secrets.add(token);
    return token;
  }

  test('a wrong password names the account where there is one, and never the address that was typed', async () => {
    const her = await signUp();
    const before = lines().length;
    await server.createClient().signIn({ email: her.email, password: 'a guess' });
    await server.createClient().signIn({ email: 'nobody@example.org', password: 'a guess' });
    secrets.add('nobody@example.org').add('a guess');
    const [hers, nobodys] = lines().slice(before);
    expect(hers).toEqual({
      time: expect.any(String),
      level: 'warn',
      code: 'password_wrong',
      security: true,
      requestId: expect.any(String),
      route: 'POST /api/auth/sign-in/email',
      network: '203.0.113.x',
      account: nameInTests(her.userId),
    });
    expect(nobodys).toMatchObject({ code: 'password_wrong', network: '203.0.113.x' });
    expect(nobodys).not.toHaveProperty('account');
  });

  test('a limit is told once in its window, without whose it is', async () => {
    const strict = await server.createAppWith({ RATE_LIMIT_FACTOR: '0.1' });
    const before = lines().length;
    for (let count = 0; count < 5; count += 1)
      await server
        .createClient()
        .at(strict)
        .request('/api/auth/request-password-reset', {
          json: { email: 'nobody@example.org' },
          from: '198.51.100.23',
        });
    expect(lines().slice(before)).toMatchObject([
      { code: 'limit_reached', limit: '/request-password-reset', network: '198.51.100.x' },
    ]);
  });

  test('a page that fails leaves no word of a change that did not happen', async () => {
    const { client } = await signUp();
    const before = lines().length;
    expect(
      (await post(client, 'change-password', { current_password: 'no', password: NEW_PASSWORD })).status,
    ).toBe(403);
    expect((await post(client, 'undo', { token: 'made up' })).status).toBe(400);
    expect(codesSince(before)).toEqual(['password_wrong', 'link_refused']);
  });

  test('every event of the list is written by what it is about, without anything personal', async () => {
    const her = await signUp();
    const { client, userId } = her;

    // Second steps, codes and what is asked for without them.
    const app = await addApp(client, FACTOR_NAME);
    secrets.add(app.secret);
    await answerFactor(client, app.id, wrongCode(app.secret));
    const { json } = await post(client, 'recovery-codes');
    const { codes } = json as { codes: string[] }; // the contract of the route
    for (const code of codes) secrets.add(code);
    const thief = server.createClient();
    await thief.signIn(her);
    expect((await thief.request('/api/profile')).status).toBe(403);
    expect((await post(thief, 'recovery-codes/verify', { code: codes[0] })).status).toBe(200);
    await run(`update factors set locked_until = now() + interval '5 minutes' where id = '${app.id}'`);
    expect((await post(client, `factors/${app.id}/challenge`)).status).toBe(429);
    await run(`update factors set locked_until = null where id = '${app.id}'`);

    // Other sites, other accounts, passkeys that are none.
    const origin = 'https://evil.example';
    await client.request('/api/auth/sign-out', { method: 'POST', headers: { origin } });
    const user_id = crypto.randomUUID();
    const units = { method: 'PATCH', json: { user_id, weight_unit: 'kg' } };
    expect(await client.request('/api/units', units)).toMatchObject({ json: { code: 'other_user' } });
    const key = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
    const response = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };
    const credential = { ...key, response };
    const refused = await post(server.createClient(), 'passkeys/verify', {
      challenge_id: user_id,
      credential,
    });
    expect(refused.status).toBe(401);

    // Address, sessions, password and the way back.
    const other = `ana-${crypto.randomUUID()}@example.org`;
    secrets.add(other);
    expect((await post(client, 'change-email', { email: other })).status).toBe(202);
    for (const mail of await sendPromisedMails(server, 'send-email-change-mails', userId)) {
      const token = tokenIn(mail, '/auth/confirm-email');
      secrets.add(token);
      expect((await post(server.createClient(), 'change-email/confirm', { token })).status).toBe(200);
    }
    await server.createClient().signIn({ ...her, email: other });
    expect((await post(client, 'sessions/end-others')).json).toEqual({ ended: 1 });
    const change = { current_password: her.password, password: NEW_PASSWORD };
    expect((await post(client, 'change-password', change)).status).toBe(200);
    await post(server.createClient(), 'request-password-reset', { email: other });
    const reset = await receiveToken('send-password-reset-mail', userId, '/auth/reset-password');
    const password = `${NEW_PASSWORD} again`;
    const forgotten = { token: reset, password, remove: [app.id] };
    expect((await post(server.createClient(), 'reset-password', forgotten)).status).toBe(200);
    const back = server.createClient();
    await back.signIn({ email: other, password });
    await run(`update sessions set aal = 'aal2' where user_id = '${userId}'`);
    expect((await post(back, `factors/${app.id}/keep`)).status).toBe(200);
    expect((await back.request(`/api/auth/factors/${app.id}`, { method: 'DELETE' })).status).toBe(200);
    const undo = await receiveToken('send-factors-changed-mail', userId, '/auth/undo');
    expect((await post(server.createClient(), 'undo', { token: undo })).status).toBe(200);

    // The lock of an account, and too many tries at it.
    const locker = await signUp();
    const pinned = { method: 'PUT', json: { after_minutes: 5, pin: '90817263' } };
    secrets.add('90817263');
    for (const _ of ['set', 'changed'])
      expect((await locker.client.request('/api/auth/lock', pinned)).status).toBe(200);
    const guesser = server.createClient();
    await guesser.signIn(locker);
    for (const status of [403, 403, 403, 403, 401])
      expect((await post(guesser, 'unlock', { pin: '4444' })).status).toBe(status);
    expect((await locker.client.request('/api/auth/lock', { method: 'DELETE' })).status).toBe(200);

    // Google, and an account without a password.
    const woman = await signUp();
    await travel(woman.client, issuers, 'google', makePerson(), { purpose: 'link' });
    const gone = await woman.client.request('/api/auth/linked-accounts/google', { method: 'DELETE' });
    expect(gone.status).toBe(200);
    const state = new URL(await beginJourney(woman.client, 'google')).searchParams.get('state') ?? '';
    await comeBack(woman.client, 'google', new URLSearchParams({ code: 'made up', state }));
    for (const _ of ['one', 'another']) await addPasskey(server, woman.userId);
    await run(`update sessions set aal = 'aal2' where user_id = '${woman.userId}'`);
    expect((await woman.client.request('/api/auth/password', { method: 'DELETE' })).status).toBe(200);

    // Keys and rights.
    const third = await signUp();
    const broken = await addApp(third.client);
    const answer = async () => {
      const challenge_id = await askFactor(third.client, broken.id);
      return await post(third.client, `factors/${broken.id}/verify`, { challenge_id, code: '123456' });
    };
    await run(
      `update factors set secret = overlay(secret placing '\\x0000'::bytea from 20) where id = '${broken.id}'`,
    );
    expect((await answer()).status).toBe(500);
    await run(`update factors set master_key_id = 'lost' where id = '${broken.id}'`);
    expect((await answer()).status).toBe(500);
    await server.opened.asOwner('revoke select on account_events from app_user');
    expect((await third.client.request('/api/auth/account-events')).status).toBe(500);
    await server.opened.asOwner('grant select on account_events to app_user');

    // An account that goes.
    const last = await signUp();
    const erase = async (when: string) =>
      (await last.client.request('/api/erasure', { json: { user_id: last.userId, when } })).status;
    const choice = { kinds: ['log'], from: null, to: null, zone: 'Europe/Lisbon' };
    await server.opened.asRole(
      'app_user',
      last.userId,
      `insert into daily_logs (user_id, log_date, mood, extras) values ('${last.userId}', '2026-01-05', 5, '{}')`,
    );
    const part = { user_id: last.userId, ...choice };
    expect((await last.client.request('/api/erasure/parts', { json: part })).status).toBe(200);
    expect(await erase('later')).toBe(200);
    const keep = `/api/erasure?user_id=${last.userId}&links=end`;
    expect((await last.client.request(keep, { method: 'DELETE' })).status).toBe(200);
    expect(await erase('now')).toBe(200);
    const { opened, storage, auditKey, logger, keyring } = server;
    const erasing = { database: opened.database, storage, auditKey, logger, ...NO_MAILS };
    expect(await eraseDueAccounts(erasing)).toBe(1);
    const admin = { ...erasing, keyring, nameAccount: nameInTests, backups: null };
    await runCommand(admin, parseCommand(['account', third.email]));

    const written = new Set(lines().map(({ code }) => code));
    expect(Object.keys(SECURITY_EVENTS).filter((code) => !written.has(code))).toEqual(AT_START);

    for (const { cookies } of [client, thief, back, woman.client, third.client])
      for (const value of cookies.values()) if (value.length > 8) secrets.add(value);
    const text = lines()
      .map((line) => JSON.stringify(line))
      .join('\n');
    expect([...secrets].filter((secret) => text.includes(secret))).toEqual([]);
    expect(text).not.toMatch(/@|maria/i);
  });
});
