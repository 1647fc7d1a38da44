import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { addPasskey, askForPasskey } from '../testing/passkey.ts';
import type { Account, Answer, TestClient } from '../testing/test-client.ts';

const LOCKED = { status: 403, json: { code: 'session_locked' } };
const PIN = '4071';

describe.each(testEngines)('the lock of an account, on %s', (engine) => {
  let server: TestApp;
  let maria: Account;
  let client: TestClient;
  let userId: string;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    client = server.createClient();
    const { answer, ...account } = await client.signUp();
    maria = account;
    userId = (answer.json as { user: { id: string } }).user.id; // what a sign-up is answered with
  });
  afterAll(() => server.close());

  const run = (statement: string) => server.opened.asRole('app_auth', undefined, statement);
  const setLock = (change: object, by = client) =>
    by.request('/api/auth/lock', { method: 'PUT', json: change });
  const lockNow = (by = client) => by.request('/api/auth/lock/now', { json: {} });
  const unlock = (pin: string, by = client) => by.request('/api/auth/unlock', { json: { pin } });
  const touch = (by = client) => by.request('/api/auth/lock/touch', { json: {} });
  const profile = (by = client) => by.request('/api/profile');
  const stateOf = async (by = client) => (await by.request('/api/auth/lock')).json;
  const tokenOf = async (by = client) =>
    (await by.request('/api/auth/token')).json as Record<string, unknown>;
  /** As if so many minutes had passed without a touch. */
  const leaveAlone = (minutes: number, seconds = 0) =>
    run(`update sessions set active_at = active_at - make_interval(mins => ${minutes}, secs => ${seconds})
         where user_id = '${userId}'`);
  const kindsOf = async (): Promise<unknown[]> =>
    (
      await server.opened.asRole(
        'app_user',
        userId,
        `select kind from access_events where kind like 'pin-%' order by n`,
      )
    ).map(({ kind }) => kind);
  async function signInAgain(): Promise<TestClient> {
    const other = server.createClient();
    expect((await other.signIn(maria)).status).toBe(200);
    return other;
  }

  test('is off until she chooses a PIN, and then closes and opens her session', async () => {
    expect(await stateOf()).toEqual({
      is_set: false,
      after_minutes: null,
      tries_left: 5,
      has_passkey: false,
    });
    expect(await tokenOf()).toMatchObject({ is_locked: false, has_lock: false, lock_after_minutes: null });
    expect(await lockNow()).toMatchObject({ status: 409 });
    expect(await setLock({ after_minutes: 5 })).toMatchObject({ status: 409 });
    expect(await setLock({ after_minutes: 5, pin: PIN })).toMatchObject({
      status: 200,
      json: { is_set: true, after_minutes: 5, tries_left: 5 },
    });
    expect((await profile()).status).toBe(200);
    expect((await lockNow()).status).toBe(200);
    expect(await profile()).toMatchObject(LOCKED);
    expect(await unlock(PIN)).toMatchObject({ status: 200, json: { is_locked: false } });
    expect((await profile()).status).toBe(200);
    expect(await kindsOf()).toEqual(['pin-set']);
  });

  test('a locked session says that it is locked, and neither her name nor her address', async () => {
    await setLock({ after_minutes: 15, pin: PIN });
    await lockNow();
    const token = await tokenOf();
    expect(token).toMatchObject({
      is_locked: true,
      has_lock: true,
      lock_after_minutes: 15,
      user: { id: userId, email: '', user_metadata: { full_name: '' }, factors: [] },
    });
    for (const path of ['/api/auth/user', '/api/auth/get-session', '/api/auth/token', '/api/auth/lock']) {
      const { text } = await client.request(path);
      expect(text).not.toContain(maria.email);
      expect(text).not.toContain(maria.fullName);
    }
  });

  test('the key of the device goes with the lock and comes back after it; its seed stays', async () => {
    await tokenOf();
    const key = client.cookies.get('lunaria.device_key');
    expect(key).toBeDefined();
    await setLock({ after_minutes: null, pin: PIN });
    await lockNow();
    expect(client.cookies.has('lunaria.device_key')).toBe(false);
    await tokenOf();
    expect(client.cookies.has('lunaria.device_key')).toBe(false);
    await unlock(PIN);
    await tokenOf();
    expect(client.cookies.get('lunaria.device_key')).toBe(key);
  });

  test('closes a session that told of no touch for a minute longer than she chose, and no earlier', async () => {
    await setLock({ after_minutes: 5, pin: PIN });
    await leaveAlone(5, 50);
    expect((await client.request('/api/auth/proof')).status).toBe(200);
    await leaveAlone(0, 11);
    expect(await client.request('/api/auth/proof')).toMatchObject(LOCKED);
    expect(await touch()).toMatchObject(LOCKED);
    expect((await unlock(PIN)).status).toBe(200);
    expect((await client.request('/api/auth/proof')).status).toBe(200);
  });

  test('a touch keeps it open, asking for a token does not', async () => {
    await setLock({ after_minutes: 1, pin: PIN });
    await leaveAlone(1, 30);
    expect((await touch()).status).toBe(200);
    await leaveAlone(1, 30);
    expect((await client.request('/api/auth/proof')).status).toBe(200);
    await tokenOf();
    await leaveAlone(0, 31);
    expect(await client.request('/api/auth/proof')).toMatchObject(LOCKED);
  });

  test('by hand only, nothing closes by itself', async () => {
    await setLock({ after_minutes: null, pin: PIN });
    await leaveAlone(10_000);
    expect((await client.request('/api/auth/proof')).status).toBe(200);
  });

  test('setting it closes no other session of hers at once; changing the minutes opens none', async () => {
    const phone = await signInAgain();
    await leaveAlone(600);
    await setLock({ after_minutes: 5, pin: PIN });
    expect((await phone.request('/api/auth/proof')).status).toBe(200);
    await run(`update sessions set active_at = now() - interval '7 minutes'
               where user_id = '${userId}' and id = (select id from sessions where user_id = '${userId}'
               order by created_at desc limit 1)`);
    expect(await phone.request('/api/auth/proof')).toMatchObject(LOCKED);
    await setLock({ after_minutes: 60 });
    expect(await phone.request('/api/auth/proof')).toMatchObject(LOCKED);
    expect((await unlock(PIN, phone)).status).toBe(200);
  });

  test('one session is locked, not the account: another goes on, and a new login is open', async () => {
    const phone = await signInAgain();
    await setLock({ after_minutes: 60, pin: PIN });
    await lockNow();
    expect(await profile()).toMatchObject(LOCKED);
    expect((await profile(phone)).status).toBe(200);
    expect((await profile(await signInAgain())).status).toBe(200);
  });

  test('the PIN is kept as passwords are, and is in no answer', async () => {
    await setLock({ after_minutes: 5, pin: '90817263' });
    const [row] = await run(`select * from account_locks where user_id = '${userId}'`);
    expect(row?.pin_hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$/);
    expect(JSON.stringify(row)).not.toContain('90817263');
    for (const path of ['/api/auth/lock', '/api/auth/token', '/api/auth/get-session'])
      expect((await client.request(path)).text).not.toMatch(/argon2id|90817263/);
  });

  test('changing or ending it asks for a fresh proof; a change forgets the tries', async () => {
    await setLock({ after_minutes: 5, pin: PIN });
    await unlock('0000');
    await run(`update sessions set proved_at = now() - interval '11 minutes' where user_id = '${userId}'`);
    const proofFirst = { status: 403, json: { code: 'proof_required' } };
    expect(await setLock({ after_minutes: 60 })).toMatchObject(proofFirst);
    expect(await setLock({ after_minutes: 5, pin: '1111' })).toMatchObject(proofFirst);
    expect(await client.request('/api/auth/lock', { method: 'DELETE' })).toMatchObject(proofFirst);
    await client.request('/api/auth/proof', { json: { password: maria.password } });
    expect(await stateOf()).toMatchObject({ tries_left: 4 });
    expect((await setLock({ after_minutes: 5, pin: '1111' })).status).toBe(200);
    expect(await stateOf()).toMatchObject({ tries_left: 5 });
    await lockNow();
    expect(await unlock(PIN)).toMatchObject({ status: 403, json: { code: 'wrong_pin' } });
    expect((await unlock('1111')).status).toBe(200);
    expect(await kindsOf()).toEqual(['pin-set', 'pin-changed']);
  });

  test('ending it ends her sessions that are locked: none opens by it', async () => {
    await setLock({ after_minutes: 5, pin: PIN });
    const [byHand, alone] = [await signInAgain(), await signInAgain()];
    await lockNow(byHand);
    await run(`update sessions set active_at = now() - interval '1 hour' where id = (select id from sessions
               where user_id = '${userId}' order by created_at desc limit 1)`);
    expect(await client.request('/api/auth/lock', { method: 'DELETE' })).toMatchObject({
      status: 200,
      json: { is_set: false },
    });
    for (const other of [byHand, alone]) expect((await profile(other)).status).toBe(401);
    expect((await profile()).status).toBe(200);
    expect(await client.request('/api/auth/lock', { method: 'DELETE' })).toMatchObject({ status: 404 });
    expect(await kindsOf()).toEqual(['pin-set', 'pin-ended']);
  });

  test('says how many tries are left; the fifth wrong PIN ends the session and is told to her', async () => {
    await setLock({ after_minutes: 5, pin: PIN });
    const other = await signInAgain();
    await lockNow();
    const said: unknown[] = [];
    for (let left = 4; left > 0; left -= 1) {
      const answer = await unlock('0000');
      expect(answer).toMatchObject({ status: 403, json: { code: 'wrong_pin' } });
      said.push((answer.json as { message: string }).message);
      expect(await stateOf()).toMatchObject({ tries_left: left });
    }
    expect(said[0]).toContain('4 tries are left');
    expect(said[3]).toContain('One try is left');
    expect(await unlock('0000')).toMatchObject({ status: 401, json: { code: 'unauthenticated' } });
    expect((await client.request('/api/auth/token')).status).toBe(401);
    expect(await kindsOf()).toEqual(['pin-set', 'pin-refused']);
    // The right one is looked at no more, in any session of hers; the password still opens.
    await lockNow(other);
    expect(await unlock(PIN, other)).toMatchObject({ status: 429 });
    expect((await profile(await signInAgain())).status).toBe(200);
    // An hour later it is looked at again.
    await run(
      `update account_locks set tried_at = now() - interval '60 minutes' where user_id = '${userId}'`,
    );
    expect(await stateOf(other)).toMatchObject({ tries_left: 5 });
    expect((await unlock(PIN, other)).status).toBe(200);
  });

  test('a right PIN forgets the wrong ones before it', async () => {
    await setLock({ after_minutes: 5, pin: PIN });
    for (let round = 0; round < 3; round += 1) {
      await lockNow();
      for (let n = 0; n < 4; n += 1) expect((await unlock('0000')).status).toBe(403);
      expect((await unlock(PIN)).status).toBe(200);
    }
  });

  async function unlockWithPasskey(
    authenticator: Awaited<ReturnType<typeof addPasskey>>['authenticator'],
  ): Promise<Answer> {
    const { id, credential_options: options } = await askForPasskey(client);
    const credential = authenticator.use(options);
    return await client.request('/api/auth/unlock/passkey', { json: { challenge_id: id, credential } });
  }

  test('a passkey of hers opens it, also while no PIN is looked at; somebody else’s does not', async () => {
    const { authenticator } = await addPasskey(server, userId);
    // Signed in by password, the session would need the second step first.
    await run(`update sessions set aal = 'aal2' where user_id = '${userId}'`);
    await setLock({ after_minutes: 5, pin: PIN });
    expect(await stateOf()).toMatchObject({ has_passkey: true });
    await lockNow();
    const stranger = server.createClient();
    const { answer } = await stranger.signUp();
    const other = await addPasskey(server, (answer.json as { user: { id: string } }).user.id);
    expect(await unlockWithPasskey(other.authenticator)).toMatchObject({
      status: 401,
      json: { code: 'invalid_credentials' },
    });
    expect(await profile()).toMatchObject(LOCKED);
    await run(`update account_locks set tries = 5, tried_at = now() where user_id = '${userId}'`);
    expect(await unlock(PIN)).toMatchObject({ status: 429 });
    expect((await unlockWithPasskey(authenticator)).status).toBe(200);
    expect((await profile()).status).toBe(200);
  });

  test('the second step comes before the PIN', async () => {
    await setLock({ after_minutes: 5, pin: PIN });
    await lockNow();
    await addPasskey(server, userId);
    const stepFirst = { status: 403, json: { code: 'second_factor_required' } };
    expect(await profile()).toMatchObject(stepFirst);
    expect(await unlock(PIN)).toMatchObject(stepFirst);
    expect((await client.request('/api/auth/factors')).status).toBe(200);
    await run(`update sessions set aal = 'aal2' where user_id = '${userId}'`);
    expect(await profile()).toMatchObject(LOCKED);
    expect(await client.request('/api/auth/factors')).toMatchObject(LOCKED);
  });

  test('leaving ends the session, locked or not, takes the key and leaves the seed', async () => {
    await tokenOf();
    await setLock({ after_minutes: 5, pin: PIN });
    await lockNow();
    const copy = client.at(server.app);
    const answer = await client.request('/api/auth/leave', { json: {} });
    expect(answer).toMatchObject({ status: 200, json: { ok: true } });
    expect(answer.headers.get('clear-site-data')).toBe('"cache"');
    expect(client.cookies.has('lunaria.session_token')).toBe(false);
    expect(client.cookies.has('signed_in')).toBe(false);
    expect(client.cookies.has('lunaria.device_key')).toBe(false);
    expect(client.cookies.has(`lunaria.device_seed_${userId}`)).toBe(true);
    expect((await copy.request('/api/auth/token')).status).toBe(401);
    // Nobody signed in: nothing to end.
    expect((await server.createClient().request('/api/auth/leave', { json: {} })).status).toBe(200);
  });
});
