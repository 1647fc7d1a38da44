import { findPasswordState } from '@lunaria/db/queries/passwords.ts';
import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPasswordChangedMailJob, createPasswordResetMailJob } from '../jobs/send-password-mails.ts';
import type { Mail } from '../mail/mail.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { aTry } from '../testing/job-run.ts';
import type { TestClient } from '../testing/test-client.ts';

const ACCEPTED = { status: 202, json: { ok: true } };
const DEAD = {
  status: 400,
  json: { code: 'dead_link', message: 'This link does not work any more. Ask for a new one.' },
};

describe.each(testEngines)('a forgotten password on %s', (engine) => {
  let server: TestApp;
  let her: { client: TestClient; email: string; password: string; userId: string };
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    const client = server.createClient();
    const { email, password, answer } = await client.signUp();
    const { user } = answer.json as { user: { id: string } }; // what a sign-up is answered with
    her = { client, email, password, userId: user.id };
  });
  afterAll(() => server.close());

  const ask = async (email: string, from?: string) =>
    await server
      .createClient()
      .request('/api/auth/request-password-reset', { json: { email }, ...(from && { from }) });
  const reset = async (token: string, password = 'a new password') =>
    await server.createClient().request('/api/auth/reset-password', { json: { token, password } });
  const signIn = async (password: string, email = her.email) =>
    (await server.createClient().signIn({ email, password })).status;
  const stateOf = async (userId: string) => {
    const state = await findPasswordState(server.opened.database.auth, userId);
    if (!state) throw new Error('There is no such account.');
    return state;
  };
  const makeToken = async (userId = her.userId) =>
    await server.resetLinks.sign(userId, await stateOf(userId));
  /** The jobs that were promised for her, oldest first. */
  const promised = async (job: string) => {
    const rows = await server.opened.asOwner(
      `alter table outbox no force row level security;
       select id from outbox where user_id = '${her.userId}' and job = '${job}' order by created_at;
       rollback; begin`,
    );
    return rows.map(({ id }) => String(id));
  };
  const everything = () => readEverything(server.opened, ['rate_limits', 'outbox']);

  /** Runs what was promised, as often as it was, and returns the mails. */
  async function sendMails(job: 'send-password-reset-mail' | 'send-password-changed-mail'): Promise<Mail[]> {
    const sent: Mail[] = [];
    const dependencies = {
      database: server.opened.database,
      resetLinks: server.resetLinks,
      publicUrl: server.config.publicUrl,
      sendMail: async (mail: Mail) => void sent.push(mail),
    };
    const make =
      job === 'send-password-reset-mail' ? createPasswordResetMailJob : createPasswordChangedMailJob;
    for (const id of await promised(job)) {
      await make(dependencies)({ userId: her.userId, subjectId: null }, id, aTry);
    }
    return sent;
  }

  test('is replaced through a mail: link, new password, every session ended, and she is told', async () => {
    expect(await ask(her.email.toUpperCase())).toMatchObject(ACCEPTED);
    const [mail] = await sendMails('send-password-reset-mail');
    expect(mail).toMatchObject({ to: { address: her.email }, subject: 'Set a new password for Lunaria' });
    const link = new URL(/http\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(link).toMatchObject({
      origin: server.config.publicUrl,
      pathname: '/auth/reset-password',
      search: '',
    });
    expect((await her.client.request('/api/profile')).status).toBe(200);

    expect(await reset(link.hash.slice(1))).toMatchObject({ status: 200, json: { ok: true } });
    expect(await signIn(her.password)).toBe(401);
    expect(await signIn('a new password')).toBe(200);
    expect((await her.client.request('/api/profile')).status).toBe(401);
    expect((await her.client.request('/api/auth/token')).status).toBe(401);
    const [notice] = await sendMails('send-password-changed-mail');
    expect(notice).toMatchObject({
      to: { address: her.email },
      subject: 'Your password for Lunaria was changed',
      text: expect.stringContaining(`${server.config.publicUrl}/auth/forgot-password`),
    });
  });

  test('an address without an account is answered to the letter like one with an account, and gets nothing', async () => {
    const countMails = async () => {
      const rows = await server.opened.asOwner(
        `alter table outbox no force row level security;
         select count(*)::int as count from outbox where job = 'send-password-reset-mail';
         rollback; begin`,
      );
      return Number(rows[0]?.count);
    };
    const before = await countMails();
    const known = await ask(her.email);
    expect(await countMails()).toBe(before + 1);
    const unknown = await ask(`nobody-${crypto.randomUUID()}@example.org`);
    expect(unknown).toMatchObject(ACCEPTED);
    expect(unknown.text).toBe(known.text);
    expect([...unknown.headers]).toEqual([...known.headers]);
    expect(await countMails()).toBe(before + 1);
  });

  test('asking changes nothing in the account: she stays signed in with her password', async () => {
    const before = await everything();
    await ask(her.email);
    expect(await everything()).toEqual(before);
    expect(await signIn(her.password)).toBe(200);
  });

  test('one address gets three mails in an hour, whoever asks and from wherever; the answer stays the same', async () => {
    const strict = await server.createAppWith({ RATE_LIMIT_FACTOR: '1' });
    const client = server.createClient().at(strict);
    for (let count = 0; count < 5; count += 1) {
      const answer = await client.request('/api/auth/request-password-reset', {
        json: { email: her.email },
        from: `198.51.100.${count}`,
      });
      expect(answer).toMatchObject(ACCEPTED);
    }
    expect(await promised('send-password-reset-mail')).toHaveLength(3);
  });

  test('a link works once; older links of the same account end with it', async () => {
    const [first, second] = [await makeToken(), await makeToken()];
    expect((await reset(second)).status).toBe(200);
    expect(await reset(second, 'another password')).toMatchObject(DEAD);
    expect(await reset(first, 'another password')).toMatchObject(DEAD);
    expect(await signIn('a new password')).toBe(200);
  });

  test('of ten uses of a link at once one counts', async () => {
    const token = await makeToken();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset(token, `new password ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await signIn(`new password ${winner}`)).toBe(200);
    expect(await promised('send-password-changed-mail')).toHaveLength(1);
  });

  test('a sign-in with the old password that is under way meanwhile leaves no session', async () => {
    const token = await makeToken();
    const signIns = Array.from({ length: 8 }, () => server.createClient());
    const [answer, ...answers] = await Promise.all([
      reset(token),
      ...signIns.map((client) => client.signIn(her)),
    ]);
    expect(answer.status).toBe(200);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const { status, json, headers } of refused) {
      expect({ status, json }).toMatchObject({ status: 401, json: { code: 'invalid_credentials' } });
      expect(headers.getSetCookie()).toEqual([]);
    }
    for (const client of signIns) expect((await client.request('/api/auth/sessions')).status).toBe(401);
  });

  test('a link that is too old, changed, signed for something else or by somebody else opens nothing', async () => {
    const token = await makeToken();
    const other = server.createClient();
    const { answer } = await other.signUp();
    const { user } = answer.json as { user: { id: string } };
    const [head, , signature] = token.split('.');
    const [, foreignPayload] = (await makeToken(user.id)).split('.');
    const stale = await server.resetLinks.sign(her.userId, {
      ...(await stateOf(her.userId)),
      passwordHash: 'old',
    });
    const guardian = await server.guardianLinks.sign(
      { userId: her.userId, guardianId: her.userId },
      new Date(),
    );
    const session = (await her.client.request('/api/auth/token')).json as { access_token: string };
    const before = await everything();
    for (const dead of [
      '',
      'nonsense',
      `${token}x`,
      `${head}.${foreignPayload}.${signature}`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`,
      stale,
      guardian,
      session.access_token,
      'x'.repeat(1001),
    ]) {
      const { status, json } = await reset(dead);
      expect([dead.slice(0, 40), status]).toEqual([dead.slice(0, 40), 400]);
      expect(json).toMatchObject({ message: DEAD.json.message });
    }
    expect(await everything()).toEqual(before);
  });

  test('a password that is too short is refused, and the link stays good', async () => {
    const token = await makeToken();
    expect(await reset(token, '7 chars')).toMatchObject({
      status: 400,
      json: { message: 'Password must be at least 8 characters' },
    });
    expect((await reset(token)).status).toBe(200);
  });

  test('the mail proves the address: it counts as confirmed', async () => {
    await reset(await makeToken());
    const client = server.createClient();
    await client.signIn({ email: her.email, password: 'a new password' });
    expect((await client.request('/api/auth/user')).json).toMatchObject({ email_verified: true });
  });

  test('an account that has no password yet gets one, and keeps its other ways in', async () => {
    await server.opened.asRole(
      'app_auth',
      undefined,
      `update users set email_verified = true, email_proved_at = created_at where id = '${her.userId}';
       update accounts set provider_id = 'google', account_id = '${crypto.randomUUID()}', password = null where user_id = '${her.userId}'`,
    );
    const token = await makeToken();
    expect((await reset(token)).status).toBe(200);
    expect(await reset(token)).toMatchObject(DEAD);
    expect(await signIn('a new password')).toBe(200);
    const ways = await server.opened.asRole(
      'app_auth',
      undefined,
      `select provider_id from accounts where user_id = '${her.userId}' order by 1`,
    );
    expect(ways.map((row) => row.provider_id)).toEqual(['credential', 'google']);
  });

  test('a session that this process remembers ends at once', async () => {
    // Twice: the second is answered from memory.
    await her.client.request('/api/profile');
    expect((await her.client.request('/api/profile')).status).toBe(200);
    await reset(await makeToken());
    expect((await her.client.request('/api/profile')).status).toBe(401);
  });
});
