import { expect, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import { dateByLastPeriod } from './dating.ts';
import { describePregnancy } from './gestational-age.ts';
import { listWeekDiscs } from './week-discs.ts';

const START = '2026-01-01';
const rowsOn = (day: number) =>
  listWeekDiscs(describePregnancy(dateByLastPeriod(START, START), addDays(START, day)));
const discsOn = (day: number) => rowsOn(day).flatMap(({ discs }) => discs);

test('forty weeks stand in three rows, as the trimesters are cut', () => {
  expect(rowsOn(100).map(({ trimester, discs }) => [trimester, discs[0]?.week, discs.at(-1)?.week])).toEqual([
    [1, 0, 13],
    [2, 14, 27],
    [3, 28, 39],
  ]);
});

test.each([
  [-5, 0, null, 40],
  [0, 0, { week: 0, share: 0 }, 39],
  [171, 24, { week: 24, share: 3 / 7 }, 15],
  [279, 39, { week: 39, share: 6 / 7 }, 0],
  [280, 40, { week: 40, share: 0 }, 1],
  [293, 41, { week: 41, share: 6 / 7 }, 0],
  [294, 42, null, 0],
  [400, 42, null, 0],
] as const)('day %i: %i weeks are full', (day, past, current, ahead) => {
  const discs = discsOn(day);
  expect(discs.filter(({ state }) => state === 'past')).toHaveLength(past);
  expect(discs.filter(({ state }) => state === 'ahead')).toHaveLength(ahead);
  expect(discs.filter(({ state }) => state === 'current')).toEqual(
    current === null ? [] : [{ ...current, state: 'current' }],
  );
});
