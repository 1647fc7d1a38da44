import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

test('fields the write did not change keep the stored value', () => {
  expect(mergeFields({ a: 1, b: 2 }, { a: 9, b: 2 }, { a: 1, b: 7 })).toEqual({ a: 9, b: 7 });
});

test('what is taken away goes, what another device added stays', () => {
  type Part = { a?: number; b?: number };
  expect(mergeFields<Part>({ a: 1 }, {}, { a: 1, b: 2 })).toEqual({ b: 2 });
});
