import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { expect, test } from 'vitest';
import { keptLogs } from './daily-log-queries.ts';

test.each<[string, CalendarDate, CalendarDate, string]>([
  ['the last 35 days', '2026-10-18', '2026-11-21', 'daily-logs 35'],
  ['a day later, in their place', '2026-10-19', '2026-11-22', 'daily-logs 35'],
  ['the last year', '2025-11-22', '2026-11-21', 'daily-logs 365'],
  ['a month', '2024-02-01', '2024-02-29', 'daily-logs 2024-02'],
  // Earlier ranges of the history: an old year never takes the place of the last one.
  ['several months', '2024-03-01', '2025-02-28', 'daily-logs 2024-03 2025-02'],
])('%s are kept under a name', (_, from, to, name) => {
  expect(keptLogs(from, to)).toBe(name);
});
