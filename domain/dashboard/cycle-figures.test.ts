import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { lookAhead } from '../cycle/forecast/look-ahead.ts';
import type { Period } from '../cycle/period.ts';
import { cycleDayFigure, lastPeriodFigure, nextPeriodFigure } from './cycle-figures.ts';
import { factsOf, SATURDAY } from './facts-for-tests.ts';

// The examples of docs/algorithms/today.md.

const PERIOD: Period = { period_start_date: '2026-11-02', period_end_date: '2026-11-06', cycle_length: 28 };
const on = (today: string, period: Period | null = PERIOD) =>
  factsOf({}, { today: today as CalendarDate, period }); // by format: written out in each row
/** After three cycles of 28 days, 26 to 30 of them usual. */
const foreseenOn = (today: string, ovulationCycleDay: number | null = null) => {
  const past = Array.from({ length: 3 }, () => ({ lengthDays: 28, ovulationCycleDay: null }));
  const history = { past, currentStart: PERIOD.period_start_date, ovulationCycleDay };
  const facts = on(today);
  return { ...facts, ahead: lookAhead(history, facts.today, true) };
};

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
  // Recorded, whatever is estimated.
  ['2026-11-06', null, 'Menstrual phase'],
  ['2026-11-07', null, 'Follicular phase, estimate'],
  // By length it would be the follicular phase until the 15th.
  ['2026-11-13', null, 'Around ovulation, estimate'],
  ['2026-11-16', null, 'Between two phases, estimate'],
  ['2026-11-17', null, 'Luteal phase, estimate'],
  // Ovulation on day 20, 21 November: the five days before it and the day.
  ['2026-11-15', 20, 'Follicular phase, estimate'],
  ['2026-11-16', 20, 'Around ovulation, estimate'],
  ['2026-11-22', 20, 'Luteal phase, estimate'],
] as const)('beside the forecast, on %s with ovulation on day %s, it says: %s', (today, ovulation, line) => {
  expect(cycleDayFigure(foreseenOn(today, ovulation), 'menstrual-cycle')).toMatchObject({ figure: { line } });
});

test('past the cycle length it says what is usual, as soon as that is known', () => {
  expect(cycleDayFigure(foreseenOn('2026-12-02'), 'menstrual-cycle')).toMatchObject({
    figure: { value: '31', unit: 'days', line: 'Usually 26 to 30 days' },
  });
});

test.each([
  // Ovulation on day 15, 16 November: fertile from the 11th to the 16th.
  ['2026-11-10', 'Fertile today: under 1 % likely'],
  ['2026-11-11', 'Fertile today: over 99 % likely'],
  ['2026-11-16', 'Fertile today: over 99 % likely'],
  ['2026-11-17', 'Fertile today: under 1 % likely'],
])('in conception mode, with ovulation known, %s says: %s', (today, line) => {
  expect(cycleDayFigure(foreseenOn(today, 15), 'conception')).toMatchObject({ figure: { line } });
  expect(cycleDayFigure(on(today), 'conception')).toMatchObject({
    figure: { line: expect.stringContaining('by cycle length') },
  });
});

test.each([
  ['2026-11-05', '25', 'days', '30 Nov, 8 in 10: 28 Nov – 2 Dec'],
  ['2026-11-21', '9', 'days', '30 Nov, 8 in 10: 28 Nov – 2 Dec'],
])('on %s the next period is %s %s away, an estimate: %s', (today, value, unit, line) => {
  expect(nextPeriodFigure(foreseenOn(today))).toEqual({
    kind: 'hers',
    figure: { value, unit, line, isEstimate: true },
  });
});

test('past her usual range that is said first', () => {
  expect(nextPeriodFigure(foreseenOn('2026-12-02'))).toEqual({
    kind: 'missing',
    said: 'Day 31, usually 26 to 30',
    line: '8 in 10: 3 – 6 Dec',
  });
});

test('without a forecast no number is made up', () => {
  expect(nextPeriodFigure(on('2026-11-21'))).toEqual({ kind: 'missing', said: 'Did not load' });
  expect(nextPeriodFigure({ ...on('2026-11-21'), ahead: null })).toEqual({
    kind: 'missing',
    said: 'No forecast',
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
      figure: { value: '5', unit: 'days ago', line: 'Bleeding noted on Monday' },
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

test('in contraception mode no phase is named: hormones decide', () => {
  expect(cycleDayFigure(on('2026-11-16'), 'contraception')).toMatchObject({
    figure: { value: '15', line: 'By cycle length' },
  });
});
