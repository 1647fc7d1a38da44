import { expect, test } from 'vitest';
import { PAGE, readPage, SLICE } from './read-page.ts';

const ONE_TEXT = 16_000;

/** Rows 1 to `count`, the highest is the newest; each with a text of so many bytes. */
function storeOf(count: number, bytesOfOne: number) {
  const slices: number[] = [];
  const readSlice = async (oldest: number | null, max: number) => {
    const newest = oldest === null ? count : oldest - 1;
    const fitting = Math.max(1, Math.min(max, Math.floor(SLICE.bytes / bytesOfOne)));
    const rows = Array.from({ length: Math.min(fitting, newest) }, (_, index) => newest - index);
    slices.push(rows.length);
    return { rows, bytes: rows.length * bytesOfOne, isLast: rows.length === newest };
  };
  return { readSlice, slices };
}

test('a few rows are read at once and nothing lies behind them', async () => {
  const { readSlice, slices } = storeOf(31, 100);
  const page = await readPage(readSlice);
  expect(page.rows).toHaveLength(31);
  expect(page.hasMore).toBe(false);
  expect(slices).toEqual([31]);
});

test('a page ends where it has its rows, in slices that each end soon, and the rest is said', async () => {
  const { readSlice, slices } = storeOf(6_000, 100);
  const page = await readPage(readSlice);
  expect(page).toEqual({
    rows: Array.from({ length: PAGE.rows }, (_, index) => 6_000 - index),
    hasMore: true,
  });
  expect(Math.max(...slices)).toBeLessThanOrEqual(SLICE.rows);
});

test('long texts end a page earlier', async () => {
  const { readSlice } = storeOf(6_000, ONE_TEXT);
  const page = await readPage(readSlice);
  expect(page.hasMore).toBe(true);
  expect(page.rows.length * ONE_TEXT).toBeLessThan(PAGE.bytes + SLICE.bytes);
});

test('between two slices everybody else has a turn', async () => {
  const { readSlice } = storeOf(PAGE.rows, 100);
  let isReading = true;
  let turns = 0;
  const look = () => {
    turns += 1;
    if (isReading) setImmediate(look);
  };
  setImmediate(look);
  await readPage(readSlice);
  isReading = false;
  expect(turns).toBeGreaterThanOrEqual(Math.floor(PAGE.rows / SLICE.rows));
});
