import { describe, expect, test } from 'vitest';
import { meanDifference, type ShiftedCycle, testByShifts } from './shift-test.ts';

// The examples of docs/algorithms/patterns.md.
const WINDOW = [false, false, false, false, false, true, true];
const cycle = (...marks: number[][]): ShiftedCycle => ({ dayCount: 7, marks, windows: [WINDOW] });
const FIRST = { trait: 0, window: 0 };
const SECOND = { trait: 1, window: 0 };

describe('three cycles with seven recorded days each, the last two in the window', () => {
  test('marked on both days of the window and no other, in each: one arrangement of 343 is as clear', () => {
    const cycles = [cycle([5, 6]), cycle([5, 6]), cycle([5, 6])];
    expect(meanDifference(cycles, FIRST)).toBe(1);
    expect(testByShifts(cycles, [FIRST])).toEqual([1 / 343]);
  });

  test('half of it missed in one cycle: 7 of 343', () => {
    const cycles = [cycle([5, 6]), cycle([5, 6]), cycle([4, 5])];
    // (1 + 1 + (1/2 − 1/5)) / 3
    expect(meanDifference(cycles, FIRST)).toBeCloseTo(2.3 / 3, 12);
    expect(testByShifts(cycles, [FIRST])).toEqual([7 / 343]);
  });

  test('a second trait that always comes with the first costs nothing', () => {
    const cycles = [cycle([5, 6], [5, 6]), cycle([5, 6], [5, 6]), cycle([4, 5], [4, 5])];
    expect(testByShifts(cycles, [FIRST, SECOND])).toEqual([7 / 343, 7 / 343]);
  });

  test('a second trait that comes by itself makes the first less sure', () => {
    // The first is as clear in 7 arrangements: 2.3 / √(3 · 0.26) = 2.60 deviations. The second, on one day of seven,
    // would be clearer, 1.5 / √(3 · 0.1) = 2.74, whenever that day falls into all three windows: 2 · 2 · 2 = 8 others.
    const cycles = [cycle([5, 6], [0]), cycle([5, 6], [0]), cycle([4, 5], [0])];
    const [first, second = 0] = testByShifts(cycles, [FIRST, SECOND]);
    expect(first).toBe(15 / 343);
    expect(second).toBeGreaterThan(0.5);
  });

  test('a cycle that is not compared for the window changes nothing', () => {
    const compared = [cycle([5, 6]), cycle([5, 6]), cycle([4, 5])];
    const other: ShiftedCycle = { dayCount: 3, marks: [[0]], windows: [null] };
    expect(meanDifference([...compared, other], FIRST)).toBe(meanDifference(compared, FIRST));
    expect(testByShifts([...compared, other], [FIRST])).toEqual([7 / 343]);
  });
});

describe('an amount in place of a mark', () => {
  const logged = (...amounts: number[]): ShiftedCycle => ({
    dayCount: 7,
    marks: [amounts.map((_, day) => day)],
    amounts: [amounts],
    windows: [WINDOW],
  });

  test('the difference of the means: 8 hours, in the window 6', () => {
    const cycles = [logged(8, 8, 8, 8, 8, 6, 6), logged(7, 8, 9, 8, 8, 6, 6)];
    expect(meanDifference(cycles, FIRST)).toBeCloseTo(-2, 12);
  });

  test('as clear in one arrangement of 343, as the same days marked', () => {
    const cycles = Array.from({ length: 3 }, () => logged(8, 8, 8, 8, 8, 9, 9));
    expect(testByShifts(cycles, [FIRST])).toEqual([1 / 343]);
  });

  test('the same on every day is nothing', () => {
    expect(testByShifts([logged(8, 8, 8, 8, 8, 8, 8), logged(7, 7, 7, 7, 7, 7, 7)], [FIRST])).toEqual([1]);
  });
});

test('with too many arrangements to look at all, the answer is drawn, and always the same', () => {
  // Two marks in the window in each of five cycles: 5 / √(5 · 0.26) = 4.4 deviations.
  const cycles = Array.from({ length: 5 }, () => cycle([5, 6], [1]));
  const [first, second] = testByShifts(cycles, [FIRST, SECOND]);
  // In 1 of 7⁵ = 16,807 arrangements: at most a few of 5,000 draws.
  expect(first).toBeLessThan(0.002);
  expect(second).toBeGreaterThan(0.5);
  expect(testByShifts(cycles, [FIRST, SECOND])).toEqual([first, second]);
});

test('where no draw would reach it, a bound that is never too small takes the place of the draws', () => {
  // 1 of 7⁴⁰ arrangements.
  const cycles = Array.from({ length: 40 }, () => cycle([5, 6], [1]));
  const [first = 1] = testByShifts(cycles, [FIRST, SECOND], [0]);
  expect(first).toBeGreaterThanOrEqual(7 ** -40);
  expect(first).toBeLessThan(1 / 5_001);
});

test('turning the days of every cycle by the same number changes nothing', () => {
  const turned = (by: number) =>
    [
      [5, 6],
      [5, 6],
      [4, 5],
    ].map(
      (marks): ShiftedCycle => ({
        dayCount: 7,
        marks: [marks.map((day) => (day + by) % 7)],
        windows: [WINDOW.map((_, day) => WINDOW[(day - by + 7) % 7] ?? false)],
      }),
    );
  for (let by = 0; by < 7; by += 1) expect(testByShifts(turned(by), [FIRST])).toEqual([7 / 343]);
});
