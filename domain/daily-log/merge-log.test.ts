import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type DailyLog,
  type DailyLogWrite,
  dailyLogSchema,
  dailyLogWriteSchema,
  EMPTY_VALUES,
  type LogValues,
  valuesOf,
} from './daily-log.ts';
import { areSameLogs, combineLogWrites, mergeLog } from './merge-log.ts';

const DAY = '2026-11-21';
const USER = '0b6d2d9e-0d5c-4c3e-9d0a-5f2f4f1f7a11';
const EMPTY: DailyLog = { log_date: DAY, ...EMPTY_VALUES };

function write(
  stage: DailyLogWrite['life_stage'],
  mine: Partial<LogValues>,
  base: Partial<LogValues> = {},
): DailyLogWrite {
  const whole = (part: Partial<LogValues>) => ({ ...EMPTY_VALUES, ...part });
  return { user_id: USER, log_date: DAY, life_stage: stage, ...whole(mine), base: whole(base) };
}

describe('two devices, one day', () => {
  test('each changed another field: both stay', () => {
    const stored = { ...EMPTY, sleep_hours: 7, mood: 6 };
    const late = write('ivf', { sleep_hours: 8, mood: 5 }, { sleep_hours: 7, mood: 5 });
    expect(mergeLog(late, stored)).toEqual({ ...EMPTY, sleep_hours: 8, mood: 6 });
  });

  test('both changed one field: the write that comes later counts', () => {
    const late = write('ivf', { mood: 4 }, { mood: 5 });
    expect(mergeLog(late, { ...EMPTY, mood: 6 }).mood).toBe(4);
  });

  test('a field that she cleared is cleared, extras too', () => {
    const stored = { ...EMPTY, mood: 5, extras: { ivf: { anxiety: 3, fatigue: 2 } } };
    const cleared = write('ivf', { extras: { fatigue: 2 } }, { mood: 5, extras: { anxiety: 3, fatigue: 2 } });
    expect(mergeLog(cleared, stored)).toEqual({ ...EMPTY, extras: { ivf: { fatigue: 2 } } });
  });

  test('what was logged in another mode stays', () => {
    const stored = { ...EMPTY, extras: { 'menstrual-cycle': { period_flow: 'light' as const } } };
    expect(mergeLog(write('pregnancy', { extras: { kick_count: 12 } }), stored).extras).toEqual({
      'menstrual-cycle': { period_flow: 'light' },
      pregnancy: { kick_count: 12 },
    });
  });

  test('fields that contradict each other only together: the later pair stands whole', () => {
    const stored = { ...EMPTY, activity_minutes: 0, activity_type: 'none' as const };
    const late = write(
      'ivf',
      { activity_minutes: 30, activity_type: 'yoga' },
      { activity_minutes: 30, activity_type: 'none' },
    );
    expect(mergeLog(late, stored)).toMatchObject({ activity_minutes: 30, activity_type: 'yoga' });

    const calm = { ...EMPTY, extras: { menopause: { hot_flashes: 0 } } };
    const severe = write(
      'menopause',
      { extras: { hot_flashes: 2, hot_flash_severity: 6 } },
      { extras: { hot_flashes: 2 } },
    );
    expect(mergeLog(severe, calm).extras.menopause).toEqual({ hot_flashes: 2, hot_flash_severity: 6 });
  });

  test('what a page of an earlier version calls a starting value counts as not touched, whatever is stored', () => {
    const untouched: DailyLogWrite = {
      ...write('ivf', { sleep_hours: 7, mood: 3 }),
      starting_fields: ['sleep_hours'],
    };
    expect(mergeLog(untouched, null)).toEqual({ ...EMPTY, mood: 3 });
    expect(mergeLog(untouched, { ...EMPTY, sleep_hours: 8 })).toEqual({ ...EMPTY, sleep_hours: 8, mood: 3 });
    expect(mergeLog(untouched, EMPTY)).toEqual({ ...EMPTY, mood: 3 });
  });

  test('it stays so when a newer change meets it before it is sent', () => {
    const untouched: DailyLogWrite = {
      ...write('ivf', { sleep_hours: 7, mood: 5, stress: 2 }),
      starting_fields: ['sleep_hours', 'mood'],
    };
    // Made on this version's page, which shows the waiting change without them.
    const touched = write('ivf', { sleep_hours: 6, stress: 2 }, { stress: 2 });
    expect(combineLogWrites(untouched, touched)).toEqual(write('ivf', { sleep_hours: 6, stress: 2 }));
    const before = JSON.stringify(untouched);
    mergeLog(untouched, null);
    expect(JSON.stringify(untouched), 'a write that waits is left as it is').toBe(before);
  });

  test('one half of the activity is enough: no minutes here never meet a kind that was named there', () => {
    const none = write('ivf', { activity_minutes: 0 });
    expect(dailyLogWriteSchema.safeParse(none).success).toBe(true);
    expect(mergeLog(none, null)).toEqual({ ...EMPTY, activity_minutes: 0 });
    expect(mergeLog(none, { ...EMPTY, activity_type: 'yoga' })).toEqual({ ...EMPTY, activity_minutes: 0 });

    const yoga = write('ivf', { activity_type: 'yoga' });
    expect(dailyLogWriteSchema.safeParse(yoga).success).toBe(true);
    expect(mergeLog(yoga, null)).toEqual({ ...EMPTY, activity_type: 'yoga' });
    expect(mergeLog(yoga, { ...EMPTY, activity_minutes: 45 })).toMatchObject({
      activity_minutes: 45,
      activity_type: 'yoga',
    });
    expect(mergeLog(yoga, { ...EMPTY, activity_minutes: 0, activity_type: 'none' })).toEqual({
      ...EMPTY,
      activity_type: 'yoga',
    });
  });

  test('a blood pressure that cannot be read stays marked', () => {
    const stored: DailyLog = { ...EMPTY, blood_pressure_unreadable: true };
    expect(mergeLog(write('ivf', { mood: 4 }), stored).blood_pressure_unreadable).toBe(true);
  });
});

