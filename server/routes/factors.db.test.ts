import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { FACTOR_NAME_MAX_LENGTH, MAX_FACTORS } from '@lunaria/domain/account/factors.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AccessTokenAnswer } from '../auth/answer-with-token.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { addPasskey, signInWithPasskey } from '../testing/passkey.ts';
import { SoftwareAuthenticator } from '../testing/software-authenticator.ts';
import type { Account, TestClient } from '../testing/test-client.ts';
import { addApp, answerFactor, askFactor, beginApp, showCode, wrongCode } from '../testing/totp.ts';

const SESSION_COOKIE = 'lunaria.session_token';
const WRONG = { status: 403, json: { code: 'wrong_code' } };
const GONE = { status: 404, json: { code: 'not_found' } };
const STEP_FIRST = { status: 403, json: { code: 'second_factor_required' } };
const PROOF_FIRST = { status: 403, json: { code: 'proof_required' } };

describe.each(testEngines)('second factors on %s', (engine) => {
  let server: TestApp;
  let maria: Account;
  let client: TestClient;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    client = server.createClient();
    maria = await client.signUp();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  afterAll(() => server.close());

  const run = (statement: string) => server.opened.asRole('app_auth', undefined, statement);
  const freezeTime = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  const listFactors = async (of = client) => (await of.request('/api/auth/factors')).json;
  const readToken = async (of = client) => (await of.request('/api/auth/token')).json as AccessTokenAnswer;
  const verify = (of: TestClient, id: string, json: object) =>
    of.request(`/api/auth/factors/${id}/verify`, { json });
  const remove = (of: TestClient, id: string) => of.request(`/api/auth/factors/${id}`, { method: 'DELETE' });
  const profileOf = (of: TestClient) => of.request('/api/profile');
  const bearer = (token: string) =>
    server.createClient().request('/api/profile', { headers: { authorization: `Bearer ${token}` } });
  const mails = async () => {
    const rows = await server.opened.asOwner(
      `alter table outbox no force row level security; alter table users no force row level security;
       select count(*)::int as count from outbox o join users u on u.id = o.user_id
       where u.email = '${maria.email}' and o.job = 'send-factors-changed-mail'; rollback; begin`,
    );
    return rows[0]?.count;
  };
  /** Somebody who has the password: she at another browser, or a thief. */
  async function signInAgain(): Promise<TestClient> {
    const other = server.createClient();
    expect((await other.signIn(maria)).status).toBe(200);
    return other;
  }
  const forgetProof = () => run(`update sessions set proved_at = now() - interval '11 minutes'`);

  describe('an authenticator app', () => {
    // What the app has to be told comes once
    test('is begun with a secret that is told once, and counts for nothing yet', async () => {
      const made = await client.request('/api/auth/factors', {
        json: { friendly_name: '  My   phone ', factor_type: 'totp' },
      });
      expect(made).toMatchObject({
        status: 201,
        json: {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          friendly_name: 'My phone',
          factor_type: 'totp',
          status: 'unverified',
          issuer: 'Lunaria',
          created_at: expect.stringMatching(/^\d{4}-.*Z$/),
          last_used_at: null,
          removal_due_at: null,
        },
      });
      expect(made.headers.get('cache-control')).toBe('no-store');
      const { totp, ...factor } = made.json as { id: string; totp: { secret: string; uri: string } };
      expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
      const uri = new URL(totp.uri);
      expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
        'otpauth:',
        'totp',
        `/Lunaria:${maria.email}`,
      ]);
      expect(Object.fromEntries(uri.searchParams)).toEqual({
        issuer: 'Lunaria',
        secret: totp.secret,
        algorithm: 'SHA1',
        digits: '6',
        period: '30',
      });
      expect(await listFactors()).toEqual({
        factors: [factor],
        recovery_codes_left: 0,
        phone_available: false,
      });
      expect(await readToken()).toMatchObject({ aal: 'aal1', next_aal: 'aal1', user: { factors: [factor] } });
      expect((await profileOf(client)).status).toBe(200);
      const [row] = await run(`select * from factors where id = '${factor.id}'`);
      const stored = Buffer.from(row?.secret as Uint8Array).toString('latin1');
      expect(stored).not.toContain(totp.secret);
      expect(JSON.stringify(row)).not.toContain(totp.secret);
    });

    test('counts after its first code: the session is aal2 under another secret, and the mail says so', async () => {
      const app = await beginApp(client);
      const asked = await client.request(`/api/auth/factors/${app.id}/challenge`, { json: {} });
      expect(asked).toMatchObject({
        status: 200,
        json: { id: expect.stringMatching(/^[0-9a-f-]{36}$/), type: 'totp', expires_at: expect.any(Number) },
      });
      const { id, expires_at: expiresAt } = asked.json as { id: string; expires_at: number };
      expect(Math.abs(expiresAt - Date.now() / 1000 - 300)).toBeLessThan(60);
      const before = client.cookies.get(SESSION_COOKIE);
      const code = showCode(app.secret).replace(/^(...)/, '$1 ');
      const answer = await verify(client, app.id, { challenge_id: id, code });
      expect(answer).toMatchObject({
        status: 200,
        json: {
          token_type: 'bearer',
          aal: 'aal2',
          next_aal: 'aal2',
          user: {
            email: maria.email,
            factors: [{ id: app.id, status: 'verified', last_used_at: expect.any(String) }],
          },
        },
      });
      expect(Object.keys(answer.json as object).sort()).toEqual(Object.keys(await readToken()).sort());
      expect(answer.text).not.toContain(app.secret);
      expect(client.cookies.get(SESSION_COOKIE)).not.toBe(before);
      expect((await profileOf(client)).status).toBe(200);
      expect(await mails()).toBe(1);

      const old = server.createClient();
      old.cookies.set(SESSION_COOKIE, before ?? '');
      expect([(await profileOf(old)).status, (await old.request('/api/auth/token')).status]).toEqual([
        401, 401,
      ]);
    });

    test('is asked for at the next login, and opens what is hers', async () => {
      const app = await addApp(client);
      const other = await signInAgain();
      expect(await readToken(other)).toMatchObject({
        aal: 'aal1',
        next_aal: 'aal2',
        user: { factors: [{ id: app.id, friendly_name: 'App', status: 'verified' }] },
      });
      expect(await profileOf(other)).toMatchObject(STEP_FIRST);
      expect((await answerFactor(other, app.id, showCode(app.secret))).status).toBe(200);
      expect((await profileOf(other)).status).toBe(200);
      expect(await readToken(other)).toMatchObject({ aal: 'aal2', next_aal: 'aal2' });
      expect(await mails()).toBe(1);
    });

    test('closes the browsers that were open before, the remembered ones too, and every token of theirs', async () => {
      const other = await signInAgain();
      const tokens = [(await readToken()).access_token, (await readToken(other)).access_token];
      for (const one of [client, other]) expect((await profileOf(one)).status).toBe(200);
      for (const token of tokens) expect((await bearer(token)).status).toBe(200);
      const app = await addApp(client);
      expect(await profileOf(other)).toMatchObject(STEP_FIRST);
      for (const token of tokens) expect(await bearer(token)).toMatchObject(STEP_FIRST);
      expect((await bearer((await readToken()).access_token)).status).toBe(200);
      expect((await answerFactor(other, app.id, showCode(app.secret))).status).toBe(200);
      expect((await profileOf(other)).status).toBe(200);
      expect(await bearer(tokens[1] ?? '')).toMatchObject(STEP_FIRST);
    });

    test('asks nothing of anybody else, whatever way she comes', async () => {
      await addApp(client);
      const other = server.createClient();
      await other.signUp();
      expect((await profileOf(other)).status).toBe(200);
      const token = await readToken(other);
      expect(token).toMatchObject({ aal: 'aal1', next_aal: 'aal1' });
      expect((await bearer(token.access_token)).status).toBe(200);
    });

    test('is taken one step early or late, not two', async () => {
      freezeTime();
      const app = await addApp(client);
      const other = await signInAgain();
      for (const [steps, status] of [
        [-2, 403],
        [2, 403],
        [-1, 200],
        [1, 200],
      ] as const) {
        await run(`update factors set last_step = null where id = '${app.id}'`);
        expect([steps, (await answerFactor(other, app.id, showCode(app.secret, steps))).status]).toEqual([
          steps,
          status,
        ]);
      }
    });

    describe('takes a code once', () => {
      test('in this session, in another, and none that is older', async () => {
        freezeTime();
        const app = await addApp(client);
        const other = await signInAgain();
        expect((await answerFactor(other, app.id, showCode(app.secret))).status).toBe(200);
        for (const browser of [other, await signInAgain(), client]) {
          for (const steps of [0, -1]) {
            expect(await answerFactor(browser, app.id, showCode(app.secret, steps))).toMatchObject(WRONG);
          }
        }
        expect((await answerFactor(client, app.id, showCode(app.secret, 1))).status).toBe(200);
      });

      test('of many answers to one question at once one is right', async () => {
        const app = await addApp(client);
        const other = await signInAgain();
        const json = { challenge_id: await askFactor(other, app.id), code: showCode(app.secret) };
        const twins = Array.from({ length: 5 }, () => other.at(server.app));
        const answers = await Promise.all(twins.map((twin) => verify(twin, app.id, json)));
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(answers.filter(({ status }) => status !== 200).map(({ json }) => json)).toEqual(
          Array(4).fill(
            expect.objectContaining({
              code: expect.stringMatching(/^(wrong_code|not_found|unauthenticated)$/),
            }),
          ),
        );
      });

      test('of two thieves of one code one at most is let in', async () => {
        const app = await addApp(client);
        const browsers = [await signInAgain(), await signInAgain(), await signInAgain()];
        const questions = await Promise.all(browsers.map((browser) => askFactor(browser, app.id)));
        const code = showCode(app.secret);
        const answers = await Promise.all(
          browsers.map((browser, at) => verify(browser, app.id, { challenge_id: questions[at], code })),
        );
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
        const [raised] = await run(
          `select count(*)::int as count from sessions s join users u on u.id = s.user_id where u.email = '${maria.email}' and aal = 'aal2'`,
        );
        expect(raised?.count).toBe(2);
      });

      test('of one that is not verified yet as well', async () => {
        const app = await beginApp(client);
        const json = { challenge_id: await askFactor(client, app.id), code: showCode(app.secret) };
        const twins = Array.from({ length: 3 }, () => client.at(server.app));
        const answers = await Promise.all(twins.map((twin) => verify(twin, app.id, json)));
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(await mails()).toBe(1);
      });
    });

    describe('answers no question', () => {
      test('of another session, of another factor, answered before, too old, or never asked', async () => {
        const app = await addApp(client);
        const second = await addApp(client, 'Second');
        const other = await signInAgain();
        const asked = await askFactor(client, app.id);
        const code = () => showCode(app.secret, 1);
        expect(await verify(other, app.id, { challenge_id: asked, code: code() })).toMatchObject(GONE);
        expect(await verify(client, second.id, { challenge_id: asked, code: code() })).toMatchObject(GONE);
        const unknown = { challenge_id: crypto.randomUUID(), code: code() };
        expect(await verify(client, app.id, unknown)).toMatchObject(GONE);
        await run(`update factor_challenges set expires_at = now() where id = '${asked}'`);
        expect(await verify(client, app.id, { challenge_id: asked, code: code() })).toMatchObject(GONE);
        const next = { challenge_id: await askFactor(client, app.id), code: code() };
        expect((await verify(client, app.id, next)).status).toBe(200);
        expect(await verify(client, app.id, next)).toMatchObject(GONE);
      });

      test('after five wrong answers to it', async () => {
        const app = await addApp(client);
        const other = await signInAgain();
        const challengeId = await askFactor(other, app.id);
        const guess = { challenge_id: challengeId, code: wrongCode(app.secret) };
        for (let count = 0; count < 5; count += 1) {
          expect(await verify(other, app.id, guess)).toMatchObject(WRONG);
        }
        const right = { challenge_id: challengeId, code: showCode(app.secret) };
        expect(await verify(other, app.id, right)).toMatchObject(GONE);
        expect(await profileOf(other)).toMatchObject(STEP_FIRST);
        expect((await answerFactor(other, app.id, showCode(app.secret))).status).toBe(200);
      });
    });

    describe('after ten wrong codes in a row', () => {
      async function guess(of: TestClient, app: { id: string; secret: string }, times: number) {
        const answers = [];
        for (let count = 0; count < times; count += 1) {
          answers.push(await answerFactor(of, app.id, wrongCode(app.secret)));
        }
        return answers.map(({ status }) => status);
      }

      test('takes none for a quarter of an hour, from anywhere, the right one neither', async () => {
        const app = await addApp(client);
        const thief = await signInAgain();
        const asked = await askFactor(client, app.id);
        expect(await guess(thief, app, 10)).toEqual(Array(10).fill(403));
        const refused = await verify(client, app.id, { challenge_id: asked, code: showCode(app.secret) });
        expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
        const seconds = Number(refused.headers.get('retry-after'));
        expect(seconds).toBeGreaterThan(800);
        expect(seconds).toBeLessThanOrEqual(900);
        const question = await client.request(`/api/auth/factors/${app.id}/challenge`, { json: {} });
        expect(question).toMatchObject({ status: 429, json: { code: 'rate_limited' } });

        await run(`update factors set locked_until = now() where id = '${app.id}'`);
        expect(await guess(thief, app, 1)).toEqual([403]);
        // One more is one too many until a right one came.
        expect((await thief.request(`/api/auth/factors/${app.id}/challenge`, { json: {} })).status).toBe(429);
        await run(`update factors set locked_until = now() where id = '${app.id}'`);
        expect((await answerFactor(thief, app.id, showCode(app.secret))).status).toBe(200);
        expect(await run(`select failures, locked_until from factors where id = '${app.id}'`)).toEqual([
          { failures: 0, locked_until: null },
        ]);
      });

      test('counts those that come at once', async () => {
        const app = await addApp(client);
        const thieves = await Promise.all(Array.from({ length: 4 }, signInAgain));
        const guesses = await Promise.all(
          thieves.map(async (thief) => ({ thief, challenge_id: await askFactor(thief, app.id) })),
        );
        const code = wrongCode(app.secret);
        const answers = await Promise.all(
          guesses.flatMap(({ thief, challenge_id }) =>
            Array.from({ length: 5 }, () => verify(thief, app.id, { challenge_id, code })),
          ),
        );
        expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
        expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
      });

      test('a right one in between begins the count anew', async () => {
        freezeTime();
        const app = await addApp(client);
        expect(await guess(client, app, 9)).toEqual(Array(9).fill(403));
        expect((await answerFactor(client, app.id, showCode(app.secret))).status).toBe(200);
        expect(await guess(client, app, 9)).toEqual(Array(9).fill(403));
        expect((await answerFactor(client, app.id, showCode(app.secret, 1))).status).toBe(200);
      });
    });
  });

  test('a passkey is made and used by the same two calls', async () => {
    const authenticator = new SoftwareAuthenticator(server.config.publicUrl);
    const made = await client.request('/api/auth/factors', {
      json: { friendly_name: 'Laptop', factor_type: 'webauthn' },
    });
    const { id } = made.json as { id: string };
    const ask = async (of: TestClient) => {
      const { json } = await of.request(`/api/auth/factors/${id}/challenge`, { json: {} });
      return json as { id: string; webauthn: { type: string; credential_options: never } };
    };
    const toMake = await ask(client);
    expect(toMake).toMatchObject({ type: 'webauthn', webauthn: { type: 'create' } });
    const created = authenticator.create(toMake.webauthn.credential_options);
    const json = { challenge_id: toMake.id, credential: created };
    expect(await verify(client, id, json)).toMatchObject({ status: 200, json: { aal: 'aal2' } });
    expect(await verify(client, id, json)).toMatchObject(GONE);

    const other = await signInAgain();
    expect(await profileOf(other)).toMatchObject(STEP_FIRST);
    const toUse = await ask(other);
    expect(toUse).toMatchObject({ webauthn: { type: 'request' } });
    const forged = authenticator.use(toUse.webauthn.credential_options, { origin: 'https://evil.example' });
    expect(await verify(other, id, { challenge_id: toUse.id, credential: forged })).toMatchObject(WRONG);
    const code = await verify(other, id, { challenge_id: toUse.id, code: '000000' });
    expect(code).toMatchObject(WRONG);
    const used = { challenge_id: toUse.id, credential: authenticator.use(toUse.webauthn.credential_options) };
    expect((await verify(other, id, used)).status).toBe(200);
    expect((await profileOf(other)).status).toBe(200);
  });

  test('a passkey that another account has is refused, whoever’s key comes with its name', async () => {
    const authenticator = new SoftwareAuthenticator(server.config.publicUrl);
    const owner = server.createClient();
    const { user } = (await owner.signUp()).answer.json as { user: { id: string } };
    await addPasskey(server, user.id, authenticator);
    const made = await client.request('/api/auth/factors', {
      json: { friendly_name: 'Hers', factor_type: 'webauthn' },
    });
    const { id } = made.json as { id: string };
    const { json } = await client.request(`/api/auth/factors/${id}/challenge`, { json: {} });
    const asked = json as { id: string; webauthn: { credential_options: { challenge: string } } };
    const [taken] = await run(`select credential_id from factors where user_id = '${user.id}'`);
    const mine = new SoftwareAuthenticator(server.config.publicUrl);
    const credential = mine.create(asked.webauthn.credential_options as never);
    await run(
      `update factors set credential_id = '${credential.id}' where credential_id = '${taken?.credential_id}'`,
    );
    expect(await verify(client, id, { challenge_id: asked.id, credential })).toMatchObject({
      status: 409,
      json: { code: 'conflict' },
    });
  });

  describe('with her password alone', () => {
    test('nobody makes a factor of his own, verifies one she began, or takes one away', async () => {
      const begun = await beginApp(client, 'Begun');
      const app = await addApp(client);
      const thief = await signInAgain();
      const json = { friendly_name: 'Mine', factor_type: 'totp' };
      expect(await thief.request('/api/auth/factors', { json })).toMatchObject(STEP_FIRST);
      expect(await thief.request(`/api/auth/factors/${begun.id}/challenge`, { json: {} })).toMatchObject(
        STEP_FIRST,
      );
      const answer = { challenge_id: await askFactor(client, begun.id), code: showCode(begun.secret) };
      expect(await verify(thief, begun.id, answer)).toMatchObject(STEP_FIRST);
      for (const { id } of [begun, app]) expect(await remove(thief, id)).toMatchObject(STEP_FIRST);
      expect(await listFactors(thief)).toMatchObject({ factors: [{ id: app.id }] });
      expect(await listFactors()).toMatchObject({ factors: [{ id: begun.id }, { id: app.id }] });
    });

    test('and without a session at all nothing is answered', async () => {
      const { id } = await addApp(client);
      const stranger = server.createClient();
      for (const [method, path] of [
        ['GET', '/factors'],
        ['POST', '/factors'],
        ['DELETE', `/factors/${id}`],
        ['POST', `/factors/${id}/challenge`],
        ['POST', `/factors/${id}/verify`],
        ['POST', '/recovery-codes'],
        ['POST', '/recovery-codes/verify'],
        ['GET', '/proof'],
        ['POST', '/proof'],
      ] as const) {
        const body = method === 'POST' ? { json: {} } : {};
        const answer = await stranger.request(`/api/auth${path}`, { method, ...body });
        expect([path, answer.status]).toEqual([path, 401]);
      }
    });
  });

  test('a factor of somebody else is one that does not exist', async () => {
    const app = await addApp(client);
    const other = server.createClient();
    await other.signUp();
    await addApp(other);
    for (const id of [app.id, crypto.randomUUID(), 'no-id']) {
      expect(await other.request(`/api/auth/factors/${id}/challenge`, { json: {} })).toMatchObject(GONE);
      const json = { challenge_id: crypto.randomUUID(), code: showCode(app.secret) };
      expect(await verify(other, id, json)).toMatchObject(GONE);
      expect(await remove(other, id)).toMatchObject(GONE);
    }
    expect(await listFactors()).toMatchObject({ factors: [{ id: app.id }] });
  });

  test('from a browser that was left open nothing is changed before she proved that it is she', async () => {
    const json = { friendly_name: 'App', factor_type: 'totp' };
    const begun = await beginApp(client, 'Begun');
    const question = await askFactor(client, begun.id);
    await forgetProof();
    expect(await client.request('/api/auth/factors', { json })).toMatchObject(PROOF_FIRST);
    expect(await client.request(`/api/auth/factors/${begun.id}/challenge`, { json: {} })).toMatchObject(
      PROOF_FIRST,
    );
    const answer = { challenge_id: question, code: showCode(begun.secret) };
    expect(await verify(client, begun.id, answer)).toMatchObject(PROOF_FIRST);
    // What counts for nothing may go.
    expect(await remove(client, begun.id)).toMatchObject({ status: 200, json: { id: begun.id } });

    const other = await signInAgain();
    const app = await addApp(other);
    await forgetProof();
    expect(await remove(other, app.id)).toMatchObject(PROOF_FIRST);
    expect((await profileOf(other)).status).toBe(200);
    expect((await answerFactor(other, app.id, showCode(app.secret))).status).toBe(200);
    expect((await remove(other, app.id)).status).toBe(200);
  });

  describe('names and limits', () => {
    const begin = (json: object) => client.request('/api/auth/factors', { json });

    test('two that count have two names; one that never counted gives way', async () => {
      const first = await beginApp(client, 'App');
      const app = await addApp(client, 'App');
      expect(await remove(client, first.id)).toMatchObject(GONE);
      const again = await begin({ friendly_name: ' App', factor_type: 'webauthn' });
      expect(again).toMatchObject({
        status: 409,
        json: { code: 'conflict', message: expect.stringMatching(/name/) },
      });
      expect(await listFactors()).toMatchObject({ factors: [{ id: app.id }] });
    });

    test(`an account has at most ${MAX_FACTORS}; the oldest that does not count makes room`, async () => {
      await addApp(client, 'Counts');
      const ids = [];
      for (let count = 1; count < MAX_FACTORS; count += 1)
        ids.push((await beginApp(client, `App ${count}`)).id);
      const next = await beginApp(client, 'One more');
      const { factors } = (await listFactors()) as { factors: { id: string }[] };
      expect(factors).toHaveLength(MAX_FACTORS);
      expect(factors.map(({ id }) => id)).not.toContain(ids[0]);
      expect(factors.map(({ id }) => id)).toContain(next.id);
      await run(`update factors set status = 'verified' where factor_type = 'totp'`);
      expect(await begin({ friendly_name: 'Too many', factor_type: 'totp' })).toMatchObject({
        status: 409,
        json: { code: 'conflict' },
      });
    });

    test('many begun at once are counted one by one', async () => {
      const names = Array.from({ length: MAX_FACTORS + 5 }, (_, at) => `App ${at}`);
      const answers = await Promise.all(
        names.map((name) => begin({ friendly_name: name, factor_type: 'totp' })),
      );
      expect(answers.map(({ status }) => status)).toEqual(names.map(() => 201));
      expect(await listFactors()).toMatchObject({ factors: { length: MAX_FACTORS } });
    });

    test('the longest name and any language are taken', async () => {
      const name = 'क'.repeat(FACTOR_NAME_MAX_LENGTH);
      const json = { friendly_name: name, factor_type: 'totp', issuer: 'Ma clinique' };
      expect(await begin(json)).toMatchObject({
        status: 201,
        json: { friendly_name: name, issuer: 'Ma clinique' },
      });
    });

    test.each([
      {},
      { friendly_name: 'App' },
      { friendly_name: '', factor_type: 'totp' },
      { friendly_name: '   ', factor_type: 'totp' },
      { friendly_name: 'x'.repeat(FACTOR_NAME_MAX_LENGTH + 1), factor_type: 'totp' },
      { friendly_name: 'A\u0000B', factor_type: 'totp' },
      { friendly_name: ['App'], factor_type: 'totp' },
      { friendly_name: 'App', factor_type: 'sms' },
      { friendly_name: 'App', factor_type: 'totp', phone: '+34600123456' },
      { friendly_name: 'App', factor_type: 'totp', issuer: '' },
      { friendly_name: 'App', factor_type: 'phone' },
      { friendly_name: 'App', factor_type: 'phone', phone: '600123456' },
      { friendly_name: 'App', factor_type: 'phone', phone: '+34600123456', issuer: 'Us' },
      { friendly_name: 'App', factor_type: 'webauthn', issuer: 'Us' },
    ])('%j is not', async (json) => {
      expect(await begin(json)).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
    });

    test.each([
      {},
      { code: '123456' },
      { challenge_id: 'no-id', code: '123456' },
      { challenge_id: '6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f' },
      { challenge_id: '6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', code: '12345' },
      { challenge_id: '6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', code: '1234567' },
      { challenge_id: '6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', code: 123456 },
      { challenge_id: '6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', code: '１２３４５６' },
      { challenge_id: '6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', code: '123456', credential: {} },
      { challenge_id: '6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', credential: 'x' },
    ])('and %j is no answer', async (json) => {
      const { id } = await beginApp(client);
      expect(await verify(client, id, json)).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
    });
  });

  describe('taken away', () => {
    test('is told by mail; after the last one her password is enough again, and the recovery codes are gone', async () => {
      const [app, second] = [await addApp(client), await addApp(client, 'Second')];
      expect((await client.request('/api/auth/recovery-codes', { json: {} })).status).toBe(201);
      expect(await remove(client, app.id)).toMatchObject({ status: 200, json: { id: app.id } });
      expect(await listFactors()).toMatchObject({ factors: [{ id: second.id }], recovery_codes_left: 10 });
      const other = await signInAgain();
      expect(await profileOf(other)).toMatchObject(STEP_FIRST);
      expect((await remove(client, second.id)).status).toBe(200);
      expect(await listFactors()).toMatchObject({ factors: [], recovery_codes_left: 0 });
      expect([(await profileOf(client)).status, (await profileOf(other)).status]).toEqual([200, 200]);
      expect(await mails()).toBe(5);
      expect(await remove(client, second.id)).toMatchObject(GONE);
    });

    test('is told of nobody where it never counted', async () => {
      const { id } = await beginApp(client);
      expect((await remove(client, id)).status).toBe(200);
      expect(await mails()).toBe(0);
    });

    test('is no passkey that is the only way into the account', async () => {
      const { user } = await readToken();
      const first = await addPasskey(server, user.id);
      const entered = server.createClient();
      expect((await signInWithPasskey(entered, first.authenticator)).status).toBe(200);
      const app = await addApp(entered);
      await run(`delete from accounts where user_id = '${user.id}'`);
      expect(await remove(entered, first.id)).toMatchObject({
        status: 409,
        json: { code: 'conflict', message: expect.stringMatching(/only way/) },
      });
      expect((await remove(entered, app.id)).status).toBe(200);
      const second = await addPasskey(server, user.id);
      expect((await remove(entered, first.id)).status).toBe(200);
      expect((await remove(entered, second.id)).status).toBe(409);
    });
  });
});
