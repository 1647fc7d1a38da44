import { describe, expect, test } from 'vitest';
import type { Pattern, PatternReport } from './find-patterns.ts';
import { nameColumn, sayCell, sayMissing, sayPattern } from './say-patterns.ts';
import { placeOf } from './testing/place-of.ts';

const HEADACHES: Pattern = {
  trait: placeOf('headache'),
  window: 'before-period',
  inside: { marked: 14, days: 40 },
  outside: { marked: 9, days: 160 },
  cyclesWithIt: 6,
  comparedCycles: 8,
  estimatedCycles: 0,
  difference: 0.29,
  pValue: 0.001,
};

describe('a pattern in plain words', () => {
  test('with its counts', () => {
    expect(sayPattern(HEADACHES, 8)).toBe(
      'Headache: on 14 of 40 days in the five days before your period, on 9 of 160 other days, in 6 of your 8 cycles.',
    );
  });

  test('of fewer cycles than there are, around an ovulation that is estimated', () => {
    const happy: Pattern = {
      ...HEADACHES,
      trait: placeOf('happy'),
      window: 'around-ovulation',
      comparedCycles: 7,
      estimatedCycles: 5,
    };
    expect(sayPattern(happy, 8)).toBe(
      'Happy: on 14 of 40 days in the five days around ovulation, on 9 of 160 other days, ' +
        'in 6 of the 7 cycles that can be compared. Ovulation is estimated in 5 of them.',
    );
    expect(sayPattern({ ...happy, estimatedCycles: 7 }, 7)).toMatch(/in all of them\.$/);
  });
});

test('what is missing is said with its numbers', () => {
  const report = (cycles: number, compared: number, comparisons = 0): PatternReport => ({
    patterns: [],
    comparisons,
    cycles,
    comparedCycles: { 'before-period': compared, 'in-period': 0, 'around-ovulation': 0 },
  });
  expect(sayMissing(report(2, 2))).toBe(
    'It takes at least 3 finished cycles to tell what comes back. 2 are recorded so far: 1 more is missing.',
  );
  expect(sayMissing(report(0, 0))).toMatch(/None is recorded so far: 3 more are missing\.$/);
  expect(sayMissing(report(5, 1))).toMatch(/^Of your 5 cycles, one can be compared; it takes 3\./);
  expect(sayMissing(report(5, 4))).toMatch(/^No symptom and no mood is marked in 3 of these cycles yet\./);
  expect(sayMissing(report(5, 4, 6))).toBeNull();
});

test('a cell and its column in words', () => {
  expect(sayCell(5, { from: 26, to: 26, cycles: 8, recorded: 7 })).toBe(
    'marked in 5 of 8 cycles, recorded in 7',
  );
  expect(sayCell(0, { from: 26, to: 26, cycles: 1, recorded: 0 })).toBe('nothing recorded in 1 cycle');
  const name = (from: number, to: number) => nameColumn({ from, to, cycles: 1, recorded: 1 });
  expect([name(3, 3), name(1, 3), name(-2, -2), name(-1, -1), name(-5, -3)]).toEqual([
    'Day 3',
    'Days 1 to 3',
    '2 days before',
    '1 day before',
    '5 to 3 days before',
  ]);
});
