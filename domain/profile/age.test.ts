import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import { ageOn } from './age.ts';

test.each([
  ['2008-11-21', '2026-11-20', 17],
  ['2008-11-21', '2026-11-21', 18],
  ['2008-11-22', '2026-11-21', 17],
  ['2018-11-21', '2026-11-21', 8],
  ['2008-01-01', '2025-12-31', 17],
  ['2008-01-01', '2026-01-01', 18],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-28', 19],
  ['2008-02-29', '2028-02-29', 20],
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-22', '2026-11-21', -1],
] as const)('born %s, she is on %s %i', (born, day, age) => {
  expect(ageOn(born, day)).toBe(age);
});

test('her age grows by one in every year of days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -25_000, max: 20_000 }),
      fc.integer({ min: 0, max: 36_000 }),
      (born, later) => {
        const birth = addDays('1970-01-01', born);
        const day = addDays(birth, later);
        const age = ageOn(birth, day);
        expect(Math.abs(later / 365.2425 - age - 0.5)).toBeLessThan(0.51);
        expect(ageOn(birth, addDays(day, 366))).toBeGreaterThan(age);
      },
    ),
  );
});
