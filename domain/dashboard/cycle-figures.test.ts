import { expect, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Period } from '../cycle/period.ts';
import { cycleFigures } from './cycle-figures.ts';

const PERIOD: Period = { period_start_date: '2026-11-02', period_end_date: '2026-11-06', cycle_length: 28 };

test.each([
  ['2026-11-02', '1', 'of 28', 'Period', '0'],
  ['2026-11-06', '5', 'of 28', 'Period', '4'],
  ['2026-11-07', '6', 'of 28', 'By cycle length', '5'],
  ['2026-11-29', '28', 'of 28', 'By cycle length', '27'],
  // Late: counted on.
  ['2026-12-01', '30', 'days', 'Past your cycle length', '29'],
] as const)('on %s it is day %s %s (%s), the last period %s days ago', (today, day, unit, line, ago) => {
  const figures = cycleFigures(PERIOD, today as CalendarDate);
  expect(figures['cycle-day']).toMatchObject({ value: day, unit, line });
  expect(figures['days-without-period']?.value).toBe(ago);
});

test('a start that lies ahead of her clock says nothing', () => {
  expect(cycleFigures(PERIOD, '2026-11-01')).toEqual({});
});
