import { expect, test } from 'vitest';
import { readGridKey } from './month-grid.tsx';

const press = (key: string, part: Partial<Record<'shiftKey' | 'ctrlKey', boolean>> = {}) => ({
  ...{ key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false },
  ...part,
});

test.each([
  ['ArrowLeft', '2025-12-31'],
  ['ArrowRight', '2026-01-02'],
  ['ArrowUp', '2025-12-25'],
  ['ArrowDown', '2026-01-08'],
  // 1 January 2026 is a Thursday.
  ['Home', '2025-12-28'],
  ['End', '2026-01-03'],
  ['PageUp', '2025-12-01'],
  ['PageDown', '2026-02-01'],
])('%s leads from 1 January 2026 to %s', (key, reached) => {
  expect(readGridKey(press(key), '2026-01-01', 0)).toBe(reached);
});

test('Home and End lead to the ends of the week, with whichever day it begins', () => {
  const ends = ([1, 6] as const).map((weekStart) =>
    ['Home', 'End'].map((key) => readGridKey(press(key), '2026-01-01', weekStart)),
  );
  expect(ends).toEqual([
    ['2025-12-29', '2026-01-04'],
    ['2025-12-27', '2026-01-02'],
  ]);
});

test('Shift with Page Up and Page Down leads by a year, from a leap day to the last day of February', () => {
  expect(readGridKey(press('PageUp', { shiftKey: true }), '2028-02-29', 0)).toBe('2027-02-28');
  expect(readGridKey(press('PageDown', { shiftKey: true }), '2028-02-29', 0)).toBe('2029-02-28');
});

test('a month without that day shows its last', () => {
  expect(readGridKey(press('PageDown'), '2026-01-31', 0)).toBe('2026-02-28');
});

test('Enter, Space, letters and the shortcuts of the browser are not for the grid', () => {
  for (const key of ['Enter', ' ', 'a', 'Tab']) expect(readGridKey(press(key), '2026-01-01', 0)).toBeNull();
  expect(readGridKey(press('ArrowLeft', { ctrlKey: true }), '2026-01-01', 0)).toBeNull();
});