describe('signs, beside the fields of a mode', () => {
  const signs = { fainted: true, pain_0_10: 3 } as const;

  test('are merged field by field like the rest, and cleared', () => {
    const late = write('ivf', { signs: { fainted: true } }, { signs });
    expect(mergeLog(late, { ...EMPTY, signs: { ...signs, rash: true } })).toEqual({
      ...EMPTY,
      signs: { fainted: true, rash: true },
    });
    expect(mergeLog(write('ivf', { signs: {} }, { signs }), { ...EMPTY, signs })).toEqual(EMPTY);
  });

  test('stay through a change of mode, and through a write of a page that knows of none', () => {
    const stored = { ...EMPTY, mood: 5, signs, extras: { pregnancy: { nausea: 2 } } };
    expect(mergeLog(write('menopause', { mood: 6, signs }, { mood: 5, signs }), stored)).toEqual({
      ...stored,
      mood: 6,
    });
    expect(mergeLog(write('pregnancy', { mood: 6 }, { mood: 5 }), stored).signs).toEqual(signs);
  });

  test('show the blood pressure of the day in every mode but the one that has a field of its own', () => {
    const logged = { ...EMPTY, extras: { 'post-menopause': { blood_pressure: '120/80' } } };
    expect(valuesOf(logged, 'pregnancy')).toEqual({ ...EMPTY_VALUES, signs: { blood_pressure: '120/80' } });
    expect(valuesOf(logged, 'post-menopause')).toEqual({
      ...EMPTY_VALUES,
      extras: { blood_pressure: '120/80' },
    });
    const higher = write(
      'pregnancy',
      { signs: { blood_pressure: '150/95' } },
      { signs: { blood_pressure: '120/80' } },
    );
    const merged = mergeLog(higher, logged);
    expect(merged).toEqual({ ...EMPTY, extras: { 'post-menopause': { blood_pressure: '150/95' } } });
    const back = write(
      'post-menopause',
      { extras: { blood_pressure: '118/76', pain: 2 } },
      { extras: { blood_pressure: '150/95' } },
    );
    expect(mergeLog(back, merged).extras).toEqual({
      'post-menopause': { blood_pressure: '118/76', pain: 2 },
    });
    expect(mergeLog(write('ivf', { signs: {} }, higher), merged)).toEqual(EMPTY);
  });

  test('of two changes that wait are one, also where the first is of a page that knows of none', () => {
    const first = write('ivf', { signs: { ...signs, blood_pressure: '120/80' } }, { signs });
    const second = write('ivf', { signs: { pain_0_10: 3 } }, first);
    expect(combineLogWrites(first, second)).toEqual(write('ivf', { signs: { pain_0_10: 3 } }, { signs }));
    expect(combineLogWrites(second, write('ivf', { signs: {} }, second))?.signs).toEqual({});
    const unaware = write('ivf', { mood: 4 });
    const cleared = write('ivf', { mood: 4, signs: {} }, { mood: 4, signs });
    const both = combineLogWrites(unaware, cleared);
    expect(both && mergeLog(both, { ...EMPTY, signs })).toEqual({ ...EMPTY, mood: 4 });
    expect(combineLogWrites(unaware, write('ivf', { mood: 5 }, { mood: 4 }))).not.toHaveProperty('signs');
  });

  test('that differ make a log another one', () => {
    expect(areSameLogs({ ...EMPTY, signs: {} }, EMPTY)).toBe(true);
    expect(
      areSameLogs(
        { ...EMPTY, signs: { rash: true, shivering: true } },
        { ...EMPTY, signs: { shivering: true, rash: true } },
      ),
    ).toBe(true);
    expect(areSameLogs({ ...EMPTY, signs }, EMPTY)).toBe(false);
  });
});

