import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { AccessHistory } from '@lunaria/domain/access/access-event.ts';
import type { PushState } from '@lunaria/domain/push/push-subscription.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPushKey } from '../../keys/open-push-key.ts';
import type { PushAddress } from '../../push/push-sender.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { makePushAddress, WITH_PUSH } from '../../testing/push-service.ts';
import type { Answer, TestClient } from '../../testing/test-client.ts';
import { createWoman } from '../../testing/woman.ts';

const PHONE = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
const HOSTS = { ...WITH_PUSH, PUSH_HOSTS: 'push.example.org,fcm.googleapis.com' };

describe.each(testEngines)('devices that show reminders, on %s', (engine) => {
  let server: TestApp;
  let her: { email: string; password: string; userId: string; laptop: TestClient; phone: TestClient };
  beforeAll(async () => {
    server = await createTestApp(engine, HOSTS);
  });
  beforeEach(async () => {
    const laptop = server.createClient();
    const { email, password, answer } = await laptop.signUp();
    const phone = server.createClient();
    await phone.signIn({ email, password });
    const { user } = answer.json as { user: { id: string } }; // what the account library answers a sign-up with
    her = { email, password, userId: user.id, laptop, phone };
  });
  afterAll(() => server.close());

  const send = (
    client: TestClient,
    method: string,
    address: PushAddress,
    userId = her.userId,
  ): Promise<Answer> =>
    client.request('/api/push-subscriptions', {
      method,
      json: { user_id: userId, ...address },
      headers: { 'user-agent': PHONE },
    });
  const turnOn = (client: TestClient, address = makePushAddress(), userId = her.userId) =>
    send(client, 'POST', address, userId);
  // The shape is what these tests check.
  const read = async (client: TestClient) =>
    (await client.request('/api/push-subscriptions')).json as PushState;
  const count = async (client: TestClient) => (await read(client)).devices.length;
  const events = async (client: TestClient) =>
    ((await client.request('/api/access-events')).json as AccessHistory).access_events
      .filter(({ kind }) => kind.startsWith('push-'))
      .map(({ kind, subject, detail }) => [kind, subject, detail]);
  const end = (client: TestClient, id: string, userId = her.userId) =>
    client.request(`/api/push-subscriptions/${id}?user_id=${userId}`, { method: 'DELETE' });

  test('are those she turned on, each with name, service and day, and known as the one that asks', async () => {
    expect(await read(her.phone)).toEqual({ key: expect.stringMatching(/^B[\w-]{86}$/), devices: [] });
    expect((await turnOn(her.phone, makePushAddress('fcm.googleapis.com'))).status).toBe(200);
    expect((await turnOn(her.laptop)).status).toBe(200);
    const answer = await her.phone.request('/api/push-subscriptions');
    expect((answer.json as PushState).devices).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        device: 'Firefox on Android',
        service: 'Google',
        turned_on_at: expect.stringMatching(/^20.*Z$/),
        is_here: true,
      },
      expect.objectContaining({ service: 'push.example.org', is_here: false }),
    ]);
    expect(await events(her.laptop)).toEqual([
      ['push-on', 'push.example.org', 'Firefox on Android'],
      ['push-on', 'Google', 'Firefox on Android'],
    ]);
  });

  test('are read by nobody: address and keys lie encrypted, and come back in no answer', async () => {
    const address = makePushAddress();
    const answer = await turnOn(her.phone, address);
    const [row] = await server.opened.asRole(
      'app_user',
      her.userId,
      "select content, encode(endpoint_hash, 'hex') as hash from push_subscriptions",
    );
    const stored = Buffer.from(row?.content as Uint8Array).toString('latin1'); // as: a bytea
    for (const secret of [address.endpoint, address.keys.auth, address.keys.p256dh, 'push.example.org']) {
      expect(`${stored} ${row?.hash}`).not.toContain(secret);
    }
    for (const secret of [address.endpoint, address.keys.auth, address.keys.p256dh]) {
      expect(answer.text).not.toContain(secret);
      expect(server.output.join('')).not.toContain(secret);
    }
  });

  test('one that was moved to another’s row opens nothing there', async () => {
    await turnOn(her.phone);
    await turnOn(her.laptop);
    await server.opened.asRole(
      'app_user',
      her.userId,
      'update push_subscriptions one set content = (select content from push_subscriptions other where other.session_id <> one.session_id)',
    );
    expect((await read(her.phone)).devices.map(({ device, service }) => [device, service])).toEqual([
      [null, ''],
      [null, ''],
    ]);
  });

  test.each([
    'http://push.example.org/x',
    'https://push.example.com/x',
    'https://push.example.org:8443/x',
    'https://localhost/x',
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/x',
    'https://maria@push.example.org/x',
    '/api/profile',
  ])('are refused with the address %s', async (endpoint) => {
    expect(await turnOn(her.phone, { ...makePushAddress(), endpoint })).toMatchObject({
      status: 400,
      json: { message: 'This browser’s push service is not one this server sends to' },
    });
    expect(await count(her.phone)).toBe(0);
  });

  test('are refused with keys that are none', async () => {
    const { endpoint, keys } = makePushAddress();
    for (const wrong of [
      { ...keys, p256dh: `B${'A'.repeat(86)}` },
      { ...keys, auth: 'short' },
      { ...keys, p256dh: '' },
    ]) {
      expect(await turnOn(her.phone, { endpoint, keys: wrong })).toMatchObject({
        status: 400,
        json: { message: 'The keys of this browser cannot be used' },
      });
    }
  });

  test('get another address when the browser gives one out, without being turned on again', async () => {
    await turnOn(her.phone);
    const [before] = (await read(her.phone)).devices;
    expect((await send(her.phone, 'PUT', makePushAddress('fcm.googleapis.com'))).status).toBe(200);
    expect((await read(her.phone)).devices).toEqual([{ ...before, service: 'Google' }]);
    expect(await events(her.phone)).toHaveLength(1);
  });

  test('that she ended meanwhile do not come back by themselves', async () => {
    await turnOn(her.phone);
    const [phone] = (await read(her.phone)).devices;
    expect((await end(her.laptop, phone?.id ?? '')).status).toBe(200);
    expect((await send(her.phone, 'PUT', makePushAddress())).status).toBe(404);
    expect(await count(her.phone)).toBe(0);
    expect(await events(her.phone)).toEqual([
      ['push-off', 'turned-off', 'Firefox on Android'],
      ['push-on', 'push.example.org', 'Firefox on Android'],
    ]);
    // Once more ends nothing, and is told nowhere.
    expect((await end(her.laptop, phone?.id ?? '')).status).toBe(200);
    expect(await events(her.phone)).toHaveLength(2);
  });

  test('end with the session: logging out there, ended from elsewhere, another password, another account', async () => {
    await turnOn(her.phone);
    await her.phone.request('/api/auth/sign-out', { method: 'POST' });
    expect(await count(her.laptop)).toBe(0);

    await her.phone.signIn(her);
    await turnOn(her.phone);
    await her.laptop.request('/api/auth/sessions/end-others', { method: 'POST' });
    expect(await count(her.laptop)).toBe(0);

    await her.phone.signIn(her);
    await turnOn(her.phone);
    const json = { current_password: her.password, password: 'a new password' };
    await her.laptop.request('/api/auth/change-password', { json });
    expect(await count(her.laptop)).toBe(0);

    await turnOn(her.laptop);
    const other = await createWoman(server);
    await other.client.request('/api/auth/sign-out', { method: 'POST' });
    // Somebody else logs in with the browser in which she still is.
    const { email, password } = await server.createClient().signUp();
    await her.laptop.signIn({ email, password });
    await her.phone.signIn({ email: her.email, password: 'a new password' });
    expect(await count(her.phone)).toBe(0);
  });

  test('are nobody else’s to see, to end or to take along', async () => {
    const address = makePushAddress();
    await turnOn(her.phone, address);
    const [phone] = (await read(her.phone)).devices;
    const other = await createWoman(server);
    expect(await count(other.client)).toBe(0);
    expect((await end(other.client, phone?.id ?? '')).status).toBe(403);
    expect((await end(other.client, phone?.id ?? '', other.userId)).status).toBe(200);
    expect((await turnOn(other.client, makePushAddress(), her.userId)).status).toBe(403);
    expect(await count(her.phone)).toBe(1);
    // The same browser in the hands of another account: what it shows from then on is that one's.
    expect((await turnOn(other.client, address, other.userId)).status).toBe(200);
    expect([await count(her.phone), await count(other.client)]).toEqual([0, 1]);
    expect((await events(her.phone))[0]).toEqual(['push-off', 'taken-over', '']);
  });

  test('are ten at most', async () => {
    const clients = await Promise.all(
      Array.from({ length: 11 }, async () => {
        const client = server.createClient();
        await client.signIn(her);
        return client;
      }),
    );
    for (const client of clients.slice(0, 10)) expect((await turnOn(client)).status).toBe(200);
    expect(await turnOn(clients[10] as TestClient)).toMatchObject({ status: 400 }); // as: there are eleven
    const { text } = await her.phone.request('/api/push-subscriptions');
    expect(text.length).toBeLessThan(4_000);
  });

  test('where the server sends no push, that is all that is answered', async () => {
    await turnOn(her.phone);
    const [phone] = (await read(her.phone)).devices;
    const off = her.phone.at(await server.createAppWith({ PUSH: 'off' }));
    expect(await read(off)).toEqual({ key: null, devices: [] });
    for (const answer of [
      await turnOn(off),
      await send(off, 'PUT', makePushAddress()),
      await end(off, phone?.id ?? ''),
    ]) {
      expect(answer).toMatchObject({ status: 409, json: { code: 'not_set_up' } });
    }
  });

  test('a token of a program turns nothing on: nothing could be shown there', async () => {
    const { access_token: token } = (await her.phone.request('/api/auth/token')).json as {
      access_token: string;
    };
    const answer = await server.createClient().request('/api/push-subscriptions', {
      json: { user_id: her.userId, ...makePushAddress() },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(401);
  });

  test('the key of the server is made once, by however many starts, and kept under the master key', async () => {
    const { database } = server.opened;
    const keys = await Promise.all(Array.from({ length: 4 }, () => openPushKey(database, server.keyring)));
    expect(new Set(keys.map(({ publicKey }) => publicKey))).toEqual(new Set([(await read(her.phone)).key]));
    const [row] = await server.opened.asRole('app_worker', undefined, 'select * from push_keys');
    const privateKey = Buffer.from(keys[0]?.privateKey ?? '', 'base64url');
    expect(privateKey).toHaveLength(32);
    expect(Buffer.from(row?.wrapped_key as Uint8Array).includes(privateKey)).toBe(false); // as: a bytea
    const given = her.phone.at(
      await server.createAppWith({
        VAPID_PUBLIC_KEY: keys[0]?.publicKey ?? '',
        VAPID_PRIVATE_KEY: keys[0]?.privateKey ?? '',
      }),
    );
    expect((await read(given)).key).toBe(keys[0]?.publicKey);
  });
});
