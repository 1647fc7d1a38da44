import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '../mail/mail.ts';
import { sendPromisedMails, tokenIn } from '../testing/account-mails.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

const ACCEPTED = { status: 202, json: { ok: true } };
const DEAD = { status: 400, json: { code: 'dead_link', message: 'This link does not work any more.' } };
const TO_OLD = 'Agree to another address for Lunaria';
const TO_NEW = 'Confirm your new address for Lunaria';

interface Her {
  client: TestClient;
  email: string;
  password: string;
  userId: string;
}

describe.each(testEngines)('another address for an account on %s', (engine) => {
  let server: TestApp;
  let her: Her;
  let newEmail: string;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    her = await signUp();
    newEmail = `ana-${crypto.randomUUID()}@example.org`;
  });
  afterAll(() => server.close());

  async function signUp(): Promise<Her> {
    const client = server.createClient();
    const { email, password, answer } = await client.signUp();
    const { user } = answer.json as { user: { id: string } }; // what a sign-up is answered with
    return { client, email, password, userId: user.id };
  }
  const ask = async (email = newEmail, client = her.client) =>
    await client.request('/api/auth/change-email', { json: { email } });
  const look = async (token: string) =>
    await server.createClient().request('/api/auth/change-email/link', { json: { token } });
  const confirm = async (token: string) =>
    await server.createClient().request('/api/auth/change-email/confirm', { json: { token } });
  const stateOf = async (client = her.client) => (await client.request('/api/auth/change-email')).json;
  const signIn = async (email: string) =>
    (await server.createClient().signIn({ email, password: her.password })).status;
  const change = async (statement: string) => await server.opened.asRole('app_auth', undefined, statement);
  const everything = () => readEverything(server.opened, ['rate_limits']);

  const sendMails = async (job: 'send-email-change-mails' | 'send-email-changed-mail', { userId } = her) =>
    await sendPromisedMails(server, job, userId);
  const tokenOf = (mail: Mail | undefined) => tokenIn(mail, '/auth/confirm-email');

  /** The tokens of the change that waits, as the mails carry them. */
  async function receiveTokens(): Promise<{ old: string; new: string }> {
    const mails = await sendMails('send-email-change-mails');
    const find = (subject: string) => tokenOf(mails.findLast((mail) => mail.subject === subject));
    return { old: find(TO_OLD), new: find(TO_NEW) };
  }

  test('both addresses are asked, both agree, and the account has the new one, confirmed', async () => {
    expect(await ask(newEmail.toUpperCase())).toMatchObject(ACCEPTED);
    const mails = await sendMails('send-email-change-mails');
    expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
      [her.email, TO_OLD],
      [newEmail, TO_NEW],
    ]);
    for (const { text, html } of mails) expect(`${text} ${html}`).not.toContain('@');
    const [toOld, toNew] = mails.map(tokenOf);
    expect((await look(toOld ?? '')).json).toEqual({
      side: 'old',
      new_email: newEmail,
      old_email: her.email,
      is_other_confirmed: false,
    });
    expect(await confirm(toOld ?? '')).toMatchObject({ status: 200, json: { is_changed: false } });
    expect(await stateOf()).toMatchObject({
      email: her.email,
      email_verified: false,
      change: { new_email: newEmail, is_old_confirmed: true, is_new_confirmed: false },
    });
    // A new address is a stranger's until it has agreed: it is not told whose account it is.
    expect((await look(toNew ?? '')).json).toEqual({
      side: 'new',
      new_email: newEmail,
      old_email: null,
      is_other_confirmed: true,
    });
    expect(await confirm(toNew ?? '')).toMatchObject({ status: 200, json: { is_changed: true } });
    expect(await stateOf()).toEqual({ email: newEmail, email_verified: true, change: null });
    expect((await her.client.request('/api/auth/token')).json).toMatchObject({
      user: { email: newEmail, email_verified: true },
    });
    expect([await signIn(her.email), await signIn(newEmail)]).toEqual([401, 200]);
    const [notice, ...more] = await sendMails('send-email-changed-mail');
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      to: { address: her.email },
      subject: 'Your address for Lunaria was changed',
    });
    expect(notice?.text).not.toContain(newEmail);
  });

  test('the order of the two does not matter', async () => {
    await ask();
    const tokens = await receiveTokens();
    expect((await confirm(tokens.new)).json).toEqual({ is_changed: false });
    expect((await confirm(tokens.old)).json).toEqual({ is_changed: true });
    expect(await stateOf()).toMatchObject({ email: newEmail });
  });

  test('other sessions end, the one that asked goes on, and remembered ones are forgotten', async () => {
    const phone = server.createClient();
    await phone.signIn(her);
    expect((await phone.request('/api/profile')).status).toBe(200);
    await ask();
    const tokens = await receiveTokens();
    await confirm(tokens.old);
    expect((await phone.request('/api/profile')).status).toBe(200);
    await confirm(tokens.new);
    expect((await phone.request('/api/profile')).status).toBe(401);
    expect((await her.client.request('/api/profile')).status).toBe(200);
  });

  test('when the session that asked has ended, all the others end too', async () => {
    const phone = server.createClient();
    await phone.signIn(her);
    await ask();
    const tokens = await receiveTokens();
    await her.client.request('/api/auth/sign-out', { json: {} });
    await confirm(tokens.old);
    await confirm(tokens.new);
    expect((await phone.request('/api/auth/user')).status).toBe(401);
  });

  test('looking at a link changes nothing, however often: mail scanners do that', async () => {
    await ask();
    const tokens = await receiveTokens();
    const before = await everything();
    for (const token of [tokens.old, tokens.new, tokens.old, tokens.new]) {
      expect((await look(token)).status).toBe(200);
    }
    expect(await everything()).toEqual(before);
  });

  test('each link works once, and of ten uses at once one counts', async () => {
    await ask();
    const tokens = await receiveTokens();
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(tokens.old)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await confirm(tokens.old)).toMatchObject(DEAD);
    expect(await look(tokens.old)).toMatchObject(DEAD);
    const both = await Promise.all(Array.from({ length: 5 }, () => confirm(tokens.new)));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await stateOf()).toMatchObject({ email: newEmail });
  });

  test('both pressed in the same instant end in the change', async () => {
    await ask();
    const tokens = await receiveTokens();
    const answers = await Promise.all([confirm(tokens.old), confirm(tokens.new)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stateOf()).toMatchObject({ email: newEmail, change: null });
  });

  test('a newer request ends the older one and its links', async () => {
    await ask();
    const first = await receiveTokens();
    await confirm(first.old);
    const other = `other-${crypto.randomUUID()}@example.org`;
    await ask(other);
    expect(await stateOf()).toMatchObject({
      change: { new_email: other, is_old_confirmed: false, is_new_confirmed: false },
    });
    expect(await confirm(first.new)).toMatchObject(DEAD);
    const second = await receiveTokens();
    await confirm(second.new);
    await confirm(second.old);
    expect(await stateOf()).toMatchObject({ email: other });
  });

  test('taken back, its links are dead and nothing waits; taking back what is not there is fine', async () => {
    await ask();
    const tokens = await receiveTokens();
    for (let count = 0; count < 2; count += 1) {
      const answer = await her.client.request('/api/auth/change-email', { method: 'DELETE' });
      expect(answer).toMatchObject({ status: 200, json: { ok: true } });
    }
    expect(await stateOf()).toMatchObject({ change: null });
    for (const token of [tokens.old, tokens.new]) expect(await confirm(token)).toMatchObject(DEAD);
    expect(await sendMails('send-email-change-mails')).toEqual([]);
  });

  test('after its time a link is dead, and the change does not show any more', async () => {
    await ask();
    const tokens = await receiveTokens();
    await change(`update email_changes set expires_at = now() where user_id = '${her.userId}'`);
    expect(await confirm(tokens.old)).toMatchObject(DEAD);
    expect(await stateOf()).toMatchObject({ change: null });
    const [row] = await change(`select id from email_changes where user_id = '${her.userId}'`);
    const stale = await server.emailChangeLinks.sign(
      { changeId: String(row?.id), side: 'old' },
      new Date(Date.now() - 1000),
    );
    await change(`update email_changes set expires_at = now() + interval '1 day'`);
    expect(await confirm(stale)).toMatchObject(DEAD);
    expect((await confirm(tokens.old)).status).toBe(200);
  });

  test('a link that was changed, signed for something else or by somebody else opens nothing', async () => {
    await ask();
    const { old } = await receiveTokens();
    const [head, payload, signature] = old.split('.');
    const session = (await her.client.request('/api/auth/token')).json as { access_token: string };
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as { sub: string };
    const forged = Buffer.from(JSON.stringify({ ...claims, sde: 'new' })).toString('base64url');
    const reset = await server.resetLinks.sign(her.userId, {
      email: her.email,
      fullName: '',
      passwordHash: '',
    });
    const before = await everything();
    for (const dead of [
      '',
      'nonsense',
      `${old}x`,
      `${head}.${forged}.${signature}`,
      `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`,
      await server.emailChangeLinks.sign(
        { changeId: crypto.randomUUID(), side: 'old' },
        new Date(Date.now() + 60_000),
      ),
      session.access_token,
      reset,
      'x'.repeat(1001),
    ]) {
      for (const answer of [await look(dead), await confirm(dead)]) {
        expect([dead.slice(0, 40), answer.status]).toEqual([dead.slice(0, 40), 400]);
        expect(answer.json).toMatchObject({ message: DEAD.json.message });
      }
    }
    expect(await everything()).toEqual(before);
  });

  describe('an address that has an account', () => {
    test('is answered to the letter like any other; its owner alone is told, and nothing is revealed', async () => {
      const other = await signUp();
      const taken = await ask(other.email);
      expect(await stateOf()).toMatchObject({
        change: { new_email: other.email, is_old_confirmed: false, is_new_confirmed: false },
      });
      const mails = await sendMails('send-email-change-mails');
      expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([
        [her.email, TO_OLD],
        [other.email, 'This address has an account at Lunaria already'],
      ]);
      expect(mails[1]?.text).not.toMatch(/#|@|confirm-email/);
      // Her own yes shows the same as for an address that nobody has.
      expect((await confirm(tokenOf(mails[0]))).json).toEqual({ is_changed: false });
      const free = await ask(newEmail);
      expect(taken.text).toBe(free.text);
      expect([...taken.headers]).toEqual([...free.headers]);
      expect(free).toMatchObject(ACCEPTED);
    });

    test('taken meanwhile makes a dead link of the last one, and nothing was changed', async () => {
      await ask();
      const tokens = await receiveTokens();
      await confirm(tokens.old);
      await server.createClient().signUp({ email: newEmail });
      expect(await confirm(tokens.new)).toMatchObject(DEAD);
      expect(await stateOf()).toEqual({ email: her.email, email_verified: false, change: null });
      expect(await sendMails('send-email-changed-mail')).toEqual([]);
    });

    test('signed up with in the same instant: one of the two has it, and the other is told so', async () => {
      await ask();
      const tokens = await receiveTokens();
      await confirm(tokens.old);
      const [confirmed, { answer }] = await Promise.all([
        confirm(tokens.new),
        server.createClient().signUp({ email: newEmail }),
      ]);
      expect([confirmed.status, answer.status].sort()).toSatisfy(
        ([one, two]: number[]) => one === 200 && (two === 400 || two === 422),
      );
    });
  });

  test('is asked for by a proved session alone', async () => {
    expect((await ask(newEmail, server.createClient())).status).toBe(401);
    await change(
      `update sessions set proved_at = now() - interval '11 minutes' where user_id = '${her.userId}'`,
    );
    const before = await everything();
    expect(await ask()).toMatchObject({ status: 403, json: { code: 'proof_required' } });
    expect(await everything()).toEqual(before);
    // Taking back is safe from anywhere she is logged in.
    expect((await her.client.request('/api/auth/change-email', { method: 'DELETE' })).status).toBe(200);
  });

  test('the address she has, and what is none, are refused', async () => {
    for (const email of [
      her.email,
      her.email.toUpperCase(),
      'nobody',
      '',
      `${'x'.repeat(250)}@example.org`,
    ]) {
      expect((await ask(email)).status, email).toBe(400);
    }
    expect(await stateOf()).toMatchObject({ change: null });
  });

  test('a link to set a new password that went to the old address is void', async () => {
    const [state] = await change(
      `select password from accounts where user_id = '${her.userId}' and provider_id = 'credential'`,
    );
    const token = await server.resetLinks.sign(her.userId, {
      email: her.email,
      fullName: '',
      passwordHash: String(state?.password),
    });
    await ask();
    const tokens = await receiveTokens();
    await confirm(tokens.old);
    await confirm(tokens.new);
    const answer = await server
      .createClient()
      .request('/api/auth/reset-password', { json: { token, password: 'a new password' } });
    expect(answer).toMatchObject({ status: 400, json: { code: 'dead_link' } });
    expect(await signIn(newEmail)).toBe(200);
  });

  test('three in an hour; one address gets six mails in an hour, whoever asks, and nobody is told', async () => {
    const strict = await server.createAppWith({ RATE_LIMIT_FACTOR: '1' });
    const women = [her, await signUp(), await signUp()];
    for (const woman of women) {
      for (let count = 0; count < 3; count += 1) {
        expect(await ask(newEmail, woman.client.at(strict))).toMatchObject(ACCEPTED);
      }
      const refused = await ask(newEmail, woman.client.at(strict));
      expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const mailed = await Promise.all(women.map((woman) => sendMails('send-email-change-mails', woman)));
    // Of each only the newest request counts; the third woman's came after the sixth.
    expect(mailed.map((mails) => mails.length)).toEqual([2, 2, 0]);
  });
});
