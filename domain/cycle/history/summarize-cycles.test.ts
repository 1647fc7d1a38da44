import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import { normalRanges } from './normal-ranges.ts';
import type { FinishedCycle } from './recorded-cycles.ts';
import { summarizeCycles } from './summarize-cycles.ts';

// The examples of docs/algorithms/cycles-from-periods.md.

const cycle = (lengthDays: number, rest: Partial<FinishedCycle> = {}): FinishedCycle => ({
  start: '2026-01-01',
  nextStart: addDays('2026-01-01', lengthDays),
  lengthDays,
  bleedingDays: 5,
  ovulation: null,
  notCounted: null,
  question: null,
  mark: null,
  ...rest,
});
const cycles = (...lengths: number[]) => lengths.map((length) => cycle(length));

test('fewer than three cycles: how many there are, and nothing of a middle or a range', () => {
  expect(summarizeCycles([], 30)).toEqual({
    counted: 0,
    waiting: 0,
    medianDays: null,
    shortestDays: null,
    longestDays: null,
    variationDays: null,
    bleedingMedianDays: null,
    withBleeding: 0,
    withOvulation: 0,
    normal: { shortestDays: 24, longestDays: 38, bleedingDays: 8, variationDays: 7, basis: 'adult' },
    outOfRange: { long: 0, short: 0, bleeding: 0, variation: false },
    judged: { lengths: 0, bleedings: 0 },
    regularity: 'not-enough',
    patterns: [],
    advice: null,
  });
  expect(summarizeCycles(cycles(28, 50), 30)).toMatchObject({
    counted: 2,
    medianDays: null,
    longestDays: null,
    bleedingMedianDays: null,
  });
});

test('middle, range, bleeding and ovulation of the cycles that count', () => {
  // In order 26, 27, 28, 29, 30, 31: halfway between 28 and 29. Bleeding 4, 5, 5, 6: halfway between 5 and 5.
  const finished = [
    cycle(28, { bleedingDays: 4 }),
    cycle(29, { ovulation: { on: '2026-01-15', cycleDay: 15, basis: 'lh-test' } }),
    cycle(27),
    cycle(50, { notCounted: 'unusual' }),
    cycle(31, { bleedingDays: 6 }),
    cycle(26, { bleedingDays: null }),
    cycle(30, { bleedingDays: null }),
  ];
  expect(summarizeCycles(finished, 30)).toMatchObject({
    counted: 6,
    waiting: 0,
    medianDays: 28.5,
    shortestDays: 26,
    longestDays: 31,
    variationDays: 5,
    bleedingMedianDays: 5,
    withBleeding: 4,
    withOvulation: 1,
    regularity: 'usual',
    advice: null,
  });
});

test('only the newest twelve are summed up', () => {
  const finished = [...cycles(60, 60, 60), ...cycles(...Array<number>(12).fill(28))];
  expect(summarizeCycles(finished, 30)).toMatchObject({ counted: 12, longestDays: 28, advice: null });
});

test('what she is asked about is left out, and said to be waiting', () => {
  const finished = [
    ...cycles(28, 29, 28),
    cycle(57, { question: 'start-missing' }),
    cycle(8, { notCounted: 'too-close', question: 'same-period' }),
    cycle(20, { notCounted: 'same-period' }),
  ];
  expect(summarizeCycles(finished, 30)).toMatchObject({
    counted: 3,
    waiting: 3,
    shortestDays: 28,
    longestDays: 29,
    judged: { lengths: 3, bleedings: 3 },
  });
});

