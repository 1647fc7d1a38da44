import { expect, test } from 'vitest';
import { addDays, type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import type { BleedingDay, Flow } from './bleeding-day.ts';
import { bleedingByDay } from './bleeding-of.ts';
import { countBledDays } from './count-bled-days.ts';
import { findPeriodToday, type PeriodToday } from './period-today.ts';

const START: CalendarDate = '2026-11-05';

// docs/algorithms/bleeding.md shows these: a period from 5 November on, what was noted of some days, and today.
test.each<[CalendarDate | null, Partial<Record<number, Flow>>, number, PeriodToday]>([
  [null, {}, 5, 'recorded'],
  [null, {}, 7, 'begun'],
  [null, {}, 10, null],
  [null, { 7: 'medium' }, 7, 'recorded'],
  [null, { 7: 'none' }, 7, null],
  [null, { 7: 'none' }, 8, 'begun'],
  [null, { 6: 'light', 7: 'none' }, 8, null],
  [null, { 5: 'heavy', 6: 'spotting' }, 7, null],
  [null, { 5: 'none' }, 5, null],
  ['2026-11-08', {}, 8, 'recorded'],
  ['2026-11-08', { 6: 'none' }, 8, 'recorded'],
  ['2026-11-08', { 8: 'none' }, 8, null],
  ['2026-11-08', { 9: 'medium' }, 9, 'recorded'],
  ['2026-11-08', { 12: 'heavy' }, 12, null],
])('to %s, noted %j, on the %dth', (end, noted, day, expected) => {
  const rows = bleedingByDay(
    Object.entries(noted).map(([on, flow]): BleedingDay => {
      return { day: addDays(START, Number(on) - 5), flow: flow ?? null, kind: null };
    }),
  );
  const today = addDays(START, day - 5);
  const found = findPeriodToday(today, {
    periods: [{ period_start_date: START, period_end_date: end, cycle_length: 28 }],
    rows,
    cycleDay: daysBetween(START, today) + 1,
    bleedingDays: countBledDays({ start: START, end, before: null }, rows),
  });
  expect(found).toBe(expected);
});
