import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetStarts } from './forget-starts.ts';
import { makeWomen } from './make-women.ts';
import { readWomen, type Woman } from './read-women.ts';
import { scoreForecasts } from './score-forecasts.ts';
import { scoreRules } from './score-rules.ts';
import { scoreStated } from './score-stated.ts';
import { stateLength } from './state-lengths.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'women '));
});
afterAll(() => rmSync(folder, { recursive: true }));

function readText(text: string): Woman[] {
  const file = join(folder, 'women.csv');
  writeFileSync(file, text);
  return readWomen(file);
}

const womanOf = (...lengths: number[]): Woman =>
  lengths.map((lengthDays) => ({ lengthDays, ovulationCycleDay: null }));

test('women stand in the order of the file, cycles in theirs; lines may end as on Windows', () => {
  const text =
    'woman_id,cycle_number,cycle_length,menses_length,ovulation_day\r\nb,1,29,5,17\r\na,1,30,,\r\nb,2,27,5,\r\n';
  expect(readText(text)).toEqual([
    [
      { lengthDays: 29, ovulationCycleDay: 17 },
      { lengthDays: 27, ovulationCycleDay: null },
    ],
    [{ lengthDays: 30, ovulationCycleDay: null }],
  ]);
});

test('what cannot be read is named by its line', () => {
  const head = 'woman_id,cycle_length,ovulation_day';
  expect(() => readText(`${head}\na,28,\na,many,\n`)).toThrow('line 3');
  expect(() => readText('woman_id,ovulation_day\na,14\n')).toThrow('cycle_length');
});

// By hand: with nothing known the forecast is 29 (23 to 33), after 28 it is 28, after 28 and 28 it is 28 again and after
// three times 28 it is 28 (26 to 30), as the vectors of the model say.
test('each cycle is forecast from those before it, and what is missed is counted', () => {
  const score = scoreForecasts([womanOf(28, 28, 30, 33)]);
  expect(score).toMatchObject({ women: 1, predictions: 4, mae1to2: 1 });
  expect(score.mae3plus).not.toBeNull();
  expect(scoreForecasts([womanOf(28, 28, 28, 33)])).toMatchObject({
    mae3plus: 5,
    within2Days3plus: 0,
    coverage80: { byKnownCycles: { '0': 1, '1': 1, '2': 1, '3-5': 0, '6+': null } },
    width80: null,
    ovulationKnown: { mae: null, n: 0 },
  });
});

// After four times 28 the window is 26 to 30 at the widest; a start on day 33 lies 3 days outside or more.
test('the interval score is the days of the window, and ten for each day outside', () => {
  const inside = scoreForecasts([womanOf(28, 28, 28, 28, 28)]);
  const outside = scoreForecasts([womanOf(28, 28, 28, 28, 33)]);
  const width = inside.width80 ?? Number.NaN;
  expect(inside.intervalScore80).toBe(width);
  expect(outside.width80).toBe(width);
  expect(((outside.intervalScore80 ?? 0) - width) % 10).toBe(0);
  expect(outside.intervalScore80).toBeGreaterThanOrEqual(width + 30);
});

test('once ovulation is known, 17 + 13.2 days is day 30', () => {
  const woman: Woman = [{ lengthDays: 33, ovulationCycleDay: 17 }];
  expect(scoreForecasts([woman]).ovulationKnown).toEqual({ mae: 3, within2Days: 0, n: 1 });
});

test('the rules of other trackers, by hand: 30 and 26 known, 31 came', () => {
  const byRule = Object.fromEntries(
    scoreRules([womanOf(30, 26, 31), womanOf(20, 20, 20, 40)]).map(({ rule, mae1to2 }) => [rule, mae1to2]),
  );
  // First woman: guesses for the second and the third cycle; second woman: never wrong before the fourth.
  expect(byRule).toEqual({
    'always 28': (2 + 3 + 8 + 8) / 4,
    'the last cycle': (4 + 5) / 4,
    'mean of all': (4 + 3) / 4,
    'mean of the last 6': (4 + 3) / 4,
    'median of the last 6': (4 + 3) / 4,
  });
});

test('she states the middle of her cycles, in whole days, within what can be kept', () => {
  expect(stateLength(womanOf(35, 27, 29), 0)).toBe(29);
  expect(stateLength(womanOf(30, 27, 26, 33), 0)).toBe(29); // 28.5
  expect(stateLength(womanOf(35, 27, 29), -3)).toBe(26);
  expect([stateLength(womanOf(20), -3), stateLength(womanOf(95), 0)]).toEqual([21, 90]);
});

// With 44 stated the first forecast is day 41 and holds 26 to 51, as docs/algorithms/next-period.md says.
test('what she states is beside the first forecasts, counted by the cycles known', () => {
  const woman = womanOf(44, 44);
  expect(scoreStated([woman], () => null)[0]).toMatchObject({ predictions: 1, meanError: 15, covered: 0 });
  expect(scoreStated([woman], () => 44)[0]).toMatchObject({ predictions: 1, meanError: 3, covered: 1 });
  expect(scoreStated([woman], () => 44).map(({ predictions }) => predictions)).toEqual([1, 1, 0, 0, 0]);
});

test('a forgotten start joins two cycles, and no day is lost', () => {
  const woman = womanOf(...Array.from({ length: 200 }, (_, index) => 26 + (index % 5)));
  const forgotten = forgetStarts(woman, 0.05, 1);
  const days = (cycles: Woman) => cycles.reduce((sum, { lengthDays }) => sum + lengthDays, 0);
  expect(days(forgotten)).toBe(days(woman));
  expect(forgotten.length).toBeLessThan(woman.length);
  expect(forgotten.length).toBeGreaterThan(woman.length * 0.85);
  expect(forgetStarts(woman, 0, 1)).toEqual(woman);
});

test('made-up women are the same every time, and can be scored', () => {
  expect(makeWomen(3, 5)).toEqual(makeWomen(3, 5));
  expect(scoreForecasts(makeWomen(5, 6))).toMatchObject({ women: 5, predictions: 30 });
});
