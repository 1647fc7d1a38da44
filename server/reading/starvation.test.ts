import { expect, test } from 'vitest';
import { Starvation } from './starvation.ts';

test('a process has starved when it worked less than a quarter of ten seconds', () => {
  const starvation = new Starvation(0, 5);
  expect(starvation.hasStarved(9_900, 5)).toBe(false);
  expect(starvation.hasStarved(10_000, 7.4)).toBe(true);
});

test('each ten seconds count anew', () => {
  const starvation = new Starvation(0, 0);
  expect(starvation.hasStarved(10_000, 6)).toBe(false);
  expect(starvation.hasStarved(19_000, 6)).toBe(false);
  expect(starvation.hasStarved(20_000, 6.5)).toBe(true);
});

test('where its time is not known it never starves', () => {
  const starvation = new Starvation(0, null);
  expect(starvation.hasStarved(60_000, null)).toBe(false);
});
