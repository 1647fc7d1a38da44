import { expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import { layOutChances } from './chance-row.ts';
import { type CycleHistory, forecastCycle, startChances } from './forecast-cycle.ts';

const START = '2026-11-04';
const historyOf = (...lengths: number[]): CycleHistory => ({
  past: lengths.map((lengthDays) => ({ lengthDays, ovulationCycleDay: null })),
  currentStart: START,
  ovulationCycleDay: null,
});
const SEVEN = historyOf(26, 27, 27, 29, 28, 26, 27);

test('the chances of all days are one together, and none is of today or before', () => {
  const chances = startChances(SEVEN, '2026-11-21');
  expect(chances[0]?.date).toBe('2026-11-22');
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
});

test('the row of seven recorded cycles stands around its window, day by day', () => {
  const chances = startChances(SEVEN, '2026-11-21');
  const window = { from: '2026-11-28', to: '2026-12-02' } as const;
  const row = layOutChances(chances, window, 11);
  expect(row?.daysPerDisc).toBe(1);
  expect(row?.discs.map(({ from, chance }) => [from.slice(5), Math.round(chance * 100)])).toEqual([
    ...[
      ['11-26', 0],
      ['11-27', 1],
      ['11-28', 3],
      ['11-29', 8],
      ['11-30', 20],
      ['12-01', 29],
    ],
    ...[
      ['12-02', 21],
      ['12-03', 10],
      ['12-04', 4],
      ['12-05', 2],
      ['12-06', 1],
    ],
  ]);
  expect(row?.frame).toEqual({ from: 2, to: 7 });
  // On a phone: as many days as fit, the window at the edge.
  const narrow = layOutChances(chances, window, 7);
  expect(narrow?.discs[0]?.from).toBe('2026-11-28');
  expect(narrow?.frame).toEqual({ from: 0, to: 5 });
});

test('a window of more days than discs takes as few days together as let it fit', () => {
  // Nothing recorded: days 23 to 33 after the start, 11 days. Seven discs of two days are 14: one and a half are left over.
  const history = historyOf();
  const window = forecastCycle(history, '2026-11-21')?.window80;
  expect(window).toEqual({ from: addDays(START, 23), to: addDays(START, 33) });
  const row = window && layOutChances(startChances(history, '2026-11-21'), window, 7);
  expect(row?.daysPerDisc).toBe(2);
  expect(row?.discs[0]).toMatchObject({ from: addDays(START, 23), to: addDays(START, 24) });
  expect(row?.frame).toEqual({ from: 0, to: 5.5 });
});

test('where the window begins tomorrow, no day before it is drawn', () => {
  const row = layOutChances(startChances(SEVEN, '2026-12-04'), { from: '2026-12-05', to: '2026-12-08' }, 11);
  expect(row?.discs[0]?.from).toBe('2026-12-05');
  expect(row?.frame).toEqual({ from: 0, to: 4 });
});
