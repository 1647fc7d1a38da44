import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccessTokenAnswer } from '../../auth/answer-with-token.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { listOwnRoutes } from '../../testing/enumerate-routes.ts';
import { DOCUMENT_ID } from '../../testing/hostile-requests.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { sendDocument } from '../../testing/upload.ts';

const LOCKED = { status: 403, code: 'session_locked' };
const PIN = '4071';

/** Open to whoever has no session at all, or does nothing but end the one that asks. */
const PUBLIC =
  /^POST \/api\/(contact|newsletter|auth\/(sign-up\/email|sign-in\/(email|social)|sign-out|leave|send-verification-email|request-password-reset|reset-password(\/link)?|change-email\/(link|confirm)|verify-email|undo(\/link)?|passkeys\/(challenge|verify)|callback\/(google|apple)))$|^GET \/api\/auth\/(callback\/(google|apple)|\.well-known\/jwks\.json)$/;

/** What a locked session says of itself, and the way out of the lock. */
const WAY_OUT =
  /^GET \/api\/auth\/(get-session|token|user|lock)$|^POST \/api\/auth\/(lock\/now|unlock|unlock\/passkey)$/;

describe.each(testEngines)('at a browser that she locked, on %s', (engine) => {
  let server: TestApp;
  let her: { email: string; password: string; userId: string };
  let locked: TestClient;
  let token: string;
  let guarded: [method: string, path: string][];
  beforeAll(async () => {
    server = await createTestApp(engine);
    locked = server.createClient();
    const { answer, ...account } = await locked.signUp();
    const { user } = answer.json as { user: { id: string } }; // what a sign-up is answered with
    her = { ...account, userId: user.id };
    expect((await sendDocument({ ...her, client: locked }, { id: DOCUMENT_ID })).status).toBe(201);
    const json = { after_minutes: 5, pin: PIN };
    expect((await locked.request('/api/auth/lock', { method: 'PUT', json })).status).toBe(200);
    ({ access_token: token } = (await locked.request('/api/auth/token')).json as AccessTokenAnswer);
    expect((await locked.request('/api/auth/lock/now', { json: {} })).status).toBe(200);
    guarded = listOwnRoutes(server).filter(
      ([method, path]) =>
        path.startsWith('/api/') && ![PUBLIC, WAY_OUT].some((open) => open.test(`${method} ${path}`)),
    );
  });
  afterAll(() => server.close());

  const everything = () => readEverything(server.opened, ['rate_limits']);

  async function findOpen(client: TestClient, routes: typeof guarded, headers: Record<string, string> = {}) {
    const open: unknown[] = [];
    for (const [method, path] of routes) {
      const json = { user_id: her.userId, life_stage: 'pregnancy', current_password: her.password };
      const body = ['GET', 'HEAD'].includes(method) ? {} : { json };
      const { status, json: answer } = await client.request(path, { method, headers, ...body });
      const { code } = (answer ?? {}) as { code?: string }; // every error has one
      if (status !== LOCKED.status || code !== LOCKED.code) open.push([method, path, status, code]);
    }
    return open;
  }

  test('no route of the API opens, whichever is called', async () => {
    expect(guarded.length).toBeGreaterThan(30);
    const before = await everything();
    expect(await findOpen(locked, guarded)).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  test('an access token from before the lock opens nothing either', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const health = guarded.filter(([, path]) => !path.startsWith('/api/auth/'));
    const before = await everything();
    expect(await findOpen(server.createClient(), health, headers)).toEqual([]);
    expect(await everything()).toEqual(before);
  });

  test('what is asked for together is refused together', async () => {
    const paths = encodeURIComponent(JSON.stringify(['/api/profile']));
    const answer = await locked.request(`/api/together?paths=${paths}`);
    expect(answer).toMatchObject({ status: 403, json: { code: 'session_locked' } });
  });

  test('locked once more it stays locked, and its time does not move', async () => {
    const at = async () =>
      (
        await server.opened.asRole(
          'app_auth',
          undefined,
          `select locked_at from sessions where user_id = '${her.userId}'`,
        )
      )[0];
    const before = await at();
    expect((await locked.request('/api/auth/lock/now', { json: {} })).status).toBe(200);
    expect(await at()).toEqual(before);
  });

  test('another process of the server refuses it too', async () => {
    const app = await server.createAppWith({});
    expect(await locked.at(app).request('/api/profile')).toMatchObject({ status: 403 });
  });

  test('the PIN is tried five times in an hour, from however many addresses, sessions and at once', async () => {
    const thieves: TestClient[] = [];
    for (let n = 0; n < 8; n += 1) {
      const thief = server.createClient();
      expect((await thief.signIn(her)).status).toBe(200);
      await thief.request('/api/auth/lock/now', { json: {} });
      thieves.push(thief);
    }
    const guesses = Array.from({ length: 80 }, (_, n) => n);
    const answers = await Promise.all(
      guesses.map((n) =>
        (thieves[n % thieves.length] ?? locked).request('/api/auth/unlock', {
          json: { pin: String(1000 + n) },
          from: `203.0.${n}.${n + 1}`,
        }),
      ),
    );
    const looked = answers.filter(({ json }) => (json as { code: string }).code === 'wrong_pin').length;
    const ended = answers.filter(({ json }) => {
      const { message } = json as { message: string };
      return message.includes('one wrong PIN too many');
    }).length;
    expect({ looked, ended }).toEqual({ looked: 4, ended: 1 });
    // From then on the right one is refused as well.
    expect(await locked.request('/api/auth/unlock', { json: { pin: PIN } })).toMatchObject({ status: 429 });
    const [row] = await server.opened.asRole(
      'app_auth',
      undefined,
      `select tries from account_locks where user_id = '${her.userId}'`,
    );
    expect(row?.tries).toBe(5);
  });

  test('nobody else’s PIN or session opens it', async () => {
    const mallory = server.createClient();
    await mallory.signUp();
    const json = { after_minutes: 5, pin: '1111', user_id: her.userId };
    await mallory.request('/api/auth/lock', { method: 'PUT', json });
    await mallory.request('/api/auth/unlock', { json: { pin: '1111', user_id: her.userId } });
    await mallory.request('/api/auth/lock', { method: 'DELETE', json: { user_id: her.userId } });
    expect(await locked.request('/api/profile')).toMatchObject({ status: 403 });
    expect((await locked.request('/api/auth/lock')).json).toMatchObject({ is_set: true, after_minutes: 5 });
  });
});
