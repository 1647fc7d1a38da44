import { expect, test } from 'vitest';
import { groupPlaces, saySpot } from './spot.ts';

test('neighbouring lines are one place, in reading order, each once', () => {
  const places = [
    { page: 2, line: 3 },
    { page: 1, line: 13 },
    { page: 1, line: 12 },
    { page: 1, line: 12 },
    { page: 1, line: 20 },
  ];
  expect(groupPlaces(places)).toEqual([
    { page: 1, from: 12, to: 13 },
    { page: 1, from: 20, to: 20 },
    { page: 2, from: 3, to: 3 },
  ]);
  expect(groupPlaces([])).toEqual([]);
});

test('a place is said with its page where there are pages', () => {
  expect(saySpot({ page: 1, from: 12, to: 12 }, true)).toBe('Page 1, line 12');
  expect(saySpot({ page: 2, from: 12, to: 14 }, true)).toBe('Page 2, lines 12 to 14');
  expect(saySpot({ page: 1, from: 12, to: 12 }, false)).toBe('Line 12');
});
