import { expect, it } from 'vitest';
import { glucoseInMmol } from './glucose-unit.ts';

it('reads a number of glucose above 45 as mg/dL', () => {
  expect(glucoseInMmol(5.2)).toBe(5.2);
  expect(glucoseInMmol(45)).toBe(45);
  expect(glucoseInMmol(90.08)).toBeCloseTo(5);
});
