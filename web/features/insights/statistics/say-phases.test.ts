import { expect, test } from 'vitest';
import { sayOvulations, sayRange } from './say-phases.ts';

test('a median and its middle half, with the unit once and no needless decimals', () => {
  expect(sayRange({ lower: 6.5, median: 7, upper: 7.5 }, 'sleep_hours')).toBe('7 hours, mostly 6.5 to 7.5');
  expect(sayRange({ lower: 6.375, median: 6.75, upper: 7.25 }, 'sleep_hours')).toBe(
    '6.8 hours, mostly 6.4 to 7.3',
  );
  expect(sayRange({ lower: 4, median: 4, upper: 4 }, 'stress')).toBe('4, mostly 4');
});

const KNOWN = { ovulation: { cycleDay: 14, isEstimated: false } };
const ESTIMATED = { ovulation: { cycleDay: 15, isEstimated: true } };
const NEITHER = { ovulation: null };

test.each([
  [[NEITHER, NEITHER], 'Ovulation is not known, so that only the period is told apart.'],
  [[KNOWN, KNOWN], 'Ovulation is known in all of these cycles.'],
  [[ESTIMATED], 'Ovulation is estimated by cycle length.'],
  [[KNOWN, ESTIMATED], 'Of these 2 cycles, ovulation is known in 1 and estimated by cycle length in 1.'],
  // Where hormones decide nothing is estimated: what she measured stands, the other cycles have no day of ovulation.
  [
    [KNOWN, NEITHER, NEITHER],
    'Of these 3 cycles, ovulation is known in 1. In 2 only the period is told apart.',
  ],
])('says of each cycle what its phases rest on', (cycles, said) => {
  expect(sayOvulations(cycles)).toBe(said);
});
