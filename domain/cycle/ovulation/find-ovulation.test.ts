import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import type { OvulationSign } from '../history/cycle-records.ts';
import { findOvulation, type OvulationFacts } from './find-ovulation.ts';
import { findTemperatureRise } from './find-temperature-rise.ts';

// The examples of docs/algorithms/cycles-from-periods.md.

const START: CalendarDate = '2026-03-01';
const dayOf = (cycleDay: number) => addDays(START, cycleDay - 1);
const fahrenheit = (celsius: number) => Math.round((celsius * 1.8 + 32) * 100) / 100;
/** Temperatures in °C on the days from `firstDay` of the cycle on; null: not measured. */
const temperatures = (firstDay: number, ...celsius: (number | null)[]): OvulationSign[] =>
  celsius.map((value, index) => ({
    day: dayOf(firstDay + index),
    lh_test: null,
    temperature_f: value === null ? null : fahrenheit(value),
  }));
const tests = (results: Record<number, 'positive' | 'negative'>): OvulationSign[] =>
  Object.entries(results).map(([day, lh_test]) => ({
    day: dayOf(Number(day)),
    lh_test,
    temperature_f: null,
  }));
const LOW = [36.4, 36.5, 36.4, 36.3, 36.5, 36.4] as const;
const find = (signs: OvulationSign[], rest: Partial<OvulationFacts> = {}) =>
  findOvulation({
    start: START,
    lastDay: dayOf(28),
    signs: signs.toSorted((a, b) => (a.day < b.day ? -1 : 1)),
    enteredOn: null,
    ...rest,
  });

describe('the rise of three over six', () => {
  const riseDay = (...celsius: (number | null)[]) => findTemperatureRise(temperatures(8, ...celsius));
  // The line is 36.5. The first higher value stands on day 14.
  test.each([
    ['the third 0.2 above the line', [...LOW, 36.6, 36.6, 36.7], dayOf(14)],
    ['the third only 0.1 above, a fourth is needed and there', [...LOW, 36.6, 36.6, 36.6, 36.6], dayOf(14)],
    ['the third only 0.1 above, no fourth yet', [...LOW, 36.6, 36.6, 36.6], null],
    ['the second falls back: left out, the fourth 0.2 above', [...LOW, 36.6, 36.5, 36.7, 36.7], dayOf(14)],
    ['the third falls back: left out, the fourth 0.2 above', [...LOW, 36.6, 36.7, 36.4, 36.7], dayOf(14)],
    [
      'one falls back and the fourth is not clear: both exceptions at once',
      [...LOW, 36.6, 36.5, 36.7, 36.6],
      null,
    ],
    ['five values before it are too few', [...LOW.slice(1), 36.6, 36.6, 36.7], null],
    ['never higher than before', [...LOW, 36.5, 36.5, 36.4, 36.5], null],
    ['a fever of 38 °C is left out', [36.4, 36.5, 36.4, 38.0, 36.3, 36.5, 36.4, 36.6, 36.6, 36.7], dayOf(15)],
    ['a day left out in the rise', [...LOW, 36.6, null, 36.6, 36.7], dayOf(14)],
    ['two days left out in the rise', [...LOW, 36.6, null, null, 36.6, 36.7], null],
    [
      'two days left out before it',
      [36.4, 36.5, null, null, 36.4, 36.3, 36.5, 36.4, 36.6, 36.6, 36.7],
      dayOf(16),
    ],
    [
      'three days left out before it',
      [36.4, 36.5, null, null, null, 36.4, 36.3, 36.5, 36.4, 36.6, 36.6, 36.7],
      null,
    ],
    [
      'two days left out just before the rise: when it began is not known',
      [...LOW, null, null, 36.6, 36.6, 36.7],
      null,
    ],
  ])('%s', (_, celsius, expected) => {
    expect(riseDay(...celsius)).toBe(expected);
  });
});

describe('the day of ovulation', () => {
  const rise = temperatures(8, ...LOW, 36.6, 36.6, 36.7);

  test('by the temperature: the day before the first higher value', () => {
    expect(find(rise)).toEqual({ on: dayOf(13), cycleDay: 13, basis: 'temperature' });
  });

  test('by the LH test: the day after the first positive of the last run', () => {
    const on = (results: Parameters<typeof tests>[0]) => find(tests(results));
    expect(on({ 12: 'negative', 13: 'positive', 14: 'positive' })).toEqual({
      on: dayOf(14),
      cycleDay: 14,
      basis: 'lh-test',
    });
    expect(on({ 9: 'positive', 10: 'negative', 16: 'positive', 17: 'positive' })?.cycleDay).toBe(17);
    // A day without a test in between is no new run, two are.
    expect(on({ 13: 'positive', 15: 'positive' })?.cycleDay).toBe(14);
    expect(on({ 13: 'positive', 16: 'positive' })?.cycleDay).toBe(17);
    expect(on({ 12: 'negative', 13: 'negative' })).toBeNull();
  });

  test('where both name days within two of each other, the test names it and the temperature confirms', () => {
    expect(find([...rise, ...tests({ 14: 'positive' })])).toMatchObject({ cycleDay: 15, basis: 'signs' });
    expect(find([...rise, ...tests({ 13: 'positive', 22: 'positive' })])).toMatchObject({
      cycleDay: 14,
      basis: 'signs',
    });
  });

  test('where they disagree, the temperature stands', () => {
    expect(find([...rise, ...tests({ 15: 'positive' })])).toMatchObject({
      cycleDay: 13,
      basis: 'temperature',
    });
  });

  test('what she entered stands above all, but only in its own cycle', () => {
    const signs = [...rise, ...tests({ 12: 'positive' })];
    expect(find(signs, { enteredOn: dayOf(16) })).toEqual({ on: dayOf(16), cycleDay: 16, basis: 'entered' });
    expect(find(signs, { enteredOn: dayOf(29) })).toMatchObject({ cycleDay: 13, basis: 'signs' });
    expect(find([], { enteredOn: addDays(START, -1) })).toBeNull();
  });

  test('a test on the last day of a cycle names no day in it', () => {
    expect(find(tests({ 28: 'positive' }))).toBeNull();
  });
});
