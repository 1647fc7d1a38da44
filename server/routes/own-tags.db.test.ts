import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { OWN_TAGS_MAX, type OwnTag, TAG_TEXTS } from '@lunaria/domain/day-entry/own-tag.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const TAG = '7a3c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
const seen = { name: 'Swim', color: 'conception', has_strength: false, is_archived: false };
const swim = { id: TAG, ...seen };

describe.each(testEngines)('her own tags on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const put = (woman: Woman, part: object, base: object | null = null, id = TAG) =>
    woman.client.request(`/api/own-tags/${id}`, {
      method: 'PUT',
      json: { user_id: woman.userId, ...swim, id, ...part, base },
    });
  const read = async (woman: Woman) => {
    const { json } = await woman.client.request('/api/own-tags');
    return (json as { own_tags: OwnTag[] }).own_tags;
  };

  test('a tag is made, renamed, coloured, put away and brought back, merged by its fields', async () => {
    expect((await put(maria, {})).json).toEqual(swim);
    expect((await put(maria, {})).json).toEqual(swim);
    expect((await put(maria, { name: 'Pool' }, seen)).json).toEqual({ ...swim, name: 'Pool' });
    // Another device still saw it under its first name.
    const putAway = { ...swim, name: 'Pool', color: 'ivf', is_archived: true };
    expect((await put(maria, { color: 'ivf', is_archived: true }, seen)).json).toEqual(putAway);
    expect(await read(maria)).toEqual([putAway]);
    const { id: _, ...now } = putAway;
    await put(maria, { ...now, is_archived: false }, now);
    expect(await read(maria)).toEqual([{ ...putAway, is_archived: false }]);
  });

  test('a name stands encrypted in its row, bound to it and to her', async () => {
    await put(maria, {});
    const [row] = await server.opened.asRole('app_user', maria.userId, 'select name from own_tags');
    expect(Buffer.from(row?.name as Uint8Array).includes('Swim')).toBe(false);
    const other = 'b1c2d3e4-8f53-4c0e-9d6b-0a1b2c3d4e5f';
    await server.opened.asRole(
      'app_user',
      maria.userId,
      `insert into own_tags select user_id, '${other}', name, color, has_strength, is_archived from own_tags`,
    );
    expect(await read(maria)).toEqual([{ ...swim, id: other, name: '', name_unreadable: true }, swim]);
    // What cannot be read may yet be mended: another colour leaves its bytes as they are.
    const base = { ...seen, name: 'x' };
    expect((await put(maria, { name: 'x', color: 'ivf' }, base, other)).json).toMatchObject({
      color: 'ivf',
      name_unreadable: true,
    });
    const names = await server.opened.asRole('app_user', maria.userId, 'select distinct name from own_tags');
    expect(names).toHaveLength(1);
  });

  test('there is an end to how many, and those of others are not hers', async () => {
    await server.opened.asRole(
      'app_user',
      maria.userId,
      `insert into own_tags select '${maria.userId}', gen_random_uuid(), decode(repeat('ab', 40), 'hex'), 'ivf', false, true
         from generate_series(1, ${OWN_TAGS_MAX})`,
    );
    const refused = await put(maria, {});
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining(TAG_TEXTS.tooMany)]);
    const other = await createWoman(server);
    expect((await put(other, {})).status).toBe(200);
    expect(await read(other)).toEqual([swim]);
    expect((await read(maria)).some(({ id }) => id === TAG)).toBe(false);
  });
});
