import { expect, test } from 'vitest';
import { drawBars, drawDots, drawLines } from './draw-series.ts';

// Ten px a day and a unit, the base line at 100.
const ROOM = { xOf: (index: number) => index * 10, yOf: (value: number) => 100 - value * 10 };
// The example of docs/algorithms/history.md: 15, 16, –, 18, –, 20, 21 November.
const SERIES = [[7], [6.5], null, [8], null, [6.5], [7.5]];

test('a line goes over days that follow one another and over no gap', () => {
  expect(drawLines(SERIES, 0, ROOM)).toBe('M0,30L10,35M50,35L60,25');
});

test('a day between two gaps is a dot, and every day where there is room', () => {
  expect(drawDots(SERIES, 0, ROOM, true)).toBe('M30,20h0');
  expect(drawDots(SERIES, 0, ROOM)).toBe('M0,30h0M10,35h0M30,20h0M50,35h0M60,25h0');
});

test('a blood pressure has two lines', () => {
  const pressure = [[12, 8], [11, 7], null, [13, 9]];
  expect(drawLines(pressure, 0, ROOM)).toBe('M0,-20L10,-10');
  expect(drawLines(pressure, 1, ROOM)).toBe('M0,20L10,30');
  expect(drawDots(pressure, 1, ROOM, true)).toBe('M30,10h0');
});

test('a bar of 0 is a mark on the base line, a gap is nothing', () => {
  expect(drawBars([[0], null], ROOM, 6, 2)).toBe('M-3,100V100q0,-2 2,-2h2q2,0 2,2V100Z');
  expect(drawBars([null, null], ROOM, 6, 2)).toBe('');
  // Without room for round corners.
  expect(drawBars([[5]], ROOM, 1, 2)).toBe('M-0.5,100V50h1V100Z');
});

test('nothing logged draws nothing', () => {
  expect(drawLines([null, null], 0, ROOM)).toBe('');
  expect(drawDots([null, null], 0, ROOM)).toBe('');
});
