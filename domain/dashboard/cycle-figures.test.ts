import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Period } from '../cycle/period.ts';
import { cycleDayFigure, lastPeriodFigure, nextPeriodFigure } from './cycle-figures.ts';
import { factsOf, SATURDAY } from './facts-for-tests.ts';

// The examples of docs/algorithms/today.md.

const PERIOD: Period = { period_start_date: '2026-11-02', period_end_date: '2026-11-06', cycle_length: 28 };
const on = (today: string, period: Period | null = PERIOD) =>
  factsOf({}, { today: today as CalendarDate, period }); // by format: written out in each row

test.each([
  ['2026-11-02', '1', 'of 28', 'Menstrual phase, by cycle length'],
  ['2026-11-06', '5', 'of 28', 'Menstrual phase, by cycle length'],
  ['2026-11-07', '6', 'of 28', 'Follicular phase, by cycle length'],
  ['2026-11-16', '15', 'of 28', 'Ovulation, by cycle length'],
  ['2026-11-29', '28', 'of 28', 'Luteal phase, by cycle length'],
  // Counted on, never begun anew.
  ['2026-11-30', '29', 'days', 'Past your cycle length'],
  ['2027-01-01', '61', 'days', 'Past your cycle length'],
])('on %s it is day %s %s: %s', (today, value, unit, line) => {
  const known = cycleDayFigure(on(today), 'menstrual-cycle');
  expect(known).toMatchObject({ kind: 'hers', figure: { value, unit, line } });
});

test.each([
  ['2026-11-11', 'Follicular phase, by cycle length'],
  ['2026-11-12', 'Estimated fertile day'],
  ['2026-11-16', 'Estimated ovulation day'],
  ['2026-11-17', 'Luteal phase, by cycle length'],
])('in conception mode %s says: %s', (today, line) => {
  expect(cycleDayFigure(on(today), 'conception')).toMatchObject({ figure: { line } });
});

test.each([
  ['2026-11-02', '28', 'days', 'Around 30 Nov, by cycle length'],
  ['2026-11-21', '9', 'days', 'Around 30 Nov, by cycle length'],
  ['2026-11-29', '1', 'day', 'Around 30 Nov, by cycle length'],
])('on %s the next period is %s %s away, an estimate: %s', (today, value, unit, line) => {
  expect(nextPeriodFigure(on(today))).toEqual({
    kind: 'hers',
    figure: { value, unit, line, isEstimate: true },
  });
});

test('on the estimated day it says so, and past it no number is made up', () => {
  expect(nextPeriodFigure(on('2026-11-30'))).toMatchObject({ figure: { value: 'Today', isEstimate: true } });
  expect(nextPeriodFigure(on('2026-12-03'))).toEqual({
    kind: 'missing',
    said: 'Past the estimate',
    line: 'By cycle length it was 30 Nov',
  });
});

describe('the last period', () => {
  const logged = (period_this_week: 'yes' | 'spotting' | 'no') => ({
    extras: { menopause: { period_this_week } },
  });
  const longAgo = { ...PERIOD, period_start_date: '2026-09-08', period_end_date: '2026-09-12' } as const;

  test('is counted from its first day', () => {
    // 22 days of September, 31 of October, 21 of November.
    expect(lastPeriodFigure(on(SATURDAY, longAgo))).toEqual({
      kind: 'hers',
      figure: { value: '74', unit: 'days ago', line: 'Counted from 8 Sept, its first day' },
    });
    expect(lastPeriodFigure(on('2026-11-03'))).toMatchObject({ figure: { value: '1', unit: 'day ago' } });
    expect(lastPeriodFigure(on('2026-11-02'))).toMatchObject({ figure: { value: 'Today' } });
  });

  test('is the one logged since, where there is one', () => {
    const facts = factsOf(
      { 5: logged('yes'), 12: logged('yes'), 2: logged('spotting') },
      { period: longAgo },
    );
    expect(lastPeriodFigure(facts)).toMatchObject({
      figure: { value: '5', unit: 'days ago', line: 'Logged on Monday for that week' },
    });
    const older = factsOf({ 20: logged('yes') }, { period: PERIOD });
    expect(lastPeriodFigure(older)).toMatchObject({
      figure: { value: '19', line: 'Counted from 2 Nov, its first day' },
    });
  });
});

test.each([cycleDayFigure, nextPeriodFigure, lastPeriodFigure])(
  'without a period, or with one ahead of her clock, nothing is counted',
  (read) => {
    const nothing = { kind: 'missing', said: 'No period recorded' };
    expect(read(on(SATURDAY, null), 'menopause')).toEqual(nothing);
    expect(read(on('2026-11-01'), 'menopause')).toEqual(nothing);
  },
);
