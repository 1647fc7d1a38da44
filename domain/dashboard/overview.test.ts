import { describe, expect, test } from 'vitest';
import { nowAfter } from '../body/facts-for-tests.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Period } from '../cycle/period.ts';
import { COMMON_FIELDS } from '../daily-log/log-fields.ts';
import { dateByLastPeriod } from '../pregnancy/dating.ts';
import { LIFE_STAGE_VALUES, type LifeStage } from '../profile/life-stages.ts';
import { EMPTY_SIGNALS } from '../signals/health-signals.ts';
import { lastPeriodFigure } from './cycle-figures.ts';
import { factsOf, logOf, SATURDAY } from './facts-for-tests.ts';
import { describeDay, describeNext, describeWhere } from './overview.ts';

// The examples of docs/algorithms/today.md.

const PERIOD: Period = { period_start_date: '2026-11-02', period_end_date: '2026-11-06', cycle_length: 28 };
const CYCLE_STAGES = ['menstrual-cycle', 'contraception', 'conception'] as const;

const labelsOf = (missing: { label: string }[]) => missing.map(({ label }) => label);

/** Number and unit are held together; here they are easier to read apart. */
const plain = (value: string) => value.replaceAll('\u00A0', ' ');

describe('a day', () => {
  test('says what is logged in her units, and which fields of the mode are empty', () => {
    const facts = factsOf(
      {
        0: {
          sleep_hours: 7.5,
          mood: 6,
          water_glasses: 4,
          weight_kg: 60,
          extras: { contraception: { pill_taken: 'late within 12h' } },
        },
      },
      { units: { weight_unit: 'lbs', temperature_unit: 'F', water_unit: 'ml' } },
    );
    const day = describeDay('contraception', facts, null, SATURDAY);
    expect(day.name).toBe('Saturday, 21 November 2026');
    expect(day.logged.map(({ label, value }) => `${label}: ${plain(value)}`)).toEqual([
      'Hours slept: 7.5 hours',
      'Mood: 6 of 10',
      // 60 / 0.45359237 = 132.28
      'Weight: 132.3 lbs',
      // 4 × 250 ml
      'Water: 1000 ml',
      'Pill taken: Late within 12h',
    ]);
    const logged = ['sleep_hours', 'mood', 'weight_kg', 'water_glasses'];
    const others = Object.entries(COMMON_FIELDS).filter(([field]) => !logged.includes(field));
    expect(day.missing).toContainEqual({ label: 'Stress', field: 'stress' });
    expect(day.missing).toEqual([
      ...others.map(([field, { label }]) => ({ label, field })),
      { label: 'Breakthrough bleeding', field: 'contraception.breakthrough_bleeding' },
      { label: 'Libido', field: 'contraception.libido' },
    ]);
  });

  test('a zero and a "None" are entries, not gaps', () => {
    const facts = factsOf({ 0: { activity_minutes: 0, activity_type: 'none', water_glasses: 0 } });
    const { logged, missing } = describeDay('pre-menstrual', facts, null, SATURDAY);
    expect(logged.map(({ value }) => plain(value))).toEqual(['0 minutes', 'None', '0 glasses']);
    expect(labelsOf(missing)).not.toContain('Water');
  });

  test('what another mode logged that day stays in view, and only her own mode’s fields are missing', () => {
    const facts = factsOf({ 0: { extras: { pregnancy: { kick_count: 8 } } } });
    const { logged, missing } = describeDay('menopause', facts, null, SATURDAY);
    expect(logged).toEqual([{ label: 'Kick count', value: '8' }]);
    expect(labelsOf(missing)).toContain('Hot flashes');
    expect(labelsOf(missing)).not.toContain('Nausea');
  });

  test('a blood pressure that cannot be opened is not called missing', () => {
    const damaged = { ...logOf(SATURDAY, { mood: 5 }), blood_pressure_unreadable: true as const };
    const facts = { ...factsOf({}), logs: new Map([[SATURDAY, damaged]]) };
    const { missing } = describeDay('post-menopause', facts, null, SATURDAY);
    expect(labelsOf(missing)).toContain('Pain');
    expect(labelsOf(missing)).not.toContain('Blood pressure');
  });

  test('says what she noted in the calendar', () => {
    const entry = (end: number, isProtected: boolean) => ({
      id: `0191d3f4-5b6a-4c7d-8e9f-00000000000${end}`,
      protected: isProtected,
    });
    const signals = {
      ...EMPTY_SIGNALS,
      symptoms: ['acne', 'cramps'] as ('acne' | 'cramps')[],
      discharge: 'ewcm' as const,
      intercourse: [entry(1, true), entry(2, false), entry(3, true)],
      notes: ' Slept badly. ',
    };
    expect(describeDay('conception', factsOf({}), signals, SATURDAY).noted).toEqual([
      { label: 'Symptoms', value: 'Abdominal Cramps, Acne' },
      { label: 'Discharge', value: 'EWCM Egg White' },
      { label: 'Intercourse', value: '2 protected, 1 unprotected' },
      { label: 'Notes', value: 'Slept badly.' },
    ]);
    expect(describeDay('conception', factsOf({}), EMPTY_SIGNALS, SATURDAY).noted).toEqual([]);
  });
});

