import { LIFE_STAGE_VALUES } from '@lunaria/domain/profile/life-stages.ts';
import { DEFAULT_UNITS, type Units } from '@lunaria/domain/profile/units.ts';
import { describe, expect, test } from 'vitest';
import { findFaults } from './find-faults.ts';
import { changeDraft, EMPTY_DRAFT, type Entry, formFieldsOf, showDay } from './log-draft.ts';

type Stage = (typeof LIFE_STAGE_VALUES)[number];

function faultsOf(stage: Stage, entries: Record<string, Entry>, units: Units = DEFAULT_UNITS) {
  const draft = formFieldsOf(stage).reduce(
    (before, field) =>
      field.name in entries ? changeDraft(before, stage, field, entries[field.name] ?? null, null) : before,
    EMPTY_DRAFT,
  );
  return Object.fromEntries(findFaults(showDay({ log: null, isKnown: true }, draft, stage), stage, units));
}

describe.each(LIFE_STAGE_VALUES)('%s', (stage) => {
  test('the starting positions, and nothing at all, are fine', () => {
    expect(faultsOf(stage, {})).toEqual({});
    const { positions } = showDay({ log: null, isKnown: true }, EMPTY_DRAFT, stage);
    expect(faultsOf(stage, Object.fromEntries(positions))).toEqual({});
    const nothing = Object.fromEntries(formFieldsOf(stage).map(({ name }) => [name, null]));
    expect(faultsOf(stage, nothing)).toEqual({});
  });

  const typed = formFieldsOf(stage).filter(({ field }) => field.kind === 'number' || field.kind === 'scale');
  test.each(typed)('$name refuses what is below, above, and no number', ({ name, field }) => {
    if (field.kind !== 'number' && field.kind !== 'scale') throw new Error(name);
    for (const wrong of [field.min - 1, field.max + 1, 'abc', '-1']) {
      expect(Object.keys(faultsOf(stage, { [name]: wrong })), String(wrong)).toEqual([name]);
    }
    for (const right of [field.min, field.max]) {
      const companions = name === 'activity_minutes' ? { activity_type: 'none' } : {};
      expect(faultsOf(stage, { ...companions, [name]: right })).toEqual({});
    }
  });
});

test('a slider takes whole numbers, hours and weights take others too', () => {
  expect(faultsOf('pre-menstrual', { mood: 5.5 })).toHaveProperty('mood');
  expect(faultsOf('pre-menstrual', { sleep_hours: 7.25, weight_kg: 61.3 })).toEqual({});
});

test('contradictions are said at the first of the two fields', () => {
  expect(faultsOf('pre-menstrual', { activity_minutes: 0, activity_type: 'yoga' })).toEqual({
    activity_minutes: 'Enter the active minutes, or choose None as activity',
  });
  const flashes = { 'menopause.hot_flashes': 0, 'menopause.hot_flash_severity': 4 };
  expect(faultsOf('menopause', flashes)).toEqual({
    'menopause.hot_flashes': 'Hot flashes of a severity above 0 are at least one',
  });
});

test.each([
  ['120', 'Enter it as 120/80'],
  ['12/8', 'Enter it as 120/80'],
  ['400/80', 'The first number is from 50 to 300'],
  ['120/10', 'The second number is from 20 to 200'],
  ['80/120', 'The first number is the larger one'],
])('a blood pressure of %s is refused', (text, fault) => {
  const name = 'post-menopause.blood_pressure';
  expect(faultsOf('post-menopause', { [name]: text })).toEqual({ [name]: fault });
});

test('ranges are said in the unit she types in, and hold there', () => {
  const hers: Units = { weight_unit: 'lbs', temperature_unit: 'C', water_unit: 'ml' };
  expect(faultsOf('conception', { weight_kg: 5 }, hers)).toEqual({
    weight_kg: 'Weight: enter a number from 22.1 to 1433 lbs',
  });
  expect(faultsOf('conception', { 'conception.basal_temperature': 20 }, hers)).toEqual({
    'conception.basal_temperature': 'Basal temperature: enter a number from 32 to 43 °C',
  });
  expect(faultsOf('conception', { water_glasses: 200 }, hers)).toEqual({
    water_glasses: 'Water: enter a number from 0 to 25000 ml',
  });
});