describe('on the device', () => {
  test('two changes of one day become one that starts where the first did', () => {
    const first = write('ivf', { mood: 5, stress: 5 });
    const second = write('ivf', { mood: 7, stress: 5 }, { mood: 5, stress: 5 });
    expect(combineLogWrites(first, second)).toEqual(write('ivf', { mood: 7, stress: 5 }));
  });

  test('changes in two modes are sent one after the other', () => {
    expect(combineLogWrites(write('ivf', { mood: 5 }), write('pregnancy', { mood: 6 }))).toBeNull();
  });
});

const score = (min: number, max: number) => fc.option(fc.integer({ min, max }), { nil: null });
const valuesArbitrary = fc
  .record({
    sleep_hours: score(0, 24),
    sleep_quality: score(1, 10),
    activity_minutes: score(0, 2),
    activity_type: fc.option(fc.constantFrom('cardio' as const, 'none' as const), { nil: null }),
    mood: score(1, 10),
    stress: score(1, 10),
    weight_kg: score(10, 650),
    water_glasses: score(0, 100),
    extras: fc
      .record(
        {
          hot_flashes: fc.integer({ min: 0, max: 2 }),
          hot_flash_severity: fc.integer({ min: 0, max: 2 }),
          brain_fog: fc.integer({ min: 0, max: 10 }),
        },
        { requiredKeys: [] },
      )
      .filter((extras) => extras.hot_flashes !== 0 || !extras.hot_flash_severity),
  })
  .map((values) => ({ ...EMPTY_VALUES, ...values }))
  .filter((values) => values.activity_minutes !== 0 || values.activity_type !== 'cardio');

const writeArbitrary = fc
  .tuple(valuesArbitrary, valuesArbitrary)
  .map(([mine, base]): DailyLogWrite => write('menopause', mine, base));
const logArbitrary = valuesArbitrary.map(
  ({ extras, ...common }): DailyLog => ({ log_date: DAY, ...common, extras: { menopause: extras } }),
);

describe('whatever the devices wrote', () => {
  test('the same write twice changes nothing the second time', () => {
    fc.assert(
      fc.property(writeArbitrary, logArbitrary, (mine, stored) => {
        const once = mergeLog(mine, stored);
        expect(areSameLogs(mergeLog(mine, once), once)).toBe(true);
      }),
    );
  });

  test('what comes out is a day that can be stored', () => {
    fc.assert(
      fc.property(writeArbitrary, logArbitrary, (mine, stored) => {
        expect(dailyLogWriteSchema.safeParse(mine).success).toBe(true);
        expect(dailyLogSchema.safeParse(mergeLog(mine, stored)).success).toBe(true);
      }),
    );
  });

  test('two changes sent as one do what they do one after the other', () => {
    fc.assert(
      fc.property(writeArbitrary, valuesArbitrary, logArbitrary, (first, next, stored) => {
        const { user_id: _, log_date: __, life_stage: ___, base: ____, ...seen } = first;
        const second: DailyLogWrite = { ...first, ...next, base: seen };
        const both = combineLogWrites(first, second);
        // Alone on the day: with another device's fields in between, a contradiction may be settled differently.
        const base: DailyLog = { ...stored, ...first.base, extras: { menopause: first.base.extras } };
        const after = mergeLog(second, mergeLog(first, base));
        expect(both && valuesOf(mergeLog(both, base), 'menopause')).toEqual(valuesOf(after, 'menopause'));
      }),
    );
  });
});
