import { expect, test } from 'vitest';
import { type CalendarDate, listDays } from '../calendar/calendar-date.ts';
import type { Period } from '../cycle/period.ts';
import { findPhaseBands } from './history-phases.ts';

const TODAY: CalendarDate = '2026-11-21';
const period = (start: CalendarDate, end: CalendarDate | null): Period => ({
  period_start_date: start,
  period_end_date: end,
  cycle_length: 28,
});
const PERIODS = [period('2026-10-10', '2026-10-14'), period('2026-09-12', '2026-09-16')];

function bandsOf(
  from: CalendarDate,
  to: CalendarDate,
  periods: Period[],
  firstStart: CalendarDate | null = periods.at(-1)?.period_start_date ?? null,
  hasFertileDays = true,
): string[] {
  const days = listDays(from, to);
  return findPhaseBands(days, { periods, firstStart, today: TODAY, hasFertileDays }).map(
    ({ kind, first, last }) => `${kind} ${days[first]?.slice(5)} ${days[last]?.slice(5)}`,
  );
}

// The example of docs/algorithms/history.md.
const EXAMPLE = [
  'period 09-12 09-16',
  'fertile 09-22 09-25',
  'ovulation 09-26 09-26',
  'period 10-10 10-14',
  'fertile 10-20 10-23',
  'ovulation 10-24 10-24',
];

test('recorded periods and one computed cycle after each stand behind a chart, nothing before and nothing after', () => {
  expect(bandsOf('2026-08-23', TODAY, PERIODS)).toEqual(EXAMPLE);
  expect(bandsOf('2026-08-23', TODAY, PERIODS.toReversed(), '2026-09-12')).toEqual(EXAMPLE);
});

test('where hormones decide the recorded periods stand there alone', () => {
  expect(bandsOf('2026-08-23', TODAY, PERIODS, '2026-09-12', false)).toEqual([
    'period 09-12 09-16',
    'period 10-10 10-14',
  ]);
});

test('a band that the range cuts is shown as far as it reaches', () => {
  expect(bandsOf('2026-09-14', '2026-09-23', PERIODS)).toEqual(['period 09-14 09-16', 'fertile 09-22 09-23']);
});

test('a period that goes on is recorded up to today and no further', () => {
  expect(bandsOf('2026-11-15', TODAY, [period('2026-11-19', null)])).toEqual(['period 11-19 11-21']);
});

test('what reaches over from before the range is drawn', () => {
  expect(bandsOf('2026-10-20', '2026-10-24', PERIODS)).toEqual([
    'fertile 10-20 10-23',
    'ovulation 10-24 10-24',
  ]);
});

test('nothing is drawn while no period is recorded', () => {
  expect(bandsOf('2026-11-01', TODAY, [])).toEqual([]);
});
