import { expect, test } from 'vitest';
import { type CalendarDate, daysBetween } from '../../calendar/calendar-date.ts';
import type { ShownForecast } from '../history/cycle-records.ts';
import type { FinishedCycle } from '../history/recorded-cycles.ts';
import { scoreForecasts } from './score-forecasts.ts';

// The examples of docs/algorithms/cycles-from-periods.md.

const cycle = (
  start: CalendarDate,
  nextStart: CalendarDate,
  rest: Partial<FinishedCycle> = {},
): FinishedCycle => ({
  start,
  nextStart,
  lengthDays: daysBetween(start, nextStart),
  bleedingDays: 5,
  ovulation: null,
  notCounted: null,
  question: null,
  mark: null,
  ...rest,
});
const shown = (
  cycleStart: CalendarDate,
  shownOn: CalendarDate,
  [from, predicted, to]: [CalendarDate, CalendarDate, CalendarDate],
): ShownForecast => ({
  cycle_start: cycleStart,
  shown_on: shownOn,
  predicted_start: predicted,
  window_from: from,
  window_to: to,
  known_cycles: 3,
  is_ovulation_known: false,
});
const MARCH = shown('2026-03-01', '2026-03-02', ['2026-03-27', '2026-03-29', '2026-03-31']);
const APRIL = shown('2026-03-28', '2026-04-10', ['2026-04-23', '2026-04-25', '2026-04-27']);

test('each start is compared with the forecast that was shown first in the cycle before it, the newest first', () => {
  const later = shown('2026-03-01', '2026-03-20', ['2026-03-26', '2026-03-28', '2026-03-30']);
  const cycles = [cycle('2026-03-01', '2026-03-28'), cycle('2026-03-28', '2026-04-28')];
  expect(scoreForecasts([APRIL, later, MARCH], cycles)).toEqual([
    {
      start: '2026-04-28',
      shownOn: '2026-04-10',
      predicted: '2026-04-25',
      windowFrom: '2026-04-23',
      windowTo: '2026-04-27',
      // 28 − 25 April: later than forecast, and a day after the window.
      daysOff: 3,
      isInWindow: false,
      isUnusual: false,
    },
    {
      start: '2026-03-28',
      shownOn: '2026-03-02',
      predicted: '2026-03-29',
      windowFrom: '2026-03-27',
      windowTo: '2026-03-31',
      daysOff: -1,
      isInWindow: true,
      isUnusual: false,
    },
  ]);
});

test('a start without a forecast, and a forecast without its start, are left out', () => {
  expect(scoreForecasts([MARCH], [cycle('2026-01-01', '2026-01-29')])).toEqual([]);
  expect(scoreForecasts([APRIL], [cycle('2026-03-01', '2026-03-28')])).toEqual([]);
  expect(scoreForecasts([], [cycle('2026-03-01', '2026-03-28')])).toEqual([]);
});

test('both days of the window belong to it', () => {
  const at = (start: CalendarDate) => scoreForecasts([MARCH], [cycle('2026-03-01', start)])[0]?.isInWindow;
  expect([at('2026-03-26'), at('2026-03-27'), at('2026-03-31'), at('2026-04-01')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a cycle that a pregnancy or a pause interrupted, or that is asked about, says nothing of the forecast', () => {
  const scored = (rest: Partial<FinishedCycle>) =>
    scoreForecasts([MARCH], [cycle('2026-03-01', '2026-03-28', rest)]).length;
  expect(scored({ notCounted: 'interrupted' })).toBe(0);
  expect(scored({ notCounted: 'start-missing' })).toBe(0);
  expect(scored({ question: 'start-missing' })).toBe(0);
  expect(scored({ notCounted: 'too-close', question: 'same-period' })).toBe(0);
});

test('an unusual cycle is told, so that no miss can be hidden', () => {
  expect(
    scoreForecasts([MARCH], [cycle('2026-03-01', '2026-04-10', { notCounted: 'unusual' })]),
  ).toMatchObject([{ daysOff: 12, isUnusual: true }]);
});

test('a start that she corrected by a few days keeps its forecast, unless there is one for the right day', () => {
  const cycles = [cycle('2026-02-27', '2026-03-28')];
  expect(scoreForecasts([MARCH], cycles)).toMatchObject([{ predicted: '2026-03-29' }]);
  const right = shown('2026-02-27', '2026-03-05', ['2026-03-25', '2026-03-27', '2026-03-29']);
  expect(scoreForecasts([MARCH, right], cycles)).toMatchObject([{ predicted: '2026-03-27', daysOff: 1 }]);
  expect(scoreForecasts([MARCH], [cycle('2026-02-22', '2026-03-28')])).toHaveLength(1);
  expect(scoreForecasts([MARCH], [cycle('2026-02-21', '2026-03-28')])).toEqual([]);
});

test('a forecast that first stood there after the period had come is none', () => {
  const late = shown('2026-03-01', '2026-03-29', ['2026-03-30', '2026-03-31', '2026-04-02']);
  expect(scoreForecasts([late], [cycle('2026-03-01', '2026-03-28')])).toEqual([]);
  // On the day itself nothing is forecast for it any more.
  expect(scoreForecasts([late], [cycle('2026-03-01', '2026-03-29')])).toEqual([]);
  expect(scoreForecasts([late], [cycle('2026-03-01', '2026-03-30')])).toHaveLength(1);
});
