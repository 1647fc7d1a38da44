import { monthGrid, weeksOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { expect, test } from 'vitest';
import { indexAtOffset, indexOf, MONTH_COUNT, monthAt, offsetAt, offsetOfDay } from './month-offsets.ts';

const SIZES = { head: 40, row: 50, gap: 10, weekStart: 0 } as const;

test('months run from 1900 to 2100, each by its number', () => {
  expect(indexOf('1900-01')).toBe(0);
  expect(monthAt(MONTH_COUNT - 1)).toBe('2100-12');
  expect(monthAt(indexOf('2026-11'))).toBe('2026-11');
});

test('a month is as high as its name and its weeks', () => {
  for (const month of ['2026-02', '2026-11', '2026-12', '2015-02', '2026-08'] as const) {
    const weeks = monthGrid(month, 0).length;
    expect(weeksOf(month, 0)).toBe(weeks);
    const height = offsetAt(indexOf(month) + 1, SIZES) - offsetAt(indexOf(month), SIZES);
    expect(height).toBe(40 + 10 + weeks * 50);
  }
});

test('the month at a place is the one that begins there or above it', () => {
  const november = offsetAt(indexOf('2026-11'), SIZES);
  expect(monthAt(indexAtOffset(november, SIZES))).toBe('2026-11');
  expect(monthAt(indexAtOffset(november - 1, SIZES))).toBe('2026-10');
  expect(indexAtOffset(-20, SIZES)).toBe(0);
  expect(indexAtOffset(Number.MAX_SAFE_INTEGER, SIZES)).toBe(MONTH_COUNT - 1);
});

test('a day is shown with the week before it', () => {
  const november = offsetAt(indexOf('2026-11'), SIZES);
  // 1 November 2026 is a Sunday: the 23rd stands in the fourth week of its grid.
  expect(offsetOfDay('2026-11-23', SIZES)).toBe(november + 2 * 50);
  expect(offsetOfDay('2026-11-01', SIZES)).toBe(november);
});

test('weeks that begin on Monday are counted by themselves: November then has six', () => {
  const fromMonday = { ...SIZES, weekStart: 1 } as const;
  const november = offsetAt(indexOf('2026-11'), fromMonday);
  expect(offsetAt(indexOf('2026-12'), fromMonday) - november).toBe(40 + 10 + 6 * 50);
  expect(offsetAt(indexOf('2026-12'), SIZES) - offsetAt(indexOf('2026-11'), SIZES)).toBe(40 + 10 + 5 * 50);
  // The 23rd, a Monday, begins the fifth week of its grid.
  expect(offsetOfDay('2026-11-23', fromMonday)).toBe(november + 3 * 50);
  expect(offsetOfDay('2026-11-22', fromMonday)).toBe(november + 2 * 50);
});
