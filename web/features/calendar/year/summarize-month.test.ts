import { type CalendarDate, listDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { type DayMark, markDays } from '@lunaria/domain/cycle/mark-days.ts';
import { expect, test } from 'vitest';
import { summarizeMonth } from './summarize-month.ts';

test('a month is said in runs of days', () => {
  const days = listDays('2026-11-01', '2026-11-30');
  const marks = markDays(days, {
    periods: [{ period_start_date: '2026-11-02', period_end_date: '2026-11-06', cycle_length: 28 }],
    cycle: { lastPeriodStart: '2026-11-02', cycleLengthDays: 28, periodLengthDays: 5 },
    firstStart: '2026-11-02',
    today: '2026-11-21',
  });
  const marked = new Map<CalendarDate, DayMark | undefined>(days.map((day, index) => [day, marks[index]]));
  expect(summarizeMonth('2026-11', marked)).toEqual([
    'period, recorded: 2 to 6',
    'fertile, estimate: 12 to 15',
    'ovulation, estimate: 16',
    'period, predicted: 30',
  ]);
});

test('a month of which nothing is known says nothing', () => {
  expect(summarizeMonth('2026-11', new Map())).toEqual([]);
});
