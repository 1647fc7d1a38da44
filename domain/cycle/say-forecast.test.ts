import { expect, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { FinishedCycle } from './history/recorded-cycles.ts';
import {
  sayChance,
  sayCycleDay,
  sayDaysOff,
  sayInQuestion,
  sayLongWait,
  sayNextPeriod,
  sayPhase,
  sayWhenToAsk,
  sayWindow,
} from './say-forecast.ts';

const TODAY: CalendarDate = '2026-11-21';
const cycle = (lengthDays: number, rest: Partial<FinishedCycle> = {}): FinishedCycle => ({
  start: '2026-01-01',
  nextStart: '2026-01-29',
  lengthDays,
  bleedingDays: 5,
  ovulation: null,
  notCounted: null,
  question: null,
  mark: null,
  ...rest,
});

test('the date with its window, a year only where it is another one', () => {
  expect(sayNextPeriod({ date: '2026-12-01' }, TODAY)).toBe('Next period, most likely 1 December.');
  expect(sayWindow({ from: '2026-11-28', to: '2026-12-02' }, TODAY)).toBe(
    '8 in 10: 28 November to 2 December.',
  );
  expect(sayWindow({ from: '2026-12-30', to: '2027-01-03' }, TODAY)).toBe(
    '8 in 10: 30 December to 3 January 2027.',
  );
  expect(sayWindow({ from: '2026-12-01', to: '2026-12-01' }, TODAY)).toBe('8 in 10: 1 December.');
});

test('cycles that the forecast takes and averages do not are named', () => {
  const asked = cycle(57, { question: 'start-missing' });
  expect(sayInQuestion([cycle(28), asked, cycle(28, { notCounted: 'unusual' })])).toBe(
    ', 1 of them in question',
  );
  expect(sayInQuestion([cycle(28), cycle(12, { question: 'same-period', notCounted: 'too-close' })])).toBe(
    '',
  );
});

test('the day of her cycle beside the cycles that count', () => {
  const said = (...cycles: FinishedCycle[]) => sayCycleDay({ cycleDay: 31 }, cycles);
  expect(said(...[27, 26, 28, 29, 27, 27, 26].map((length) => cycle(length)))).toBe(
    'Day 31. Your last seven cycles were 26 to 29 days.',
  );
  expect(said()).toBe('Day 31.');
  expect(said(cycle(28))).toBe('Day 31. Your last cycle was 28 days.');
  expect(said(cycle(28), cycle(28), cycle(60, { notCounted: 'unusual' }))).toBe(
    'Day 31. Your last two cycles were 28 days each.',
  );
  expect(said(cycle(28), cycle(57, { question: 'start-missing' }))).toBe(
    'Day 31. Your last cycle was 28 days.',
  );
  expect(said(...Array.from({ length: 20 }, () => cycle(28)))).toContain('last twelve cycles');
});

test('after more than 90 days without a period it says what to do, and calls it nothing', () => {
  expect(sayLongWait({ cycleDay: 91 })).toBeNull();
  expect(sayLongWait({ cycleDay: 92 })).toContain('No period is recorded for 91 days.');
});

test('how far off a forecast was', () => {
  expect([0, -2, 1].map(sayDaysOff)).toEqual(['on the day', '2 days early', '1 day late']);
});

test('a chance in tenths, never certain and never none', () => {
  expect([0, 0.04, 0.1, 0.66, 0.94, 0.96, 1].map(sayChance)).toEqual([
    'less than 1 in 10',
    'less than 1 in 10',
    'about 1 in 10',
    'about 7 in 10',
    'about 9 in 10',
    'more than 9 in 10',
    'more than 9 in 10',
  ]);
});

test('the phase of today says what it rests on', () => {
  const said = (
    phase: Parameters<typeof sayPhase>[0]['phase'],
    basis: 'recorded' | 'ovulation' | 'estimate',
  ) => sayPhase({ phase, basis, chance: basis === 'recorded' ? null : 0.72, fertileChance: 0.1 });
  expect(said('menstrual', 'recorded')).toEqual({
    name: 'Menstrual phase',
    certainty: 'By the period you recorded.',
  });
  expect(said('luteal', 'ovulation').certainty).toBe('By the signs of ovulation recorded in this cycle.');
  expect(said('fertile', 'estimate')).toEqual({
    name: 'Fertile days',
    certainty: 'An estimate from the lengths of your cycles: about 7 in 10.',
  });
  expect(
    sayPhase({ phase: 'unsure', basis: 'estimate', chance: null, fertileChance: null }).certainty,
  ).toContain('longer than');
});

test('on a late day it says when to see a doctor; where hormones decide, that no length is a measure', () => {
  expect(sayWhenToAsk({ cycleDay: 31 }, 'menstrual-cycle')).toMatch(
    /^See a doctor if your cycles are longer than 38 days again and again \(45 in the first/,
  );
  // Day 91 is 90 days after the start, day 92 more than that.
  expect(sayWhenToAsk({ cycleDay: 91 }, 'conception')).toMatch(
    /^See a doctor if your cycles are longer than 38 days/,
  );
  expect(sayWhenToAsk({ cycleDay: 92 }, 'conception')).toMatch(/^No period is recorded for 91 days\./);
  expect(sayWhenToAsk({ cycleDay: 31 }, 'contraception')).toBe(
    'With hormonal contraception bleeding follows the hormones. What is usual without it does not apply.',
  );
  expect(sayWhenToAsk({ cycleDay: 92 }, 'ivf')).toMatch(
    /^During a treatment .* No period is recorded for 91 days\./,
  );
});
