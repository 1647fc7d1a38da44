import { expect, test } from 'vitest';
import { dayAndMonth, sayHits, sayMiddle, sayPercent, shortForecastDays } from './forecast-words.ts';

test('a day of a forecast is named without its year', () => {
  expect(dayAndMonth('2026-11-28')).toBe('28 November');
});

test.each([
  ['2026-12-26', '2026-12-31', '26 – 31 Dec'],
  ['2026-11-28', '2026-12-02', '28 Nov – 2 Dec'],
  ['2026-12-29', '2027-01-03', '29 Dec – 3 Jan'],
  ['2026-12-29', '2026-12-29', '29 Dec'],
] as const)('%s to %s is written %s', (from, to, words) => {
  expect(shortForecastDays({ from, to })).toBe(words);
});

test('how many forecasts held is counted over those that are shown', () => {
  expect(sayHits([true, true, true, false])).toBe('3 of the last 4 fell inside their window.');
  expect(sayHits([false])).toBe('It fell outside its window.');
});

test('a chance is named from 4 % on', () => {
  expect([0.034, 0.036, 0.294].map(sayPercent)).toEqual([null, '4 %', '29 %']);
});

test('a date that is not the likeliest day is called what it is, the middle', () => {
  // Half of the chances lie up to the 29th, and the 28th alone has the most.
  const chances = [
    { date: '2026-11-28', chance: 0.4 },
    { date: '2026-11-29', chance: 0.2 },
    { date: '2026-11-30', chance: 0.25 },
    { date: '2026-12-01', chance: 0.15 },
  ] as const;
  expect(sayMiddle(chances, '2026-11-29')).toMatch(/^The date is the middle:/);
  expect(sayMiddle(chances, '2026-11-28')).toBeNull();
});
