import { expect, test } from 'vitest';
import { describe, nowAfter } from '../body/facts-for-tests.ts';
import { modeFieldsOf } from '../daily-log/log-fields.ts';
import { LIFE_STAGE_VALUES } from '../profile/life-stages.ts';
import { factsOf, SATURDAY } from './facts-for-tests.ts';
import type { StatId } from './figure.ts';
import { countCards, readHealthToday } from './health-today.ts';

/** No period is recorded, and that is known. */
const UNRECORDED = { now: describe(SATURDAY, []).now };
const idsOf = (stage: (typeof LIFE_STAGE_VALUES)[number]) =>
  readHealthToday(stage, factsOf({}), false).map(({ id }) => id);

test('four cards before the first period, six in the other modes, and no two modes the same', () => {
  for (const stage of LIFE_STAGE_VALUES) {
    expect(new Set(idsOf(stage)).size).toBe(stage === 'pre-menstrual' ? 4 : 6);
    expect(countCards(stage)).toBe(idsOf(stage).length);
  }
  expect(new Set(LIFE_STAGE_VALUES.map((stage) => [...idsOf(stage)].sort().join())).size).toBe(8);
});

test.each([
  ['menstrual-cycle', 'days-to-period'],
  ['contraception', 'pill'],
  ['conception', 'temperature'],
  ['ivf', 'medication'],
  ['pregnancy', 'pregnancy-week'],
  ['menopause', 'hot-flashes'],
  ['post-menopause', 'blood-pressure'],
] as const)('the mode %s has the card %s', (stage, id) => {
  expect(idsOf(stage)).toContain(id);
});

test.each(['pre-menstrual', 'ivf', 'pregnancy', 'menopause', 'post-menopause'] as const)(
  'the mode %s counts no cycle days and waits for no period',
  (stage) => {
    expect(idsOf(stage)).not.toContain('cycle-day');
    expect(idsOf(stage)).not.toContain('days-to-period');
  },
);

// A card that can never be hers would stay empty for ever.
test('what a card shows can be logged in its mode', () => {
  const fields: Partial<Record<StatId, string>> = {
    anxiety: 'anxiety',
    'blood-pressure': 'blood_pressure',
    energy: 'energy',
    fatigue: 'fatigue',
    'hot-flashes': 'hot_flashes',
    kicks: 'kick_count',
    medication: 'medication',
    pill: 'pill_taken',
    temperature: 'basal_temperature',
  };
  for (const stage of LIFE_STAGE_VALUES) {
    const own = idsOf(stage).flatMap((id) => fields[id] ?? []);
    expect(Object.keys(modeFieldsOf(stage))).toEqual(expect.arrayContaining(own));
  }
});

test('while she has recorded nothing every value is a sample, and leads to where it is recorded', () => {
  for (const stage of LIFE_STAGE_VALUES) {
    for (const { reading, opens, id } of readHealthToday(stage, factsOf({}), false)) {
      expect(reading.kind).toBe('sample');
      const place = id === 'cycle-day' || id === 'days-to-period' ? 'calendar' : 'log';
      expect(opens.kind).toBe(id === 'pregnancy-week' ? 'tracker' : place);
    }
  }
});

test('from her first entry on no sample is left, in any mode', () => {
  const facts = factsOf({ 0: { sleep_hours: 6.5 } });
  for (const stage of LIFE_STAGE_VALUES) {
    for (const { id, reading } of readHealthToday(stage, facts, true)) {
      expect(reading.kind).toBe(id === 'sleep' ? 'hers' : 'missing');
    }
  }
});

test('a card opens what is behind its number', () => {
  const facts = factsOf(
    { 0: { sleep_hours: 7, mood: 6, water_glasses: 5, activity_minutes: 30 } },
    {
      period: { period_start_date: '2026-11-02', period_end_date: null, cycle_length: 28 },
      now: nowAfter(SATURDAY, '2026-11-02'),
    },
  );
  expect(readHealthToday('menstrual-cycle', facts, true).map(({ id, opens }) => [id, opens.to])).toEqual([
    ['cycle-day', '/dashboard?section=b2-1'],
    // The forecast stands there.
    ['days-to-period', '/dashboard?section=b2-2'],
    ['sleep', '/dashboard/history?q=a1'],
    ['mood', '/dashboard/history?q=a4'],
    ['water', '/dashboard/history?q=a6'],
    ['movement', '/dashboard/history?q=a3'],
  ]);
});

test('a card without a value of today opens the form, one that counts from a period the calendar', () => {
  const opens = readHealthToday('menstrual-cycle', factsOf({ 1: { mood: 5 } }, UNRECORDED), true).map(
    (card) => [card.id, card.opens.kind],
  );
  expect(opens).toEqual([
    ['cycle-day', 'calendar'],
    ['days-to-period', 'calendar'],
    ['sleep', 'log'],
    ['mood', 'log'],
    ['water', 'log'],
    ['movement', 'log'],
  ]);
  const late = factsOf(
    {},
    {
      now: nowAfter(SATURDAY, '2026-06-01'),
      period: { period_start_date: '2026-06-01', period_end_date: null, cycle_length: 28 },
    },
  );
  expect(readHealthToday('menstrual-cycle', late, true)[1]).toMatchObject({
    reading: { said: 'No forecast' },
    opens: { to: '/dashboard?section=b2-2' },
  });
});

test('what could not be asked is not called missing', () => {
  const facts = factsOf({ 0: { mood: 5 } }, { unknown: ['period', 'pregnancy'] });
  expect(readHealthToday('menstrual-cycle', facts, true)[0]?.reading).toEqual({
    kind: 'missing',
    said: 'Did not load',
  });
  expect(readHealthToday('pregnancy', facts, true)[0]?.reading).toEqual({
    kind: 'missing',
    said: 'Did not load',
  });
});

test('a bar is never longer than its track, in samples and in the widest values', () => {
  const most = factsOf(
    {
      0: {
        sleep_hours: 24,
        mood: 10,
        water_glasses: 100,
        activity_minutes: 1440,
        extras: { 'post-menopause': { energy: 10 }, menopause: { hot_flashes: 999 } },
      },
    },
    { today: SATURDAY, period: { period_start_date: '2020-01-01', period_end_date: null, cycle_length: 21 } },
  );
  for (const stage of LIFE_STAGE_VALUES) {
    for (const { reading } of [
      ...readHealthToday(stage, factsOf({}), false),
      ...readHealthToday(stage, most, true),
    ]) {
      const graphic = reading.kind === 'missing' ? reading.graphic : reading.figure.graphic;
      if (graphic?.kind === 'bar') expect(graphic.value).toBeLessThanOrEqual(graphic.max);
      if (graphic?.kind === 'discs') expect(graphic.filled).toBeLessThanOrEqual(graphic.total);
      if (graphic?.kind === 'days')
        expect(Math.max(...graphic.shares.map((share) => share ?? 0))).toBeLessThanOrEqual(1);
    }
  }
});
