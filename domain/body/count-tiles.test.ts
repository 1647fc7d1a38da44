import { expect, test } from 'vitest';
import { exampleCycle } from '../cycle/cycle.ts';
import { countExampleTiles, countTiles } from './count-tiles.ts';
import { describe, nowAfter } from './facts-for-tests.ts';

const say = (tiles: ReturnType<typeof countTiles>) =>
  Object.values(tiles).map(({ value, said }) => [value ?? '–', said].join(' ').trim());

test.each([
  ['2026-11-01', ['– no cycle counted', '– not known', '– no forecast']],
  ['2026-11-10', ['9 of about 28', '6 days', '20 days']],
  ['2026-11-16', ['15 of about 28', '0 today', '14 days']],
  // The likeliest day has gone by: ovulation may still come, as the panel says.
  ['2026-11-18', ['17 of about 28', '– probably by 19 Nov', '12 days']],
  ['2026-11-20', ['19 of about 28', '– probably over', '10 days']],
  // The fertile days of this cycle are over; those of the next are spoken of.
  ['2026-11-22', ['21 of about 28', '22 days', '8 days']],
  ['2026-12-02', ['31 usually 26 to 30', '16 days', '2 days']],
  ['2027-03-20', ['139 no forecast', '– not known', '– no forecast']],
] as const)('after three cycles of 28 days on %s', (today, tiles) => {
  expect(say(countTiles(nowAfter(today, '2026-11-02')))).toEqual(tiles);
});

test.each(['contraception', 'ivf'] as const)(
  'where hormones decide (%s) no ovulation is counted to',
  (stage) => {
    const now = nowAfter('2026-11-10', '2026-11-02', { stage });
    expect(say(countTiles(now))).toEqual(['9 of about 28', '– not estimated', '20 days']);
  },
);

test('without a cycle, and before it is known, no number stands', () => {
  expect(say(countTiles(describe('2026-11-10', []).now))).toEqual([
    '– no cycle counted',
    '– not known',
    '– no forecast',
  ]);
  expect(say(countTiles(null))).toEqual(['–', '– not known', '– not known']);
});

test('the example counts by its length', () => {
  expect(say(countExampleTiles('2025-10-10', exampleCycle()))).toEqual(['10 of 28', '5 days', '19 days']);
});
