import { expect, test } from 'vitest';
import { findFertileDays } from './fertile-days.ts';
import type { CycleHistory } from './forecast/forecast-cycle.ts';

const SEVEN = [26, 27, 27, 29, 28, 26, 27].map((lengthDays) => ({ lengthDays, ovulationCycleDay: null }));
const historyOf = (ovulationCycleDay: number | null): CycleHistory => ({
  past: SEVEN,
  currentStart: '2025-11-04',
  ovulationCycleDay,
});

test('from dates alone, ovulation has a window and each day around it a chance', () => {
  // Mass of ovulation by cycle day, in percent: day 7 to 21 have 1, 2, 4, 6, 8, 11, 12, 13, 12, 10, 8, 5, 3, 2, 1.
  const found = findFertileDays(historyOf(null), '2025-11-11');
  // Days 9 to 17: 4 + 6 + 8 + 11 + 12 + 13 + 12 + 10 + 8 = 84; no eight days hold 80. 4 November is day 1.
  expect(found?.ovulation).toEqual({ from: '2025-11-12', to: '2025-11-20' });
  const chanceOf = (date: string) => found?.days.find((day) => day.date === date)?.chance;
  // Day 11 and the five after it: 8 + 11 + 12 + 13 + 12 + 10 = 66.
  expect(chanceOf('2025-11-14')).toBeCloseTo(0.66, 2);
  // Day 5 to 10: 1 + 2 + 4 + 6 = 13, day 18 to 23: 5 + 3 + 2 + 1 = 11 to 12; the days beside them have less than 10.
  expect(found?.days.at(0)?.date).toBe('2025-11-08');
  expect(found?.days.at(-1)?.date).toBe('2025-11-21');
});

test('with a known day of ovulation it is that day and the five before it', () => {
  const found = findFertileDays(historyOf(15), '2025-11-21');
  expect(found?.ovulation).toEqual({ from: '2025-11-18', to: '2025-11-18' });
  expect(found?.days.map(({ date, chance }) => [date, chance])).toEqual(
    ['13', '14', '15', '16', '17', '18'].map((day) => [`2025-11-${day}`, 1]),
  );
});

test('where nothing can be forecast any more, no day is named', () => {
  expect(findFertileDays(historyOf(null), '2026-06-01')).toBeNull();
});
