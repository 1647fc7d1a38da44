import { expect, test } from 'vitest';
import { findRow, measureInk } from './find-row.ts';

/** A page of 100 rows of pixels: text stands on these. */
function inkAt(...rows: [from: number, to: number][]): number[] {
  return Array.from({ length: 100 }, (_, y) => (rows.some(([from, to]) => y >= from && y < to) ? 0.1 : 0));
}

test('RE-026: as many rows of ink as lines: the line is the row at its number', () => {
  const ink = inkAt([10, 14], [20, 24], [60, 64]);
  expect(findRow(ink, 3, 3)).toEqual({ top: 0.6, height: 0.04, isSure: true });
});

test('RE-026: with other rows the place is told as about there, within what is written', () => {
  const ink = inkAt([20, 24], [30, 34], [96, 100]);
  const first = findRow(ink, 1, 8);
  expect(first).toEqual({ top: 0.2, height: 0.1, isSure: false });
  expect(findRow(ink, 8, 8).top).toBeCloseTo(0.9);
});

test('RE-026: the tail of a letter is no line of its own, nor is a speck', () => {
  const ink = inkAt([10, 20], [22, 24], [40, 50], [60, 62], [80, 90]);
  expect(findRow(ink, 1, 3)).toEqual({ top: 0.1, height: 0.14, isSure: true });
  expect(findRow(ink, 3, 3)).toEqual({ top: 0.8, height: 0.1, isSure: true });
});

test('an empty picture, or a line it does not have, leads into the page all the same', () => {
  expect(findRow([], 1, 0)).toEqual({ top: 0, height: 1, isSure: false });
  const { top } = findRow(inkAt(), 5, 10);
  expect(top).toBeCloseTo(0.4);
});

test('ink is what is darker than the paper around it, in shadow too', () => {
  const [width, height] = [10, 2];
  const grey = (x: number, y: number) => (x < 2 ? 20 : y === 0 ? 250 : 110);
  const data = new Uint8ClampedArray(
    Array.from({ length: width * height }, (_, at) => {
      const one = grey(at % width, Math.floor(at / width));
      return [one, one, one, 255];
    }).flat(),
  );
  expect(measureInk({ data, width, height })).toEqual([0.2, 0.2]);
});
