import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { latestTodayOnEarth, type Period } from '@lunaria/domain/cycle/period.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import type { Answer } from '../testing/test-client.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const period = (start: CalendarDate, end: CalendarDate | null = null, cycleLength = 28): Period => ({
  period_start_date: start,
  period_end_date: end,
  cycle_length: cycleLength,
});
/** What answers a write of it: nothing is dangerous in it. */
const answered = (...[start, end, cycleLength]: Parameters<typeof period>) => ({
  ...period(start, end, cycleLength),
  safety: [],
});

describe.each(testEngines)('the periods on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const save = (woman: Woman, write: Period & { base?: unknown; replaces_start_date?: CalendarDate }) =>
    woman.client.request('/api/period-tracking', {
      json: { user_id: woman.userId, base: null, ...write },
    });
  const read = async (woman: Woman, query = ''): Promise<unknown> =>
    (await woman.client.request(`/api/period-tracking${query}`)).json;
  const remove = (woman: Woman, start: string, userId = woman.userId): Promise<Answer> =>
    woman.client.request(`/api/period-tracking/${start}?user_id=${userId}`, { method: 'DELETE' });
  const moments = () =>
    server.opened.asRole(
      'app_user',
      maria.userId,
      'select period_start_date::text, updated_at from period_tracking',
    );

  test('are saved by their start and read newest first, with the first start of all', async () => {
    expect(await read(maria)).toEqual({ period_tracking: [], first_start_date: null });
    expect(await save(maria, period('2026-09-04', '2026-09-08'))).toMatchObject({
      status: 200,
      json: period('2026-09-04', '2026-09-08'),
    });
    await save(maria, period('2026-10-30', null, 30));
    await save(maria, period('2026-10-02', '2026-10-06', 29));
    const all = [
      period('2026-10-30', null, 30),
      period('2026-10-02', '2026-10-06', 29),
      period('2026-09-04', '2026-09-08'),
    ];
    expect(await read(maria)).toEqual({ period_tracking: all, first_start_date: '2026-09-04' });
    expect(await read(maria, '?limit=1')).toEqual({
      period_tracking: all.slice(0, 1),
      first_start_date: '2026-09-04',
    });
  });

  test('that touch a range are read with it, one without end by its default length', async () => {
    const [october, november] = [period('2026-09-29', '2026-10-03'), period('2026-10-28')];
    for (const row of [period('2024-12-30', '2025-01-02'), october, november]) await save(maria, row);
    const touching = async (from: string, to: string) =>
      ((await read(maria, `?from=${from}&to=${to}`)) as { period_tracking: Period[] }).period_tracking;
    expect(await touching('2026-10-01', '2026-10-31')).toEqual([november, october]);
    expect(await touching('2026-10-03', '2026-10-27')).toEqual([october]);
    expect(await touching('2026-10-04', '2026-10-27')).toEqual([]);
    expect(await touching('2026-11-01', '2026-11-30')).toEqual([november]); // 28 October to 1 November
    expect(await touching('2026-11-02', '2026-11-30')).toEqual([]);
    expect(await touching('2025-01-01', '2025-01-31')).toEqual([period('2024-12-30', '2025-01-02')]);
    expect(await read(maria, '?from=2026-10-04')).toMatchObject({ period_tracking: [november] });
    expect(await read(maria, '?to=2024-12-31')).toMatchObject({
      period_tracking: [period('2024-12-30', '2025-01-02')],
      first_start_date: '2024-12-30',
    });
  });

  test('with one start are one row, with another start two', async () => {
    await save(maria, period('2026-10-02', '2026-10-06'));
    await save(maria, period('2026-10-02', '2026-10-07', 30));
    expect(await read(maria)).toMatchObject({ period_tracking: [period('2026-10-02', '2026-10-07', 30)] });
    await save(maria, period('2026-10-03', '2026-10-07'));
    expect(await read(maria)).toMatchObject({
      period_tracking: [period('2026-10-03', '2026-10-07'), period('2026-10-02', '2026-10-07', 30)],
    });
  });

  test('lengths of 21 and 90 days are kept and read back', async () => {
    await save(maria, period('2026-09-02', '2026-09-06', 21));
    await save(maria, period('2026-10-02', '2026-10-06', 90));
    expect(await read(maria)).toMatchObject({
      period_tracking: [period('2026-10-02', '2026-10-06', 90), period('2026-09-02', '2026-09-06', 21)],
    });
  });

  test('two devices: each keeps what the other wrote into a field it did not touch', async () => {
    await save(maria, period('2026-10-02', null, 28));
    const base = { period_end_date: null, cycle_length: 28 };
    await save(maria, { ...period('2026-10-02', '2026-10-06', 28), base });
    const answer = await save(maria, { ...period('2026-10-02', null, 31), base });
    expect(answer.json).toEqual(answered('2026-10-02', '2026-10-06', 31));
    expect(await read(maria)).toMatchObject({ period_tracking: [period('2026-10-02', '2026-10-06', 31)] });
  });

  test('many first writes of one start at once end as one row', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => save(maria, period('2026-10-02', null, 21 + index))),
    );
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200));
    const { period_tracking } = (await read(maria)) as { period_tracking: Period[] };
    expect(period_tracking).toHaveLength(1);
  });

  test('the same write twice changes nothing, not even the moment of the change', async () => {
    const write = { ...period('2026-10-02', '2026-10-06', 30), base: null };
    const first = await save(maria, write);
    const before = await moments();
    expect(await save(maria, write)).toMatchObject({ status: 200, json: first.json });
    expect(await moments()).toEqual(before);
  });

  describe('moved to another start', () => {
    const base = { period_end_date: '2026-10-09', cycle_length: 28 };
    const move = { ...period('2026-10-01', '2026-10-09'), base, replaces_start_date: '2026-10-05' as const };
    beforeEach(() => save(maria, period('2026-10-05', '2026-10-09')));

    test('are one row still, also when the answer was lost and the write comes again', async () => {
      expect((await save(maria, move)).json).toEqual(answered('2026-10-01', '2026-10-09'));
      const before = await moments();
      expect(before).toHaveLength(1);
      expect((await save(maria, move)).json).toEqual(answered('2026-10-01', '2026-10-09'));
      expect(await moments()).toEqual(before);
    });

    test('keep the end that another device recorded meanwhile', async () => {
      await save(maria, { ...period('2026-10-05', '2026-10-11'), base });
      expect((await save(maria, move)).json).toEqual(answered('2026-10-01', '2026-10-11'));
    });

    test('onto the start of another period become one with it', async () => {
      await save(maria, period('2026-10-01', '2026-10-03', 35));
      for (let again = 0; again < 2; again += 1) {
        expect((await save(maria, move)).json).toEqual(answered('2026-10-01', '2026-10-09'));
        expect(await read(maria)).toMatchObject({ period_tracking: [period('2026-10-01', '2026-10-09')] });
      }
    });

    test('while they go on, onto one that has ended, have ended', async () => {
      await save(maria, period('2026-11-05'));
      await save(maria, period('2026-11-04', '2026-11-08'));
      const ongoing = { ...period('2026-11-04'), base: { period_end_date: null, cycle_length: 28 } };
      const answer = await save(maria, { ...ongoing, replaces_start_date: '2026-11-05' });
      expect(answer.json).toEqual(answered('2026-11-04', '2026-11-08'));
    });

    test('are saved at the new start when they are gone by now', async () => {
      await remove(maria, '2026-10-05');
      expect((await save(maria, move)).json).toEqual(answered('2026-10-01', '2026-10-09'));
      expect(await read(maria)).toMatchObject({ period_tracking: [period('2026-10-01', '2026-10-09')] });
    });

    test('by two devices at once end as one row', async () => {
      const other = { ...move, ...period('2026-10-02', '2026-10-09') };
      const answers = await Promise.all([save(maria, move), save(maria, other)]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      // The second finds its row gone and adds the start it was told: both are there to be seen and corrected.
      const { period_tracking } = (await read(maria)) as { period_tracking: Period[] };
      expect(period_tracking.map((row) => row.period_start_date)).toEqual(['2026-10-02', '2026-10-01']);
    });
  });

  test('are gone when they were deleted, however often that is asked', async () => {
    await save(maria, period('2026-10-02', '2026-10-06'));
    await save(maria, period('2026-09-02', '2026-09-06'));
    for (let again = 0; again < 2; again += 1) {
      expect(await remove(maria, '2026-10-02')).toMatchObject({ status: 204, text: '' });
    }
    expect(await read(maria)).toEqual({
      period_tracking: [period('2026-09-02', '2026-09-06')],
      first_start_date: '2026-09-02',
    });
  });

  describe('that cannot be are refused, and nothing is written:', () => {
    const tomorrow = latestTodayOnEarth(new Date(Date.now() + 86_400_000));
    const valid = period('2026-10-02', '2026-10-06');
    test.each<[string, object, string]>([
      ['an end before the start', { period_end_date: '2026-10-01' }, 'A period cannot end before it starts'],
      ['32 May', { period_start_date: '2026-05-32' }, 'Enter a day that exists, as YYYY-MM-DD'],
      ['29 February 2025', { period_end_date: '2025-02-29' }, 'Enter a day that exists, as YYYY-MM-DD'],
      [
        '2099',
        { period_start_date: '2099-01-01', period_end_date: null },
        'A period cannot be in the future',
      ],
      ['an end tomorrow', { period_end_date: tomorrow }, 'A period cannot be in the future'],
      ['1899', { period_start_date: '1899-12-31' }, 'Choose a day from 1900 on'],
      ['20 days', { cycle_length: 20 }, 'Enter a length from 21 to 90 days'],
      ['91 days', { cycle_length: 91 }, 'Enter a length from 21 to 90 days'],
      ['28.5 days', { cycle_length: 28.5 }, 'Enter a length from 21 to 90 days'],
      ['nobody', { user_id: '' }, 'Say whose record this is'],
    ])('%s', async (_, change, message) => {
      const answer = await maria.client.request('/api/period-tracking', {
        json: { user_id: maria.userId, base: null, ...valid, ...change },
      });
      expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input', message } });
      expect(await read(maria)).toEqual({ period_tracking: [], first_start_date: null });
    });
  });

  test.each([
    '?limit=0',
    '?limit=1001',
    '?limit=x',
    '?limit=1&limit=2',
    '?from=2026-05-32',
    '?from=2026-02-01&to=2026-01-31',
  ])('a question that makes no sense is answered with a sentence: %s', async (query) => {
    expect(await maria.client.request(`/api/period-tracking${query}`)).toMatchObject({
      status: 400,
      json: { code: 'invalid_input', message: expect.stringMatching(/^[A-Z]/) },
    });
  });

  test('of another are neither shown nor changed, and may have the same start', async () => {
    const other = await createWoman(server);
    await save(maria, period('2026-10-02', '2026-10-06'));
    expect(await read(other)).toEqual({ period_tracking: [], first_start_date: null });
    const refused = await other.client.request('/api/period-tracking', {
      json: { user_id: maria.userId, base: null, ...period('2026-10-02', '2026-10-31') },
    });
    expect(refused).toMatchObject({ status: 403, json: { code: 'other_user' } });
    expect(await remove(other, '2026-10-02', maria.userId)).toMatchObject({ status: 403 });
    expect((await remove(other, '2026-10-02')).status).toBe(204); // her own of that day: there is none
    expect(await read(other)).toMatchObject({ period_tracking: [] });
    await save(other, period('2026-10-02', '2026-10-09'));
    expect(await read(maria)).toMatchObject({ period_tracking: [period('2026-10-02', '2026-10-06')] });
  });

  test('are for nobody who is not signed in', async () => {
    const nobody = { ...maria, client: server.createClient() };
    await save(maria, period('2026-10-02', '2026-10-06'));
    expect((await nobody.client.request('/api/period-tracking')).status).toBe(401);
    expect((await save(nobody, period('2026-10-02', '2026-10-20'))).status).toBe(401);
    expect((await remove(nobody, '2026-10-02')).status).toBe(401);
    expect(await read(maria)).toMatchObject({ period_tracking: [period('2026-10-02', '2026-10-06')] });
  });
});
