import { describe, expect, it } from 'vitest';
import type { BleedingDay } from '../bleeding/bleeding-day.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { type DailyLog, EMPTY_VALUES } from '../daily-log/daily-log.ts';
import type { AllExtras } from '../daily-log/log-extras.ts';
import type { DaySigns } from '../daily-log/sign-fields.ts';
import { dateByLastPeriod } from '../pregnancy/dating.ts';
import { EMPTY_SIGNALS } from '../signals/health-signals.ts';
import { factsOf } from './facts-of.ts';
import { findDangers } from './find-dangers.ts';
import type { DangerRows, LabRow } from './rows.ts';
import { CLOCK } from './testing/highest.ts';

const DAY: CalendarDate = '2026-11-26';
const log = (extras: AllExtras, day = DAY, more: Partial<DailyLog> = {}): DailyLog => ({
  ...EMPTY_VALUES,
  log_date: day,
  extras,
  ...more,
});
const pregnant = (weeks: number, days = 0): Partial<DangerRows> => ({
  stage: 'pregnancy',
  pregnancy: { dating: dateByLastPeriod(addDays(DAY, -(weeks * 7 + days)), DAY) },
});
const rules = (rows: Omit<DangerRows, 'day'>) =>
  findDangers(factsOf({ day: DAY, ...rows }), CLOCK).map(({ rule, level }) => `${level} ${rule}`);
const values = (rows: Omit<DangerRows, 'day'>) =>
  Object.fromEntries(
    Object.entries(factsOf({ day: DAY, ...rows })).map(([key, known]) => [key, known?.value]),
  );
const bled = (back: number, flow: BleedingDay['flow'], kind: BleedingDay['kind'] = null): BleedingDay => ({
  day: addDays(DAY, -back),
  flow,
  kind,
});

