import { expect, test } from 'vitest';
import { addDays, type CalendarDate, dayOfWeek } from './calendar-date.ts';
import { weekdaysFrom } from './name-day.ts';
import { firstDayOfWeek, lastDayOfWeek, placeInWeek, WEEK_STARTS } from './week.ts';

test.each([
  ['2026-11-15', '2026-11-15'],
  ['2026-11-18', '2026-11-15'],
  ['2026-11-21', '2026-11-15'],
  ['2026-11-22', '2026-11-22'],
  ['2026-01-01', '2025-12-28'],
] as const)('the week of %s begins on Sunday %s', (date, sunday) => {
  expect(firstDayOfWeek(date, 0)).toBe(sunday);
});

test.each([
  ['2026-11-15', '2026-11-09', '2026-11-14'],
  ['2026-11-16', '2026-11-16', '2026-11-14'],
  ['2026-11-20', '2026-11-16', '2026-11-14'],
  ['2026-11-21', '2026-11-16', '2026-11-21'],
  ['2026-01-01', '2025-12-29', '2025-12-27'],
] as const)('the week of %s begins on Monday %s or on Saturday %s', (date, monday, saturday) => {
  expect(firstDayOfWeek(date, 1)).toBe(monday);
  expect(firstDayOfWeek(date, 6)).toBe(saturday);
});

test('a week begins on its day, holds each day once and ends six days later', () => {
  for (const weekStart of WEEK_STARTS) {
    for (let count = 0; count < 60; count += 1) {
      const date = addDays('2025-12-01', count);
      const first = firstDayOfWeek(date, weekStart);
      expect(dayOfWeek(first)).toBe(weekStart);
      expect(addDays(first, placeInWeek(date, weekStart))).toBe<CalendarDate>(date);
      expect(lastDayOfWeek(date, weekStart)).toBe(addDays(first, 6));
      expect(date >= first && date <= lastDayOfWeek(date, weekStart)).toBe(true);
    }
  }
});

test('the days are named in the order of the week', () => {
  expect(weekdaysFrom(0)[0]).toBe('Sunday');
  expect(weekdaysFrom(1)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  expect(weekdaysFrom(6).slice(0, 2)).toEqual(['Saturday', 'Sunday']);
});
