import { expect, test } from 'vitest';
import { findStep } from './number-stepper.tsx';
import { readTyped, writeTyped } from './typed-number.ts';

test.each([
  ['', null],
  ['  ', null],
  ['7', 7],
  [' 7,5 ', 7.5],
  ['7.', 7],
  ['.5', 0.5],
  ['-1', '-1'],
  ['1e3', '1e3'],
  ['.', '.'],
  ['seven', 'seven'],
])('"%s" is read as %s', (text, value) => {
  expect(readTyped(text)).toBe(value);
});

test('nothing is written as nothing, a text as it was typed', () => {
  expect([writeTyped(null), writeTyped(7.5), writeTyped('seven')]).toEqual(['', '7.5', 'seven']);
});

test.each([
  [7, 'up', 0.5, 7.5],
  [7.2, 'up', 0.5, 7.5],
  [7.2, 'down', 0.5, 7],
  [0, 'down', 1, 0],
  [24, 'up', 1, 24],
  [0.3, 'up', 0.1, 0.4],
  [333, 'up', 50, 350],
])('from %s a step %s by %s leads to %s', (value, direction, step, next) => {
  const limits = { min: 0, max: value > 24 ? 1000 : 24, step };
  expect(findStep(value, direction as 'up' | 'down', limits)).toBeCloseTo(next, 9);
});
