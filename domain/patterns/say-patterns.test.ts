import { describe, expect, test } from 'vitest';
import type { Pattern, PatternReport } from './find-patterns.ts';
import { nameColumn, sayCell, sayCounts, sayMissing, sayPattern } from './say-patterns.ts';
import { placeOf } from './testing/place-of.ts';

const HEADACHES: Pattern = {
  trait: placeOf('headache'),
  window: 'before-period',
  inside: { marked: 14, days: 40 },
  outside: { marked: 9, days: 160 },
  perCycle: [],
  cyclesWithIt: 6,
  comparedCycles: 8,
  estimatedCycles: 0,
  difference: 0.29,
  pValue: 0.001,
};

describe('a pattern in plain words', () => {
  test('how often and in how many cycles; the counts behind it', () => {
    expect(sayPattern(HEADACHES, 8)).toBe(
      'Headache: some days in the five before your period, in 6 of your 8 cycles.',
    );
    expect(sayCounts(HEADACHES)).toBe('14 of 40 days there, 9 of 160 other days');
    const often = { ...HEADACHES, inside: { marked: 47, days: 54 }, cyclesWithIt: 11, comparedCycles: 11 };
    expect(sayPattern(often, 11)).toBe(
      'Headache: most days in the five before your period, in all 11 cycles.',
    );
  });

  test.each([
    [40, 'every day'],
    [21, 'most days'],
    [20, 'some days'],
    [10, 'some days'],
    [9, 'a few days'],
  ])('%i of 40 days are %s', (marked, words) => {
    expect(sayPattern({ ...HEADACHES, inside: { marked, days: 40 } }, 8)).toContain(`: ${words} in`);
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
      'Happy: some days in the five around ovulation, in 6 of the 7 compared. Ovulation is an estimate in 5 of them.',
    );
    expect(sayPattern({ ...happy, estimatedCycles: 7 }, 7)).toMatch(/Ovulation is an estimate\.$/);
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
