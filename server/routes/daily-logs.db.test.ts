import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { bleedingFieldOf, bleedingIn, withoutBleeding } from '@lunaria/domain/bleeding/log-bleeding.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { BLOOD_PRESSURE_TEXTS } from '@lunaria/domain/daily-log/blood-pressure.ts';
import {
  CONTRADICTIONS,
  type CommonValues,
  type DailyLog,
  EMPTY_VALUES,
  LOG_DATE_TEXTS,
  UNREADABLE_BLOOD_PRESSURE,
} from '@lunaria/domain/daily-log/daily-log.ts';
import type { AllExtras } from '@lunaria/domain/daily-log/log-extras.ts';
import { COMMON_FIELDS, COMMON_KEYS, type LogField } from '@lunaria/domain/daily-log/log-fields.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const DAY = '2026-10-02';
const NEXT = '2026-10-03';

/** Any write, those that cannot be too. */
interface Write extends Partial<CommonValues> {
  log_date?: string;
  life_stage?: LifeStage;
  extras?: object;
  signs?: object;
  base?: object;
  starting_fields?: string[];
}

describe.each(testEngines)('the log of a day on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const save = (woman: Woman, { base, ...write }: Write) =>
    woman.client.request('/api/daily-logs', {
      json: {
        user_id: woman.userId,
        log_date: DAY,
        life_stage: 'menstrual-cycle',
        ...EMPTY_VALUES,
        ...write,
        base: { ...EMPTY_VALUES, ...base },
      },
    });
  const read = async (woman: Woman, query = ''): Promise<DailyLog[]> => {
    const { json } = await woman.client.request(`/api/daily-logs${query}`);
    return (json as { daily_logs: DailyLog[] }).daily_logs;
  };
  const remove = (woman: Woman, date: string, userId = woman.userId) =>
    woman.client.request(`/api/daily-logs/${date}?user_id=${userId}`, { method: 'DELETE' });
  const stored = (woman: Woman) =>
    server.opened.asRole('app_user', woman.userId, 'select * from daily_logs order by log_date');
  const measured = (woman: Woman) =>
    server.opened.asRole(
      'app_user',
      woman.userId,
      'select * from measurements order by local_day, kind, value',
    );
  const pressure = (blood_pressure: string): Write => ({
    life_stage: 'post-menopause',
    extras: { blood_pressure },
  });

  // A field that nobody names here has the largest value it may have, or its first answer.
  const largest = COMMON_KEYS.map((key) => {
    const field: LogField = COMMON_FIELDS[key];
    return [key, 'max' in field ? field.max : 'options' in field ? field.options[0]?.value : undefined];
  });
  const full: CommonValues = {
    ...(Object.fromEntries(largest) as CommonValues), // as: one entry for each key
    sleep_hours: 7.2,
    sleep_quality: 8,
    activity_minutes: 45,
    activity_type: 'yoga',
    mood: 6,
    stress: 3,
    weight_kg: 63.502931,
    water_glasses: 7.6,
  };
  const ofModes: { [Stage in LifeStage]: object } = {
    'pre-menstrual': {},
    'menstrual-cycle': {
      period_flow: 'medium',
      pms_severity: 0,
      basal_body_temperature: 97.88,
      resting_heart_rate: 62,
    },
    contraception: { pill_taken: 'late within 12h', breakthrough_bleeding: 'spotting', libido: 5 },
    conception: {
      lh_test: 'not-tested',
      basal_temperature: 98.1,
      cervical_mucus: 'ewcm',
      intercourse: 'yes',
    },
    ivf: { medication: 'all', injection_reaction: 2, anxiety: 4, fatigue: 10 },
    pregnancy: { kick_count: 12, weight_kg: 70.1, nausea: 3, swelling: 'mild', contractions: 'braxton' },
    menopause: {
      hot_flashes: 4,
      hot_flash_severity: 7,
      night_sweats: 'severe',
      brain_fog: 1,
      period_this_week: 'no',
    },
    'post-menopause': {
      vaginal_dryness: 2,
      pain: 0,
      urinary_incontinence_episodes: 1,
      blood_pressure: '120/80',
      weight_kg: 66.6,
      energy: 7,
      libido: 4,
    },
  };

  test('is saved whole in every mode, each number as it was sent, and keeps what another mode logged', async () => {
    const { extras: _, ...nothing } = EMPTY_VALUES;
    let extras: AllExtras = {};
    for (const [life_stage, own] of Object.entries(ofModes)) {
      // How she bled is one fact of the day: what the mode before said of it gives way.
      const field = bleedingFieldOf(life_stage as LifeStage); // as: a key of ofModes
      const others = field && field.key in own ? withoutBleeding(extras) : extras;
      extras = { ...others, ...(Object.keys(own).length > 0 && { [life_stage]: own }) };
      const log = { log_date: DAY, ...full, extras };
      const answer = await save(maria, {
        life_stage: life_stage as LifeStage, // as: a key of ofModes
        ...full,
        extras: own,
        base: life_stage === 'pre-menstrual' ? nothing : full,
      });
      expect(answer).toMatchObject({ status: 200, json: log });
      expect(await read(maria)).toEqual([log]);
    }
  });

  test('is saved twice without a difference, not even in the bytes of the blood pressure', async () => {
    const write = { ...pressure('120/80'), ...full };
    const first = await save(maria, write);
    expect(first.status).toBe(200);
    const before = [await stored(maria), await measured(maria)];
    expect(await save(maria, write)).toMatchObject({ status: 200, json: first.json });
    expect([await stored(maria), await measured(maria)]).toEqual(before);
  });

  test('is one row for each day, and can be cleared field by field', async () => {
    await save(maria, { ...full, extras: { period_flow: 'heavy', pms_severity: 4 } });
    await save(maria, { log_date: NEXT, mood: 3 });
    const base = { ...full, extras: { period_flow: 'heavy', pms_severity: 4 } };
    const answer = await save(maria, { ...full, weight_kg: null, extras: { pms_severity: 4 }, base });
    const cleared = {
      log_date: DAY,
      ...full,
      weight_kg: null,
      extras: { 'menstrual-cycle': { pms_severity: 4 } },
    };
    expect(answer.json).toEqual({ ...cleared, safety: [] });
    expect(await read(maria)).toEqual([cleared, { log_date: NEXT, ...EMPTY_VALUES, mood: 3 }]);
    await save(maria, { base: { ...full, extras: { pms_severity: 4 } } });
    expect((await read(maria))[0]).toMatchObject({
      log_date: DAY,
      sleep_hours: null,
      mood: null,
      extras: {},
    });
  });

  test('is read with all others, or with those of a range, oldest first', async () => {
    const dates = ['1900-01-01', '1999-12-31', '2026-10-01', '2026-10-31', '2026-11-01'] as const;
    for (const log_date of dates.toReversed()) await save(maria, { log_date, mood: 5 });
    const datesOf = async (query: string) => (await read(maria, query)).map((log) => log.log_date);
    expect(await datesOf('')).toEqual(dates);
    expect(await datesOf('?from=2026-10-01&to=2026-10-31')).toEqual(['2026-10-01', '2026-10-31']);
    expect(await datesOf('?from=2026-10-02')).toEqual(['2026-10-31', '2026-11-01']);
    expect(await datesOf('?to=2026-09-30')).toEqual(['1900-01-01', '1999-12-31']);
    expect(await datesOf('?from=2026-10-02&to=2026-10-30')).toEqual([]);
    for (const query of ['?from=2026-02-30', '?to=x', '?from=2026-02-01&to=2026-01-31']) {
      expect((await maria.client.request(`/api/daily-logs${query}`)).status).toBe(400);
    }
  });

  test('by two devices keeps what each of them changed', async () => {
    await save(maria, { ...full, extras: { pms_severity: 1 } });
    const base = { ...full, extras: { pms_severity: 1 } };
    await save(maria, { ...base, mood: 9, extras: { pms_severity: 1, period_flow: 'light' }, base });
    const answer = await save(maria, { ...base, stress: 10, extras: { pms_severity: 7 }, base });
    const both = {
      log_date: DAY,
      ...full,
      mood: 9,
      stress: 10,
      extras: { 'menstrual-cycle': { pms_severity: 7, period_flow: 'light' } },
    };
    expect(answer.json).toEqual({ ...both, safety: [] });
    expect(await read(maria)).toEqual([both]);
  });

  test('from a page of an earlier version records nothing of the starting values it names', async () => {
    const entered = { sleep_hours: 8.5, mood: 9 };
    await save(maria, entered);
    const started = { ...full, sleep_hours: 7, mood: 5, extras: { pms_severity: 2 } };
    const starting_fields = ['sleep_hours', 'mood'];
    const answer = await save(maria, { ...started, starting_fields });
    const extras = { 'menstrual-cycle': { pms_severity: 2 } };
    const both = { log_date: DAY, ...full, ...entered, extras };
    expect(answer).toMatchObject({ status: 200, json: both });
    const first = await save(maria, { log_date: NEXT, ...started, starting_fields });
    const hers = { log_date: NEXT, ...full, sleep_hours: null, mood: null, extras };
    expect(first).toMatchObject({ status: 200, json: hers });
    expect(await read(maria)).toEqual([both, hers]);
    expect((await save(maria, { starting_fields: ['pain'] })).status).toBe(400);
  });

  test('of which she touched nothing is no log', async () => {
    const untouched = { sleep_hours: 7, mood: 5, starting_fields: ['sleep_hours', 'mood'] };
    expect(await save(maria, untouched)).toMatchObject({
      status: 200,
      json: { log_date: DAY, ...EMPTY_VALUES },
    });
    expect(await stored(maria)).toEqual([]);
  });

  test('by two devices never contradicts itself: what came last stands', async () => {
    const base = { activity_minutes: 30, activity_type: 'yoga' } as const;
    await save(maria, base);
    await save(maria, { ...base, activity_type: 'cardio', base });
    const none = { activity_minutes: 0, activity_type: 'none' } as const;
    expect((await save(maria, { ...none, base: { ...base, activity_type: 'none' } })).json).toMatchObject(
      none,
    );
    const menopause = { life_stage: 'menopause' } as const;
    await save(maria, { ...menopause, extras: { hot_flashes: 3, hot_flash_severity: 0 } });
    const flashes = { hot_flashes: 0, hot_flash_severity: 0 };
    await save(maria, {
      ...menopause,
      extras: { hot_flashes: 3, hot_flash_severity: 6 },
      base: { extras: { hot_flashes: 3, hot_flash_severity: 0 } },
    });
    const answer = await save(maria, {
      ...menopause,
      extras: flashes,
      base: { extras: { hot_flashes: 3, hot_flash_severity: 0 } },
    });
    expect(answer).toMatchObject({ status: 200, json: { extras: { menopause: flashes } } });
  });

  test('by many devices at once, before there is a row, keeps every field', async () => {
    const answers = await Promise.all([
      ...Object.entries(full)
        .filter(([key]) => !key.startsWith('activity'))
        .map(([key, value]) => save(maria, { [key]: value })),
      ...Object.entries(ofModes).map(
        ([life_stage, extras]) => save(maria, { life_stage: life_stage as LifeStage, extras }), // as: a key of ofModes
      ),
    ]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const { 'pre-menstrual': _, ...extras } = ofModes;
    const { activity_minutes: __, activity_type: ___, ...rest } = full;
    const [log] = await read(maria);
    // One bleeding a day: which of the modes said it last, nobody decides.
    const all = extras as AllExtras; // as: each mode's fields
    expect({ ...log, extras: withoutBleeding(log?.extras ?? {}) }).toEqual({
      ...{ ...EMPTY_VALUES, log_date: DAY, ...rest },
      extras: withoutBleeding(all),
    });
    const said = Object.entries(all).map(([stage, values]) => bleedingIn({ [stage]: values }));
    expect(said).toContainEqual(bleedingIn(log?.extras ?? {}));
  });

  test('can be as long as every mode together, the longest base included', async () => {
    for (const [life_stage, extras] of Object.entries(ofModes)) {
      const write = { life_stage: life_stage as LifeStage, ...full, extras, base: { ...full, extras } }; // as: a key
      const { length } = JSON.stringify(write);
      expect(length).toBeLessThan(2_000); // of 64 KiB
    }
  });

  test('can be deleted, also when it is gone already', async () => {
    await save(maria, { ...pressure('120/80'), ...full });
    await save(maria, { log_date: NEXT, mood: 3 });
    for (let again = 0; again < 2; again += 1) {
      expect(await remove(maria, DAY)).toMatchObject({ status: 204, text: '' });
      expect((await read(maria)).map((log) => log.log_date)).toEqual([NEXT]);
      expect(await measured(maria)).toEqual([]);
    }
    expect((await remove(maria, '2026-02-30')).status).toBe(400);
    expect((await maria.client.request(`/api/daily-logs/${NEXT}`, { method: 'DELETE' })).status).toBe(400);
    expect(await read(maria)).toHaveLength(1);
  });

  describe('with signs', () => {
    const signs = {
      fainted: true,
      pads_per_hour: 0.5,
      pain_0_10: 0,
      clots: 'golf-ball',
      urine_protein: '1+',
    };

    test('has them in every mode, merged with what another device wrote, through a change of mode', async () => {
      await save(maria, { life_stage: 'pregnancy', signs, extras: { nausea: 2 } });
      await save(maria, {
        life_stage: 'menopause',
        signs: { ...signs, rash: true, clots: 'none' },
        base: { signs },
      });
      const { clots: _, ...seen } = signs;
      await save(maria, { life_stage: 'ivf', signs: seen, base: { signs } });
      expect(await read(maria)).toMatchObject([
        { signs: { ...seen, rash: true }, extras: { pregnancy: { nausea: 2 } } },
      ]);
      // Of an earlier version, which sends none.
      await save(maria, { life_stage: 'ivf', mood: 4 });
      expect(await read(maria)).toMatchObject([{ mood: 4, signs: { ...seen, rash: true } }]);
    });

    test('is none when the last of them is cleared, and comes back after it was deleted', async () => {
      await save(maria, { signs });
      const [before] = await read(maria);
      await remove(maria, DAY);
      expect(await read(maria)).toEqual([]);
      await save(maria, { signs });
      expect(await read(maria)).toEqual([before]);
      await save(maria, { signs: {}, base: { signs } });
      expect((await read(maria)).map((log) => log.signs)).toEqual([undefined]);
      expect(await stored(maria)).toMatchObject([{ extras: {} }]);
    });

    test('puts a temperature into the measurements, beside one on waking', async () => {
      await save(maria, {
        life_stage: 'conception',
        signs: { temperature: 100.4 },
        extras: { basal_temperature: 97.6 },
      });
      const rows = await measured(maria);
      expect(rows.map(({ kind, value, log_fields }) => [kind, value, log_fields])).toEqual([
        ['temperature', 38, ['signs.temperature']],
        ['temperature-basal', 36.44, ['conception.basal_temperature']],
      ]);
      expect(await stored(maria)).toMatchObject([{ extras: {} }]);
      expect(await read(maria)).toMatchObject([
        { signs: { temperature: 100.4 }, extras: { conception: { basal_temperature: 97.6 } } },
      ]);
    });

    test('has one blood pressure, encrypted, whatever mode asked for it', async () => {
      await save(maria, { life_stage: 'pregnancy', signs: { blood_pressure: '120/80' } });
      expect(await read(maria)).toMatchObject([
        { extras: { 'post-menopause': { blood_pressure: '120/80' } } },
      ]);
      const [sealed] = await measured(maria);
      expect(sealed).toMatchObject({ kind: 'pressure', value: null });
      expect(JSON.stringify([await stored(maria), sealed])).not.toContain('120/80');
      await save(maria, { ...pressure('131/84'), base: { extras: { blood_pressure: '120/80' } } });
      expect(await measured(maria)).toMatchObject([{ id: sealed?.id, kind: 'pressure' }]);
      await save(maria, { life_stage: 'ivf', signs: {}, base: { signs: { blood_pressure: '131/84' } } });
      expect(await measured(maria)).toEqual([]);
    });
  });

  describe('with what is measured', () => {
    const values = (rows: Awaited<ReturnType<typeof measured>>) =>
      rows.map(({ kind, slot, value, entered_value, entered_unit, log_fields }) => [
        ...[kind, slot, value, entered_value, entered_unit, log_fields],
      ]);

    test('puts it into the measurements, as she typed it and in the unit of its kind', async () => {
      const cycle = { basal_body_temperature: 97.6, resting_heart_rate: 62 };
      await save(maria, { weight_kg: 63.5, extras: cycle });
      expect(values(await measured(maria))).toEqual([
        ['rate-resting', 'log', 62, 62, '/min', ['menstrual-cycle.resting_heart_rate']],
        ['temperature-basal', 'log', 36.44, 97.6, 'F', ['menstrual-cycle.basal_body_temperature']],
        ['weight', 'log', 63.5, 63.5, 'kg', ['weight_kg']],
      ]);
      const [row] = await stored(maria);
      expect(row).toMatchObject({ extras: {} });
      expect(row).not.toHaveProperty('weight_kg');
    });

    test('keeps the row of a value that changes, and takes it away with the value', async () => {
      await save(maria, { weight_kg: 63.5, extras: { basal_body_temperature: 97.6 } });
      const [temperature, weight] = await measured(maria);
      await save(maria, {
        weight_kg: 64,
        extras: { basal_body_temperature: 97.6 },
        base: { weight_kg: 63.5, extras: { basal_body_temperature: 97.6 } },
      });
      const after = await measured(maria);
      expect(after[0]).toEqual(temperature);
      expect(after[1]).toMatchObject({ id: weight?.id, value: 64 });
      await save(maria, { extras: {}, base: { weight_kg: 64, extras: { basal_body_temperature: 97.6 } } });
      expect(await measured(maria)).toEqual([]);
    });

    test('has one value of a day: a mode’s before the common one, which stays beside it where it differs', async () => {
      const inPregnancy = { life_stage: 'pregnancy', weight_kg: 63.5 } as const;
      await save(maria, { ...inPregnancy, extras: { weight_kg: 70.1 } });
      expect(values(await measured(maria))).toEqual([
        ['weight', null, 63.5, 63.5, 'kg', ['weight_kg']],
        ['weight', 'log', 70.1, 70.1, 'kg', ['pregnancy.weight_kg']],
      ]);
      const base = { weight_kg: 63.5, extras: { weight_kg: 70.1 } };
      await save(maria, { ...inPregnancy, weight_kg: 70.1, extras: { weight_kg: 70.1 }, base });
      expect(values(await measured(maria))).toEqual([
        ['weight', 'log', 70.1, 70.1, 'kg', ['pregnancy.weight_kg', 'weight_kg']],
      ]);
    });
  });

  describe('with a blood pressure', () => {
    test('shows it to her, and nobody finds it in the table or the log', async () => {
      await save(maria, pressure('187/113'));
      await save(maria, { log_date: NEXT, ...pressure('187/113') });
      const rows = await server.opened.asRole(
        'app_user',
        maria.userId,
        "select t::text as text, encode(content, 'escape') as bytes, octet_length(content) as size from measurements t",
      );
      expect(rows).toHaveLength(2);
      for (const { text, bytes, size } of rows) {
        expect(`${text} ${bytes}`).not.toContain('187/113');
        expect(String(text)).not.toContain(Buffer.from('187/113').toString('hex'));
        expect(size).toBe('187/113'.length + 29);
      }
      expect(new Set(rows.map(({ bytes }) => bytes)).size).toBe(2);
      expect(server.output.join('\n')).not.toContain('187/113');
      const extras = { 'post-menopause': { blood_pressure: '187/113' } };
      expect((await read(maria)).map((log) => log.extras)).toEqual([extras, extras]);
    });

    test('keeps it while another mode is logged, and beside the values of its own', async () => {
      await save(maria, pressure('50/20'));
      const answer = await save(maria, { mood: 4, extras: { pms_severity: 2 } });
      expect(answer.json).toMatchObject({
        mood: 4,
        extras: { 'menstrual-cycle': { pms_severity: 2 }, 'post-menopause': { blood_pressure: '50/20' } },
      });
      const extras = { blood_pressure: '300/200', pain: 3 };
      await save(maria, {
        life_stage: 'post-menopause',
        mood: 4,
        extras,
        base: { mood: 4, ...pressure('50/20') },
      });
      expect((await read(maria))[0]?.extras).toMatchObject({ 'post-menopause': extras });
      await save(maria, { life_stage: 'post-menopause', mood: 4, base: { mood: 4, extras } });
      expect((await read(maria))[0]?.extras).toEqual({ 'menstrual-cycle': { pms_severity: 2 } });
      expect(await measured(maria)).toEqual([]);
    });

    test('that was put under another day shows it as unreadable, and keeps it as it is', async () => {
      await save(maria, pressure('121/81'));
      await save(maria, { log_date: NEXT, ...pressure('122/82') });
      await server.opened.asRole(
        'app_user',
        maria.userId,
        `update measurements set content = (select content from measurements where local_day = '${DAY}')`,
      );
      const moved = (await measured(maria))[1];
      const unreadable = { log_date: NEXT, ...EMPTY_VALUES, blood_pressure_unreadable: true };
      expect((await read(maria))[1]).toEqual(unreadable);
      expect(server.output.join('\n')).toContain('daily_logs_unreadable');
      expect(server.output.join('\n')).not.toContain('121/81');

      // The rest of the day can be changed, in any mode; a device that still shows the old value does not touch it.
      expect(await save(maria, { log_date: NEXT, mood: 5 })).toMatchObject({
        status: 200,
        json: { ...unreadable, mood: 5 },
      });
      const shown = pressure('122/82');
      expect(
        await save(maria, { log_date: NEXT, ...shown, mood: 6, base: { mood: 5, ...shown } }),
      ).toMatchObject({
        status: 200,
        json: { ...unreadable, mood: 6 },
      });
      for (const [mine, base] of [
        [pressure('130/85'), {}],
        [pressure('130/85'), shown],
        [{ life_stage: 'post-menopause' }, shown],
      ] as const) {
        expect(await save(maria, { log_date: NEXT, ...mine, base })).toMatchObject({
          status: 400,
          json: { code: 'invalid_input', message: UNREADABLE_BLOOD_PRESSURE },
        });
      }
      expect((await stored(maria))[1]).toMatchObject({ mood: 6 });
      expect((await measured(maria))[1]).toEqual(moved);
      // Only she can throw it away, with the day.
      expect((await remove(maria, NEXT)).status).toBe(204);
    });
  });

  describe('that cannot be is refused, and nothing is written:', () => {
    const today = latestTodayOnEarth(new Date());
    const post = (extras: object): Write => ({ life_stage: 'post-menopause', extras });
    const impossible: [what: string, change: object, message: string | RegExp][] = [
      ['tomorrow', { log_date: addDays(today, 1) }, LOG_DATE_TEXTS.inFuture],
      ['1899', { log_date: '1899-12-31' }, LOG_DATE_TEXTS.tooEarly],
      ['32 May', { log_date: '2026-05-32' }, 'Enter a day that exists, as YYYY-MM-DD'],
      ['25 hours', { sleep_hours: 25 }, /^Hours slept: enter a number from 0 to 24/],
      ['half a point of mood', { mood: 5.5 }, /^Mood: enter a whole number from 1 to 10/],
      ['a text', { stress: '5' }, /^Stress: enter/],
      ['a missing field', { weight_kg: undefined }, /^Weight: enter/],
      ['an unknown activity', { activity_type: 'swimming' }, 'Activity type: choose one of the answers'],
      ['a kind of no activity', { activity_minutes: 0, activity_type: 'yoga' }, CONTRADICTIONS.activity],
      [
        'flashes and none',
        { life_stage: 'menopause', extras: { hot_flashes: 0, hot_flash_severity: 1 } },
        CONTRADICTIONS.hotFlashes,
      ],
      ['a field of another mode', { extras: { kick_count: 3 } }, 'Not part of this mode: kick_count'],
      ['an extra that is null', { extras: { pms_severity: null } }, /^PMS severity: enter/],
      ['no extras', { extras: null }, /./],
      ['an unknown mode', { life_stage: 'puberty' }, 'Say which mode this log is of'],
      ['a pressure with blanks', post({ blood_pressure: '120 / 80' }), BLOOD_PRESSURE_TEXTS.form],
      ['a pressure upside down', post({ blood_pressure: '80/120' }), BLOOD_PRESSURE_TEXTS.order],
      ['a pressure of no body', post({ blood_pressure: '301/80' }), BLOOD_PRESSURE_TEXTS.systolic],
      ['a sign of no list', { signs: { clots: 'huge' } }, 'Clots: choose one of the answers'],
      ['a sign that is denied', { signs: { fainted: false } }, /^Fainted, or nearly: say/],
      ['a sign that nobody knows', { signs: { nausea: 3 } }, 'No field of the log: nausea'],
      ['a pressure of signs', { signs: { blood_pressure: '80/120' } }, BLOOD_PRESSURE_TEXTS.order],
      ['a spoilt base', { base: { mood: 11 } }, /^Mood: enter/],
      ['nobody', { user_id: 'maria' }, 'Say whose record this is'],
    ];

    test('whatever the domain refuses', async () => {
      for (const [what, change, expected] of impossible) {
        const message = typeof expected === 'string' ? expected : expect.stringMatching(expected);
        const answer = await save(maria, change);
        expect({ what, ...answer }).toMatchObject({
          what,
          status: 400,
          json: { code: 'invalid_input', message },
        });
      }
      expect([await stored(maria), await measured(maria)]).toEqual([[], []]);
    });

    test('yet the day that has begun somewhere is taken', async () => {
      expect((await save(maria, { log_date: today, mood: 5 })).status).toBe(200);
    });
  });

  test('of another is neither shown nor changed nor deleted', async () => {
    const other = await createWoman(server);
    await save(maria, { ...pressure('120/80'), ...full });
    const before = await stored(maria);
    expect(await read(other)).toEqual([]);
    const refused = {
      status: 403,
      json: { code: 'other_user', message: 'These entries belong to another account. Nothing was saved.' },
    };
    expect(await save({ ...other, userId: maria.userId }, { mood: 1 })).toMatchObject(refused);
    expect(await remove(other, DAY, maria.userId)).toMatchObject(refused);
    expect((await remove(other, DAY)).status).toBe(204);
    await save(other, { mood: 1 });
    expect(await stored(maria)).toEqual(before);
    expect((await read(other)).map((log) => log.mood)).toEqual([1]);
  });

  test('is for nobody who is not signed in', async () => {
    const nobody = { ...maria, client: server.createClient() };
    expect((await nobody.client.request('/api/daily-logs')).status).toBe(401);
    expect((await save(nobody, { mood: 1 })).status).toBe(401);
    expect((await remove(nobody, DAY)).status).toBe(401);
    expect(await stored(maria)).toEqual([]);
  });
});
