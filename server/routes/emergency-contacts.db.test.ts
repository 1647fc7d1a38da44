import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { CONTACT_TEXTS, type EmergencyContact } from '@lunaria/domain/emergency/emergency-contact.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const idOf = (number: number) => `4e8d1f5e-8f53-4c0e-9d6b-${String(number).padStart(12, '0')}`;
const ANA = { name: 'Ana', relation: 'Sister', phone: '020 7946 0018' };

describe.each(testEngines)('emergency contacts on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const put = async (number: number, texts: object = {}, base: object | null = null) => {
    const json = { user_id: maria.userId, id: idOf(number), ...ANA, ...texts, base };
    return await maria.client.request(`/api/emergency-contacts/${idOf(number)}`, { method: 'PUT', json });
  };
  const order = async (...numbers: number[]) =>
    await maria.client.request('/api/emergency-contacts/order', {
      method: 'PUT',
      json: { user_id: maria.userId, ids: numbers.map(idOf) },
    });
  const remove = async (number: number) =>
    await maria.client.request(`/api/emergency-contacts/${idOf(number)}?user_id=${maria.userId}`, {
      method: 'DELETE',
    });
  const read = async (client = maria.client) =>
    (await client.request('/api/emergency-contacts')).json as {
      country: string | null;
      region: string | null;
      contacts: EmergencyContact[];
    };
  const namesNow = async () => (await read()).contacts.map(({ name }) => name);

  test('are added, changed, put into another order and removed; each write twice changes nothing', async () => {
    expect(await read()).toEqual({ country: null, region: null, blood_type: null, contacts: [] });
    for (const _ of [1, 2]) {
      expect(await put(1)).toMatchObject({ status: 200, json: { id: idOf(1), ...ANA } });
      await put(2, { name: 'Ben', relation: '' });
      await put(3, { name: 'Midwife' });
    }
    expect(await namesNow()).toEqual(['Ana', 'Ben', 'Midwife']);
    for (const _ of [1, 2]) {
      expect(await order(3, 1, 2)).toMatchObject({ status: 200 });
      expect(await namesNow()).toEqual(['Midwife', 'Ana', 'Ben']);
    }
    for (const _ of [1, 2]) expect((await remove(1)).status).toBe(204);
    expect(await namesNow()).toEqual(['Midwife', 'Ben']);
    // Put back, as after Undo: at the end, and then where it was.
    await put(1);
    expect(await namesNow()).toEqual(['Midwife', 'Ben', 'Ana']);
    await order(3, 1, 2);
    expect(await namesNow()).toEqual(['Midwife', 'Ana', 'Ben']);
  });

  test('two devices that change different things keep both; what one added the other’s order leaves behind', async () => {
    await put(1);
    await put(1, { relation: 'Twin sister' }, ANA);
    expect(await put(1, { phone: '112' }, ANA)).toMatchObject({
      json: { name: 'Ana', relation: 'Twin sister', phone: '112' },
    });
    await put(2, { name: 'Ben' });
    await put(3, { name: 'Of the other device' });
    await order(2, 1);
    expect(await namesNow()).toEqual(['Ben', 'Ana', 'Of the other device']);
  });

  test('are ten at most, and an eleventh is refused with what to do', async () => {
    for (let number = 1; number <= 10; number += 1) expect((await put(number)).status).toBe(200);
    expect(await put(11)).toMatchObject({ status: 400, json: { message: CONTACT_TEXTS.tooMany } });
    expect((await put(10, { name: 'Zoe' }, ANA)).status).toBe(200);
    await remove(4);
    expect((await put(11)).status).toBe(200);
    expect((await read()).contacts).toHaveLength(10);
  });

  test('two that are added at the same moment both find their place', async () => {
    const added = await Promise.all([1, 2, 3, 4].map((number) => put(number)));
    expect(added.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await read()).contacts).toHaveLength(4);
  });

  test.each([
    [{ phone: 'ask Ben' }, /in digits/],
    [{ phone: '1' }, /2 to 15 digits/],
    [{ name: ' ' }, /Enter a name/],
    [{ relation: 'x'.repeat(41) }, /at most 40/],
  ])('%j is refused in words', async (texts, message) => {
    expect(await put(1, texts)).toMatchObject({
      status: 400,
      json: { message: expect.stringMatching(message) },
    });
    expect(await namesNow()).toEqual([]);
  });

  test('stand in the database as bytes that nobody reads without her key, and one that was moved is marked', async () => {
    await put(1);
    await put(2, { name: 'Ben' });
    const rows = await server.opened.asRole(
      'app_user',
      maria.userId,
      'select content from emergency_contacts',
    );
    for (const { content } of rows) {
      // as: a bytea column
      expect(Buffer.from(content as Uint8Array).toString('latin1')).not.toMatch(/Ana|Ben|7946/);
    }
    await server.opened.asRole(
      'app_user',
      maria.userId,
      `update emergency_contacts set content = (select content from emergency_contacts where id = '${idOf(2)}')
       where id = '${idOf(1)}'`,
    );
    expect((await read()).contacts).toEqual([
      { id: idOf(1), name: '', relation: '', phone: '', unreadable: true },
      { id: idOf(2), ...ANA, name: 'Ben' },
    ]);
    // It is not written over; removed it can be.
    expect(await put(1, { name: 'Anna' }, ANA)).toMatchObject({
      status: 400,
      json: { message: CONTACT_TEXTS.unreadable },
    });
    await remove(1);
    expect(await namesNow()).toEqual(['Ben']);
  });

  test('come with the country she chose, that of the installation, and her blood type', async () => {
    await server.opened.asRole('app_user', maria.userId, "update profiles set blood_type = 'O-'");
    const choose = async (country: unknown) =>
      await maria.client.request('/api/profile', {
        method: 'PATCH',
        json: { user_id: maria.userId, country },
      });
    expect(await choose('PT')).toMatchObject({
      status: 200,
      json: { country: 'PT', life_stage: 'menstrual-cycle' },
    });
    expect(await read()).toMatchObject({ country: 'PT', region: null, blood_type: 'O-' });
    // The mode is a choice of its own.
    const json = { life_stage: 'ivf' };
    expect(await maria.client.request('/api/profile', { method: 'PATCH', json })).toMatchObject({
      json: { country: 'PT', life_stage: 'ivf' },
    });
    for (const wrong of ['Portugal', 'pt', '', 7]) expect((await choose(wrong)).status).toBe(400);
    expect((await maria.client.request('/api/profile', { method: 'PATCH', json: {} })).status).toBe(400);
    expect(await choose(null)).toMatchObject({
      status: 200,
      json: expect.not.objectContaining({ country: 'PT' }),
    });
    const installed = maria.client.at(await server.createAppWith({ REGION: 'ie' }));
    expect(await read(installed)).toMatchObject({ country: null, region: 'IE' });
  });

  test('are hers alone: another sees none, and a write in her name is refused', async () => {
    await put(1);
    const other = await createWoman(server);
    expect((await read(other.client)).contacts).toEqual([]);
    const path = `/api/emergency-contacts/${idOf(1)}`;
    expect(await other.client.request(`${path}?user_id=${maria.userId}`, { method: 'DELETE' })).toMatchObject(
      { status: 403, json: { code: 'other_user' } },
    );
    // The same id is another contact of hers.
    const json = { user_id: other.userId, id: idOf(1), ...ANA, name: 'Mallory', base: null };
    expect((await other.client.request(path, { method: 'PUT', json })).status).toBe(200);
    await other.client.request(`${path}?user_id=${other.userId}`, { method: 'DELETE' });
    expect(await namesNow()).toEqual(['Ana']);
  });
});
