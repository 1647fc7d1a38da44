import { expect, test } from 'vitest';
import { parseCsv } from './read-labels.ts';

test('a quoted cell may hold commas, quotes and line ends', () => {
  expect(parseCsv('a,b,c\r\n1,"x, ""y""\nz",\n')).toEqual([
    ['a', 'b', 'c'],
    ['1', 'x, "y"\nz', ''],
  ]);
  expect(parseCsv('a,b')).toEqual([['a', 'b']]);
});
