import { expect, test } from 'vitest';
import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { findStatedLength } from './find-stated-length.ts';

/** One period a month, the oldest first, each with the length that it carries. */
const carrying = (...lengths: number[]) =>
  lengths.map((cycle_length, index) => ({
    period_start_date: `2026-0${index + 1}-01` as CalendarDate, // by format: at most nine months
    period_end_date: null,
    cycle_length,
  }));

// The table of docs/algorithms/next-period.md.
test.each([
  ['nothing recorded', [], null],
  ['the default that nobody chose', [28, 28], null],
  ['stated with the first period', [44], 44],
  ['stated later on', [28, 28, 31], 31],
  ['an older one, the latest again at 28: she came back to it', [44, 28], 28],
  ['changed twice', [44, 28, 33], 33],
] as const)('%s', (_, lengths, stated) => {
  const periods = carrying(...lengths);
  expect(findStatedLength(periods)).toBe(stated);
  expect(findStatedLength(periods.toReversed())).toBe(stated);
});