describe('where she is and what comes next', () => {
  test('without records nothing is claimed in any mode', () => {
    for (const stage of LIFE_STAGE_VALUES) {
      expect(describeWhere(stage, factsOf({ 0: { mood: 5 } }))).toBeNull();
      expect(describeNext(stage, factsOf({ 0: { mood: 5 } }))).toEqual([]);
    }
  });

  test('nothing of hers is ever a sample', () => {
    const facts = factsOf({}, { period: PERIOD, pregnancy: dateByLastPeriod('2026-06-06', '2026-06-06') });
    const known = LIFE_STAGE_VALUES.flatMap((stage) => describeWhere(stage, facts) ?? []);
    expect(known.length).toBeGreaterThan(4);
    for (const where of known) expect(where.isSample).toBe(false);
  });

  const nowOn = (today: CalendarDate, stage: LifeStage) =>
    nowAfter(today, PERIOD.period_start_date, { stage });

  test.each(CYCLE_STAGES)('%s: the phase and the forecast with its windows', (stage) => {
    const facts = factsOf({}, { period: PERIOD, now: nowOn(SATURDAY, stage) });
    // Where hormones decide no phase is named.
    const label = stage === 'contraception' ? 'By the dates you recorded' : 'Luteal phase, estimate';
    expect(describeWhere(stage, facts)?.items[0]).toMatchObject({
      label: 'Cycle day 20 of about 28',
      badge: { label, tone: 'estimate' },
    });
    // 2 November + 28, and the window of 26 to 30 days; the fertile days of this cycle have gone by.
    const period = ['Next period', '30 Nov, 8 in 10: 28 Nov – 2 Dec'];
    const fertile = [
      ['Fertile days', '4 – 19 Dec'],
      ['Ovulation', '14 Dec, 8 in 10: 9 – 18 Dec'],
    ];
    expect(describeNext(stage, facts).map(({ label, value }) => [label, value])).toEqual(
      stage === 'contraception' ? [period] : [...fertile, period],
    );
  });

  test.each(CYCLE_STAGES)('%s: past her usual range it says so, and the window moves on', (stage) => {
    const late = factsOf({}, { period: PERIOD, today: '2026-12-02', now: nowOn('2026-12-02', stage) });
    expect(describeWhere(stage, late)?.items[0]).toMatchObject({
      label: 'Day 31, usually 26 to 30',
      badge: { label: 'Past the usual range' },
    });
    expect(describeNext(stage, late).at(-1)).toEqual({
      label: 'Next period',
      value: '4 Dec, 8 in 10: 3 – 6 Dec',
      sign: 'period',
    });
  });

  test.each([
    [{}, 'Did not load'],
    [{ now: nowAfter('2027-03-20', '2026-11-02') }, 'No forecast'],
  ] as const)('without a forecast no date stands in its place', (now, value) => {
    const facts = factsOf({}, { period: PERIOD, ...now });
    expect(describeNext('menstrual-cycle', facts)).toEqual([{ label: 'Next period', value, sign: 'period' }]);
  });

  test('pregnancy: the week and the due date', () => {
    // 168 days: 24 weeks; 280 - 168 = 112 days to go, on 13 March.
    const facts = factsOf({}, { pregnancy: dateByLastPeriod('2026-06-06', '2026-06-06') });
    expect(describeWhere('pregnancy', facts)?.items[0]?.label).toBe('24 weeks');
    expect(describeNext('pregnancy', facts)).toEqual([
      { label: 'Due date', value: '13 Mar 2027, 112 days to go' },
    ]);
    const over = { ...facts, today: '2027-04-01' as const };
    expect(describeNext('pregnancy', over)).toEqual([]);
  });

  test('menopause: how long ago the last period was; nothing is awaited', () => {
    const facts = factsOf(
      {},
      { period: { ...PERIOD, period_start_date: '2026-09-08', period_end_date: null } },
    );
    expect(describeWhere('menopause', facts)?.items[1]).toMatchObject({
      label: 'Since then',
      value: '74 days',
    });
    expect(describeNext('menopause', facts)).toEqual([]);
    expect(describeNext('post-menopause', facts)).toEqual([]);
  });

  test.each([
    ['a period before', { ...PERIOD, period_start_date: '2026-09-08', period_end_date: null }],
    ['none recorded', null],
  ] as const)('menopause, %s: bleeding that she noted since is counted from, as on the card', (_, period) => {
    const facts = factsOf({ 2: { extras: { menopause: { period_this_week: 'yes' } } } }, { period });
    expect(describeWhere('menopause', facts)?.items).toMatchObject([
      { label: 'Last bleeding', value: '19 Nov', badge: { label: 'Noted' } },
      { label: 'Since then', value: '2 days' },
    ]);
    expect(lastPeriodFigure(facts)).toMatchObject({
      figure: { value: '2', unit: 'days ago', line: 'Bleeding noted on Thursday' },
    });
  });
});
