import { expect, test } from 'vitest';
import { compareSamples } from './compare-samples.ts';

test('the same twice: no effect', () => {
  expect(compareSamples([1, 2, 3, 4], [1, 2, 3, 4])).toEqual({ effect: 0, z: 0, medianDifference: 0 });
});

test('one always above the other: the whole effect', () => {
  const { effect, z, medianDifference } = compareSamples([10, 11, 12], [5, 5, 5]);
  expect(effect).toBe(1);
  expect(z).toBeGreaterThan(1.9);
  expect(medianDifference).toBeCloseTo(1.2);
});

test('one outlier moves little', () => {
  const { effect, medianDifference } = compareSamples([1, 2, 3, 4, 1000], [1, 2, 3, 4, 5]);
  expect(Math.abs(effect)).toBeLessThan(0.1);
  expect(medianDifference).toBe(0);
});
