import { expect, test } from 'vitest';
import { CALENDAR_LINES, type CalendarTimes } from './measure-calendar.ts';
import { findMisses, renderTimes } from './render-times.ts';

const times = (monthShown: number, script: number[]): CalendarTimes => ({
  monthShown: [monthShown],
  monthChangeScript: script,
  monthChangeTask: script.map((ms) => ms * 2),
});

test('shows medians, the slowest, and the ratio round by round', () => {
  const table = renderTimes({
    name: 'thirty years',
    lines: CALENDAR_LINES,
    full: [times(1_000, [10, 20, 30]), times(1_400, [20, 20, 90])],
    empty: [times(1_000, [10, 10, 10]), times(700, [10, 20, 10])],
  });
  expect(table.split('\n')).toEqual([
    '| milliseconds, median (slowest) | goal | thirty years | empty account | ratio |',
    '|---|---|---:|---:|---:|',
    '| month shown after navigation | below 1500 | **1200** (1400) | 850 (1000) | 1.50 |',
    '| change of month, script | below 50 | **20.0** (90.0) | 10.0 (20.0) | 2.00 |',
    '| change of month, whole main thread |  | **40.0** (180) | 20.0 (40.0) | 2.00 |',
  ]);
});

test('names a goal that was missed', () => {
  expect(findMisses({ lines: CALENDAR_LINES, full: [times(1_499, [49])] })).toEqual([]);
  expect(findMisses({ lines: CALENDAR_LINES, full: [times(1_600, [50])] })).toEqual([
    'month shown after navigation: 1600 ms, not below 1500',
    'change of month, script: 50.0 ms, not below 50',
  ]);
});
