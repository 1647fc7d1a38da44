import { expect, test } from 'vitest';
import { sayOvulations } from './say-ovulations.ts';

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
