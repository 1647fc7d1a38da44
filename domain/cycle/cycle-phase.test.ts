import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import { type Cycle, classifyDay } from './cycle.ts';
import { type CyclePhase, isInFertileWindow, phaseOf } from './cycle-phase.ts';

const cycleOf = (cycleLengthDays: number, periodLengthDays = 5): Cycle => ({
  lastPeriodStart: '2025-10-01',
  cycleLengthDays,
  periodLengthDays,
});

// The table of docs/algorithms/side-panel.md: length, period length, cycle day, phase, inside the fertile window.
const EXAMPLES: [number, number, number, CyclePhase, boolean][] = [
  [28, 5, 1, 'menstrual', false],
  [28, 5, 5, 'menstrual', false],
  [28, 5, 6, 'follicular', false],
  [28, 5, 10, 'follicular', false],
  [28, 5, 11, 'follicular', true],
  [28, 5, 15, 'ovulation', true],
  [28, 5, 16, 'luteal', false],
  [28, 5, 28, 'luteal', false],
  [21, 5, 4, 'menstrual', true],
  [21, 5, 8, 'ovulation', true],
  [21, 8, 8, 'menstrual', true],
  [44, 5, 30, 'follicular', true],
  [44, 5, 32, 'luteal', false],
];

test.each(EXAMPLES)(
  'length %i, period %i, cycle day %i: %s, in the window %s',
  (length, period, day, phase, isInside) => {
    const cycle = cycleOf(length, period);
    const date = addDays(cycle.lastPeriodStart, day - 1);
    expect(phaseOf(date, cycle)).toBe(phase);
    expect(isInFertileWindow(date, cycle)).toBe(isInside);
  },
);

test('whatever the grid draws as fertile or ovulation is inside the window, in every cycle', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 21, max: 45 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: -800, max: 800 }),
      (length, period, days) => {
        const cycle = cycleOf(length, period);
        const date = addDays(cycle.lastPeriodStart, days);
        const dayClass = classifyDay(date, cycle);
        if (dayClass === 'fertile' || dayClass === 'ovulation')
          expect(isInFertileWindow(date, cycle)).toBe(true);
        if (dayClass === 'regular') expect(isInFertileWindow(date, cycle)).toBe(false);
      },
    ),
  );
});
