import { randomUUID } from 'node:crypto';
import { lockLabRow, writeLabRows } from '@lunaria/db/queries/lab-values.ts';
import { findUserKey } from '@lunaria/db/queries/user-keys.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { LAB_LIMITS } from '@lunaria/domain/laboratory/lab-result.ts';
import { entryOf, LAB_TEXTS, type LabEntry, type LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import { labValue } from '@lunaria/domain/laboratory/testing/lab-value.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { unwrapUserKey } from '../encryption/user-key.ts';
import { sealLabValue } from '../services/laboratory/lab-content.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { fillLabValues } from '../testing/fill-lab-values.ts';
import { uploadRequest } from '../testing/upload.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const ENTRY: LabEntry = {
  ...{ name: 'Zauberwort', text: '11', unit: 'ng/mL', range_text: '15 - 150' },
  local_day: '2026-01-05',
};

describe.each(testEngines)('values of laboratories on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const put = (woman: Woman, id: string, entry: object, base: LabEntry | null = null) =>
    woman.client.request(`/api/lab-values/${id}`, {
      method: 'PUT',
      json: { user_id: woman.userId, id, entry, base },
    });
  const ask = (woman: Woman, wanted: object = {}) =>
    woman.client.request('/api/lab-values/read', {
      json: { user_id: woman.userId, analytes: null, from: null, to: null, behind: null, ...wanted },
    });
  const read = async (woman: Woman, wanted: object = {}) =>
    (await ask(woman, wanted)).json as { values: LabValue[]; rest: { local_day: string; id: string } | null };
  const remove = (woman: Woman, id: string) =>
    woman.client.request(`/api/lab-values/${id}?user_id=${woman.userId}`, { method: 'DELETE' });
  const rowsOf = (woman: Woman) =>
    server.opened.asRole(
      'app_user',
      woman.userId,
      "select *, encode(content, 'escape') as readable from measurements where kind = 'lab'",
    );

  test('are kept as she types them, the newest first, and are nobody else’s', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    expect((await put(maria, first, ENTRY)).json).toMatchObject({
      ...{ id: first, local_day: '2026-01-05', origin: 'typed', document_id: null },
      result: { name: 'Zauberwort', number: 11, low: 15, high: 150, flag: 'low', ucum: 'ng/mL' },
    });
    await put(maria, second, { ...ENTRY, name: 'Ferritin', local_day: '2026-02-05', unit: '' });
    expect((await read(maria)).values.map(({ id }) => id)).toEqual([second, first]);
    expect((await read(maria, { analytes: ['ferritin'] })).values.map(({ id }) => id)).toEqual([second]);
    expect((await read(maria, { from: '2026-01-01', to: '2026-01-31' })).values).toMatchObject([
      { id: first },
    ]);
    expect(await read(await createWoman(server))).toEqual({ values: [], rest: null });
  });

  test('lie encrypted in the row, bound to user, day and id; plain are kind, day and where they came from', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    await put(maria, one, ENTRY);
    await put(maria, other, { ...ENTRY, name: 'Ferritin' });
    const rows = await rowsOf(maria);
    expect(JSON.stringify(rows)).not.toMatch(/Zauber|Ferritin|ng\/mL/);
    expect(rows[0]).toMatchObject({
      kind: 'lab',
      origin: 'typed',
      value: null,
      entered_value: null,
      at: null,
    });
    await server.opened.asRole(
      'app_user',
      maria.userId,
      `update measurements set content = (select content from measurements where id = '${one}') where id = '${other}'`,
    );
    const { values } = await read(maria);
    expect(values.find(({ id }) => id === other)).toMatchObject({ unreadable: true, result: { name: '' } });
    expect(values.find(({ id }) => id === one)).toMatchObject({ result: { name: 'Zauberwort' } });
    expect(await put(maria, other, ENTRY, ENTRY)).toMatchObject({
      status: 400,
      json: { message: LAB_TEXTS.unreadable },
    });
    expect((await remove(maria, other)).status).toBe(204);
  });

  test('RE-052: need a name, a value and a day; a unit may be empty; a day to come is in_future', async () => {
    const id = randomUUID();
    const ahead = addDays(latestTodayOnEarth(new Date()), 1);
    for (const [changes, code, message] of [
      [{ name: ' ' }, 'invalid_input', LAB_TEXTS.name],
      [{ text: '' }, 'invalid_input', LAB_TEXTS.text],
      [{ local_day: null }, 'invalid_input', expect.any(String)],
      [{ local_day: '1899-12-31' }, 'invalid_input', LAB_TEXTS.tooEarly],
      [{ local_day: ahead }, 'in_future', LAB_TEXTS.future],
      [{ name: 'x'.repeat(LAB_LIMITS.name + 1) }, 'invalid_input', expect.any(String)],
      [{ text: 'a\u0000b' }, 'invalid_input', expect.any(String)],
    ] as const) {
      expect(await put(maria, id, { ...ENTRY, ...changes })).toMatchObject({
        status: 400,
        json: { code, message },
      });
    }
    expect((await read(maria)).values).toEqual([]);
    const longest = { name: '☂'.repeat(120), text: '\u0001'.repeat(120), unit: '☂'.repeat(40) };
    expect(
      await put(maria, id, { ...longest, range_text: '"'.repeat(200), local_day: '2026-01-05' }),
    ).toMatchObject({
      status: 200,
    });
    expect(await put(maria, randomUUID(), { ...ENTRY, unit: '', range_text: '<script>' })).toMatchObject({
      status: 200,
      json: { result: { unit: '', range_text: '<script>', flag: null } },
    });
  });

  test('change in place, also to another day; the same write twice changes nothing', async () => {
    const id = randomUUID();
    await put(maria, id, ENTRY);
    const [before] = await rowsOf(maria);
    await put(maria, id, ENTRY);
    expect(await rowsOf(maria)).toEqual([before]);
    const moved = { ...ENTRY, local_day: '2026-01-06', text: '12' } as const;
    expect((await put(maria, id, moved, ENTRY)).json).toMatchObject({ local_day: '2026-01-06' });
    // Another device, which had seen the first one, changes the unit alone: with its number.
    expect((await put(maria, id, { ...ENTRY, unit: 'µg/L' }, ENTRY)).json).toMatchObject({
      local_day: '2026-01-06',
      result: { text: '11', unit: 'µg/L' },
    });
    expect((await read(maria)).values).toHaveLength(1);
  });

  test('of another answer like an id of none', async () => {
    const id = randomUUID();
    await put(maria, id, ENTRY);
    const other = await createWoman(server);
    for (const wanted of [id, randomUUID()]) {
      const answers = [await put(other, wanted, ENTRY, ENTRY), await remove(other, wanted)];
      expect(answers.map(({ status, json }) => [status, (json as { code: string }).code])).toEqual([
        [404, 'not_found'],
        [404, 'not_found'],
      ]);
    }
    // In her name nobody else reads or writes.
    const json = { user_id: maria.userId, id, entry: ENTRY, base: null };
    const named = { user_id: maria.userId, analytes: null, from: null, to: null, behind: null };
    expect((await other.client.request(`/api/lab-values/${id}`, { method: 'PUT', json })).status).toBe(403);
    expect((await other.client.request('/api/lab-values/read', { json: named })).status).toBe(403);
    expect((await read(maria)).values).toHaveLength(1);
  });

  test('never take the place of a measurement of another kind', async () => {
    const id = randomUUID();
    await server.opened.asRole(
      'app_user',
      maria.userId,
      `insert into measurements (user_id, id, kind, local_day, at, value, entered_value, entered_unit)
        values ('${maria.userId}', '${id}', 'weight', '2026-01-05', '2026-01-05 12:00+00', 60, 60, 'kg')`,
    );
    expect((await put(maria, id, ENTRY)).status).toBe(404);
    expect((await remove(maria, id)).status).toBe(404);
  });

  test('of a document are confirmed once, stay without it, and are not typed over', async () => {
    const upload = await maria.client.request('/api/health-documents', {
      method: 'POST',
      ...uploadRequest(maria.userId),
    });
    expect(upload.status, upload.text).toBeLessThan(300);
    const documentId = (upload.json as { id: string }).id;
    const value: LabValue = {
      ...labValue('Ferritin', '11', 'ng/mL'),
      ...{ origin: 'document', document_id: documentId },
    };
    const ofDocument = { value_key: '1-12-1', confirmed_at: new Date() };
    const confirm = (id: string) =>
      server.opened.database.asUser(maria.userId, async (tx) => {
        const wrapped = await findUserKey(tx, maria.userId);
        if (!wrapped) throw new Error('She has no key');
        const key = unwrapUserKey(server.keyring, maria.userId, wrapped);
        await writeLabRows(tx, maria.userId, [sealLabValue(key, maria.userId, { ...value, id }, ofDocument)]);
      });
    const id = randomUUID();
    await confirm(id);
    await confirm(id);
    await confirm(randomUUID());
    expect((await read(maria)).values).toMatchObject([{ id, origin: 'document', document_id: documentId }]);
    expect(await put(maria, id, { ...entryOf(value), text: '12' }, entryOf(value))).toMatchObject({
      status: 400,
      json: { message: LAB_TEXTS.document },
    });
    // As the sweeper removes a document that she deleted.
    await server.opened.asOwner(
      `alter table health_documents no force row level security; delete from health_documents where id = '${documentId}'; alter table health_documents force row level security`,
    );
    expect((await read(maria)).values).toMatchObject([{ id, origin: 'document', document_id: null }]);
    const row = await server.opened.database
      .readAsUser(maria.userId, (tx) => lockLabRow(tx, maria.userId, id))
      .catch(() => null);
    expect(row?.value_key ?? '1-12-1').toBe('1-12-1');
  });

  test('come page by page, each once', async () => {
    await fillLabValues(server, maria, 1_100);
    const seen: string[] = [];
    let behind: object | null = null;
    for (let pages = 0; pages < 5; pages += 1) {
      const { values, rest } = await read(maria, { behind });
      seen.push(...values.map(({ local_day, id }) => `${local_day} ${id}`));
      behind = rest;
      if (rest === null) break;
    }
    expect(seen).toHaveLength(1_100);
    expect(seen).toEqual([...new Set(seen)].sort().reverse());
  });
});
