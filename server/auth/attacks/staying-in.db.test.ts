import { findPasswordState } from '@lunaria/db/queries/passwords.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { renewRecoveryCodes } from '../../services/account/factors/recovery-codes.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { addVerifiedFactor } from '../../testing/factor.ts';
import type { Account, TestClient } from '../../testing/test-client.ts';

const NEW_PASSWORD = 'a quiet moon over the bay';

// Nothing here depends on the engine.
describe.each(testEngines)('whoever was in her account once, on %s', (engine) => {
  let server: TestApp;
  let thief: TestClient;
  let her: Account & { userId: string };
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    thief = server.createClient();
    const account = await thief.signUp();
    const { user } = account.answer.json as { user: { id: string } }; // what a sign-up is answered with
    her = { ...account, userId: user.id };
  });
  afterAll(() => server.close());

  const run = async (statement: string) => await server.opened.asRole('app_auth', undefined, statement);

  describe('with her mailbox open, agrees for her to another address', () => {
    let tokenOfNew: string;
    beforeEach(async () => {
      const email = `thief-${crypto.randomUUID()}@example.org`;
      expect((await thief.request('/api/auth/change-email', { json: { email } })).status).toBe(202);
      const [change] = await run(`select id from email_changes where user_id = '${her.userId}'`);
      const sign = async (side: 'old' | 'new') =>
        await server.emailChangeLinks.sign(
          { changeId: String(change?.id), side },
          new Date(Date.now() + 60_000),
        );
      const token = await sign('old');
      expect((await thief.request('/api/auth/change-email/confirm', { json: { token } })).status).toBe(200);
      tokenOfNew = await sign('new');
    });

    async function expectHersStill(): Promise<void> {
      const json = { token: tokenOfNew };
      const answer = await thief.request('/api/auth/change-email/confirm', { json });
      expect(answer).toMatchObject({ status: 400, json: { code: 'dead_link' } });
      expect(await run(`select email from users where id = '${her.userId}'`)).toEqual([{ email: her.email }]);
    }

    test('and does not get it once she has set a password by mail', async () => {
      const state = await findPasswordState(server.opened.database.auth, her.userId);
      if (!state) throw new Error('There is no such account.');
      const json = { token: await server.resetLinks.sign(her.userId, state), password: NEW_PASSWORD };
      const reset = await server.createClient().request('/api/auth/reset-password', { json });
      expect(reset.status).toBe(200);
      await expectHersStill();
    });

    test('and does not get it once she has changed her password', async () => {
      const client = server.createClient();
      await client.signIn(her);
      const json = { current_password: her.password, password: NEW_PASSWORD };
      expect((await client.request('/api/auth/change-password', { json })).status).toBe(200);
      await expectHersStill();
    });
  });

  test('a password by mail goes past no second step that she added after she had confirmed her address', async () => {
    await run(`update users set email_verified = true where id = '${her.userId}'`);
    await addVerifiedFactor(server.opened, her.userId);
    await run(
      `insert into factors (user_id, factor_type, friendly_name, status, secret, wrapped_key, master_key_id, verified_at)
       values ('${her.userId}', 'totp', 'App', 'verified', decode(repeat('ab', 40), 'hex'), decode(repeat('cd', 40), 'hex'), 'k', now())`,
    );
    const state = await findPasswordState(server.opened.database.auth, her.userId);
    if (!state) throw new Error('There is no such account.');
    const json = { token: await server.resetLinks.sign(her.userId, state), password: NEW_PASSWORD };
    expect((await server.createClient().request('/api/auth/reset-password', { json })).status).toBe(200);
    const left = await run(
      `select factor_type from factors where user_id = '${her.userId}' order by factor_type`,
    );
    expect(left.map((row) => row.factor_type)).toEqual(['totp', 'webauthn']);
    const client = server.createClient();
    expect((await client.signIn({ ...her, password: NEW_PASSWORD })).status).toBe(200);
    expect((await client.request('/api/profile')).status).toBe(403);
  });

  test('by her password gets no recovery codes in the moment in which her first factor comes to count', async () => {
    const session = { userId: her.userId, aal: 'aal1' } as const;
    await addVerifiedFactor(server.opened, her.userId);
    await expect(renewRecoveryCodes(server.opened.database, session)).rejects.toMatchObject({
      code: 'second_factor_required',
    });
    expect(await run(`select id from recovery_codes where user_id = '${her.userId}'`)).toEqual([]);
  });
});
