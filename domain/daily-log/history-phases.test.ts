import { expect, test } from 'vitest';
import { describe } from '../body/facts-for-tests.ts';
import { type CalendarDate, listDays } from '../calendar/calendar-date.ts';
import type { Period } from '../cycle/period.ts';
import type { LifeStage } from '../profile/life-stages.ts';
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
  stage: LifeStage = 'menstrual-cycle',
): string[] {
  const days = listDays(from, to);
  return findPhaseBands(days, describe(TODAY, periods, { stage }).days, TODAY).map(
    ({ kind, first, last }) => `${kind} ${days[first]?.slice(5)} ${days[last]?.slice(5)}`,
  );
}

// The example of docs/algorithms/history.md.
const EXAMPLE = [
  'period 09-12 09-16',
  'fertile 09-21 09-25',
  'ovulation 09-26 09-26',
  'period 10-10 10-14',
  // The cycle that goes on is longer than hers usually are: by the forecast ovulation may have come late.
  'fertile 11-02 11-12',
  'ovulation 11-13 11-13',
  'fertile 11-14 11-21',
];

test('recorded periods and what is estimated of each cycle stand behind a chart, nothing before and nothing after', () => {
  expect(bandsOf('2026-08-23', TODAY, PERIODS)).toEqual(EXAMPLE);
  expect(bandsOf('2026-08-23', TODAY, PERIODS.toReversed())).toEqual(EXAMPLE);
});

test('where hormones decide the recorded periods stand there alone', () => {
  expect(bandsOf('2026-08-23', TODAY, PERIODS, 'contraception')).toEqual([
    'period 09-12 09-16',
    'period 10-10 10-14',
  ]);
});

test('a band that the range cuts is shown as far as it reaches', () => {
  expect(bandsOf('2026-09-14', '2026-09-23', PERIODS)).toEqual(['period 09-14 09-16', 'fertile 09-21 09-23']);
});

test('of a period that goes on the first day alone is recorded', () => {
  expect(bandsOf('2026-11-15', TODAY, [period('2026-11-19', null)])).toEqual(['period 11-19 11-19']);
});

test('what reaches over from before the range is drawn', () => {
  expect(bandsOf('2026-09-23', '2026-09-26', PERIODS)).toEqual([
    'fertile 09-23 09-25',
    'ovulation 09-26 09-26',
  ]);
});

test('nothing is drawn while no period is recorded', () => {
  expect(bandsOf('2026-11-01', TODAY, [])).toEqual([]);
});
