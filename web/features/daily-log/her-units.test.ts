import type { Units } from '@lunaria/domain/profile/units.ts';
import { expect, test } from 'vitest';
import { fromField, toField } from './her-units.ts';

const METRIC: Units = { weight_unit: 'kg', temperature_unit: 'C', water_unit: 'ml' };
const IMPERIAL: Units = { weight_unit: 'lbs', temperature_unit: 'F', water_unit: 'glasses' };

test.each([
  [36.65, 'fahrenheit', METRIC, 97.97],
  [97.7, 'fahrenheit', IMPERIAL, 97.7],
  [150, 'kg', IMPERIAL, 68.0388555],
  [750, 'glasses', METRIC, 3],
] as const)('%s typed as %s is kept in the units of the wire', (typed, measure, units, kept) => {
  expect(fromField(typed, measure, units)).toBeCloseTo(kept, 6);
});

test('a number that was typed comes back to the digit, however often the unit is switched', () => {
  for (const [measure, first, second, from, to] of [
    ['fahrenheit', METRIC, IMPERIAL, 35, 39],
    ['kg', METRIC, IMPERIAL, 40, 120],
    ['kg', IMPERIAL, METRIC, 90, 300],
    ['glasses', METRIC, IMPERIAL, 0, 40],
  ] as const) {
    for (let step = from * 10; step <= to * 10; step++) {
      const typed = step / 10;
      const entry = fromField(typed, measure, first);
      // Shown in the other unit it stays the same entry: only typing changes it.
      expect(toField(entry, measure, second)).toBeTypeOf('number');
      expect(toField(entry, measure, first)).toBe(typed);
    }
  }
});

test('of more than two decimals what is shown is what is kept, and what is judged', () => {
  for (const units of [METRIC, IMPERIAL]) {
    for (const measure of ['hours', 'kg', 'fahrenheit', 'glasses'] as const) {
      expect(toField(fromField(61.256, measure, units), measure, units)).toBe(61.26);
    }
    expect(fromField(24.0001, 'hours', units)).toBe(24);
    expect(fromField(7.126, 'hours', units)).toBe(7.13);
  }
});

test('what is no number stays what was typed', () => {
  expect(fromField('abc', 'kg', METRIC)).toBe('abc');
  expect(toField('abc', 'kg', IMPERIAL)).toBe('abc');
  expect(toField(null, 'kg', IMPERIAL)).toBeNull();
});
