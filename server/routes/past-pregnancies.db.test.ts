import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { dateByLastPeriod } from '@lunaria/domain/pregnancy/dating.ts';
import { type PastPregnancy, pastPregnanciesSchema } from '@lunaria/domain/pregnancy/past-pregnancies.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

describe.each(testEngines)('pregnancies that ended on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const list = async ({ client }: Woman): Promise<PastPregnancy[]> =>
    z.parse(pastPregnanciesSchema, (await client.request('/api/stage/past')).json).past;
  /** One that began on 1 March 2026 and was said on 20 June to have been lost, without a day. */
  const lose = async ({ client, userId }: Woman): Promise<PastPregnancy> => {
    const dating = dateByLastPeriod('2026-03-01', '2026-04-01');
    await client.request('/api/stage', { method: 'PUT', json: { user_id: userId, dating } });
    await client.request('/api/stage/end', {
      json: {
        user_id: userId,
        reason: 'loss',
        ended_on: null,
        said_on: '2026-06-20',
        life_stage: 'menstrual-cycle',
      },
    });
    const [past] = await list({ client, userId });
    if (past === undefined) throw new Error('It is not among those that ended');
    return past;
  };
  const correct = ({ client, userId }: Woman, { id }: PastPregnancy, end: object, base: object) =>
    client.request('/api/stage/past', { json: { user_id: userId, id, ...end, base } });
  const remove = ({ client, userId }: Woman, { id }: PastPregnancy) =>
    client.request(`/api/stage/past/${id}?user_id=${userId}`, { method: 'DELETE' });
  const spans = async ({ client }: Woman) => (await client.request('/api/cycle-records')).json;
  const said = { reason: 'loss', ended_on: null };

  test('are listed from their first day to the day she said so, and how they ended', async () => {
    expect(await list(maria)).toEqual([]);
    const past = await lose(maria);
    expect(past).toMatchObject({ from: '2026-03-01', to: '2026-06-20', ...said });
  });

  test('are corrected afterwards, by field, and her cycles follow; the same again changes nothing', async () => {
    const past = await lose(maria);
    const given = { reason: 'loss', ended_on: '2026-04-10' };
    expect(await correct(maria, past, given, said)).toMatchObject({
      status: 200,
      json: { past: { to: '2026-04-10', ...given } },
    });
    // Another device, which had not seen the day, says how it ended.
    await correct(maria, past, { reason: 'birth', ended_on: null }, said);
    expect(await list(maria)).toMatchObject([{ reason: 'birth', ended_on: '2026-04-10' }]);
    expect(await spans(maria)).toMatchObject({
      pregnancies: [{ from: '2026-03-01', to: '2026-04-10', end: 'birth' }],
    });
    const before = await list(maria);
    await correct(maria, past, { reason: 'birth', ended_on: null }, said);
    expect(await list(maria)).toEqual(before);
    // The day taken back: the day on which she said so again.
    await correct(
      maria,
      past,
      { reason: 'birth', ended_on: null },
      { reason: 'birth', ended_on: '2026-04-10' },
    );
    expect(await list(maria)).toMatchObject([{ to: '2026-06-20', ended_on: null }]);
  });

  test.each([
    ['2026-02-28', 'Choose a day after the pregnancy began, or leave it empty'],
    ['2099-01-01', 'Choose today or an earlier day'],
  ])('keep their end where the day cannot be: %s', async (day, message) => {
    const past = await lose(maria);
    expect(await correct(maria, past, { reason: 'loss', ended_on: day }, said)).toMatchObject({
      status: 400,
      json: { message },
    });
    expect(await list(maria)).toEqual([past]);
  });

  test('go for good when she deletes one; asked twice, or corrected by another device, it stays so', async () => {
    const past = await lose(maria);
    expect((await remove(maria, past)).status).toBe(204);
    expect((await remove(maria, past)).status).toBe(204);
    expect(await correct(maria, past, { reason: 'birth', ended_on: null }, said)).toMatchObject({
      status: 200,
      json: { past: null },
    });
    expect(await list(maria)).toEqual([]);
    expect(await spans(maria)).toMatchObject({ pregnancies: [] });
  });

  test('the one that goes on is neither listed, corrected nor deleted this way', async () => {
    const dating = dateByLastPeriod('2026-03-01', '2026-04-01');
    const json = { user_id: maria.userId, dating };
    await maria.client.request('/api/stage', { method: 'PUT', json });
    const [row] = await server.opened.asRole('app_user', maria.userId, 'select id from pregnancies');
    const ongoing = { id: String(row?.id), from: '2026-03-01', to: '2026-04-01', ...said } as const;
    // as: said is of the shape that is sent
    await correct(maria, ongoing as PastPregnancy, { reason: 'birth', ended_on: null }, said);
    await remove(maria, ongoing as PastPregnancy); // as: the same
    expect(await list(maria)).toEqual([]);
    expect((await maria.client.request('/api/stage')).json).toMatchObject({ pregnancy: { dating } });
  });

  test('of another are neither shown, corrected nor deleted', async () => {
    const past = await lose(maria);
    const other = await createWoman(server);
    // Her own data key is made before anything of an entry is looked at.
    const apart = ['rate_limits', 'user_keys'];
    const before = await readEverything(server.opened, apart);
    expect(await list(other)).toEqual([]);
    await correct(other, past, { reason: 'birth', ended_on: null }, said);
    await remove(other, past);
    const foreign = { ...other, userId: maria.userId };
    for (const answer of [await correct(foreign, past, said, said), await remove(foreign, past)]) {
      expect(answer).toMatchObject({ status: 403, json: { code: 'other_user' } });
    }
    expect(await readEverything(server.opened, apart)).toEqual(before);
  });
});