describe('facts from rows', () => {
  it('are none where nothing is recorded', () => {
    expect(factsOf({ day: DAY })).toEqual({});
    expect(rules({ logs: [log({})], signals: [], bleeding: [], periods: [] })).toEqual([]);
  });

  it('have weeks from the dating, age from the birth date, and days since an end', () => {
    expect(values({ ...pregnant(24, 3), birthDate: '1990-11-27' })).toMatchObject({
      pregnancy: 'certain',
      gestationalAgeDays: 171,
      ageYears: 35,
    });
    expect(values({ ended: [{ to: addDays(DAY, -10), end: 'birth' }] })).toEqual({ daysSinceBirth: 10 });
    expect(values({ ended: [{ to: addDays(DAY, -10), end: 'loss' }] })).toEqual({ daysSinceLoss: 10 });
  });

  it('count as after either where she would rather not say how a pregnancy ended', () => {
    expect(values({ ended: [{ to: addDays(DAY, -10), end: 'prefer-not-to-say' }] })).toEqual({
      daysSinceBirth: 10,
      daysSinceLoss: 10,
    });
  });

  it('of a pressure judge each reading of the day', () => {
    const measured = [
      { kind: 'pressure', value: 165, second: 80, day: DAY },
      { kind: 'pressure', value: 120, second: 112, day: DAY },
    ] as const;
    expect(values({ measured })).toMatchObject({ systolic: 165, diastolic: 112 });
    expect(
      rules({ ...pregnant(30), measured: [{ kind: 'pressure', value: 165, second: 112, day: DAY }] }),
    ).toEqual(['emergency pre-eclampsia.severe-pressure']);
    expect(
      values({ measured: [{ kind: 'pressure', value: 165, second: 80, day: addDays(DAY, -1) }] }),
    ).toEqual({});
  });

  it('join the log and the signals of one day: severe swelling and a headache', () => {
    const swollen = log({ pregnancy: { swelling: 'severe' } });
    const headache = { ...EMPTY_SIGNALS, signal_date: DAY, symptoms: ['headache' as const] };
    expect(rules({ ...pregnant(20), logs: [swollen], signals: [headache] })).toContain(
      'emergency pre-eclampsia',
    );
    expect(rules({ ...pregnant(20), logs: [swollen] })).toEqual(['today pre-eclampsia.swelling']);
  });

  it('of contractions are those of the mode', () => {
    expect(rules({ ...pregnant(36, 6), logs: [log({ pregnancy: { contractions: 'regular' } })] })).toEqual([
      'emergency early-labour',
    ]);
    expect(rules({ ...pregnant(37), logs: [log({ pregnancy: { contractions: 'regular' } })] })).toEqual([
      'today early-labour.due',
    ]);
    expect(rules({ ...pregnant(30), logs: [log({ pregnancy: { contractions: 'braxton' } })] })).toEqual([]);
    expect(rules({ ...pregnant(30), logs: [log({ pregnancy: { kick_count: 2 } })] })).toEqual([]);
  });

  it('of bleeding count the run it belongs to, and the days without before it', () => {
    const run = Array.from({ length: 8 }, (_, back) => bled(back, 'heavy'));
    expect(values({ bleeding: [...run, bled(40, 'light')] })).toMatchObject({
      flow: 'heavy',
      periodDays: 8,
      heavyShareOfPeriod: 100,
      daysSinceLastBleeding: 33,
    });
    expect(rules({ bleeding: run, stage: 'contraception' })).toContain('soon heavy-period.long');
    expect(rules({ bleeding: run.slice(0, 7), stage: 'contraception' })).not.toContain(
      'soon heavy-period.long',
    );
  });

  it('of a time without periods say nothing while it is known why, and count anew after it', () => {
    const periods = [
      { period_start_date: addDays(DAY, -120), period_end_date: addDays(DAY, -116), cycle_length: 28 },
    ];
    const cycling = { stage: 'menstrual-cycle' as const, periods };
    const late = 'soon no-period.ninety-days';
    expect(rules(cycling)).toEqual([late]);
    for (const [rows, isSaid] of [
      [{ ended: [{ to: addDays(DAY, -100), end: 'birth' as const }] }, false],
      [{ ended: [{ to: addDays(DAY, -89), end: 'loss' as const }] }, false],
      [{ ended: [{ to: addDays(DAY, -90), end: 'loss' as const }] }, true],
      [{ ended: [{ to: addDays(DAY, -90), end: 'prefer-not-to-say' as const }] }, true],
      // Before that period: over.
      [{ ended: [{ to: addDays(DAY, -150), end: 'birth' as const }] }, true],
      [{ breaks: [{ kind: 'pause' as const, from: addDays(DAY, -100), to: null }] }, false],
      [{ breaks: [{ kind: 'mode' as const, from: addDays(DAY, -110), to: addDays(DAY, -89) }] }, false],
      [{ breaks: [{ kind: 'mode' as const, from: addDays(DAY, -110), to: addDays(DAY, -90) }] }, true],
    ] as const) {
      expect(rules({ ...cycling, ...rows }), JSON.stringify(rows)).toEqual(isSaid ? [late] : []);
    }
  });

  it('of a first bleeding after a pregnancy or a pause do not count the months of it', () => {
    const periods = [
      { period_start_date: addDays(DAY, -400), period_end_date: addDays(DAY, -396), cycle_length: 28 },
    ];
    const bleeding = [bled(0, 'light')];
    expect(values({ periods, bleeding })).toMatchObject({ daysSinceLastBleeding: 396 });
    for (const rows of [
      { ended: [{ to: addDays(DAY, -120), end: 'birth' as const }] },
      { breaks: [{ kind: 'pause' as const, from: addDays(DAY, -300), to: addDays(DAY, -1) }] },
    ]) {
      expect(values({ periods, bleeding, ...rows })).not.toHaveProperty('daysSinceLastBleeding');
    }
    const inMenopause = [{ kind: 'mode' as const, from: addDays(DAY, -300), to: null }];
    expect(values({ periods, bleeding, breaks: inMenopause })).toMatchObject({ daysSinceLastBleeding: 396 });
  });

  it('of the bleeding after a birth leave out its length, unless it is heavy every day', () => {
    const ended = [{ to: addDays(DAY, -30), end: 'birth' as const }];
    const run = Array.from({ length: 25 }, (_, back) => bled(back, 'light', 'lochia'));
    expect(rules({ bleeding: run, stage: 'menstrual-cycle' })).toContain('soon heavy-period.endless');
    expect(rules({ bleeding: run, stage: 'menstrual-cycle', ended })).toEqual([]);
    const heavy = run.map((row) => ({ ...row, flow: 'heavy' as const }));
    expect(rules({ bleeding: heavy, stage: 'menstrual-cycle', ended })).toContain('soon heavy-period.long');
    const weeksAgo = { to: addDays(DAY, -43), end: 'birth' as const };
    expect(rules({ bleeding: run, stage: 'menstrual-cycle', ended: [weeksAgo] })).toContain(
      'soon heavy-period.endless',
    );
  });

  it('of bleeding after twelve months, from day 365 on', () => {
    const periods = [
      { period_start_date: addDays(DAY, -369), period_end_date: addDays(DAY, -365), cycle_length: 28 },
    ];
    const rowsOf = (end: number) => ({
      stage: 'menopause' as const,
      birthDate: '1974-01-01' as const,
      bleeding: [bled(0, 'spotting')],
      periods: periods.map((period) => ({ ...period, period_end_date: addDays(DAY, -end) })),
    });
    expect(rules(rowsOf(365))).toContain('soon bleeding-after-menopause');
    expect(rules(rowsOf(364))).not.toContain('soon bleeding-after-menopause');
    expect(rules({ stage: 'post-menopause', bleeding: [bled(0, 'light')] })).toContain(
      'soon bleeding-after-menopause.from-55',
    );
  });

  it('of clots count the days with large ones in the run', () => {
    const logs = (...clots: DaySigns['clots'][]) =>
      clots.map((one, back) => log({}, addDays(DAY, -back), { signs: { clots: one } }));
    const bleeding = Array.from({ length: 8 }, (_, back) => bled(back, 'medium'));
    expect(values({ bleeding, logs: logs('large', 'golf-ball', 'small') }).clotDaysOfPeriod).toBe(2);
    const rulesOf = (...clots: DaySigns['clots'][]) =>
      rules({ bleeding, logs: logs(...clots), stage: 'contraception' });
    expect(rulesOf('large', 'large')).toContain('soon heavy-period.long');
    expect(rulesOf('large', 'small')).not.toContain('soon heavy-period.long');
  });

  it('of pills and sex of one week bring the time-limited rule', () => {
    const logs = [0, 2].map((back) => log({ contraception: { pill_taken: 'missed' } }, addDays(DAY, -back)));
    const signals = [
      { ...EMPTY_SIGNALS, signal_date: addDays(DAY, -1), intercourse: [{ id: 'a', protected: false }] },
    ];
    expect(rules({ stage: 'contraception', logs, signals })).toEqual(['today time-limited.contraception']);
    expect(rules({ stage: 'contraception', logs: logs.slice(0, 1), signals })).toEqual([]);
  });

  it('of weights in IVF mode: more than a kilogram in a day', () => {
    const weights = (today: number) => [
      log({}, DAY, { weight_kg: today }),
      log({}, addDays(DAY, -1), { weight_kg: 60 }),
    ];
    expect(rules({ stage: 'ivf', logs: weights(61.1) })).toEqual(['emergency stimulation']);
    expect(rules({ stage: 'ivf', logs: weights(61) })).toEqual([]);
  });

  it('of the signs: protein in the urine from 2+ and from 20 weeks on', () => {
    const found = (weeks: number, urine_protein: DaySigns['urine_protein'], days = 0) =>
      rules({ ...pregnant(weeks, days), logs: [log({}, DAY, { signs: { urine_protein } })] });
    expect(found(20, '2+')).toEqual(['today pre-eclampsia.protein']);
    expect([found(30, '1+'), found(19, '3+', 6)]).toEqual([[], []]);
  });

  it('of a pregnancy that goes on, in whatever mode it is kept, as long as one can last', () => {
    const bleeding: BleedingDay[] = [{ day: DAY, flow: 'light', kind: null }];
    const kept = (weeks: number, stage: DangerRows['stage'], more: object = {}) =>
      rules({ ...pregnant(weeks), stage, ...more });
    expect(kept(26, 'menstrual-cycle', { bleeding })).toEqual(['emergency late-bleeding']);
    const logs = [log({ pregnancy: { contractions: 'regular' } })];
    expect(kept(30, 'contraception', { logs })).toEqual(kept(30, 'pregnancy', { logs }));
    // 320 days are 45 weeks and 5 days. One that was forgotten says nothing of now; in its own mode she says that it goes on.
    expect(kept(46, 'menstrual-cycle', { bleeding })).toEqual([]);
    expect(kept(46, 'pregnancy', { bleeding })).toEqual(['emergency late-bleeding']);
  });

  it('of the signs: movements from 24 weeks, whatever a count says', () => {
    const logs = [log({ pregnancy: { kick_count: 30 } }, DAY, { signs: { movements: 'changed' } })];
    expect(rules({ ...pregnant(26), logs })).toEqual(['emergency movements']);
    expect(rules({ ...pregnant(23, 6), logs })).toEqual([]);
  });

  it('are the same from rows that can be gone through once', () => {
    const logs = [log({}, DAY, { signs: { fainted: true, pregnancy_test: 'positive' } })];
    expect(factsOf({ day: DAY, logs: logs.values() })).toEqual(factsOf({ day: DAY, logs }));
  });

  it('of the note of the day are read with what is known', () => {
    const note = (notes: string) => [{ ...EMPTY_SIGNALS, signal_date: DAY, notes }];
    expect(rules({ ...pregnant(33), signals: note('hardly a kick since breakfast') })).toEqual([
      'emergency movements',
    ]);
    expect(rules({ ...pregnant(17), signals: note('hardly a kick since breakfast') })).toEqual([]);
    expect(rules({ signals: note('I want to die') })).toEqual(['emergency crisis.thoughts']);
    expect(
      rules({ signals: [{ ...EMPTY_SIGNALS, signal_date: addDays(DAY, -1), notes: 'I want to die' }] }),
    ).toEqual([]);
  });

  it('of scores speak for two weeks', () => {
    const score = (back: number) => [
      { scale: 'phq9' as const, total: 16, harmItem: 0, day: addDays(DAY, -back) },
    ];
    expect(rules({ scores: score(14) })).toEqual(['soon mood.high-score']);
    expect(rules({ scores: score(15) })).toEqual([]);
  });
});

