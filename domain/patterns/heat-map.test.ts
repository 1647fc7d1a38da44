import { expect, test } from 'vitest';
import { countMarks } from './heat-map.ts';
import type { PatternCycle } from './pattern-cycles.ts';
import { placeOf } from './testing/place-of.ts';

// The example of docs/algorithms/patterns.md: three cycles of 6, 5 and 4 days, to be counted by hand.
const HEADACHE = placeOf('headache');
const CALM = placeOf('calm');
const cycle = (lengthDays: number, days: Record<number, number[]>): PatternCycle => ({
  start: '2025-01-01',
  lengthDays,
  bleedingDays: 2,
  ovulation: null,
  days: Object.entries(days).map(([day, marks]) => ({ cycleDay: Number(day), marks, log: null })),
});
const CYCLES = [
  cycle(6, { 1: [], 5: [HEADACHE], 6: [HEADACHE] }),
  cycle(5, { 1: [HEADACHE], 4: [HEADACHE, CALM], 5: [] }),
  cycle(4, { 4: [HEADACHE] }),
];

test('by cycle day: in how many cycles it was marked, of how many that have this day and recorded it', () => {
  const { columns, rows, never, hiddenDays } = countMarks(CYCLES, 'cycle-day', 1);
  expect(columns).toEqual([
    { from: 1, to: 1, cycles: 3, recorded: 2 },
    { from: 2, to: 2, cycles: 3, recorded: 0 },
    { from: 3, to: 3, cycles: 3, recorded: 0 },
    { from: 4, to: 4, cycles: 3, recorded: 2 },
    { from: 5, to: 5, cycles: 2, recorded: 2 },
    // One cycle of three is a third of them: still shown.
    { from: 6, to: 6, cycles: 1, recorded: 1 },
  ]);
  expect(rows).toEqual([
    { subject: { trait: HEADACHE }, marked: [1, 0, 0, 2, 1, 1] },
    { subject: { trait: CALM }, marked: [0, 0, 0, 1, 0, 0] },
  ]);
  expect(never).toHaveLength(12);
  expect(hiddenDays).toBe(0);
});

test('before the next period: the same days, counted from the other end', () => {
  const { columns, rows } = countMarks(CYCLES, 'before-next', 1);
  expect(columns.map(({ from, cycles, recorded }) => [from, cycles, recorded])).toEqual([
    [-6, 1, 1],
    [-5, 2, 1],
    [-4, 3, 0],
    [-3, 3, 0],
    [-2, 3, 2],
    [-1, 3, 3],
  ]);
  expect(rows[0]?.marked).toEqual([0, 1, 0, 0, 2, 2]);
});

test('several days in one column count a cycle once', () => {
  const byThree = countMarks(CYCLES, 'cycle-day', 3);
  expect(byThree.columns).toEqual([
    { from: 1, to: 3, cycles: 3, recorded: 2 },
    { from: 4, to: 6, cycles: 3, recorded: 3 },
  ]);
  // Days 5 and 6 of the first cycle are one mark.
  expect(byThree.rows[0]?.marked).toEqual([1, 3]);
  const back = countMarks(CYCLES, 'before-next', 4);
  expect(back.columns).toEqual([
    { from: -6, to: -5, cycles: 2, recorded: 2 },
    { from: -4, to: -1, cycles: 3, recorded: 3 },
  ]);
  expect(back.rows[0]?.marked).toEqual([1, 3]);
});

test('days that fewer than a third of the cycles have are left out, and said', () => {
  const four = [cycle(4, {}), cycle(4, {}), cycle(4, {}), cycle(9, { 9: [CALM] })];
  const { columns, rows, hiddenDays } = countMarks(four, 'cycle-day', 1);
  expect(columns).toHaveLength(4);
  expect(rows).toEqual([]);
  expect(hiddenDays).toBe(5);
});

test('nothing recorded: no column, no row', () => {
  expect(countMarks([], 'cycle-day', 1)).toMatchObject({ columns: [], rows: [], hiddenDays: 0 });
});
