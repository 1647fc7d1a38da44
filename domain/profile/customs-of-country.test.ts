import { describe, expect, test } from 'vitest';
import { WEEK_STARTS } from '../calendar/week.ts';
import { findCountry } from '../emergency/find-country.ts';
import { formsOf, unitsOf, weekStartOf } from './customs-of-country.ts';
import { DEFAULT_UNITS, NO_CUSTOMS, NOTHING_CHOSEN } from './units.ts';

describe('nothing is chosen', () => {
  test.each([
    ['ES', 1, 'C', 'kg'],
    ['GB', 1, 'C', 'kg'],
    ['AE', 1, 'C', 'kg'],
    // Not in the tables of Unicode: as the world.
    ['NG', 1, 'C', 'kg'],
    ['US', 0, 'F', 'lbs'],
    ['PR', 0, 'F', 'lbs'],
    ['GU', 0, 'F', 'lbs'],
    ['HK', 0, 'C', 'lbs'],
    ['BS', 0, 'F', 'kg'],
    ['CA', 0, 'C', 'kg'],
    ['PT', 0, 'C', 'kg'],
    ['IN', 0, 'C', 'kg'],
    ['EG', 6, 'C', 'kg'],
    ['IR', 6, 'C', 'kg'],
    ['SA', 0, 'C', 'kg'],
    ['MV', 5, 'C', 'kg'],
  ] as const)('in %s weeks begin on day %i, and °%s and %s are used', (country, day, temperature, weight) => {
    expect(weekStartOf(null, country)).toBe(day);
    expect(unitsOf(NOTHING_CHOSEN, country)).toEqual({
      ...{ temperature_unit: temperature, weight_unit: weight, water_unit: 'glasses' },
    });
  });

  test('where the country is not known all is as before: Sunday, °F, kg, glasses', () => {
    expect(findCountry({ country: null, zone: 'UTC' })).toEqual({ country: null, from: 'unknown' });
    expect(weekStartOf(null, null)).toBe(0);
    expect(unitsOf(NOTHING_CHOSEN, null)).toEqual(DEFAULT_UNITS);
  });
});

test('what she chose holds wherever she is, one by one', () => {
  for (const country of ['US', 'ES', 'EG', null]) {
    for (const weekStart of WEEK_STARTS) expect(weekStartOf(weekStart, country)).toBe(weekStart);
    expect(unitsOf({ weight_unit: 'lbs', temperature_unit: 'F', water_unit: 'ml' }, country)).toEqual({
      ...{ weight_unit: 'lbs', temperature_unit: 'F', water_unit: 'ml' },
    });
  }
  expect(unitsOf({ ...NOTHING_CHOSEN, weight_unit: 'kg' }, 'US')).toEqual({
    ...{ weight_unit: 'kg', temperature_unit: 'F', water_unit: 'glasses' },
  });
});

test('the country she chose goes before that of the time zone, which goes before that of the installation', () => {
  const signs = { country: 'US', zone: 'Europe/Madrid', region: 'EG' };
  expect(findCountry(signs)).toEqual({ country: 'US', from: 'hers' });
  expect(findCountry({ ...signs, country: null })).toEqual({ country: 'ES', from: 'zone' });
  expect(findCountry({ ...signs, country: null, zone: 'UTC' })).toEqual({ country: 'EG', from: 'region' });
  expect(findCountry(signs, (code) => code !== 'US')).toEqual({ country: 'ES', from: 'zone' });
});

test.each([
  ['US', 'month-day', 12],
  ['CA', 'month-day', 12],
  ['JP', 'month-day', 24],
  ['AU', 'day-month', 12],
  ['IN', 'day-month', 12],
  ['GB', 'day-month', 24],
  ['ES', 'day-month', 24],
  [null, 'day-month', 24],
] as const)(
  'in %s dates are written %s, and a day has %i hours, until she chooses',
  (country, dates, clock) => {
    expect(formsOf(NO_CUSTOMS, country)).toEqual({ dates, clock });
    expect(formsOf({ date_order: 'day-month', clock_hours: 12 }, country)).toEqual({
      ...{ dates: 'day-month', clock: 12 },
    });
  },
);
