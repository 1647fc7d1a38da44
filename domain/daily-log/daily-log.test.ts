import { describe, expect, test } from 'vitest';
import { LIFE_STAGE_VALUES, type LifeStage } from '../profile/life-stages.ts';
import {
  CONTRADICTIONS,
  DAILY_LOG_WRITE_SCHEMAS,
  dailyLogSchema,
  dailyLogWriteSchema,
  EMPTY_VALUES,
  findFieldFault,
  findLogDateFault,
  isEmptyLog,
  LOG_DATE_TEXTS,
  startingPositions,
  valuesOf,
} from './daily-log.ts';
import { COMMON_FIELDS, type LogField, MODE_FIELDS, modeFieldsOf } from './log-fields.ts';

const writeOf = (life_stage: LifeStage, part: object = {}) => ({
  user_id: '0b6d2d9e-0d5c-4c3e-9d0a-5f2f4f1f7a11',
  log_date: '2026-11-21',
  life_stage,
  ...startingPositions(),
  base: EMPTY_VALUES,
  ...part,
});

const complaintsOf = (write: unknown) =>
  dailyLogWriteSchema.safeParse(write).error?.issues.map(({ message }) => message) ?? [];

describe('a day without a log', () => {
  test('stands at the starting values', () => {
    expect(startingPositions()).toEqual({
      sleep_hours: 7,
      sleep_quality: 5,
      activity_minutes: 30,
      activity_type: 'none',
      mood: 5,
      stress: 5,
      weight_kg: null,
      water_glasses: 0,
      extras: {},
    });
  });

  test('has no starting position for anything a mode adds: nothing about her body is suggested', () => {
    const added = LIFE_STAGE_VALUES.flatMap((stage) => Object.values(modeFieldsOf(stage)));
    expect(added).toHaveLength(33);
    expect(added.filter((field) => field.initial !== null)).toEqual([]);
  });

  test.each(LIFE_STAGE_VALUES)('can be logged as it is shown, in the mode %s', (stage) => {
    expect(complaintsOf(writeOf(stage))).toEqual([]);
  });
});

describe('the lists to choose from', () => {
  test.each<[LifeStage, string[]]>([
    ['pre-menstrual', []],
    ['menstrual-cycle', ['period_flow', 'pms_severity', 'basal_body_temperature', 'resting_heart_rate']],
    ['contraception', ['pill_taken', 'breakthrough_bleeding', 'libido']],
    ['conception', ['lh_test', 'basal_temperature', 'cervical_mucus', 'intercourse']],
    ['ivf', ['medication', 'injection_reaction', 'anxiety', 'fatigue']],
    ['pregnancy', ['kick_count', 'weight_kg', 'nausea', 'swelling', 'contractions']],
    ['menopause', ['hot_flashes', 'hot_flash_severity', 'night_sweats', 'brain_fog', 'period_this_week']],
    [
      'post-menopause',
      [
        'bleeding',
        'vaginal_dryness',
        'pain',
        'urinary_incontinence_episodes',
        'blood_pressure',
        'weight_kg',
        'energy',
        'libido',
      ],
    ],
  ])('%s adds %j', (stage, keys) => {
    expect(Object.keys(MODE_FIELDS[stage])).toEqual(keys);
  });

  const codesOf = (field: LogField) =>
    field.kind === 'choice' ? field.options.map(({ value }) => value) : [];

  test.each<[string, LogField, string[]]>([
    ['activity', COMMON_FIELDS.activity_type, ['cardio', 'strength', 'yoga', 'walking', 'none']],
    ['flow', MODE_FIELDS['menstrual-cycle'].period_flow, ['none', 'spotting', 'light', 'medium', 'heavy']],
    ['pill', MODE_FIELDS.contraception.pill_taken, ['yes', 'late within 12h', 'missed']],
    ['bleeding', MODE_FIELDS.contraception.breakthrough_bleeding, ['none', 'spotting', 'bleeding']],
    ['LH test', MODE_FIELDS.conception.lh_test, ['not-tested', 'negative', 'positive']],
    ['mucus', MODE_FIELDS.conception.cervical_mucus, ['dry', 'sticky', 'creamy', 'watery', 'ewcm']],
    ['intercourse', MODE_FIELDS.conception.intercourse, ['no', 'yes']],
    ['medication', MODE_FIELDS.ivf.medication, ['all', 'late', 'missed']],
    ['swelling', MODE_FIELDS.pregnancy.swelling, ['none', 'mild', 'moderate', 'severe']],
    ['contractions', MODE_FIELDS.pregnancy.contractions, ['none', 'braxton', 'regular']],
    ['night sweats', MODE_FIELDS.menopause.night_sweats, ['none', 'mild', 'moderate', 'severe']],
    ['period', MODE_FIELDS.menopause.period_this_week, ['no', 'spotting', 'yes']],
  ])('%s: exactly these answers', (_, field, codes) => {
    expect(codesOf(field)).toEqual(codes);
    expect(findFieldFault(field, 'another')).toContain('choose one of the answers');
  });
});

