import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSecurityLog, type SecurityLog } from '../../logging/security-log.ts';
import { removeDueFactors } from '../../services/account/factors/remove-factor.ts';
import { sendPromisedMails, tokenIn } from '../../testing/account-mails.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { type SmsService, startSmsService } from '../../testing/sms-service.ts';
import type { Account, TestClient } from '../../testing/test-client.ts';
import { type App, addApp, answerFactor, showCode } from '../../testing/totp.ts';

const NEW_PASSWORD = 'a quiet moon over the bay';
const DEAD = { status: 400, json: { code: 'dead_link' } };

describe.each(testEngines)('somebody who has her password, on %s', (engine) => {
  let server: TestApp;
  let sms: SmsService;
  let securityLog: SecurityLog;
  let she: TestClient;
  let thief: TestClient;
  let her: Account & { userId: string };
  beforeAll(async () => {
    sms = await startSmsService();
    server = await createTestApp(engine, { SMS_WEBHOOK_URL: sms.url, SMS_WEBHOOK_TOKEN: 'a-token' });
    securityLog = createSecurityLog(server.logger);
  });
  beforeEach(async () => {
    she = server.createClient();
    const { answer, ...account } = await she.signUp();
    const { user } = answer.json as { user: { id: string } }; // what a sign-up is answered with
    her = { ...account, userId: user.id };
    await run(`update users set email_verified = true where id = '${her.userId}'`);
    thief = server.createClient();
    expect((await thief.signIn(her)).status).toBe(200);
  });
  afterAll(async () => {
    await server.close();
    await sms.close();
  });

  const run = async (statement: string) => await server.opened.asRole('app_auth', undefined, statement);
  const ask = async (path: string, json: unknown, client = server.createClient()) =>
    await client.request(`/api/auth/${path}`, { json });
  const receive = async (job: Parameters<typeof sendPromisedMails>[1]) =>
    await sendPromisedMails(server, job, her.userId);
  /** The token of the link in the newest mail of this kind. */
  const undoToken = async (job: Parameters<typeof sendPromisedMails>[1]) =>
    tokenIn((await receive(job)).at(-1), '/auth/undo');
  const factorsOf = async () =>
    await run(`select id from factors where user_id = '${her.userId}' order by created_at`);
  const providersOf = async () =>
    await run(`select account_id from accounts where user_id = '${her.userId}' and provider_id = 'google'`);
  const opens = async (client: TestClient) => (await client.request('/api/profile')).status;
  async function receiveReset(): Promise<string> {
    await ask('request-password-reset', { email: her.email });
    return tokenIn((await receive('send-password-reset-mail')).at(-1), '/auth/reset-password');
  }
  async function reset(remove: string[] = []): Promise<void> {
    const answer = await ask('reset-password', {
      token: await receiveReset(),
      password: NEW_PASSWORD,
      remove,
    });
    expect(answer.status).toBe(200);
  }
  async function signIn(password = NEW_PASSWORD): Promise<TestClient> {
    const client = server.createClient();
    expect((await client.signIn({ email: her.email, password })).status).toBe(200);
    return client;
  }

  describe('adds a second step, which shuts her out of her own account', () => {
    let app: App;
    beforeEach(async () => {
      app = await addApp(thief);
    });

    test('and the link in the mail about it takes it back, ends his session, and is used once', async () => {
      await reset();
      expect(await opens(await signIn())).toBe(403);
      const token = await undoToken('send-factors-changed-mail');
      const facts = await ask('undo/link', { token });
      expect(facts).toMatchObject({ status: 200, json: { kind: 'factor-added', name: 'App' } });
      expect(await factorsOf()).toHaveLength(1);
      expect(await ask('undo', { token })).toMatchObject({ status: 200 });
      expect(await factorsOf()).toEqual([]);
      expect(await opens(thief)).toBe(401);
      expect(await opens(await signIn())).toBe(200);
      expect(await ask('undo', { token })).toMatchObject(DEAD);
      expect(await ask('undo/link', { token })).toMatchObject(DEAD);
    });

    test('opening the link changes nothing, with GET or HEAD', async () => {
      const token = await undoToken('send-factors-changed-mail');
      for (const method of ['GET', 'HEAD']) {
        await server.createClient().request(`/auth/undo#${token}`, { method });
        const answer = await server.createClient().request(`/api/auth/undo?token=${token}`, { method });
        expect(answer.status).toBe(404);
      }
      expect(await factorsOf()).toHaveLength(1);
      expect(await opens(thief)).toBe(200);
    });

    test('for seven days, and no token of another kind takes anything back', async () => {
      const token = await undoToken('send-factors-changed-mail');
      const resetToken = await receiveReset();
      expect(await ask('undo', { token: resetToken })).toMatchObject(DEAD);
      await run(
        `update account_changes set created_at = now() - interval '7 days 1 minute' where user_id = '${her.userId}'`,
      );
      expect(await ask('undo', { token })).toMatchObject(DEAD);
      expect(await factorsOf()).toHaveLength(1);
    });

    test('the mail does not repeat the name he gave it', async () => {
      const woman = server.createClient();
      const { answer } = await woman.signUp();
      const { user } = answer.json as { user: { id: string } }; // what a sign-up is answered with
      await addApp(woman, 'Call 0800 123 now');
      const [mail] = await sendPromisedMails(server, 'send-factors-changed-mail', user.id);
      expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain('0800');
    });

    describe('and she, who reads her mails, asks for it to go with a password set by mail', () => {
      test('it stays for the waiting time, is told by mail, and then goes', async () => {
        await reset([app.id]);
        expect(await opens(await signIn())).toBe(403);
        const [mail] = await receive('send-factor-removal-mail');
        expect(mail).toMatchObject({
          to: { address: her.email },
          subject: 'A second step of your Lunaria account is to be removed',
        });
        const [due] = await run(
          `select round(extract(epoch from removal_due_at - now()) / 3600) as hours from factors where id = '${app.id}'`,
        );
        expect(Number(due?.hours)).toBe(72);
        await removeDueFactors(server.opened.database, securityLog);
        expect(await factorsOf()).toHaveLength(1);

        await run(`update factors set removal_due_at = now() where id = '${app.id}'`);
        await removeDueFactors(server.opened.database, securityLog);
        expect(await factorsOf()).toEqual([]);
        const told = server.output.filter((line) => line.includes('"factor_removed"'));
        expect(told.filter((line) => line.includes(app.id) && !line.includes('"network"'))).toHaveLength(1);
        expect(await opens(await signIn())).toBe(200);
        // And that is told as well, with a way back.
        expect(await undoToken('send-factors-changed-mail')).not.toBe('');
      });

      test('asking again moves the time no further', async () => {
        await reset([app.id]);
        await run(`update factors set removal_due_at = now() + interval '1 hour' where id = '${app.id}'`);
        await reset([app.id]);
        const [due] = await run(
          `select removal_due_at < now() + interval '2 hours' as is_soon from factors where id = '${app.id}'`,
        );
        expect(due?.is_soon).toBe(true);
      });

      test('whoever proves it stops that, and the mailbox is told', async () => {
        await reset([app.id]);
        const client = await signIn();
        expect((await answerFactor(client, app.id, showCode(app.secret, 1))).status).toBe(200);
        expect(await run(`select removal_due_at from factors where id = '${app.id}'`)).toEqual([
          { removal_due_at: null },
        ]);
        await removeDueFactors(server.opened.database, securityLog);
        expect(await factorsOf()).toHaveLength(1);
        expect((await receive('send-factor-removal-mail')).at(-1)?.subject).toBe(
          'Your second step for Lunaria stays',
        );
      });

      test('below the second step nobody stops it, and nobody sees more than that it is there', async () => {
        await reset([app.id]);
        const client = await signIn();
        expect(await ask(`factors/${app.id}/keep`, {}, client)).toMatchObject({
          status: 403,
          json: { code: 'second_factor_required' },
        });
        expect(
          await run(`select removal_due_at is null as is_kept from factors where id = '${app.id}'`),
        ).toEqual([{ is_kept: false }]);
      });
    });
  });

  test('whoever reads her mails goes past none of her second steps before the time is over: her phone hears of it', async () => {
    const phone = await ask(
      'factors',
      { friendly_name: 'Phone', factor_type: 'phone', phone: '+34600123456' },
      she,
    );
    const { id } = phone.json as { id: string }; // the shape is the contract of the route
    await ask(`factors/${id}/challenge`, {}, she);
    const code = /\d{6}/.exec(String(sms.taken.at(-1)?.body.text))?.[0];
    const [challenge] = await run(`select id from factor_challenges where factor_id = '${id}'`);
    const verified = await ask(`factors/${id}/verify`, { challenge_id: challenge?.id, code }, she);
    expect(verified.status).toBe(200);
    await reset([id]);
    expect(await opens(await signIn())).toBe(403);
    sms.taken.length = 0;
    await receive('send-factor-removal-mail');
    expect(sms.taken.map(({ body }) => [body.to, body.text])).toEqual([
      ['+34600123456', expect.stringContaining('asked to remove a second step')],
    ]);
  });

  test('a passkey that is to go opens nothing alone from then on', async () => {
    await run(
      `insert into factors (user_id, factor_type, friendly_name, status, credential_id, public_key, sign_count, verified_at)
       values ('${her.userId}', 'webauthn', 'Key', 'verified', 'key-${her.userId}', decode(repeat('ab', 32), 'hex'), 0, now())`,
    );
    const [key] = await factorsOf();
    await reset([String(key?.id)]);
    const { signInWithPasskey } = await import('../../services/account/factors/passkey-sign-in.ts');
    const question = await ask('passkeys/challenge', {});
    const challengeId = (question.json as { id: string }).id; // the shape is the contract of the route
    const credential = {
      id: `key-${her.userId}`,
      rawId: `key-${her.userId}`,
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' },
    };
    const { database } = server.opened;
    await expect(
      signInWithPasskey({ database, config: server.config }, { challenge_id: challengeId, credential }),
    ).rejects.toMatchObject({ code: 'invalid_credentials' });
    expect((await factorsOf()).length).toBe(1);
  });

  test('makes changes without end, to bury the mail about one: twenty a day, and what she does by mail goes on', async () => {
    await addApp(thief);
    await run(
      `insert into account_changes (user_id, kind) select '${her.userId}', 'codes-renewed' from generate_series(1, 18)`,
    );
    expect((await ask('recovery-codes', {}, thief)).status).toBe(201);
    const refused = await ask('recovery-codes', {}, thief);
    expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    const [factor] = await factorsOf();
    const kept = await thief.request(`/api/auth/factors/${factor?.id}`, { method: 'DELETE' });
    expect(kept.status).toBe(429);
    expect(await ask('undo', { token: await undoToken('send-factors-changed-mail') })).toMatchObject({
      status: 200,
    });
    expect(await opens(thief)).toBe(401);
    await reset();
    expect(await factorsOf()).toEqual([factor]);
  });

  describe('takes away what protects her', () => {
    test('her authenticator app comes back, with her recovery codes, and still answers', async () => {
      const app = await addApp(she);
      const { codes } = (await ask('recovery-codes', {}, she)).json as { codes: string[] };
      expect((await she.request(`/api/auth/factors/${app.id}`, { method: 'DELETE' })).status).toBe(200);
      expect(await run(`select id from recovery_codes where user_id = '${her.userId}'`)).toEqual([]);
      const token = await undoToken('send-factors-changed-mail');
      expect(await ask('undo', { token })).toMatchObject({ status: 200 });
      const client = await signIn(her.password);
      expect(await opens(client)).toBe(403);
      expect((await answerFactor(client, app.id, showCode(app.secret, 1))).status).toBe(200);
      expect(await opens(client)).toBe(200);
      const withCode = await signIn(her.password);
      expect((await ask('recovery-codes/verify', { code: codes[0] }, withCode)).status).toBe(200);
    });

    test('with another one under its name in its place: both are there, under two names', async () => {
      const app = await addApp(she);
      await she.request(`/api/auth/factors/${app.id}`, { method: 'DELETE' });
      const token = await undoToken('send-factors-changed-mail');
      await addApp(she);
      expect(await ask('undo', { token })).toMatchObject({ status: 200 });
      const names = await run(
        `select friendly_name from factors where user_id = '${her.userId}' order by friendly_name`,
      );
      expect(names).toEqual([
        { friendly_name: 'App' },
        { friendly_name: expect.stringMatching(/^App \(\d{4}-/) },
      ]);
    });

    test('her recovery codes from before hold again, and his new ones do not', async () => {
      const app = await addApp(she);
      const old = (await ask('recovery-codes', {}, she)).json as { codes: string[] };
      const fresh = (await ask('recovery-codes', {}, she)).json as { codes: string[] };
      expect(await ask('undo', { token: await undoToken('send-factors-changed-mail') })).toMatchObject({
        status: 200,
      });
      const client = await signIn(her.password);
      expect((await ask('recovery-codes/verify', { code: fresh.codes[0] }, client)).status).toBe(403);
      expect((await ask('recovery-codes/verify', { code: old.codes[0] }, client)).status).toBe(200);
      expect(await factorsOf()).toEqual([{ id: app.id }]);
    });

    test('a recovery code that was used by somebody else: the rest of the list opens nothing', async () => {
      await addApp(she);
      const { codes } = (await ask('recovery-codes', {}, she)).json as { codes: string[] };
      const client = await signIn(her.password);
      expect((await ask('recovery-codes/verify', { code: codes[0] }, client)).status).toBe(200);
      expect(await ask('undo', { token: await undoToken('send-factors-changed-mail') })).toMatchObject({
        status: 200,
      });
      expect(await opens(client)).toBe(401);
      const again = await signIn(her.password);
      expect((await ask('recovery-codes/verify', { code: codes[1] }, again)).status).toBe(403);
    });
  });

  describe('and a provider', () => {
    test('that he added opens nothing once it was taken back', async () => {
      const { linkProviderAccount } = await import(
        '../../services/account/providers/link-provider-account.ts'
      );
      const subject = crypto.randomUUID();
      const link = { userId: her.userId, provider: 'google', subject } as const;
      expect(await linkProviderAccount(server.opened.database, link)).toBeNull();
      const token = await undoToken('send-account-linked-mail');
      expect((await ask('undo/link', { token })).json).toMatchObject({
        kind: 'provider-added',
        name: 'Google',
      });
      expect(await ask('undo', { token })).toMatchObject({ status: 200 });
      expect(await providersOf()).toEqual([]);
      expect(await opens(thief)).toBe(401);
    });

    test('that he removed opens it again', async () => {
      const subject = crypto.randomUUID();
      await run(
        `insert into accounts (id, user_id, provider_id, account_id) values (gen_random_uuid(), '${her.userId}', 'google', '${subject}')`,
      );
      const removed = await thief.request('/api/auth/linked-accounts/google', { method: 'DELETE' });
      expect(removed.status).toBe(200);
      expect(await ask('undo', { token: await undoToken('send-account-linked-mail') })).toMatchObject({
        status: 200,
      });
      expect(await providersOf()).toEqual([{ account_id: subject }]);
    });
  });

  describe('and, with her mailbox open for a moment, changes the address', () => {
    const newEmail = () => `thief-${her.userId}@example.org`;
    beforeEach(async () => {
      await ask('change-email', { email: newEmail() }, thief);
      const mails = await receive('send-email-change-mails');
      for (const mail of mails)
        await ask('change-email/confirm', { token: tokenIn(mail, '/auth/confirm-email') });
      expect(await run(`select email from users where id = '${her.userId}'`)).toEqual([
        { email: newEmail() },
      ]);
    });

    test('the mail to the old one gives it back, ends every session, and the other address is told', async () => {
      const [mail] = await receive('send-email-changed-mail');
      expect(mail?.to.address).toBe(her.email);
      expect(`${mail?.text}`).not.toContain(newEmail());
      expect(await ask('undo', { token: tokenIn(mail, '/auth/undo') })).toMatchObject({ status: 200 });
      expect(await run(`select email from users where id = '${her.userId}'`)).toEqual([{ email: her.email }]);
      expect(await opens(thief)).toBe(401);
      expect((await receive('send-email-changed-mail')).at(-1)?.to.address).toBe(newEmail());
    });

    test('an address that has an account by now is not taken from it', async () => {
      const [mail] = await receive('send-email-changed-mail');
      await server.createClient().signUp({ email: her.email });
      expect(await ask('undo', { token: tokenIn(mail, '/auth/undo') })).toMatchObject({
        status: 409,
        json: { code: 'conflict' },
      });
      expect(await run(`select email from users where id = '${her.userId}'`)).toEqual([
        { email: newEmail() },
      ]);
    });
  });
});
