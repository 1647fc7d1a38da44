import { expect, test } from 'vitest';
import { moveInGrid } from './move-in-grid.ts';

test.each([
  ['ArrowRight', false, 1, 3],
  ['ArrowLeft', false, 1, 1],
  ['ArrowUp', false, 0, 2],
  ['ArrowDown', false, 2, 2],
  ['Home', false, 1, 0],
  ['End', false, 1, 3],
  ['Home', true, 0, 0],
  ['End', true, 2, 3],
])(
  '%s (with Control: %s) leads from row 1, column 2 of 3 by 4 to row %i, column %i',
  (key, ctrlKey, row, column) => {
    const pressed = { key, ctrlKey, altKey: false, metaKey: false };
    expect(moveInGrid(pressed, { row: 1, column: 2 }, { rows: 3, columns: 4 })).toEqual({ row, column });
  },
);

test('the edges hold, and other keys are left alone', () => {
  const size = { rows: 3, columns: 4 };
  const press = (key: string, altKey = false) =>
    moveInGrid({ key, ctrlKey: false, altKey, metaKey: false }, { row: 2, column: 3 }, size);
  expect(press('ArrowRight')).toEqual({ row: 2, column: 3 });
  expect(press('ArrowDown')).toEqual({ row: 2, column: 3 });
  expect(press('Enter')).toBeNull();
  expect(press('ArrowLeft', true)).toBeNull();
});