describe('outside repeatedly', () => {
  test('is three of the newest six, not two, and not three of seven', () => {
    expect(summarizeCycles(cycles(40, 28, 40, 28, 40, 28), 30)).toMatchObject({
      outOfRange: { long: 3, short: 0 },
      judged: { lengths: 6 },
      patterns: ['long', 'variation'],
      advice: 'see-doctor',
    });
    expect(summarizeCycles(cycles(36, 28, 39, 30, 39, 32), 19).patterns).toEqual([]);
    expect(summarizeCycles(cycles(39, 35, 34, 35, 39, 34, 39), 19)).toMatchObject({
      outOfRange: { long: 2 },
      patterns: [],
    });
  });

  test('38 days are usual, 39 are long; 24 are usual, 23 are short', () => {
    expect(summarizeCycles(cycles(38, 38, 38), 30).outOfRange).toMatchObject({ long: 0 });
    expect(summarizeCycles(cycles(39, 39, 39), 30)).toMatchObject({ patterns: ['long'] });
    expect(summarizeCycles(cycles(24, 24, 24), 30).outOfRange).toMatchObject({ short: 0 });
    expect(summarizeCycles(cycles(23, 23, 23), 30)).toMatchObject({ patterns: ['short'] });
  });

  test('a cycle of more than 120 days is long, one that a pause interrupted is not', () => {
    const long = [cycle(130, { notCounted: 'too-long' }), cycle(150, { notCounted: 'too-long' }), cycle(90)];
    expect(summarizeCycles(long, 47)).toMatchObject({ counted: 1, patterns: ['long'], advice: 'see-doctor' });
    const interrupted = Array.from({ length: 3 }, () => cycle(130, { notCounted: 'interrupted' }));
    expect(summarizeCycles(interrupted, 47)).toMatchObject({ outOfRange: { long: 0 }, advice: null });
  });

  test('eight days of bleeding are usual, nine are long', () => {
    const bleeding = (...days: number[]) => days.map((bleedingDays) => cycle(28, { bleedingDays }));
    expect(summarizeCycles(bleeding(8, 8, 8, 8), 30).patterns).toEqual([]);
    expect(summarizeCycles(bleeding(9, 5, 9, 5, 9), 30)).toMatchObject({
      outOfRange: { bleeding: 3 },
      patterns: ['bleeding'],
    });
  });
});

describe('variation', () => {
  test('seven days are usual from 26 to 41 years, nine from 18 to 25 and from 42 to 45', () => {
    expect([18, 25, 26, 41, 42, 45].map((age) => normalRanges(age).variationDays)).toEqual([
      9, 9, 7, 7, 9, 9,
    ]);
  });

  test('without her age the wider limit is taken; before 18 and after 45 there is none', () => {
    expect(normalRanges(null)).toMatchObject({ variationDays: 9, basis: 'age-unknown' });
    expect([17, 46].map((age) => normalRanges(age).variationDays)).toEqual([null, null]);
    expect(summarizeCycles(cycles(24, 38, 24, 38, 24, 38), 46)).toMatchObject({
      variationDays: 14,
      regularity: 'no-limit',
      advice: null,
    });
  });

  // 25, 26, 28, 30, 33, 33: 8 days apart; without the shortest 7, without the longest 8.
  test('it is too wide when it stays so without one cycle', () => {
    expect(summarizeCycles(cycles(25, 26, 28, 30, 33, 33), 30)).toMatchObject({
      variationDays: 8,
      outOfRange: { variation: true },
      regularity: 'usual',
      advice: null,
    });
    expect(summarizeCycles(cycles(25, 25, 28, 30, 33, 33), 30)).toMatchObject({
      regularity: 'varies',
      patterns: ['variation'],
    });
    expect(summarizeCycles(cycles(25, 25, 28, 30, 33, 33), 20).regularity).toBe('usual');
  });

  test('with five cycles nothing is said of it', () => {
    expect(summarizeCycles(cycles(25, 25, 30, 38, 38), 30)).toMatchObject({
      regularity: 'not-enough',
      advice: null,
    });
  });
});

test('in the first years 21 to 45 days are usual, and bleeding up to 7', () => {
  expect(summarizeCycles(cycles(45, 21, 44, 22, 45, 21), 14)).toMatchObject({
    normal: { shortestDays: 21, longestDays: 45, bleedingDays: 7, variationDays: null, basis: 'adolescent' },
    patterns: [],
  });
  expect(summarizeCycles(cycles(46, 50, 60), 14).patterns).toEqual(['long']);
});
