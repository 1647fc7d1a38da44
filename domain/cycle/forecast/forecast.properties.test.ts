import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { cycleLengthMasses } from './cycle-length-masses.ts';
import { medianDay, shortestWindow } from './day-masses.ts';
import { type CycleHistory, fertileChances, forecastCycle, forecastStarts } from './forecast-cycle.ts';

const EPOCH: CalendarDate = '2000-01-01';
const anyPast = fc.array(
  fc
    .record({
      lengthDays: fc.integer({ min: 15, max: 90 }),
      luteal: fc.option(fc.integer({ min: 8, max: 18 })),
    })
    .map(({ lengthDays, luteal }) => ({
      lengthDays,
      ovulationCycleDay: luteal === null ? null : Math.max(lengthDays - luteal, 1),
    })),
  { maxLength: 14 },
);
const anyHistory: fc.Arbitrary<CycleHistory> = fc.record({
  past: anyPast,
  currentStart: fc.integer({ min: 0, max: 15_000 }).map((days) => addDays(EPOCH, days)),
  ovulationCycleDay: fc.option(fc.integer({ min: 6, max: 40 })),
});
const anyCycleDay = fc.integer({ min: 1, max: 119 });

test('nothing is forecast for today or before', () => {
  fc.assert(
    fc.property(anyHistory, anyCycleDay, (history, cycleDay) => {
      const today = addDays(history.currentStart, cycleDay - 1);
      const forecast = forecastCycle(history, today);
      if (forecast === null) return;
      for (const date of [forecast.date, forecast.window80.from, forecast.window90.from]) {
        expect(date > today).toBe(true);
      }
    }),
    { numRuns: 60 },
  );
});

test('moving every date moves the answer and changes nothing else', () => {
  fc.assert(
    fc.property(
      anyHistory,
      anyCycleDay,
      fc.integer({ min: -9000, max: 9000 }),
      (history, cycleDay, shift) => {
        const today = addDays(history.currentStart, cycleDay - 1);
        const moved = { ...history, currentStart: addDays(history.currentStart, shift) };
        const starts = forecastStarts(history, today, 2);
        expect(forecastStarts(moved, addDays(today, shift), 2)).toEqual(
          starts.map(({ date, window80, window90 }) => ({
            date: addDays(date, shift),
            window80: { from: addDays(window80.from, shift), to: addDays(window80.to, shift) },
            window90: { from: addDays(window90.from, shift), to: addDays(window90.to, shift) },
          })),
        );
        expect(fertileChances(moved, addDays(today, shift))).toEqual(fertileChances(history, today));
      },
    ),
    { numRuns: 40 },
  );
});

// Of 19 days and more: below, the grid of the model ends and the window grows by some days before it shrinks
// (docs/algorithms/next-period.md).
test('from three equal cycles on, one more equal cycle never widens the window', () => {
  fc.assert(
    fc.property(fc.integer({ min: 19, max: 120 }), fc.integer({ min: 3, max: 24 }), (lengthDays, count) => {
      const widthOf = (cycles: number) => {
        const { from, to } = shortestWindow(cycleLengthMasses(Array(cycles).fill(lengthDays)), 0.8);
        return to - from;
      };
      expect(widthOf(count + 1)).toBeLessThanOrEqual(widthOf(count));
    }),
    { numRuns: 60 },
  );
});

// How often it is more than two, and that it is never much more: docs/algorithms/next-period.md.
test('after six usual cycles one outlier up to 60 days moves the date by two days at most, 99 times in 100', () => {
  const shifts = fc
    .sample(
      fc.tuple(
        fc.array(fc.integer({ min: 24, max: 38 }), { minLength: 6, maxLength: 14 }),
        fc.integer({ min: 15, max: 60 }),
        fc.nat({ max: 14 }),
      ),
      { numRuns: 500, seed: 1 },
    )
    .map(([lengths, outlier, at]) => {
      const withOutlier = lengths.toSpliced(Math.min(at, lengths.length), 0, outlier);
      return Math.abs(medianDay(cycleLengthMasses(withOutlier)) - medianDay(cycleLengthMasses(lengths)));
    });
  expect(shifts.filter((days) => days > 2).length).toBeLessThanOrEqual(5);
  expect(Math.max(...shifts)).toBeLessThanOrEqual(5);
});

test('thirty years of cycles are read as they are, and those outside of 10 to 120 days are left out', () => {
  const years = Array.from({ length: 390 }, (_, index) => 26 + (index % 5));
  expect(cycleLengthMasses([...years, 150, 3])).toEqual(cycleLengthMasses(years));
  expect(medianDay(cycleLengthMasses(years))).toBe(28);
});
