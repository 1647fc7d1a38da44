import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import type { CycleRecords, ShownForecast } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { CYCLE_RECORD_LIMITS, CYCLE_RECORD_TEXTS } from '@lunaria/domain/cycle/history/record-faults.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const forecast = (changes: Partial<ShownForecast> = {}): ShownForecast => ({
  cycle_start: '2026-10-30',
  shown_on: '2026-11-03',
  predicted_start: '2026-11-27',
  window_from: '2026-11-25',
  window_to: '2026-11-29',
  known_cycles: 7,
  is_ovulation_known: false,
  ...changes,
});

describe.each(testEngines)('the ledger of forecasts on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const keep = (woman: Woman, write: object) =>
    woman.client.request('/api/cycle-forecasts', { json: { user_id: woman.userId, ...write } });
  const read = async (woman: Woman): Promise<ShownForecast[]> =>
    ((await woman.client.request('/api/cycle-records')).json as CycleRecords).cycle_forecasts;
  const fill = (count: number, start: string) =>
    server.opened.asRole(
      'app_user',
      maria.userId,
      `insert into cycle_forecasts (user_id, cycle_start, shown_on, predicted_start, window_from, window_to, known_cycles, is_ovulation_known)
       select '${maria.userId}', ${start}, ${start}, ${start} + 60, ${start} + 30 - n % 30 + 1, ${start} + 60 + n / 30 % 90, 3, false
       from generate_series(1, ${count}) n`,
    );

  test('keeps each once, as it was shown first, however often it is sent', async () => {
    expect(await keep(maria, forecast())).toMatchObject({ status: 201, json: forecast() });
    const later = forecast({ shown_on: '2026-11-05', known_cycles: 8, is_ovulation_known: true });
    for (const again of [forecast(), later]) {
      expect(await keep(maria, again)).toMatchObject({ status: 200, json: forecast() });
    }
    const narrower = forecast({ shown_on: '2026-11-14', window_from: '2026-11-26' });
    expect((await keep(maria, narrower)).status).toBe(201);
    const before = forecast({
      cycle_start: '2026-10-02',
      shown_on: '2026-10-03',
      predicted_start: '2026-10-30',
      window_from: '2026-10-28',
      window_to: '2026-11-01',
    });
    expect((await keep(maria, before)).status).toBe(201);
    expect(await read(maria)).toEqual([before, forecast(), narrower]);
  });

  test('sent many times at once is kept once, and one answer says that it is new', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => keep(maria, forecast())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(await read(maria)).toEqual([forecast()]);
  });

  test('cannot be changed or taken back: there is no address for it', async () => {
    await keep(maria, forecast());
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      for (const path of ['/api/cycle-forecasts', '/api/cycle-forecasts/2026-10-30']) {
        const answer = await maria.client.request(path, {
          method,
          json: { user_id: maria.userId, ...forecast({ predicted_start: '2026-11-28' }) },
        });
        expect(answer.status).toBe(404);
      }
    }
    expect(await read(maria)).toEqual([forecast()]);
  });

  test('refuses what cannot have been shown: of tomorrow, before its cycle, about the past, around nothing', async () => {
    const today = latestTodayOnEarth(new Date());
    const tomorrow = addDays(today, 1);
    for (const [changes, message] of [
      [{ cycle_start: today, shown_on: tomorrow }, CYCLE_RECORD_TEXTS.shown],
      [{ shown_on: '2026-10-29' }, CYCLE_RECORD_TEXTS.shown],
      [{ cycle_start: '1899-12-31' }, CYCLE_RECORD_TEXTS.shown],
      [{ window_from: '2026-11-03' }, CYCLE_RECORD_TEXTS.window],
      [{ window_from: '2026-11-28' }, CYCLE_RECORD_TEXTS.window],
      [{ window_to: '2026-11-26' }, CYCLE_RECORD_TEXTS.window],
      // 151 days after 30 October.
      [{ window_to: '2027-03-30' }, CYCLE_RECORD_TEXTS.window],
    ] as const) {
      expect(await keep(maria, forecast(changes))).toMatchObject({
        status: 400,
        json: { code: 'invalid_input', message },
      });
    }
    for (const changes of [
      { known_cycles: -1 },
      { known_cycles: 1.5 },
      { is_ovulation_known: 'no' },
      { predicted_start: '2026-02-30' },
      { window_to: null },
    ]) {
      expect(await keep(maria, { ...forecast(), ...changes })).toMatchObject({ status: 400 });
    }
    expect(await read(maria)).toEqual([]);
  });

  test('has an end for a cycle and for all; what is kept is still found, and the newest 500 are read', async () => {
    await fill(CYCLE_RECORD_LIMITS.perCycle, "'2024-01-01'::date");
    const [kept] = await read(maria);
    expect(await keep(maria, { ...kept, window_to: addDays('2024-01-01', 120) })).toMatchObject({
      status: 400,
      json: { message: CYCLE_RECORD_TEXTS.forecasts },
    });
    expect((await keep(maria, kept ?? {})).status).toBe(200);
    const rest = CYCLE_RECORD_LIMITS.forecasts - CYCLE_RECORD_LIMITS.perCycle;
    await fill(rest, "('1990-01-01'::date + n)");
    expect(await keep(maria, forecast())).toMatchObject({
      status: 400,
      json: { message: CYCLE_RECORD_TEXTS.forecasts },
    });
    const found = await read(maria);
    expect(found).toHaveLength(500);
    expect(found.at(-1)?.cycle_start).toBe('2024-01-01');
    expect(found.map(({ shown_on }) => shown_on)).toEqual(found.map(({ shown_on }) => shown_on).toSorted());
  });
});
