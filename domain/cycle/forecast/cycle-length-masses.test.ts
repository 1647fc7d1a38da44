import { describe, expect, test } from 'vitest';
import { cycleLengthMasses } from './cycle-length-masses.ts';
import { massOf, medianDay, shortestWindow } from './day-masses.ts';
import fixture from './next-period.vectors.json' with { type: 'json' };

describe.each(fixture.vectors)('after the lengths $history', ({ history, median, i80, i90, p28, mean }) => {
  const masses = cycleLengthMasses(history);

  test('date and windows are those of the reference', () => {
    expect(medianDay(masses)).toBe(median);
    expect(shortestWindow(masses, 0.8)).toEqual({ from: i80[0], to: i80[1] });
    expect(shortestWindow(masses, 0.9)).toEqual({ from: i90[0], to: i90[1] });
  });

  test('the mass of 28 days and the mean are those of the reference', () => {
    expect(massOf(masses, 28)).toBeCloseTo(p28, 5);
    const sum = masses.masses.reduce((total, mass, index) => total + mass * (masses.from + index), 0);
    expect(sum).toBeCloseTo(mean, 3);
  });
});
