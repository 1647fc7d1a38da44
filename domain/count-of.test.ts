import { expect, test } from 'vitest';
import { countOf, wordFor } from './count-of.ts';

test.each([
  [0, 'days'],
  [0.5, 'days'],
  [1, 'day'],
  [1.5, 'days'],
  [2, 'days'],
  [101, 'days'],
])('%s is said with "%s"', (count, word) => {
  expect(wordFor(count, 'day')).toBe(word);
  expect(countOf(count, 'day')).toBe(`${count} ${word}`);
});

test('a plural that is no word with an s is named', () => {
  expect(countOf(1, 'glass', 'glasses')).toBe('1 glass');
  expect(countOf(3, 'glass', 'glasses')).toBe('3 glasses');
  expect(wordFor(1, 'it', 'them')).toBe('it');
  expect(wordFor(2, 'it', 'them')).toBe('them');
});
