import { readEverything } from '@lunaria/db/testing/read-everything.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { cycleRecordsSchema, NO_CYCLE_RECORDS } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { joinCycleRecords } from '@lunaria/domain/cycle/history/join-cycle-records.ts';
import { ovulationSignOf } from '@lunaria/domain/cycle/ovulation/ovulation-signs.ts';
import { EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import { createLogs } from '@lunaria/domain/examples/create-logs.ts';
import { dateByDueDate, dateByLastPeriod, dateByWeek } from '@lunaria/domain/pregnancy/dating.ts';
import { LIFE_STAGE_VALUES } from '@lunaria/domain/profile/life-stages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { recordLogs } from '../demo/record-history.ts';
import { SIGNS_PAGE } from '../services/cycle/find-cycle-records.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { findNext, followPages } from '../testing/follow-pages.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

describe.each(testEngines)('what is recorded of cycles beside the periods on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const read = async ({ client }: Woman): Promise<z.infer<typeof cycleRecordsSchema>> => {
    const { status, json } = await client.request('/api/cycle-records');
    expect(status).toBe(200);
    return z.parse(cycleRecordsSchema, json);
  };
  const log = async (day: string, stage: string, extras: object) => {
    const { status, text } = await maria.client.request('/api/daily-logs', {
      json: {
        user_id: maria.userId,
        log_date: day,
        life_stage: stage,
        ...EMPTY_VALUES,
        extras,
        base: EMPTY_VALUES,
      },
    });
    expect(status, text).toBe(200);
  };
  const date = (dating: object) =>
    maria.client.request('/api/stage', { method: 'PUT', json: { user_id: maria.userId, dating } });
  const end = (endedOn: string | null, changes: object = {}) =>
    maria.client.request('/api/stage/end', {
      json: {
        user_id: maria.userId,
        reason: 'loss',
        ended_on: endedOn,
        life_stage: 'menstrual-cycle',
        ...changes,
      },
    });

  test('is nothing at first', async () => {
    expect(await read(maria)).toEqual(NO_CYCLE_RECORDS);
  });

  test('names the signs of ovulation of her daily log, whatever the mode, and no day without one', async () => {
    await log('2026-10-12', 'conception', { lh_test: 'negative' });
    await log('2026-10-10', 'menstrual-cycle', { basal_body_temperature: 97.3, period_flow: 'none' });
    await log('2026-10-11', 'menstrual-cycle', { period_flow: 'none', pms_severity: 2 });
    await log('2026-10-13', 'conception', { lh_test: 'positive', basal_temperature: 97.52 });
    await log('2026-10-14', 'conception', { lh_test: 'not-tested', cervical_mucus: 'ewcm' });
    await log('2026-10-15', 'conception', { lh_test: 'not-tested', basal_temperature: 98 });
    // The mode was changed on that day: what Conception Mode says counts.
    await log('2026-10-16', 'menstrual-cycle', { basal_body_temperature: 97.1 });
    await log('2026-10-16', 'conception', { basal_temperature: 98.1 });
    expect((await read(maria)).ovulation_signs).toEqual([
      { day: '2026-10-10', lh_test: null, temperature_f: 97.3 },
      { day: '2026-10-12', lh_test: 'negative', temperature_f: null },
      { day: '2026-10-13', lh_test: 'positive', temperature_f: 97.52 },
      { day: '2026-10-15', lh_test: null, temperature_f: 98 },
      { day: '2026-10-16', lh_test: null, temperature_f: 98.1 },
    ]);
  });

  test('names the same signs as the domain finds, over years in every mode', async () => {
    const logs = createLogs({
      firstDay: '2024-01-01',
      lastDay: '2026-11-13',
      periods: [],
      shareOfDays: 0.9,
      modes: LIFE_STAGE_VALUES.map((stage, index) => ({
        from: addDays('2024-01-15', 30 * index),
        stage,
      })),
    });
    await recordLogs(server.opened.database, server.keyring, maria.userId, logs);
    const signs = logs.flatMap((one) => ovulationSignOf(one) ?? []);
    expect(signs.length).toBeGreaterThan(20);
    expect((await read(maria)).ovulation_signs).toEqual(signs);
  });

  const insertLogs = (firstDay: string, count: number, extras: string) =>
    server.opened.asRole(
      'app_user',
      maria.userId,
      `insert into daily_logs (user_id, log_date, extras)
         select '${maria.userId}', '${firstDay}'::date + n, '${extras}' from generate_series(0, ${count - 1}) n`,
    );

  test('comes in pages where there are more signs than one holds: each day once, the other lists with the first', async () => {
    const [firstDay, count] = ['2010-01-01', SIGNS_PAGE.rows + 1_500] as const;
    await insertLogs(firstDay, count, '{"conception": {"lh_test": "negative"}}');
    await maria.client.request('/api/profile', { method: 'PATCH', json: { life_stage: 'conception' } });
    await date(dateByDueDate('2023-12-01', '2023-05-01'));
    const answers = await followPages(maria.client, '/api/cycle-records');
    const pages = answers.map(({ json }) => z.parse(cycleRecordsSchema, json));
    expect(pages.map(({ ovulation_signs: signs }) => signs.length)).toEqual([SIGNS_PAGE.rows, 1_500]);
    expect(answers.map(findNext)).toEqual([`/api/cycle-records?to=${addDays(firstDay, 1_499)}`, null]);
    const [first, rest] = pages;
    expect(first).toMatchObject({ stage_changes: [{ to_stage: 'conception' }], pregnancies: [{ to: null }] });
    expect(rest).toEqual({ ...NO_CYCLE_RECORDS, ovulation_signs: rest?.ovulation_signs });
    expect(pages.reduce(joinCycleRecords)).toEqual({
      ...first,
      ovulation_signs: Array.from({ length: count }, (_, index) => ({
        day: addDays(firstDay, index),
        ...{ lh_test: 'negative', temperature_f: null },
      })),
    });
  });

  test('is one answer where few of many days say something of ovulation', async () => {
    await log('2009-12-31', 'conception', { lh_test: 'positive' });
    await insertLogs('2010-01-01', SIGNS_PAGE.rows + 1_500, '{}');
    const answers = await followPages(maria.client, '/api/cycle-records');
    expect(answers.map(({ json }) => json)).toEqual([
      {
        ...NO_CYCLE_RECORDS,
        ovulation_signs: [{ day: '2009-12-31', lh_test: 'positive', temperature_f: null }],
      },
    ]);
  });

  test('is asked for up to a day that exists', async () => {
    for (const to of ['', 'soon', '2026-02-30']) {
      expect((await maria.client.request(`/api/cycle-records?to=${to}`)).status).toBe(400);
    }
  });

  test('names each pregnancy from its first day to its end, however it was dated, and how it ended', async () => {
    // 280 days before 1 December 2023 is 24 February.
    await date(dateByDueDate('2023-12-01', '2023-05-01'));
    await end('2023-06-15');
    await date(dateByLastPeriod('2024-02-29', '2024-04-01'));
    await end(null, { reason: 'birth' });
    const [stated] = await server.opened.asRole(
      'app_user',
      maria.userId,
      "select (max(ended_at) at time zone 'UTC')::date::text as day from pregnancies",
    );
    // Without a day it ended on the day on her clock when she said so, whenever that arrived.
    await date(dateByLastPeriod('2025-02-01', '2025-04-01'));
    await end(null, { said_on: '2025-06-20', reason: 'prefer-not-to-say' });
    // 24 weeks before 10 November 2026 is 26 May.
    await date(dateByWeek(24, '2026-11-10'));
    expect((await read(maria)).pregnancies).toEqual([
      { from: '2023-02-24', to: '2023-06-15', end: 'loss' },
      { from: '2024-02-29', to: stated?.day, end: 'birth' },
      { from: '2025-02-01', to: '2025-06-20', end: 'prefer-not-to-say' },
      { from: '2026-05-26', to: null, end: null },
    ]);
  });

  test('names every change of mode, by whatever it came', async () => {
    const change = (stage: string) =>
      maria.client.request('/api/profile', { method: 'PATCH', json: { life_stage: stage } });
    await change('contraception');
    await change('contraception');
    await change('pregnancy');
    await date(dateByWeek(10, '2026-11-10'));
    await end(null);
    const { stage_changes } = await read(maria);
    expect(stage_changes.map(({ from_stage, to_stage }) => [from_stage, to_stage])).toEqual([
      ['menstrual-cycle', 'contraception'],
      ['contraception', 'pregnancy'],
      ['pregnancy', 'menstrual-cycle'],
    ]);
    for (const { changed_at } of stage_changes) {
      expect(new Date(changed_at).toISOString()).toBe(changed_at);
      expect(Math.abs(Date.now() - Date.parse(changed_at))).toBeLessThan(600_000);
    }
  });

  describe('belongs to her alone:', () => {
    const id = crypto.randomUUID();
    const writes = {
      '/api/cycle-marks': {
        cycle_start: '2026-09-04',
        ...{ verdict: 'unusual', reason: 'illness', ovulation_on: '2026-09-18', base: null },
      },
      '/api/cycle-pauses': {
        id,
        ...{ from_on: '2025-01-05', to_on: '2025-03-08', reason: 'treatment', base: null },
      },
      '/api/cycle-forecasts': {
        cycle_start: '2026-10-30',
        shown_on: '2026-11-03',
        predicted_start: '2026-11-27',
        window_from: '2026-11-25',
        window_to: '2026-11-29',
        known_cycles: 7,
        is_ovulation_known: false,
      },
    };
    const recordAll = async (woman: Woman) => {
      for (const [path, write] of Object.entries(writes)) {
        expect(
          (await woman.client.request(path, { json: { user_id: woman.userId, ...write } })).status,
        ).toBeLessThan(300);
      }
    };

    test('another sees and changes nothing of it, whatever she names', async () => {
      const other = await createWoman(server);
      await recordAll(maria);
      const hers = await read(maria);
      const before = await readEverything(server.opened, ['rate_limits']);
      for (const [path, write] of Object.entries(writes)) {
        const named = await other.client.request(path, { json: { user_id: maria.userId, ...write } });
        expect(named).toMatchObject({ status: 403, json: { code: 'other_user' } });
        const nameless = await other.client.request(path, { json: write });
        expect(nameless).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
      }
      for (const [userId, status] of [
        [maria.userId, 403],
        // Her own, of which there is none with this id: the other's is not met.
        [other.userId, 204],
      ] as const) {
        const path = `/api/cycle-pauses/${id}?user_id=${userId}`;
        expect((await other.client.request(path, { method: 'DELETE' })).status).toBe(status);
      }
      for (const rest of ['', '&to=2026-12-31']) {
        const asked = await other.client.request(`/api/cycle-records?user_id=${maria.userId}${rest}`);
        expect(asked.json).toEqual(NO_CYCLE_RECORDS);
      }
      expect(await readEverything(server.opened, ['rate_limits'])).toEqual(before);
      expect(await read(maria)).toEqual(hers);
    });

    test('the same ids and days of two people are two records', async () => {
      const other = await createWoman(server);
      await recordAll(maria);
      await recordAll(other);
      await other.client.request(`/api/cycle-pauses/${id}?user_id=${other.userId}`, { method: 'DELETE' });
      expect((await read(maria)).cycle_pauses).toHaveLength(1);
      expect((await read(other)).cycle_pauses).toEqual([]);
    });

    test('without a session there is nothing, and nothing of it stands in the log', async () => {
      await recordAll(maria);
      const nobody = server.createClient();
      expect((await nobody.request('/api/cycle-records')).status).toBe(401);
      for (const [path, write] of Object.entries(writes)) {
        expect((await nobody.request(path, { json: { user_id: maria.userId, ...write } })).status).toBe(401);
      }
      expect(server.output.join('')).not.toMatch(/unusual|illness|treatment|2026-09-18/);
    });

    test('it goes with her account', async () => {
      await recordAll(maria);
      await maria.client.request('/api/profile', { method: 'PATCH', json: { life_stage: 'conception' } });
      await server.opened.asRole('app_auth', undefined, `delete from users where id = '${maria.userId}'`);
      expect(JSON.stringify(await readEverything(server.opened))).not.toContain(maria.userId);
    });
  });
});
