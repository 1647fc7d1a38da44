import { expect, test } from 'vitest';
import { listDays } from '../calendar/calendar-date.ts';
import { classifyDay, exampleCycle } from './cycle.ts';
import { markDays } from './mark-days.ts';

const DAYS = listDays('2025-08-01', '2026-11-30');

test('while nothing is recorded the days follow the example in both directions', () => {
  const marks = markDays(DAYS, { periods: [], example: exampleCycle() });
  for (const day of DAYS) {
    const dayClass = classifyDay(day, exampleCycle());
    expect(marks.get(day), day).toEqual(dayClass === 'regular' ? undefined : { dayClass, source: 'example' });
  }
});

test('once anything is recorded nothing of the example is left', () => {
  expect(markDays(DAYS, { periods: [], example: null }).size).toBe(0);
});

test('the days of recorded periods are recorded; of one without an end the first alone', () => {
  const closed = {
    period_start_date: '2026-10-05',
    period_end_date: '2026-10-16',
    cycle_length: 28,
  } as const;
  const open = { period_start_date: '2026-11-02', period_end_date: null, cycle_length: 28 } as const;
  const marks = markDays(DAYS, { periods: [open, closed], example: null });
  expect([...marks.keys()]).toEqual([...listDays('2026-10-05', '2026-10-16'), '2026-11-02']);
  expect(new Set([...marks.values()].map(({ source }) => source))).toEqual(new Set(['recorded']));
});
