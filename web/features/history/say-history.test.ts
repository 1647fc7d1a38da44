import { type CalendarDate, listDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { type DayValue, summarizeSeries } from '@lunaria/domain/daily-log/history.ts';
import { findQuantity } from '@lunaria/domain/daily-log/quantities.ts';
import { DEFAULT_UNITS } from '@lunaria/domain/profile/units.ts';
import { expect, test } from 'vitest';
import { findPhaseOf, sayDayValue, saySummary } from './say-history.ts';

const TODAY: CalendarDate = '2026-11-21';
const DAYS = listDays('2026-11-15', TODAY);

function say(code: string, series: DayValue[], units = DEFAULT_UNITS): string {
  const quantity = findQuantity(code);
  if (quantity === null) throw new Error(`There is no quantity ${code}.`);
  // Number and unit are held together; here they are easier to read apart.
  return saySummary(summarizeSeries(series, DAYS), quantity, units, TODAY).replaceAll('\u00A0', ' ');
}

// The examples of docs/algorithms/history.md.
test('the sentence says how many days, the average, and which days were lowest and highest', () => {
  expect(say('a1', [[7], [6.5], null, [8], null, [6.5], [7.5]])).toBe(
    '5 of 7 days logged. Average 7.1 hours, lowest 6.5 (20 Nov), highest 8 (18 Nov).',
  );
});

test('of a blood pressure each number is said on its own', () => {
  expect(say('b17', [null, null, null, null, [124, 82], null, [118, 76]])).toBe(
    '2 of 7 days logged. Average 121/79 mmHg. Upper number from 118 (21 Nov) to 124 (19 Nov), ' +
      'lower number from 76 (21 Nov) to 82 (19 Nov).',
  );
});

test('one day is no average, and none is said plainly', () => {
  expect(say('a4', [null, null, [6], null, null, null, null])).toBe(
    '1 of 7 days logged. 6 of 10, on 17 Nov.',
  );
  expect(say('a4', [null, null, null, null, null, null, null])).toBe('None of 7 days logged.');
});

test('it speaks in her units, an average with one decimal', () => {
  const celsius = { ...DEFAULT_UNITS, temperature_unit: 'C' } as const;
  // 36.4, 36.5 and 36.7 °C: 36.53 in the middle.
  const series = [[97.52], [97.7], [98.06], null, null, null, null];
  expect(say('b1', series, celsius)).toBe(
    '3 of 7 days logged. Average 36.5 °C, lowest 36.4 (15 Nov), highest 36.7 (17 Nov).',
  );
  expect(say('b1', series)).toContain('Average 97.8 °F');
  expect(say('a6', [[6], [8], null, null, null, null, null], { ...DEFAULT_UNITS, water_unit: 'ml' })).toBe(
    '2 of 7 days logged. Average 1750 ml, lowest 1500 (15 Nov), highest 2000 (16 Nov).',
  );
});

test('a day is said with its value, or that it is not logged', () => {
  const quantity = findQuantity('a6');
  if (quantity === null) throw new Error('Water is gone.');
  const context = { quantity, units: DEFAULT_UNITS, today: TODAY };
  expect(sayDayValue('2026-11-20', [0], context)).toBe('Fri 20 Nov: 0\u00A0glasses');
  expect(sayDayValue('2025-11-20', null, context)).toBe('Thu 20 Nov 2025: not logged');
});

test('a day knows what lies behind it', () => {
  const bands = [
    { kind: 'period', first: 0, last: 2 },
    { kind: 'ovulation', first: 5, last: 5 },
  ] as const;
  expect([0, 2, 3, 5, 6].map((index) => findPhaseOf(index, bands))).toEqual([
    'period',
    'period',
    null,
    'ovulation',
    null,
  ]);
});
