import { addAccountEvent, deleteOldAccountEvents } from '@lunaria/db/queries/account-events.ts';
import { findPasswordState } from '@lunaria/db/queries/passwords.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { ACCOUNT_EVENTS_KEPT_PER_KIND, type AccountEvent } from '@lunaria/domain/account/account-event.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { addVerifiedFactor } from '../testing/factor.ts';
import type { TestClient } from '../testing/test-client.ts';
import { addApp, answerFactor, wrongCode } from '../testing/totp.ts';
import { withinOneHour } from '../testing/within-one-hour.ts';

const WRONG = { kind: 'password-wrong', name: null, has_other_addresses: false };

describe.each(testEngines)('what happened to an account lately, on %s', (engine) => {
  let server: TestApp;
  let her: { client: TestClient; email: string; password: string; userId: string };
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  async function begin(): Promise<void> {
    const client = server.createClient();
    const { email, password, answer } = await client.signUp();
    const { user } = answer.json as { user: { id: string } }; // what a sign-up is answered with
    her = { client, email, password, userId: user.id };
  }
  beforeEach(begin);
  afterAll(() => server.close());

  const list = async (client = her.client) =>
    (await client.request('/api/auth/account-events')).json as AccountEvent[]; // checked by every test that reads one
  const auth = async (statement: string) => await server.opened.asRole('app_auth', undefined, statement);
  const guess = async (from: string, email = her.email) => {
    const json = { email, password: 'a guess' };
    const answer = await server.createClient().request('/api/auth/sign-in/email', { json, from });
    expect(answer.status).toBe(401);
  };
  /** As if all of it had happened so much earlier. */
  const age = async (interval: string) =>
    await auth(
      `update account_events set hour = hour - interval '${interval}', at = at - interval '${interval}'
       where user_id = '${her.userId}'`,
    );

  /** Each try with an account of its own: what is counted stands in one row an hour. */
  const testWithinAnHour = (name: string, work: () => Promise<void>) =>
    test(name, async () => {
      await withinOneHour(async () => {
        await begin();
        await work();
      });
    });

  test('nothing is in it at first, and a login that succeeds is none of it', async () => {
    await server.createClient().signIn(her);
    expect(await list()).toEqual([]);
  });

  testWithinAnHour(
    'wrong passwords of an hour are one line that counts, with the first address shortened',
    async () => {
      await guess('203.0.113.7');
      await guess('203.0.113.8', her.email.toUpperCase());
      expect(await list()).toEqual([
        { ...WRONG, id: expect.any(String), count: 2, address: '203.0.113.x', at: expect.any(String) },
      ]);
      await guess('2001:db8:1:2::3');
      expect(await list()).toMatchObject([{ count: 3, address: '203.0.113.x', has_other_addresses: true }]);
      await age('1 hour');
      await guess('198.51.100.23');
      expect(await list()).toMatchObject([
        { ...WRONG, count: 1, address: '198.51.100.x' },
        { kind: 'password-wrong', count: 3 },
      ]);
    },
  );

  testWithinAnHour('those that come at once are all counted, in one line', async () => {
    await Promise.all(Array.from({ length: 8 }, () => guess('203.0.113.7')));
    expect(await list()).toMatchObject([{ ...WRONG, count: 8 }]);
  });

  test('an address without an account leaves nothing', async () => {
    const before = await auth('select count(*)::int as kept from account_events');
    await guess('203.0.113.7', 'nobody@example.org');
    expect(await auth('select count(*)::int as kept from account_events')).toEqual(before);
  });

  testWithinAnHour('wrong passwords and codes inside a session stand there too', async () => {
    const change = { current_password: 'a guess', password: 'a quiet moon over the bay' };
    await her.client.request('/api/auth/change-password', { json: change });
    await her.client.request('/api/auth/proof', { json: { password: 'a guess' } });
    const app = await addApp(her.client, 'My phone');
    await answerFactor(her.client, app.id, wrongCode(app.secret));
    await her.client.request('/api/auth/recovery-codes/verify', { json: { code: 'AAAA-BBBB-CCCC-DDDD' } });
    expect((await list()).map(({ kind, count, name }) => [kind, count, name])).toEqual([
      ['code-wrong', 2, null],
      ['factor-added', 1, 'My phone'],
      ['password-wrong', 2, null],
    ]);
  });

  test('a wrong password with a link of hers is told to her, not to whoever is signed in there', async () => {
    const other = server.createClient();
    await other.signUp();
    const token = await server.verificationLinks.sign(her.userId, her.email);
    const answer = await other.request('/api/auth/verify-email', { json: { token, password: 'a guess' } });
    expect(answer.status).toBe(403);
    expect(await list()).toMatchObject([{ ...WRONG, count: 1 }]);
    expect(await list(other)).toEqual([]);
  });

  test('a change that is not made leaves nothing: row and change are one transaction', async () => {
    const app = await addApp(her.client, 'My phone');
    await auth(`delete from account_events where user_id = '${her.userId}'`);
    // Its only way in: what was begun is taken back.
    await auth(`delete from accounts where user_id = '${her.userId}'`);
    await auth(`update factors set factor_type = 'webauthn', secret = null, wrapped_key = null, master_key_id = null,
                credential_id = 'c${her.userId}', public_key = '\\x00112233445566778899aabbccddeeff', sign_count = 0
                where id = '${app.id}'`);
    const answer = await her.client.request(`/api/auth/factors/${app.id}`, { method: 'DELETE' });
    expect(answer).toMatchObject({ status: 409, json: { code: 'conflict' } });
    expect(await list()).toEqual([]);
  });

  test('what goes with a password set by mail stands there, the newest first', async () => {
    await addVerifiedFactor(server.opened, her.userId);
    await auth(`insert into accounts (id, user_id, provider_id, account_id)
                values (gen_random_uuid(), '${her.userId}', 'google', '${her.userId}')`);
    const state = await findPasswordState(server.opened.database.auth, her.userId);
    if (!state) throw new Error('There is no such account.');
    const json = {
      token: await server.resetLinks.sign(her.userId, state),
      password: 'a quiet moon over the bay',
    };
    expect((await server.createClient().request('/api/auth/reset-password', { json })).status).toBe(200);
    const again = server.createClient();
    await again.signIn({ email: her.email, password: json.password });
    const [newest, ...others] = (await list(again)).map(({ kind, name }) => [kind, name]);
    expect(newest).toEqual(['password-reset', null]);
    // Of one moment: the embedded clock has no part of a millisecond that would put them in order.
    expect(others.sort()).toEqual([
      ['factor-removed', 'Key'],
      ['provider-removed', 'Google'],
    ]);
  });

  testWithinAnHour('of each kind the newest fifty are kept, and none pushes out another', async () => {
    const { database } = server.opened;
    const add = async (kind: 'password-wrong' | 'factor-added') =>
      await addAccountEvent(database.auth, her.userId, { kind, address: null });
    await add('factor-added');
    await age('3 days');
    await auth(`
      insert into account_events (user_id, kind, hour, at)
      select '${her.userId}', 'password-wrong', at, at from (
        select date_trunc('hour', now()) - make_interval(hours => ago) as at
        from generate_series(1, ${ACCOUNT_EVENTS_KEPT_PER_KIND + 5}) ago) hours`);
    await add('password-wrong');
    await add('password-wrong');
    const kept = await list();
    expect(kept.filter(({ kind }) => kind === 'password-wrong')).toHaveLength(ACCOUNT_EVENTS_KEPT_PER_KIND);
    expect(kept.at(0)).toMatchObject({ kind: 'password-wrong', count: 2 });
    expect(kept.at(-1)).toMatchObject({ kind: 'factor-added' });
  });

  test('is for her alone: not for others, not without a session, not without her second step', async () => {
    await guess('203.0.113.7');
    const other = server.createClient();
    await other.signUp();
    expect(await list(other)).toEqual([]);
    expect((await server.createClient().request('/api/auth/account-events')).status).toBe(401);
    await addVerifiedFactor(server.opened, her.userId);
    const thief = server.createClient();
    await thief.signIn(her);
    expect(await thief.request('/api/auth/account-events')).toMatchObject({
      status: 403,
      json: { code: 'second_factor_required' },
    });
  });

  test('is kept for ninety days', async () => {
    await guess('203.0.113.7');
    await age('90 days 1 minute');
    await guess('198.51.100.23');
    await deleteOldAccountEvents(server.opened.database.auth);
    expect(await list()).toMatchObject([{ ...WRONG, address: '198.51.100.x' }]);
  });
});
