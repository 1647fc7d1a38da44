import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { addVerifiedFactor } from '../../testing/factor.ts';
import type { TestClient } from '../../testing/test-client.ts';

const KEY = 'lunaria.device_key';

/** The key that opens what a browser kept of her: who has it, who gets it again, and when it is gone for good. */
describe.each(testEngines)('the key of what a device keeps, on %s', (engine) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  afterAll(() => server.close());

  async function signUp() {
    const client = server.createClient();
    const account = await client.signUp();
    return { client, ...account, key: await readKey(client), seed: seedOf(client) };
  }
  const askToken = async (client: TestClient) => await client.request('/api/auth/token');
  async function readKey(client: TestClient) {
    expect((await askToken(client)).status).toBe(200);
    return client.cookies.get(KEY) ?? '';
  }
  const seedOf = (client: TestClient) =>
    [...client.cookies].find(([name]) => name.startsWith('lunaria.device_seed_')) ?? ['', ''];

  test('comes with a token: hers by name, for a day; the seed of it is out of reach of scripts', async () => {
    const { client, key, seed } = await signUp();
    const { json, headers } = await askToken(client);
    const { id } = (json as { user: { id: string } }).user; // as: the shape of a token's answer
    expect(key).toMatch(new RegExp(`^${id}\\.[\\w-]{43}$`));
    expect(seed).toEqual([`lunaria.device_seed_${id}`, expect.stringMatching(/^[\w-]{43}$/)]);
    expect(headers.getSetCookie().sort()).toEqual([
      `lunaria.device_key=${key}; Max-Age=86400; Path=/; SameSite=Lax`,
      `${seed.join('=')}; Max-Age=34560000; Path=/api/auth; HttpOnly; SameSite=Lax`,
    ]);
    expect(JSON.stringify(json)).not.toContain(key.split('.')[1]);
  });

  test('behind https it travels over https alone, and no other host of the domain can plant one', async () => {
    const app = await server.createAppWith({ PUBLIC_URL: 'https://lunaria.example' });
    const client = server.createClient().at(app);
    await client.signUp();
    const lines = (await askToken(client)).headers.getSetCookie().sort();
    expect(lines).toEqual([
      expect.stringMatching(/^__Host-lunaria\.device_key=.*; Path=\/; SameSite=Lax; Secure$/),
      expect.stringMatching(/^__Secure-lunaria\.device_seed_.*; HttpOnly; SameSite=Lax; Secure$/),
    ]);
  });

  test('stays the same while she is logged in, also for two tabs that ask first at once', async () => {
    const client = server.createClient();
    await client.signUp();
    const [one, other] = [client.at(server.app), client.at(server.app)];
    const keys = await Promise.all([readKey(one), readKey(other)]);
    expect(keys[0]).toBe(keys[1]);
    expect(await readKey(one)).toBe(keys[0]);
  });

  test('is another one in every browser and for every account', async () => {
    const { key, email, password } = await signUp();
    const elsewhere = server.createClient();
    await elsewhere.signIn({ email, password });
    const keys = new Set(
      [key, await readKey(elsewhere), (await signUp()).key].map((text) => text.split('.')[1]),
    );
    expect(keys.size).toBe(3);
  });

  test('taken from a session that was ended elsewhere, it comes again once she has logged in, and to nobody else', async () => {
    const { client, key, email, password } = await signUp();
    const ana = await signUp();
    // As the page does on a 401: the key goes, the seed stays.
    client.cookies.delete(KEY);
    client.cookies.delete('lunaria.session_token');
    expect((await askToken(client)).status).toBe(401);
    expect(client.cookies.has(KEY)).toBe(false);
    await client.signIn(ana);
    const given = await readKey(client);
    expect(given.split('.')[0]).toBe(ana.key.split('.')[0]);
    expect(given.split('.')[1]).not.toBe(key.split('.')[1]);
    client.cookies.delete(KEY);
    await client.signIn({ email, password });
    expect(await readKey(client)).toBe(key);
  });

  test('after logging out is gone with its seed, and the next login brings another', async () => {
    const { client, key, seed, email, password } = await signUp();
    const answer = await client.request('/api/auth/sign-out', { method: 'POST' });
    expect(answer.headers.getSetCookie()).toEqual(
      expect.arrayContaining([
        'lunaria.device_key=; Max-Age=0; Path=/; SameSite=Lax',
        `${seed[0]}=; Max-Age=0; Path=/api/auth; HttpOnly; SameSite=Lax`,
      ]),
    );
    expect([...client.cookies.keys()]).toEqual(['lunaria.known_browser']);
    await client.signIn({ email, password });
    expect(await readKey(client)).not.toBe(key);
    expect(seedOf(client)).not.toEqual(seed);
  });

  test('goes with its seed too where the session had ended before she pressed Log out; another woman’s seed stays', async () => {
    const { client, email, password } = await signUp();
    const ana = await signUp();
    client.cookies.set(...(ana.seed as [string, string])); // as: name and value
    client.cookies.delete('lunaria.session_token');
    await client.request('/api/auth/sign-out', { method: 'POST' });
    expect([seedOf(client), client.cookies.has(KEY)]).toEqual([ana.seed, false]);
    await client.signIn({ email, password });
    await readKey(client);
    // Hidden for more than a day: the key has ended, the session says whose seed it is.
    client.cookies.delete(KEY);
    await client.request('/api/auth/sign-out', { method: 'POST' });
    expect(seedOf(client)).toEqual(ana.seed);
  });

  test('with her password and without her second step there is none; a session that has to take it first loses its own', async () => {
    const { client, key, seed, email, password } = await signUp();
    await addVerifiedFactor(server.opened, key.split('.')[0] ?? '');
    const thief = server.createClient();
    await thief.signIn({ email, password });
    expect((await askToken(thief)).json).toMatchObject({ aal: 'aal1', next_aal: 'aal2' });
    expect([thief.cookies.has(KEY), seedOf(thief)]).toEqual([false, ['', '']]);
    await client.signIn({ email, password });
    await askToken(client);
    expect([client.cookies.has(KEY), seedOf(client)]).toEqual([false, seed]);
  });

  test('is not given for what somebody put in its place', async () => {
    const { client, key, seed } = await signUp();
    for (const forged of ['', 'x', `${crypto.randomUUID()}.${'A'.repeat(43)}`, key.slice(0, -1)]) {
      client.cookies.set(KEY, forged);
      expect(await readKey(client)).toBe(key);
    }
    client.cookies.set(seed[0] ?? '', 'short');
    client.cookies.delete(KEY);
    expect(await readKey(client)).toBe(key);
  });
});
