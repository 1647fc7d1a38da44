import { afterEach, expect, test } from 'vitest';
import { longDays, nameDay, shortDate, shortDay, shortDays } from './name-day.ts';
import { DEFAULT_FORMS, writeAs } from './written-forms.ts';

afterEach(() => writeAs(DEFAULT_FORMS));

test('a day is named with its weekday, in full', () => {
  expect(nameDay('2025-10-10')).toBe('Friday, 10 October 2025');
  expect(nameDay('2024-02-29')).toBe('Thursday, 29 February 2024');
});

test('a day of another year says the year', () => {
  expect(shortDay('2025-10-15', '2025-10-10')).toBe('15 Oct');
  expect(shortDay('2026-01-02', '2025-12-30')).toBe('2 Jan 2026');
});

test('days of one month name it once', () => {
  expect(shortDays('2025-10-11', '2025-10-15', '2025-10-10')).toBe('11 – 15 Oct');
  expect(shortDays('2025-10-29', '2025-11-02', '2025-10-10')).toBe('29 Oct – 2 Nov');
  expect(shortDays('2025-12-30', '2026-01-03', '2025-12-20')).toBe('30 Dec – 3 Jan 2026');
  expect(shortDays('2025-10-15', '2025-10-15', '2025-10-10')).toBe('15 Oct');
});

test('where dates begin with the month they do in every form', () => {
  writeAs({ dates: 'month-day', clock: 12 });
  expect(nameDay('2025-10-10')).toBe('Friday, October 10, 2025');
  expect(nameDay('2025-10-10', DEFAULT_FORMS)).toBe('Friday, 10 October 2025');
  expect(shortDate('2025-09-03')).toBe('Sept 3, 2025');
  expect(shortDay('2025-10-15', '2025-10-10')).toBe('Oct 15');
  expect(shortDay('2026-01-02', '2025-12-30')).toBe('Jan 2, 2026');
  expect(shortDays('2025-10-11', '2025-10-15', '2025-10-10')).toBe('Oct 11 – 15');
  expect(shortDays('2025-10-29', '2025-11-02', '2025-10-10')).toBe('Oct 29 – Nov 2');
  expect(longDays('2026-10-11', '2026-10-15', '2025-10-10')).toBe('October 11 to 15, 2026');
  expect(longDays('2025-10-29', '2025-11-02', '2025-10-10')).toBe('October 29 to November 2');
});
