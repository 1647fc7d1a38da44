import { findQuantity, type Quantity } from '@lunaria/domain/daily-log/quantities.ts';
import { DEFAULT_UNITS, type Units } from '@lunaria/domain/profile/units.ts';
import { expect, test } from 'vitest';
import { makeValueAxis, placeValue } from './value-axis.ts';

const HERS: Units = { weight_unit: 'lbs', temperature_unit: 'C', water_unit: 'ml' };

function axisOf(code: string, values: number[], units: Units = DEFAULT_UNITS): string {
  const { min, max, marks } = makeValueAxis(quantityOf(code), values, units);
  return `${min} to ${max}: ${marks.map(({ label }) => label).join(' ')}`;
}

function quantityOf(code: string): Quantity {
  const quantity = findQuantity(code);
  if (quantity === null) throw new Error(`There is no quantity ${code}.`);
  return quantity;
}

test.each<[string, string, number[], string]>([
  ['a scale from 1', 'a4', [5, 6], '1 to 10: 1 4 7 10'],
  ['a scale from 0', 'b10', [0], '0 to 10: 0 2 4 6 8 10'],
  ['hours', 'a1', [7, 7.5], '0 to 8: 0 2 4 6 8'],
  ['minutes', 'a3', [30, 95], '0 to 100: 0 20 40 60 80 100'],
  ['minutes that are all 0', 'a3', [0, 0], '0 to 1: 0 1'],
  ['a small count, in whole numbers', 'b11', [3, 1], '0 to 3: 0 1 2 3'],
  ['a single count', 'b8', [1], '0 to 1: 0 1'],
  ['glasses', 'a6', [0.5], '0 to 0.5: 0.0 0.1 0.2 0.3 0.4 0.5'],
  ['one weight, 2 kg high', 'a7', [61.4], '60 to 62.5: 60.0 60.5 61.0 61.5 62.0 62.5'],
  ['temperatures of a cycle', 'b1', [97.3, 98.1], '97.2 to 98.2: 97.2 97.4 97.6 97.8 98.0 98.2'],
  ['a blood pressure, both numbers', 'b17', [118, 76, 124, 82], '60 to 140: 60 80 100 120 140'],
])('%s', (_, code, values, expected) => {
  expect(axisOf(code, values)).toBe(expected);
});

test('marks stand in her unit', () => {
  expect(axisOf('a6', [1500, 2250], HERS)).toBe('0 to 2500: 0 500 1000 1500 2000 2500');
  expect(axisOf('b1', [36.5, 36.7], HERS)).toBe('36.2 to 37: 36.2 36.4 36.6 36.8 37.0');
});

test('every value lies between the ends, whatever was logged', () => {
  for (const code of ['a1', 'a3', 'a6', 'a7', 'b1', 'b2', 'b8', 'b17']) {
    for (const values of [[90], [89.6, 109.4], [100, 100.1, 104], [99.999, 0.001 + 90]]) {
      const axis = makeValueAxis(quantityOf(code), values, DEFAULT_UNITS);
      for (const value of values) {
        expect(placeValue(axis, value), code).toBeGreaterThanOrEqual(0);
        expect(placeValue(axis, value), code).toBeLessThanOrEqual(1);
      }
      expect(new Set(axis.marks.map(({ label }) => label)).size, code).toBe(axis.marks.length);
      expect(axis.marks.length, code).toBeGreaterThan(1);
    }
  }
});