describe('limits', () => {
  test.each<[LogField, number[], unknown[]]>([
    [COMMON_FIELDS.sleep_hours, [0, 7.25, 24], [-0.1, 24.1, '7', Number.NaN]],
    [COMMON_FIELDS.sleep_quality, [1, 10], [0, 11, 5.5]],
    [COMMON_FIELDS.activity_minutes, [0, 1440], [-1, 1441, 30.5]],
    [COMMON_FIELDS.weight_kg, [10, 69.9853, 650], [9.9, 650.1]],
    [COMMON_FIELDS.water_glasses, [0, 2.4, 100], [-1, 100.1, Number.POSITIVE_INFINITY]],
    [MODE_FIELDS['menstrual-cycle'].pms_severity, [0, 10], [-1, 11, 3.5]],
    [MODE_FIELDS['menstrual-cycle'].basal_body_temperature, [89.6, 97.7, 109.4], [89.5, 109.5]],
    [MODE_FIELDS['menstrual-cycle'].resting_heart_rate, [25, 250], [24, 251, 62.5]],
    [MODE_FIELDS.contraception.libido, [1, 10], [0, 11]],
    [MODE_FIELDS.pregnancy.kick_count, [0, 999], [-1, 1000, 2.5]],
  ])('of $0.label', (field, taken, refused) => {
    for (const value of taken) expect(findFieldFault(field, value)).toBeNull();
    for (const value of refused) expect(findFieldFault(field, value)).toContain(field.label);
  });

  test('a value that is not logged is never wrong', () => {
    expect(findFieldFault(COMMON_FIELDS.mood, null)).toBeNull();
  });
});

describe('what cannot be', () => {
  test('a kind of activity for no minutes', () => {
    expect(complaintsOf(writeOf('ivf', { activity_minutes: 0, activity_type: 'yoga' }))).toEqual([
      CONTRADICTIONS.activity,
    ]);
    for (const sound of [
      { activity_minutes: 0, activity_type: 'none' },
      { activity_minutes: 0, activity_type: null },
      { activity_minutes: null, activity_type: 'yoga' },
      { activity_minutes: 30, activity_type: 'none' },
    ]) {
      expect(complaintsOf(writeOf('ivf', sound))).toEqual([]);
    }
  });

  test('severe hot flashes of which there were none', () => {
    const flashes = (hot_flashes: number, hot_flash_severity: number) =>
      complaintsOf(writeOf('menopause', { extras: { hot_flashes, hot_flash_severity } }));
    expect(flashes(0, 1)).toEqual([CONTRADICTIONS.hotFlashes]);
    expect(flashes(0, 0)).toEqual([]);
    expect(flashes(1, 10)).toEqual([]);
  });

  test('what another mode logs, a mode there is not, an extra that is null', () => {
    expect(complaintsOf(writeOf('ivf', { extras: { kick_count: 3 } }))).toEqual([
      'Not part of this mode: kick_count',
    ]);
    expect(complaintsOf(writeOf('pre-menstrual', { extras: { anxiety: 3 } }))).not.toEqual([]);
    expect(complaintsOf({ ...writeOf('ivf'), life_stage: 'puberty' })).toEqual([
      'Say which mode this log is of',
    ]);
    expect(complaintsOf(writeOf('ivf', { extras: { anxiety: null } }))).not.toEqual([]);
    expect(complaintsOf('a text')).toEqual(['Send a log as an object']);
  });

  test('a common field that is missing: null says that it is not logged', () => {
    const { mood: _, ...withoutMood } = writeOf('ivf');
    expect(complaintsOf(withoutMood)).not.toEqual([]);
    expect(complaintsOf({ ...withoutMood, mood: null })).toEqual([]);
  });
});

test('each mode has the schema that the form and the server read', () => {
  for (const stage of LIFE_STAGE_VALUES) {
    expect(DAILY_LOG_WRITE_SCHEMAS[stage].safeParse(writeOf(stage)).success).toBe(true);
    const other = stage === 'ivf' ? 'menopause' : 'ivf';
    expect(DAILY_LOG_WRITE_SCHEMAS[other].safeParse(writeOf(stage)).success).toBe(false);
  }
});

describe('the day of a log', () => {
  test.each([
    ['1900-01-01', null],
    ['1899-12-31', LOG_DATE_TEXTS.tooEarly],
    ['2026-11-21', null],
    ['2026-11-22', LOG_DATE_TEXTS.inFuture],
  ] as const)('%s seen on 21 November 2026: %s', (date, fault) => {
    expect(findLogDateFault(date, '2026-11-21')).toBe(fault);
  });
});

describe('a stored day', () => {
  const empty = { log_date: '2026-11-21', ...EMPTY_VALUES } as const;

  test('is empty when nothing is logged, also where a mode was once logged', () => {
    expect(isEmptyLog(empty)).toBe(true);
    expect(isEmptyLog({ ...empty, extras: { ivf: {} } })).toBe(true);
    expect(isEmptyLog({ ...empty, extras: { ivf: { anxiety: 0 } } })).toBe(false);
    expect(isEmptyLog({ ...empty, water_glasses: 0 })).toBe(false);
  });

  test('shows a mode its own extras', () => {
    const log = { ...empty, mood: 6, extras: { ivf: { anxiety: 3 }, menopause: { brain_fog: 2 } } };
    expect(valuesOf(log, 'ivf')).toEqual({ ...EMPTY_VALUES, mood: 6, extras: { anxiety: 3 } });
    expect(valuesOf(log, 'pregnancy')).toEqual({ ...EMPTY_VALUES, mood: 6, extras: {} });
    expect(valuesOf(null, 'pregnancy')).toEqual(EMPTY_VALUES);
  });

  test('is not taken from a device that somebody wrote on', () => {
    const log = { ...empty, extras: { ivf: { anxiety: 3 } } };
    expect(dailyLogSchema.safeParse(log).success).toBe(true);
    expect(dailyLogSchema.safeParse({ ...log, extras: { ivf: { anxiety: 30 } } }).success).toBe(false);
    expect(dailyLogSchema.safeParse({ ...log, extras: { unknown: {} } }).success).toBe(false);
  });
});
