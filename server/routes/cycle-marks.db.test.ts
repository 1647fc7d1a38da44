import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import type { CycleMark, CycleRecords } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { CYCLE_RECORD_LIMITS, CYCLE_RECORD_TEXTS } from '@lunaria/domain/cycle/history/record-faults.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const mark = (changes: Partial<CycleMark> = {}): CycleMark => ({
  cycle_start: '2026-09-04',
  verdict: null,
  reason: null,
  ovulation_on: null,
  ...changes,
});
const ill = { verdict: 'unusual', reason: 'illness' } as const;
const baseOf = ({ cycle_start: _, ...said }: CycleMark) => said;

describe.each(testEngines)('what is said of cycles on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const save = (woman: Woman, write: object, base: object | null = null) =>
    woman.client.request('/api/cycle-marks', { json: { user_id: woman.userId, ...write, base } });
  const read = async (woman: Woman): Promise<CycleMark[]> =>
    ((await woman.client.request('/api/cycle-records')).json as CycleRecords).cycle_marks;
  const movePeriod = async (from: string, to: string) => {
    const period = { period_end_date: null, cycle_length: 28 };
    const answer = await maria.client.request('/api/period-tracking', {
      json: {
        user_id: maria.userId,
        period_start_date: to,
        ...period,
        replaces_start_date: from,
        base: period,
      },
    });
    expect(answer.status).toBe(200);
  };
  const record = (start: string) =>
    maria.client.request('/api/period-tracking', {
      json: {
        user_id: maria.userId,
        period_start_date: start,
        period_end_date: null,
        cycle_length: 28,
        base: null,
      },
    });
  const moments = () =>
    server.opened.asRole('app_user', maria.userId, 'select cycle_start::text, updated_at from cycle_marks');

  test('is saved and read oldest first', async () => {
    const all = [
      mark({ cycle_start: '2026-08-07', verdict: 'whole' }),
      mark({ ...ill, ovulation_on: '2026-09-18' }),
      mark({ cycle_start: '2026-10-02', ovulation_on: '2026-10-02' }),
    ];
    for (const one of all.toReversed())
      expect(await save(maria, one)).toMatchObject({ status: 200, json: one });
    expect(await read(maria)).toEqual(all);
  });

  test('by two devices keeps both, verdict and reason as one; the same write twice changes nothing', async () => {
    await save(maria, mark(ill));
    const ovulation = mark({ ovulation_on: '2026-09-18' });
    expect((await save(maria, ovulation)).json).toEqual(mark({ ...ill, ovulation_on: '2026-09-18' }));
    const stressed = mark({ verdict: 'unusual', reason: 'stress' });
    const both = mark({ ...baseOf(stressed), ovulation_on: '2026-09-18' });
    expect((await save(maria, stressed, baseOf(mark(ill)))).json).toEqual(both);
    const before = await moments();
    expect(await save(maria, stressed, baseOf(mark(ill)))).toMatchObject({ status: 200, json: both });
    expect(await moments()).toEqual(before);
    expect(await read(maria)).toEqual([both]);
  });

  test('by two devices at once is one mark with what both said', async () => {
    for (const start of ['2026-01-05', '2026-02-02', '2026-03-02'] as const) {
      const [verdict, ovulation] = [
        mark({ cycle_start: start, ...ill }),
        mark({ cycle_start: start, ovulation_on: addDays(start, 13) }),
      ];
      const answers = await Promise.all(
        [verdict, ovulation, verdict, ovulation].map((one) => save(maria, one)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await read(maria)).toContainEqual({ ...ovulation, ...ill });
    }
    expect(await read(maria)).toHaveLength(3);
  });

  test('taken back is gone, also when it is taken back twice or was never said', async () => {
    await save(maria, mark(ill));
    for (let again = 0; again < 2; again += 1) {
      expect(await save(maria, mark(), baseOf(mark(ill)))).toMatchObject({ status: 200, json: mark() });
      expect(await read(maria)).toEqual([]);
    }
    expect(await save(maria, mark({ cycle_start: '2020-01-01' }))).toMatchObject({ status: 200 });
    expect(await moments()).toEqual([]);
  });

  describe('moves with the start of its period', () => {
    beforeEach(() => record('2026-09-04'));

    test('once, also when the write comes twice', async () => {
      await save(maria, mark({ ...ill, ovulation_on: '2026-09-18' }));
      for (let again = 0; again < 2; again += 1) {
        await movePeriod('2026-09-04', '2026-09-02');
        expect(await read(maria)).toEqual([
          mark({ cycle_start: '2026-09-02', ...ill, ovulation_on: '2026-09-18' }),
        ]);
      }
    });

    test('and fills what it lacks from what was said there', async () => {
      await record('2026-09-01');
      await save(maria, mark({ cycle_start: '2026-09-01', verdict: 'whole', ovulation_on: '2026-09-17' }));
      await save(maria, mark(ill));
      await movePeriod('2026-09-04', '2026-09-01');
      expect(await read(maria)).toEqual([
        mark({ cycle_start: '2026-09-01', ...ill, ovulation_on: '2026-09-17' }),
      ]);
    });

    test('but for a day of ovulation that its cycle has no more; moved back it is there again', async () => {
      await save(maria, mark({ ...ill, ovulation_on: '2026-09-18' }));
      await movePeriod('2026-09-04', '2026-09-19');
      expect(await read(maria)).toEqual([
        mark({ ovulation_on: '2026-09-18' }),
        mark({ cycle_start: '2026-09-19', ...ill }),
      ]);
      await movePeriod('2026-09-19', '2026-09-04');
      expect(await read(maria)).toEqual([mark({ ...ill, ovulation_on: '2026-09-18' })]);
    });

    test('and stays when the period is deleted, for the day on which it comes back', async () => {
      await save(maria, mark(ill));
      await maria.client.request(`/api/period-tracking/2026-09-04?user_id=${maria.userId}`, {
        method: 'DELETE',
      });
      expect(await read(maria)).toEqual([mark(ill)]);
      await record('2026-09-04');
      expect(await read(maria)).toEqual([mark(ill)]);
    });
  });

  test('that cannot be is refused with a sentence, and nothing is kept', async () => {
    const today = latestTodayOnEarth(new Date());
    const longCycle = { cycle_start: '2026-01-01', verdict: 'whole' } as const;
    for (const [write, message] of [
      [mark({ cycle_start: '1899-12-31', verdict: 'whole' }), CYCLE_RECORD_TEXTS.cycle],
      [mark({ cycle_start: addDays(today, 2), verdict: 'whole' }), CYCLE_RECORD_TEXTS.cycle],
      [mark({ verdict: 'unusual' }), CYCLE_RECORD_TEXTS.reason],
      [mark({ verdict: 'whole', reason: 'stress' }), CYCLE_RECORD_TEXTS.reason],
      [mark({ reason: 'stress' }), CYCLE_RECORD_TEXTS.reason],
      [mark({ ovulation_on: '2026-09-03' }), CYCLE_RECORD_TEXTS.ovulation],
      // 120 days after the first day is day 121.
      [mark({ ...longCycle, ovulation_on: addDays('2026-01-01', 120) }), CYCLE_RECORD_TEXTS.ovulation],
      [mark({ cycle_start: today, ovulation_on: addDays(today, 2) }), CYCLE_RECORD_TEXTS.ovulation],
    ] as const) {
      expect(await save(maria, write)).toMatchObject({
        status: 400,
        json: { code: 'invalid_input', message },
      });
    }
    for (const write of [
      { ...mark(ill), cycle_start: '2026-02-30' },
      { ...mark(ill), reason: 'unknown' },
      { ...mark(ill), verdict: 'Unusual' },
      { cycle_start: '2026-09-04', verdict: 'whole', reason: null },
    ]) {
      expect(await save(maria, write)).toMatchObject({ status: 400, json: { code: 'invalid_input' } });
    }
    expect(await read(maria)).toEqual([]);
    const last = mark({ ...longCycle, ovulation_on: addDays('2026-01-01', 119) });
    expect((await save(maria, last)).status).toBe(200);
  });

  test('has an end: more than a life of cycles is refused, what is there can still be changed', async () => {
    await server.opened.asRole(
      'app_user',
      maria.userId,
      `insert into cycle_marks (user_id, cycle_start, verdict)
       select '${maria.userId}', '2015-01-01'::date + n, 'whole' from generate_series(1, ${CYCLE_RECORD_LIMITS.marks}) n`,
    );
    expect(await save(maria, mark(ill))).toMatchObject({
      status: 400,
      json: { message: CYCLE_RECORD_TEXTS.marks },
    });
    const there = mark({ cycle_start: '2015-01-02', verdict: 'whole' });
    expect((await save(maria, { ...there, ...ill }, baseOf(there))).status).toBe(200);
    expect((await save(maria, mark())).status).toBe(200);
  });
});