describe('facts from printed values', () => {
  const lab = (analyte: string, value: string, unit: string, more: Partial<LabRow> = {}): LabRow => ({
    ...{ analyte, value, unit, day: DAY },
    ...more,
  });
  it.each([
    ['Potassium', '6.8', 'mmol/L', 'emergency lab-potassium.now'],
    ['Potassium', '6,8', 'mEq/L', 'emergency lab-potassium.now'],
    ['Glucose', '50', 'mg/dL', 'emergency lab-glucose.now'],
    ['Hemoglobin', '6.9', 'g/dL', 'emergency lab-haemoglobin.now'],
    ['Platelets', '29', 'K/µL', 'emergency lab-platelet.now'],
    ['Creatinine', '4.1', 'mg/dL', 'emergency lab-creatinine.now'],
    ['WBC', '51', '10^9/L', 'emergency lab-white-cell.now'],
  ])('%s %s %s: %s', (analyte, value, unit, rule) => {
    expect(rules({ labs: [lab(analyte, value, unit)] })).toContain(rule);
  });

  it.each([
    ['Potassium', '6.8', 'mg'],
    ['Potassium', '< 2.0', 'mmol/L'],
    ['Potassium', '2.0 - 6.8', 'mmol/L'],
    ['Potassium iodide', '6.8', 'mmol/L'],
  ])('are none where analyte, number or unit is not sure: %s %s %s', (analyte, value, unit) => {
    expect(values({ labs: [lab(analyte, value, unit)] })).toEqual({});
  });

  it('take the newest of two, and troponin against its printed range', () => {
    const labs = [
      lab('Potassium', '6.8', 'mmol/L', { day: addDays(DAY, -3) }),
      lab('Potassium', '4.1', 'mmol/L'),
    ];
    expect(rules({ labs })).toEqual([]);
    expect(rules({ labs: [lab('Troponin T', '20', 'ng/L', { range: '< 14' })] })).toEqual([
      'emergency lab-troponin.now',
    ]);
    expect(rules({ labs: [lab('Troponin T', '10', 'ng/L', { range: '< 14' })] })).toEqual([]);
  });
});
