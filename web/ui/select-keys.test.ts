import { expect, test } from 'vitest';
import { findTypedRow, readSelectKey } from './select-keys.ts';

const press = (key: string, state: { isOpen: boolean; row: number; rowCount?: number }, altKey = false) =>
  readSelectKey({ key, altKey }, { rowCount: 8, ...state });

test.each(['Enter', ' ', 'ArrowDown', 'ArrowUp'])('closed, %j opens the list on the chosen row', (key) => {
  expect(press(key, { isOpen: false, row: 3 })).toEqual({ kind: 'open', row: 3 });
});

test('closed, Home and End open it on the first and the last row; Tab and Escape are left alone', () => {
  expect(press('Home', { isOpen: false, row: 3 })).toEqual({ kind: 'open', row: 0 });
  expect(press('End', { isOpen: false, row: 3 })).toEqual({ kind: 'open', row: 7 });
  expect(press('Tab', { isOpen: false, row: 3 })).toBeNull();
  expect(press('Escape', { isOpen: false, row: 3 })).toBeNull();
});

test('open, the arrows move row by row and stop at the ends', () => {
  expect(press('ArrowDown', { isOpen: true, row: 3 })).toEqual({ kind: 'move', row: 4 });
  expect(press('ArrowDown', { isOpen: true, row: 7 })).toEqual({ kind: 'move', row: 7 });
  expect(press('ArrowUp', { isOpen: true, row: 0 })).toEqual({ kind: 'move', row: 0 });
  expect(press('PageDown', { isOpen: true, row: 1, rowCount: 24 })).toEqual({ kind: 'move', row: 11 });
  expect(press('PageUp', { isOpen: true, row: 5, rowCount: 24 })).toEqual({ kind: 'move', row: 0 });
});

test('open, Enter, Space and Alt+Up take the row, Tab takes it and goes on, Escape takes nothing', () => {
  expect(press('Enter', { isOpen: true, row: 3 })).toEqual({ kind: 'take' });
  expect(press(' ', { isOpen: true, row: 3 })).toEqual({ kind: 'take' });
  expect(press('ArrowUp', { isOpen: true, row: 3 }, true)).toEqual({ kind: 'take' });
  expect(press('Tab', { isOpen: true, row: 3 })).toEqual({ kind: 'take-and-pass' });
  expect(press('Escape', { isOpen: true, row: 3 })).toEqual({ kind: 'close' });
  expect(press('x', { isOpen: true, row: 3 })).toBeNull();
});

const LABELS = [
  'Pre-Menstrual',
  'Menstrual Cycle',
  'Contraception Mode',
  'Conception Mode',
  'Menopause Mode',
];

test('typed letters find the row that begins with them', () => {
  expect(findTypedRow(LABELS, 'men', 0)).toBe(1);
  expect(findTypedRow(LABELS, 'meno', 1)).toBe(4);
  expect(findTypedRow(LABELS, 'conc', 2)).toBe(3);
  expect(findTypedRow(LABELS, 'x', 0)).toBeNull();
  expect(findTypedRow([], 'x', 0)).toBeNull();
});

test('the same letter again goes round the rows that begin with it', () => {
  expect(findTypedRow(LABELS, 'c', 0)).toBe(2);
  expect(findTypedRow(LABELS, 'cc', 2)).toBe(3);
  expect(findTypedRow(LABELS, 'ccc', 3)).toBe(2);
});
