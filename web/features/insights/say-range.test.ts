import { expect, test } from 'vitest';
import { sayRange } from './say-range.ts';

test('a median and its middle half, with the unit once and no needless decimals', () => {
  expect(sayRange({ lower: 6.5, median: 7, upper: 7.5 }, 'sleep_hours')).toBe('7 hours, mostly 6.5 to 7.5');
  expect(sayRange({ lower: 6.375, median: 6.75, upper: 7.25 }, 'sleep_hours')).toBe(
    '6.8 hours, mostly 6.4 to 7.3',
  );
  expect(sayRange({ lower: 4, median: 4, upper: 4 }, 'stress')).toBe('4, mostly 4');
});
