import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AccessTokenAnswer } from '../../auth/answer-with-token.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { listOwnRoutes } from '../../testing/enumerate-routes.ts';
import { addVerifiedFactor } from '../../testing/factor.ts';
import { DOCUMENT_ID } from '../../testing/hostile-requests.ts';
import type { Answer, TestClient } from '../../testing/test-client.ts';
import { sendDocument } from '../../testing/upload.ts';
import { createWoman, type Woman } from '../../testing/woman.ts';

/** Open to whoever has no session at all, or does nothing but end the one that asks. */
const PUBLIC =
  /^POST \/api\/(contact|newsletter|auth\/(sign-up\/email|sign-in\/(email|social)|sign-out|leave|send-verification-email|request-password-reset|reset-password(\/link)?|change-email\/(link|confirm)|verify-email|undo(\/link)?|passkeys\/(challenge|verify)|callback\/(google|apple)))$|^GET \/api\/auth\/(callback\/(google|apple)|\.well-known\/jwks\.json)$/;

/** The way to the second step: who is signed in and how strongly, the factors to choose from, and the answer. */
const WAY_UP =
  /^GET \/api\/auth\/(get-session|token|user|factors)$|^POST \/api\/auth\/(factors\/google\/(challenge|verify)|recovery-codes\/verify)$/;

const REFUSED = { status: 403, json: { code: 'second_factor_required' } };
const BELIEVED_MS = 5000;

// The level is read by one query (db/queries/sessions.ts), held on both engines by its own tests.
describe.each(testEngines)('with her password and without her second factor, on %s', (engine) => {
  let server: TestApp;
  let her: Woman & { email: string; password: string; fullName: string };
  let thief: TestClient;
  let token: string;
  let guarded: [method: string, path: string][];
  beforeAll(async () => {
    server = await createTestApp(engine);
    const client = server.createClient();
    const { email, password, fullName, answer } = await client.signUp();
    const { user } = answer.json as { user: { id: string } }; // what a sign-up is answered with
    her = { client, email, password, fullName, userId: user.id };
    expect((await sendDocument(her, { id: DOCUMENT_ID })).status).toBe(201);
    await addVerifiedFactor(server.opened, her.userId);
    thief = server.createClient();
    expect((await thief.signIn(her)).status).toBe(200);
    ({ access_token: token } = (await thief.request('/api/auth/token')).json as AccessTokenAnswer);
    guarded = listOwnRoutes(server).filter(
      ([method, path]) =>
        path.startsWith('/api/') && ![PUBLIC, WAY_UP].some((open) => open.test(`${method} ${path}`)),
    );
  });
  afterAll(() => server.close());

  const everything = () => readEverything(server.opened, ['rate_limits']);

  /** Every route with what it takes, so that nothing but the guard stands before it; those that let the caller in. */
  async function findOpen(client: TestClient, routes: typeof guarded, headers: Record<string, string> = {}) {
    const open: unknown[] = [];
    for (const [method, path] of routes) {
      const json = { user_id: her.userId, life_stage: 'pregnancy', current_password: her.password };
      const body = ['GET', 'HEAD'].includes(method) ? {} : { json };
      const { status, json: answer } = await client.request(path, { method, headers, ...body });
      const { code } = (answer ?? {}) as { code?: string }; // every error has one
      if (status !== REFUSED.status || code !== REFUSED.json.code) open.push([method, path, status, code]);
    }
    return open;
  }

  test('no route of the API opens, whichever is called: every one asks for the second step first', async () => {
    expect(guarded.length).toBeGreaterThan(30);
    const before = await everything();
    expect(await findOpen(thief, guarded)).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  test('her access token opens nothing either', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const health = guarded.filter(([, path]) => !path.startsWith('/api/auth/'));
    const before = await everything();
    expect(await findOpen(server.createClient(), health, headers)).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  test('the token of a session says aal1, and a changed one is none', async () => {
    const [head = '', body = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { aal: string };
    expect(claims.aal).toBe('aal1');
    const raised = Buffer.from(JSON.stringify({ ...claims, aal: 'aal2' })).toString('base64url');
    const headers = { authorization: `Bearer ${head}.${raised}.${signature}` };
    expect((await server.createClient().request('/api/profile', { headers })).status).toBe(401);
  });

  test('the answers on the way to the second step hold nothing of her health, nor her name or address', async () => {
    const answers: [string, Answer][] = [['sign-in', await server.createClient().signIn(her)]];
    const before = await everything();
    for (const path of ['/api/auth/get-session', '/api/auth/token', '/api/auth/user'])
      answers.push([path, await thief.request(path)]);
    for (const [path, { status, text }] of answers) {
      expect([path, status]).toEqual([path, 200]);
      expect(text).not.toMatch(/life_stage|menstrual|document|lab/i);
      expect(text).not.toContain(her.email);
      expect(text).not.toContain(her.fullName);
    }
    expect(await everything()).toEqual(before);
  });

  test('a new password from the mail goes past no factor: what is signed in with it is aal1', async () => {
    const { findPasswordState } = await import('@lunaria/db/queries/passwords.ts');
    const woman = await createWoman(server);
    const confirm = `update users set email_verified = true where id = '${woman.userId}'`;
    await server.opened.asRole('app_auth', undefined, confirm);
    await addVerifiedFactor(server.opened, woman.userId);
    const state = await findPasswordState(server.opened.database.auth, woman.userId);
    if (!state) throw new Error('There is no such account.');
    const reset = await server.createClient().request('/api/auth/reset-password', {
      json: { token: await server.resetLinks.sign(woman.userId, state), password: 'a new password' },
    });
    expect([reset.status, reset.headers.getSetCookie()]).toEqual([200, []]);
    const client = server.createClient();
    await client.signIn({ email: state.email, password: 'a new password' });
    expect(await client.request('/api/profile')).toMatchObject(REFUSED);
  });

  test('a browser that was signed in before she had a factor is asked at once, at another process within five seconds', async () => {
    const woman = await createWoman(server);
    const elsewhere = woman.client.at(await server.createAppWith({}));
    const profileOf = (client: TestClient): Promise<Answer> => client.request('/api/profile');
    expect([(await profileOf(woman.client)).status, (await profileOf(elsewhere)).status]).toEqual([200, 200]);
    const { access_token: bearer } = (await woman.client.request('/api/auth/token'))
      .json as AccessTokenAnswer;
    await addVerifiedFactor(server.opened, woman.userId);
    const headers = { authorization: `Bearer ${bearer}` };
    expect(await server.createClient().request('/api/profile', { headers })).toMatchObject(REFUSED);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + BELIEVED_MS });
    try {
      expect(await profileOf(elsewhere)).toMatchObject(REFUSED);
    } finally {
      vi.useRealTimers();
    }
  });
});
