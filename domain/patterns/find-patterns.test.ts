import { expect, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import type { FinishedCycle } from '../cycle/history/recorded-cycles.ts';
import { EMPTY_VALUES } from '../daily-log/daily-log.ts';
import { createChance } from '../examples/create-chance.ts';
import { EMPTY_SIGNALS } from '../signals/health-signals.ts';
import { findPatterns } from './find-patterns.ts';
import { collectCycles, type PatternCycle } from './pattern-cycles.ts';
import { makeRandomCycles, plant } from './testing/make-days.ts';
import { placeOf } from './testing/place-of.ts';

const HEADACHE = placeOf('headache');

/** A cycle of 28 days, recorded on 25 of them; the headaches come on these days. */
const cycle = (...headaches: number[]): PatternCycle => ({
  start: '2025-01-01',
  lengthDays: 28,
  bleedingDays: 5,
  ovulation: { cycleDay: 15, isEstimated: true },
  // Days 8, 9 and 10 are not recorded.
  days: Array.from({ length: 28 }, (_, index) => index + 1)
    .filter((day) => day < 8 || day > 10)
    .map((cycleDay) => ({ cycleDay, marks: headaches.includes(cycleDay) ? [HEADACHE] : [], log: null })),
});

/** 14 of 40 days before the period, 9 of 160 others, in 6 of 8 cycles: the example of docs/algorithms/patterns.md. */
const EIGHT = [
  cycle(26, 27, 28, 2),
  cycle(26, 27, 12),
  cycle(25, 26, 27, 1),
  cycle(27, 28),
  cycle(16, 17),
  cycle(27, 28, 13),
  cycle(26, 27, 6),
  cycle(3, 20),
];

test('headaches before the period are told with their counts', () => {
  const report = findPatterns(EIGHT);
  expect(report.patterns).toHaveLength(1);
  expect(report.patterns[0]).toMatchObject({
    trait: HEADACHE,
    window: 'before-period',
    inside: { marked: 14, days: 40 },
    outside: { marked: 9, days: 160 },
    perCycle: [3, 2, 3, 2, 0, 2, 2, 0].map((marked) => ({ marked, days: 5 })),
    cyclesWithIt: 6,
    comparedCycles: 8,
    estimatedCycles: 0,
  });
  // Every cycle has 5 days in the window and 20 others: 14/40 − 9/160.
  expect(report.patterns[0]?.difference).toBeCloseTo(14 / 40 - 9 / 160, 12);
  expect(report).toMatchObject({ comparisons: 3, cycles: 8 });
});

test('two cycles are not enough, however clear', () => {
  const report = findPatterns([cycle(24, 25, 26, 27, 28), cycle(24, 25, 26, 27, 28)]);
  expect(report).toMatchObject({ patterns: [], comparisons: 0, cycles: 2 });
});

test('a difference of less than one day of five is not told, however sure', () => {
  const cycles = Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? cycle(27) : cycle()));
  expect(findPatterns(cycles).patterns).toEqual([]);
});

test('what comes in fewer than half of the cycles is not usual', () => {
  const cycles = Array.from({ length: 20 }, (_, at) => (at < 8 ? cycle(24, 25, 26, 27, 28) : cycle()));
  expect(findPatterns(cycles).patterns).toEqual([]);
});

test('a woman who records only days with complaints is not told that they come back', () => {
  const only = (one: PatternCycle) => ({ ...one, days: one.days.filter(({ marks }) => marks.length > 0) });
  const report = findPatterns(EIGHT.map(only));
  expect(report).toMatchObject({ patterns: [], comparisons: 0, cycles: 8 });
  expect(report.comparedCycles['before-period']).toBe(0);
});

test('recording more before the period alone is no pattern', () => {
  // Half of what is recorded has a headache, wherever it is; in the last week every day is recorded, before it every fourth.
  const chance = createChance(3);
  const cycles = Array.from({ length: 12 }, () => {
    const headaches = Array.from({ length: 28 }, (_, day) => day + 1).filter(() => chance() < 0.5);
    const one = cycle(...headaches);
    return { ...one, days: one.days.filter(({ cycleDay }) => cycleDay > 21 || cycleDay % 4 === 0) };
  });
  expect(findPatterns(cycles).patterns).toEqual([]);
});

test('the same records give the same answer', () => {
  const chance = createChance(4);
  const cycles = plant(makeRandomCycles({ ...RANDOM, cycles: 10 }, chance), HEADACHE, 0.6, chance);
  expect(findPatterns(cycles)).toEqual(findPatterns(cycles.map((one) => ({ ...one, days: [...one.days] }))));
});

const RANDOM = { cycles: 8, recordedShare: 0.9, markedShare: 0.15, spellDays: 3 };

test('in 60 random histories hardly ever a pattern is told; planted, it is found in most', () => {
  const chance = createChance(7);
  let [told, found] = [0, 0];
  for (let history = 0; history < 60; history += 1) {
    const random = makeRandomCycles(RANDOM, chance);
    if (findPatterns(random).patterns.length > 0) told += 1;
    const { patterns } = findPatterns(plant(random, HEADACHE, 0.7, chance));
    if (patterns.some(({ trait, window }) => trait === HEADACHE && window === 'before-period')) found += 1;
  }
  // 5 % of 60 are 3; three deviations more are 3 + 3 · √(60 · 0.05 · 0.95) = 8.
  expect(told).toBeLessThanOrEqual(8);
  expect(found).toBeGreaterThanOrEqual(50);
});

test('cycles carry what was recorded on their own days', () => {
  const finished = (start: '2025-01-01' | '2025-01-29', nextStart: '2025-01-29' | '2025-02-26') =>
    ({
      ...{ start, nextStart, lengthDays: 28, bleedingDays: null, ovulation: null },
      ...{ notCounted: null, question: null, mark: null },
    }) satisfies FinishedCycle;
  const first = finished('2025-01-01', '2025-01-29');
  const second = { ...finished('2025-01-29', '2025-02-26'), bleedingDays: 4 };
  const noted = (date: `${number}-${number}-${number}`, part: object) =>
    [date, { ...EMPTY_SIGNALS, ...part, signal_date: date }] as const;
  const records = {
    signals: new Map([
      noted('2024-12-31', { symptoms: ['nausea'] }),
      noted('2025-01-01', { symptoms: ['headache'], mood: ['calm'] }),
      noted('2025-01-02', {}),
      noted('2025-02-25', { discharge: 'dry' }),
      noted('2025-02-26', { symptoms: ['acne'] }),
    ]),
    logs: new Map([
      ['2025-01-29', { ...EMPTY_VALUES, log_date: addDays('2025-01-29', 0), stress: 3 }],
    ]) as never,
  };
  const [one, two] = collectCycles([first, second], records, true);
  expect(one?.days).toEqual([{ cycleDay: 1, marks: [HEADACHE, placeOf('calm')], log: null }]);
  expect(two?.days.map(({ cycleDay, marks }) => [cycleDay, marks])).toEqual([
    [1, []],
    [28, []],
  ]);
  expect(one).toMatchObject({ bleedingDays: 5, ovulation: { cycleDay: 15, isEstimated: true } });
  expect(two?.bleedingDays).toBe(4);
  expect(collectCycles([first], records, false)[0]?.ovulation).toBeNull();
  expect(collectCycles([{ ...first, notCounted: 'unusual' }], records, true)).toEqual([]);
  // It counts for the forecast, but may be two: its days wait for her answer.
  expect(collectCycles([{ ...first, question: 'start-missing' }, second], records, true)).toHaveLength(1);
});
