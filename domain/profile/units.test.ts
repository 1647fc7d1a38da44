import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { celsiusOf, fahrenheitOf, glassesOf, millilitresOf, unitsWriteSchema } from './units.ts';

describe('temperatures', () => {
  test.each([
    [36.5, 97.7],
    [37, 98.6],
    [36.55, 97.79],
    [32, 89.6],
    [43, 109.4],
  ])('%d °C are %d °F, and back', (celsius, fahrenheit) => {
    expect(fahrenheitOf(celsius)).toBe(fahrenheit);
    expect(celsiusOf(fahrenheit)).toBe(celsius);
  });

  test('switching the unit there and back keeps the number she typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3200, max: 4300 }), (hundredths) => {
        expect(celsiusOf(fahrenheitOf(hundredths / 100))).toBe(hundredths / 100);
      }),
    );
  });
});

test('water: a glass is taken for 250 ml', () => {
  expect(millilitresOf(5)).toBe(1250);
  expect(glassesOf(600)).toBe(2.4);
  expect(millilitresOf(glassesOf(333))).toBe(333);
});

test('a write names whose units they are, and only those that changed', () => {
  const user_id = '0b6d2d9e-0d5c-4c3e-9d0a-5f2f4f1f7a11';
  expect(unitsWriteSchema.safeParse({ user_id, temperature_unit: 'C' }).data).toEqual({
    user_id,
    temperature_unit: 'C',
  });
  expect(unitsWriteSchema.safeParse({ user_id, temperature_unit: 'K' }).success).toBe(false);
  expect(unitsWriteSchema.safeParse({ temperature_unit: 'C' }).success).toBe(false);
});
