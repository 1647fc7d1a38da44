import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { addPasskey } from '../testing/passkey.ts';
import type { Account, TestClient } from '../testing/test-client.ts';
import { addApp, answerFactor, showCode } from '../testing/totp.ts';

const SESSION_COOKIE = 'lunaria.session_token';
const WRONG = { status: 403, json: { code: 'wrong_code' } };
const STEP_FIRST = { status: 403, json: { code: 'second_factor_required' } };
const PROOF_FIRST = { status: 403, json: { code: 'proof_required' } };

describe.each(testEngines)('on %s', (engine) => {
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
  afterAll(() => server.close());

  const run = (statement: string) => server.opened.asRole('app_auth', undefined, statement);
  const forgetProof = () => run(`update sessions set proved_at = now() - interval '11 minutes'`);
  const proofOf = async (of = client) => (await of.request('/api/auth/proof')).json;
  const prove = (password: unknown, of = client) => of.request('/api/auth/proof', { json: { password } });
  const profileOf = async (of: TestClient) => (await of.request('/api/profile')).status;
  const userIdOf = async (of: TestClient) => {
    const { json } = await of.request('/api/auth/user');
    return (json as { id: string }).id; // the shape is the contract of the route
  };
  async function signInAgain(): Promise<TestClient> {
    const other = server.createClient();
    expect((await other.signIn(maria)).status).toBe(200);
    return other;
  }

  describe('a proof that it is she', () => {
    test('is a login, holds for ten minutes, and can be given anew with her password', async () => {
      const fresh = (await proofOf()) as { proved_until: number };
      expect(fresh).toEqual({ is_fresh: true, proved_until: expect.any(Number), ways: ['password'] });
      expect(Math.abs(fresh.proved_until - Date.now() / 1000 - 600)).toBeLessThan(60);
      await forgetProof();
      const stale = (await proofOf()) as { proved_until: number };
      expect(stale).toMatchObject({ is_fresh: false, ways: ['password'] });
      expect(stale.proved_until).toBeLessThan(Date.now() / 1000);

      const before = client.cookies.get(SESSION_COOKIE);
      expect(await prove(maria.password)).toMatchObject({ status: 200, json: { ok: true } });
      expect(await proofOf()).toMatchObject({ is_fresh: true });
      const old = server.createClient();
      old.cookies.set(SESSION_COOKIE, before ?? '');
      expect([await profileOf(old), await profileOf(client)]).toEqual([401, 200]);
    });

    test('is not another password, none, or one that is too long', async () => {
      await forgetProof();
      expect(await prove('not hers')).toMatchObject({
        status: 403,
        json: { code: 'wrong_password', message: 'Your current password is not right.' },
      });
      for (const password of ['', null, 'x'.repeat(10_000), 'a\u0000b']) {
        expect((await prove(password)).status).toBe(400);
      }
      expect(await proofOf()).toMatchObject({ is_fresh: false });
    });

    test('of one browser is none of another', async () => {
      await forgetProof();
      const other = await signInAgain();
      expect([await proofOf(), await proofOf(other)]).toMatchObject([
        { is_fresh: false },
        { is_fresh: true },
      ]);
    });

    test('is the second factor where there is one, and her password no more', async () => {
      const app = await addApp(client);
      await forgetProof();
      expect(await proofOf()).toMatchObject({ is_fresh: false, ways: ['totp'] });
      expect(await prove(maria.password)).toMatchObject(STEP_FIRST);
      expect((await answerFactor(client, app.id, showCode(app.secret))).status).toBe(200);
      expect(await proofOf()).toMatchObject({ is_fresh: true });

      const thief = await signInAgain();
      expect(await thief.request('/api/auth/proof')).toMatchObject(STEP_FIRST);
      expect(await prove(maria.password, thief)).toMatchObject(STEP_FIRST);
      expect((await client.request('/api/auth/recovery-codes', { json: {} })).status).toBe(201);
      await addPasskey(server, await userIdOf(client));
      expect(await proofOf()).toMatchObject({ ways: ['totp', 'webauthn', 'recovery-code'] });
    });

    test('names the providers that are linked', async () => {
      const userId = await userIdOf(client);
      await run(
        `insert into accounts (id, user_id, provider_id, account_id) values (gen_random_uuid(), '${userId}', 'google', '${userId}')`,
      );
      expect(await proofOf()).toMatchObject({ ways: ['password', 'google'] });
      await run(`delete from accounts where user_id = '${userId}' and provider_id = 'credential'`);
      expect(await proofOf()).toMatchObject({ ways: ['google'] });
      expect((await prove(maria.password)).status).toBe(403);
    });
  });

  describe('recovery codes', () => {
    const renew = (of = client) => of.request('/api/auth/recovery-codes', { json: {} });
    const use = (of: TestClient, code: unknown) =>
      of.request('/api/auth/recovery-codes/verify', { json: { code } });
    async function makeCodes(): Promise<string[]> {
      const { json, status } = await renew();
      expect(status).toBe(201);
      return (json as { codes: string[] }).codes; // the shape is what the first test checks
    }
    const left = async () => {
      const { json } = await client.request('/api/auth/factors');
      return (json as { recovery_codes_left: number }).recovery_codes_left;
    };
    const mails = async () => {
      const rows = await server.opened.asOwner(
        `alter table outbox no force row level security; alter table users no force row level security;
         select count(*)::int as count from outbox o join users u on u.id = o.user_id
         where u.email = '${maria.email}' and o.job = 'send-factors-changed-mail'; rollback; begin`,
      );
      return rows[0]?.count;
    };

    test('stand in for a second factor: without one there are none', async () => {
      expect(await renew()).toMatchObject({ status: 409, json: { code: 'conflict' } });
      expect(await use(client, '0000-0000-0000-0000')).toMatchObject(WRONG);
    });

    test('are ten, told once, each of 80 bits, and stored as hashes that nothing reads them from', async () => {
      await addApp(client);
      const codes = await makeCodes();
      expect(codes).toHaveLength(10);
      expect(new Set(codes).size).toBe(10);
      for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
      const rows = await run('select * from recovery_codes');
      const stored = rows
        .map(({ code_hash: hash }) => Buffer.from(hash as Uint8Array).toString('latin1'))
        .join();
      for (const code of codes) {
        expect(stored).not.toContain(code);
        expect(stored).not.toContain(code.replaceAll('-', ''));
      }
      expect(await left()).toBe(10);
      for (const path of ['/api/auth/factors', '/api/auth/token', '/api/auth/proof']) {
        const { text } = await client.request(path);
        for (const code of codes) expect(text).not.toContain(code);
      }
      expect(await mails()).toBe(2);
    });

    test('open a session once each, however they are typed', async () => {
      await addApp(client);
      const [code = '', next = ''] = await makeCodes();
      const other = await signInAgain();
      const before = other.cookies.get(SESSION_COOKIE);
      expect(await profileOf(other)).toBe(403);
      const typed = code.toLowerCase().replaceAll('-', ' ').replace('0', 'o').replace('1', 'l');
      expect(await use(other, typed)).toMatchObject({
        status: 200,
        json: { aal: 'aal2', next_aal: 'aal2', user: { email: maria.email } },
      });
      expect(other.cookies.get(SESSION_COOKIE)).not.toBe(before);
      expect(await profileOf(other)).toBe(200);
      expect([await left(), await mails()]).toEqual([9, 3]);
      const third = await signInAgain();
      expect(await use(third, code)).toMatchObject(WRONG);
      expect(await profileOf(third)).toBe(403);
      expect((await use(third, next)).status).toBe(200);
    });

    test('of two who use one at once one is let in', async () => {
      await addApp(client);
      const [code = ''] = await makeCodes();
      const browsers = [await signInAgain(), await signInAgain(), await signInAgain()];
      const answers = await Promise.all(browsers.map((browser) => use(browser, code)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
      expect(await left()).toBe(9);
    });

    test('end with the new ones, and are another woman’s never', async () => {
      await addApp(client);
      const [old = ''] = await makeCodes();
      const [current = ''] = await makeCodes();
      const other = await signInAgain();
      expect(await use(other, old)).toMatchObject(WRONG);
      const stranger = server.createClient();
      await stranger.signUp();
      expect(await use(stranger, current)).toMatchObject(WRONG);
      expect(await left()).toBe(10);
      expect((await use(other, current)).status).toBe(200);
    });

    test('are made and renewed by her alone, just after she proved that it is she', async () => {
      await addApp(client);
      const thief = await signInAgain();
      expect(await renew(thief)).toMatchObject(STEP_FIRST);
      await forgetProof();
      expect(await renew()).toMatchObject(PROOF_FIRST);
      expect(await left()).toBe(0);
    });

    test('are not guessed at: ten tries in a quarter of an hour for an account, wherever they come from', async () => {
      await addApp(client);
      const [code = ''] = await makeCodes();
      const app = await server.createAppWith({ RATE_LIMIT_FACTOR: '1' });
      const thief = (await signInAgain()).at(app);
      const statuses = [];
      for (let count = 0; count < 11; count += 1) {
        const { status } = await thief.request('/api/auth/recovery-codes/verify', {
          json: { code: 'AAAA-BBBB-CCCC-DDDD' },
          from: `198.51.100.${count}`,
        });
        statuses.push(status);
      }
      expect(statuses).toEqual([...Array(10).fill(403), 429]);
      const right = await thief.request('/api/auth/recovery-codes/verify', {
        json: { code },
        from: '198.51.100.99',
      });
      expect(right).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
      expect(await left()).toBe(10);
    });

    test.each(['', 'AAAA', 'AAAA-BBBB-CCCC-DDDU', null, 5, ['AAAA-BBBB-CCCC-DDDD'], 'x'.repeat(500)])(
      '%j is none',
      async (code) => {
        await addApp(client);
        expect(await use(client, code)).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
      },
    );
  });
});
