import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { TERMS_VERSION } from '@lunaria/domain/account/terms.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import type { TestClient } from '../testing/test-client.ts';

const EARLIER = '2026-01-01';

describe.each(testEngines)('a new version of the terms on %s', (engine) => {
  let server: TestApp;
  let client: TestClient;
  let userId: string;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    client = server.createClient();
    const { answer } = await client.signUp();
    userId = (answer.json as { user: { id: string } }).user.id; // what a sign-up is answered with
    await auth(`update users set terms_version = '${EARLIER}', terms_accepted_at = '2026-01-02T00:00:00Z'
      where id = '${userId}'`);
  });
  afterAll(() => server.close());

  const auth = async (statement: string) => await server.opened.asRole('app_auth', undefined, statement);
  const accepted = async () => {
    const [row] = await auth(`select terms_version, terms_accepted_at from users where id = '${userId}'`);
    return row;
  };
  const agree = async (version: unknown, who = client) =>
    await who.request('/api/auth/terms', { json: { version } });

  test('says which one she agreed to, and keeps the new one with its time once she agrees', async () => {
    expect((await client.request('/api/auth/user')).json).toMatchObject({ terms_version: EARLIER });
    expect((await client.request('/api/auth/token')).json).toMatchObject({
      user: { terms_version: EARLIER },
    });
    expect((await client.request('/api/auth/terms')).json).toEqual({
      version: EARLIER,
      accepted_at: '2026-01-02T00:00:00.000Z',
    });
    expect((await server.createClient().request('/api/auth/terms')).status).toBe(401);
    expect(await agree(TERMS_VERSION)).toMatchObject({ status: 200, json: { ok: true } });
    expect((await client.request('/api/auth/terms')).json).toMatchObject({ version: TERMS_VERSION });
    expect((await client.request('/api/auth/user')).json).toMatchObject({ terms_version: TERMS_VERSION });
    const row = await accepted();
    expect(Math.abs(Date.now() - Number(row?.terms_accepted_at))).toBeLessThan(60_000);
    // Said again, the first time stands.
    await agree(TERMS_VERSION);
    expect(await accepted()).toEqual(row);
  });

  test('another version than the one that holds is not taken', async () => {
    const before = await accepted();
    for (const version of [EARLIER, '2999-01-01']) {
      expect(await agree(version)).toMatchObject({ status: 409, json: { code: 'conflict' } });
    }
    for (const version of ['', 'new', 5, null, undefined]) expect((await agree(version)).status).toBe(400);
    expect((await agree(TERMS_VERSION, server.createClient())).status).toBe(401);
    expect(await accepted()).toEqual(before);
  });

  test('blocks nothing on the server: she reads and downloads what is hers before she answers', async () => {
    for (const path of ['/api/profile', '/api/daily-logs', '/api/health-documents']) {
      expect((await client.request(path)).status, path).toBe(200);
    }
  });
});
