import { expect, test } from 'vitest';
import { EMPTY_VALUES } from '../daily-log/daily-log.ts';
import type { PatternCycle } from './pattern-cycles.ts';
import { findQuartiles, rangeByPhase } from './phase-ranges.ts';
import { isInWindow, phaseOf } from './windows.ts';

// The tables of docs/algorithms/patterns.md.
test.each([
  [[7], 7, 7, 7],
  [[6, 8], 6.5, 7, 7.5],
  [[5, 6, 7, 8, 9], 6, 7, 8],
  [[6, 6.5, 7, 8], 6.375, 6.75, 7.25],
])('the middle half of %j', (values, lower, median, upper) => {
  expect(findQuartiles(values)).toEqual({ lower, median, upper });
});

const cycle = (hours: Record<number, number>, ovulation: PatternCycle['ovulation']): PatternCycle => ({
  start: '2025-01-01',
  lengthDays: 28,
  bleedingDays: 5,
  ovulation,
  days: Object.entries(hours).map(([day, sleep_hours]) => ({
    cycleDay: Number(day),
    marks: [],
    log: { ...EMPTY_VALUES, log_date: '2025-01-01', sleep_hours },
  })),
});
const DAY_15 = { cycleDay: 15, isEstimated: true };

test('sleep in each phase: half of the logged days lie between the two figures', () => {
  const cycles = [
    cycle({ 1: 6, 2: 6.5, 8: 8, 20: 7 }, DAY_15),
    cycle({ 1: 7, 5: 8, 15: 9, 20: 7 }, DAY_15),
    cycle({ 3: 7, 20: 7 }, DAY_15),
  ];
  expect(rangeByPhase(cycles, 'sleep_hours')).toEqual([
    // 6, 6.5, 7, 7, 8
    { phase: 'period', range: { lower: 6.5, median: 7, upper: 7 }, days: 5, cycles: 3 },
    { phase: 'before-ovulation', range: null, days: 1, cycles: 1 },
    { phase: 'around-ovulation', range: null, days: 1, cycles: 1 },
    // Three days of three cycles are too few.
    { phase: 'after-ovulation', range: null, days: 3, cycles: 3 },
  ]);
  expect(rangeByPhase(cycles, 'stress')).toEqual([]);
});

test('phases and windows of a cycle of 28 days, five of bleeding, ovulation on day 15', () => {
  const one = cycle({}, DAY_15);
  const phases = Array.from({ length: 28 }, (_, index) => phaseOf(one, index + 1));
  expect(phases.indexOf('before-ovulation')).toBe(5);
  expect(phases.indexOf('around-ovulation')).toBe(12);
  expect(phases.indexOf('after-ovulation')).toBe(17);
  const daysOf = (window: 'before-period' | 'in-period' | 'around-ovulation') =>
    phases.flatMap((_, index) => (isInWindow(one, window, index + 1) ? index + 1 : []));
  expect(daysOf('before-period')).toEqual([24, 25, 26, 27, 28]);
  expect(daysOf('in-period')).toEqual([1, 2, 3, 4, 5]);
  expect(daysOf('around-ovulation')).toEqual([13, 14, 15, 16, 17]);
  const unknown = cycle({}, null);
  expect(phaseOf(unknown, 15)).toBe('other');
  expect(isInWindow(unknown, 'around-ovulation', 15)).toBeNull();
});
