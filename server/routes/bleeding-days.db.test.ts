import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { BleedingDay } from '@lunaria/domain/bleeding/bleeding-day.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { type DailyLog, EMPTY_VALUES, LOG_DATE_TEXTS } from '@lunaria/domain/daily-log/daily-log.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const DAY = '2026-10-02';
const NOTHING = { flow: null, kind: null };

describe.each(testEngines)('the bleeding of a day on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const save = (woman: Woman, write: object) =>
    woman.client.request('/api/bleeding-days', {
      json: { user_id: woman.userId, day: DAY, flow: null, kind: null, base: NOTHING, ...write },
    });
  const read = async (woman: Woman, query = '') => {
    const { json } = await woman.client.request(`/api/bleeding-days${query}`);
    return (json as { bleeding_days: BleedingDay[] }).bleeding_days;
  };
  const log = (woman: Woman, life_stage: LifeStage, extras: object, base: object = {}, more: object = {}) =>
    woman.client.request('/api/daily-logs', {
      json: {
        ...{ user_id: woman.userId, log_date: DAY, life_stage, ...EMPTY_VALUES, ...more, extras },
        base: { ...EMPTY_VALUES, extras: base },
      },
    });
  const readLogs = async (woman: Woman, query = '') => {
    const { json } = await woman.client.request(`/api/daily-logs${query}`);
    return (json as { daily_logs: DailyLog[] }).daily_logs;
  };
  const stored = (woman: Woman) =>
    server.opened.asRole(
      'app_user',
      woman.userId,
      'select log_date::text, extras from daily_logs order by 1',
    );

  test('is kept as it was sent, merged by its fields, and changes nothing when it is sent twice', async () => {
    const first = { flow: 'light', kind: 'period' };
    expect((await save(maria, first)).json).toEqual({ day: DAY, ...first, safety: [] });
    expect((await save(maria, first)).json).toEqual({ day: DAY, ...first, safety: [] });
    // Another device saw nothing yet, and said the amount only.
    expect((await save(maria, { flow: 'heavy' })).json).toEqual({
      ...{ day: DAY, flow: 'heavy', kind: 'period', safety: [] },
    });
    expect(await read(maria)).toEqual([{ day: DAY, flow: 'heavy', kind: 'period' }]);
  });

  test('what is taken away leaves no row', async () => {
    await save(maria, { flow: 'light' });
    expect((await save(maria, { base: { flow: 'light', kind: null } })).json).toEqual({
      day: DAY,
      ...NOTHING,
      safety: [],
    });
    expect(await read(maria)).toEqual([]);
    expect(await server.opened.asRole('app_user', maria.userId, 'select 1 from bleeding_days')).toEqual([]);
  });

  test('a range is read, oldest first; a day that has not come is refused', async () => {
    for (const day of ['2026-10-03', '2026-09-30', DAY]) await save(maria, { day, flow: 'spotting' });
    const days = await read(maria, `?from=2026-10-01&to=${DAY}`);
    expect(days.map(({ day }) => day)).toEqual([DAY]);
    expect((await read(maria)).map(({ day }) => day)).toEqual(['2026-09-30', DAY, '2026-10-03']);
    const ahead = await save(maria, { day: addDays(latestTodayOnEarth(new Date()), 1), flow: 'light' });
    expect([ahead.status, ahead.text]).toEqual([400, expect.stringContaining(LOG_DATE_TEXTS.inFuture)]);
  });

  test.each<[LifeStage, object, Omit<BleedingDay, 'day'>]>([
    ['menstrual-cycle', { period_flow: 'heavy' }, { flow: 'heavy', kind: null }],
    ['contraception', { breakthrough_bleeding: 'bleeding' }, { flow: 'unspecified', kind: 'between' }],
    ['menopause', { period_this_week: 'yes' }, { flow: 'unspecified', kind: 'period' }],
    ['menopause', { period_this_week: 'no' }, { flow: 'none', kind: 'period' }],
    ['post-menopause', { bleeding: 'spotting' }, { flow: 'spotting', kind: 'unknown' }],
  ])(
    'logged in %s as %j it is the row, the log answers as before, and stores none of it',
    async (stage, extras, row) => {
      const { json } = await log(maria, stage, extras, {}, { mood: 4 });
      const logged = { log_date: DAY, ...EMPTY_VALUES, mood: 4, extras: { [stage]: extras } };
      expect(json).toEqual({ ...logged, safety: [] });
      expect(await readLogs(maria)).toEqual([logged]);
      expect(await read(maria)).toEqual([{ day: DAY, ...row }]);
      expect(await stored(maria)).toEqual([{ log_date: DAY, extras: {} }]);
    },
  );

  test('a log of nothing but bleeding is its row and nothing else; taken away, the day is empty', async () => {
    await log(maria, 'menstrual-cycle', { period_flow: 'light' });
    expect(await stored(maria)).toEqual([]);
    await log(maria, 'menstrual-cycle', {}, { period_flow: 'light' });
    expect([await read(maria), await readLogs(maria)]).toEqual([[], []]);
  });

  test('noted elsewhere it stands in the log; another field of the day leaves it as it was noted', async () => {
    await save(maria, { flow: 'heavy', kind: 'after-sex' });
    expect(await readLogs(maria)).toMatchObject([
      { log_date: DAY, extras: { 'menstrual-cycle': { period_flow: 'heavy' } } },
    ]);
    const seen = { breakthrough_bleeding: 'bleeding' };
    await log(maria, 'contraception', { ...seen, libido: 3 }, seen);
    expect(await read(maria)).toEqual([{ day: DAY, flow: 'heavy', kind: 'after-sex' }]);
    await log(maria, 'contraception', { breakthrough_bleeding: 'none', libido: 3 }, { ...seen, libido: 3 });
    expect(await read(maria)).toEqual([{ day: DAY, flow: 'none', kind: 'between' }]);
  });

  test('a deleted log takes the bleeding of its day with it, and of no other', async () => {
    await log(maria, 'menstrual-cycle', { period_flow: 'light' }, {}, { mood: 3 });
    await save(maria, { day: '2026-10-03', flow: 'light' });
    await maria.client.request(`/api/daily-logs/${DAY}?user_id=${maria.userId}`, { method: 'DELETE' });
    expect((await read(maria)).map(({ day }) => day)).toEqual(['2026-10-03']);
  });

  test('more days than an answer holds come in pages, logs and bleeding alike, each day once', async () => {
    await server.opened.asRole(
      'app_user',
      maria.userId,
      `insert into bleeding_days (user_id, day, flow) select '${maria.userId}', '2020-01-01'::date + n, 'light' from generate_series(0, 1499) n;
       insert into daily_logs (user_id, log_date, mood, extras) select '${maria.userId}', '2020-01-01'::date + 2 * n, 5, '{}' from generate_series(0, 899) n`,
    );
    const days: string[] = [];
    const logs: DailyLog[] = [];
    for (let query = ''; ; ) {
      const page = await maria.client.request(`/api/daily-logs${query}`);
      logs.unshift(...(page.json as { daily_logs: DailyLog[] }).daily_logs);
      const rest = /\?to=[\d-]+/.exec(page.headers.get('link') ?? '');
      if (rest === null) break;
      query = rest[0];
    }
    for (let query = ''; ; ) {
      const page = await maria.client.request(`/api/bleeding-days${query}`);
      days.unshift(...(page.json as { bleeding_days: BleedingDay[] }).bleeding_days.map(({ day }) => day));
      const rest = /\?to=[\d-]+/.exec(page.headers.get('link') ?? '');
      if (rest === null) break;
      query = rest[0];
    }
    expect(days).toEqual(Array.from({ length: 1500 }, (_, index) => addDays('2020-01-01', index)));
    const expected = Array.from({ length: 1799 }, (_, index) => index).filter((n) => n < 1500 || n % 2 === 0);
    expect(logs.map(({ log_date: date }) => date)).toEqual(expected.map((n) => addDays('2020-01-01', n)));
    const both = logs.filter(
      ({ mood, extras }) => mood === 5 && extras['menstrual-cycle']?.period_flow === 'light',
    );
    expect(both).toHaveLength(750);
  });
});
