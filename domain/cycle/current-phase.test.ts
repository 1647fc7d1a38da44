import { expect, test } from 'vitest';
import type { PeriodToday } from '../bleeding/period-today.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { describeCurrentPhase } from './current-phase.ts';
import { massOf } from './forecast/day-masses.ts';
import { type CycleHistory, fertileChances } from './forecast/forecast-cycle.ts';

// The examples of docs/algorithms/cycles-from-periods.md.

const START: CalendarDate = '2026-03-01';
const historyOf = (ovulationCycleDay: number | null, ...lengths: number[]): CycleHistory => ({
  past: lengths.map((lengthDays) => ({ lengthDays, ovulationCycleDay: null })),
  currentStart: START,
  ovulationCycleDay,
});
const on = (cycleDay: number, history: CycleHistory, period: PeriodToday = null) => {
  return describeCurrentPhase(history, cycleDay, period, addDays(START, cycleDay - 1));
};
const REGULAR = historyOf(null, 28, 28, 28, 28, 28, 28);

test('with ovulation on day 17: fertile from day 12 to 17, and sure', () => {
  const known = historyOf(17, 28, 28, 28);
  expect([6, 11, 12, 17, 18].map((day) => on(day, known))).toEqual([
    { phase: 'follicular', basis: 'ovulation', chance: 1, fertileChance: 0 },
    { phase: 'follicular', basis: 'ovulation', chance: 1, fertileChance: 0 },
    { phase: 'fertile', basis: 'ovulation', chance: 1, fertileChance: 1 },
    { phase: 'fertile', basis: 'ovulation', chance: 1, fertileChance: 1 },
    { phase: 'luteal', basis: 'ovulation', chance: 1, fertileChance: 0 },
  ]);
});

// Day 33 is 19 days after the 14th: no luteal phase lasts that long, and the day is believed no longer.
test('a day of ovulation that is believed no longer is not what the phase rests on', () => {
  const known = historyOf(14, 60, 60, 60);
  expect(on(32, known)).toEqual({ phase: 'luteal', basis: 'ovulation', chance: 1, fertileChance: 0 });
  expect(on(33, known)).toEqual(on(33, historyOf(null, 60, 60, 60)));
});

test('while a period goes on it is the menstrual phase, by what the period is known', () => {
  expect(on(6, REGULAR, 'recorded')).toMatchObject({ phase: 'menstrual', basis: 'recorded', chance: null });
  expect(on(5, REGULAR, 'begun')).toMatchObject({ phase: 'menstrual', basis: 'begun', chance: null });
  expect(on(5, REGULAR).phase).not.toBe('menstrual');
});

test('by the lengths of her cycles: fertile around day 13, luteal at the end, unsure in between', () => {
  const phases = [7, 13, 18, 25].map((day) => on(day, REGULAR).phase);
  expect(phases[1]).toBe('fertile');
  expect(phases[3]).toBe('luteal');
  expect(on(25, REGULAR).chance).toBeGreaterThan(0.95);
  expect(Array.from({ length: 20 }, (_, index) => on(6 + index, REGULAR).phase)).toContain('unsure');
});

test('that a day is fertile has the chance that every other screen names', () => {
  for (const cycleDay of [3, 9, 13, 20, 27]) {
    const chances = fertileChances(REGULAR, addDays(START, cycleDay - 1));
    const expected = chances === null ? Number.NaN : massOf(chances, cycleDay);
    expect(on(cycleDay, REGULAR).fertileChance).toBeCloseTo(expected, 10);
  }
});

test('a cycle longer than what is known of has no phase', () => {
  expect(on(121, REGULAR)).toEqual({ phase: 'unsure', basis: 'estimate', chance: null, fertileChance: null });
});
