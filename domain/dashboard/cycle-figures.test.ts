import { describe, expect, test } from 'vitest';
import { describe as describeBody, nowAfter } from '../body/facts-for-tests.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Period } from '../cycle/period.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { cycleDayFigure, lastPeriodFigure, nextPeriodFigure } from './cycle-figures.ts';
import { factsOf, SATURDAY } from './facts-for-tests.ts';

// The examples of docs/algorithms/today.md.

const PERIOD: Period = { period_start_date: '2026-11-02', period_end_date: '2026-11-06', cycle_length: 28 };
const on = (today: string, period: Period | null = PERIOD) =>
  factsOf({}, { today: today as CalendarDate, period }); // by format: written out in each row
/** After three cycles of 28 days, 26 to 30 of them usual. */
const foreseenOn = (
  today: string,
  ovulationDay: number | null = null,
  stage: LifeStage = 'menstrual-cycle',
) => {
  const facts = on(today);
  return { ...facts, now: nowAfter(facts.today, PERIOD.period_start_date, { ovulationDay, stage }) };
};

test.each([
  ['2026-11-02', '1', 'of about 28', 'Menstrual phase'],
  ['2026-11-06', '5', 'of about 28', 'Menstrual phase'],
  ['2026-11-07', '6', 'of about 28', 'Follicular phase, estimate'],
  // No period came until today: 28 days are no longer what is as likely before as after.
  ['2026-11-29', '28', 'of about 29', 'Luteal phase, estimate'],
  // Counted on, never begun anew.
  ['2026-12-02', '31', undefined, 'Usually 26 to 30 days'],
  ['2027-01-01', '61', undefined, 'Usually 26 to 30 days'],
])('on %s it is day %s %s: %s', (today, value, unit, line) => {
  const known = cycleDayFigure(foreseenOn(today), 'menstrual-cycle');
  expect(known).toMatchObject({ kind: 'hers', figure: { value, line } });
  expect(known.kind === 'hers' && known.figure.unit).toBe(unit);
});

test('on a late day its bar is full, as that of the panel', () => {
  const graphic = { kind: 'bar', value: 30, max: 30, tone: 'period' };
  expect(cycleDayFigure(foreseenOn('2026-12-02'), 'menstrual-cycle')).toMatchObject({ figure: { graphic } });
});

test.each([
  // Recorded, whatever is estimated.
  ['2026-11-06', null, 'Menstrual phase'],
  ['2026-11-07', null, 'Follicular phase, estimate'],
  ['2026-11-13', null, 'Fertile days, estimate'],
  ['2026-11-16', null, 'Between two phases, estimate'],
  // Luteal is likeliest, and the day is still one of those that are named fertile.
  ['2026-11-17', null, 'Between two phases, estimate'],
  ['2026-11-23', null, 'Luteal phase, estimate'],
  // Ovulation on day 20, 21 November: the five days before it and the day.
  ['2026-11-21', 20, 'Fertile days, by your signs'],
  ['2026-11-22', 20, 'Luteal phase, by your signs'],
] as const)('on %s with ovulation on day %s, it says: %s', (today, ovulation, line) => {
  expect(cycleDayFigure(foreseenOn(today, ovulation), 'menstrual-cycle')).toMatchObject({ figure: { line } });
});

test.each([
  // Ovulation on day 15, 16 November: fertile from the 11th to the 16th.
  ['2026-11-16', 'Fertile today, by your signs of ovulation'],
  ['2026-11-17', 'Fertile today: under 1 % likely'],
])('in conception mode, with ovulation known, %s says: %s', (today, line) => {
  expect(cycleDayFigure(foreseenOn(today, 15), 'conception')).toMatchObject({ figure: { line } });
});

test('in conception mode it says when a test tells something', () => {
  const line = 'A pregnancy test tells something from the day on which your period was expected.';
  expect(cycleDayFigure(foreseenOn('2026-11-29'), 'conception')).not.toMatchObject({ figure: { line } });
  expect(cycleDayFigure(foreseenOn('2026-11-30'), 'conception')).toMatchObject({ figure: { line } });
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
  expect(nextPeriodFigure(foreseenOn('2027-03-20'))).toEqual({
    kind: 'missing',
    said: 'No forecast',
    line: 'Nothing can be forecast from a period so long ago. A newer one brings the forecast back.',
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

test('without a period nothing is counted', () => {
  const nothing = { kind: 'missing', said: 'No period recorded' };
  const facts = { ...on(SATURDAY, null), now: describeBody(SATURDAY, []).now };
  for (const read of [cycleDayFigure, nextPeriodFigure, lastPeriodFigure]) {
    expect(read(facts, 'menopause')).toEqual(nothing);
  }
});

test('with one ahead of her clock nothing is counted either, and it is said', () => {
  const facts = foreseenOn('2026-11-01');
  expect(cycleDayFigure(facts, 'menstrual-cycle')).toMatchObject({
    kind: 'missing',
    said: 'Your newest period begins after today',
  });
  expect(nextPeriodFigure(facts)).toMatchObject({ kind: 'missing', said: 'No forecast' });
  expect(lastPeriodFigure(facts)).toEqual({ kind: 'missing', said: 'No period recorded' });
});

test('in contraception mode no phase is named: hormones decide', () => {
  expect(cycleDayFigure(foreseenOn('2026-11-16', null, 'contraception'), 'contraception')).toMatchObject({
    figure: { value: '15', line: 'By the dates you recorded' },
  });
});
