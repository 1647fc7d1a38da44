import { expect, test } from 'vitest';
import {
  cutToLine,
  estimateWidth,
  findMissingLetters,
  joinLines,
  toLine,
  toPdfText,
  wrapText,
} from './report-text.ts';

const perLetter = (text: string) => text.length;

test('lines break at spaces, and a word that is longer than a line where the line ends', () => {
  expect(wrapText('one two three', 7, perLetter)).toEqual(['one two', 'three']);
  expect(wrapText('a abcdefghij b', 4, perLetter)).toEqual(['a', 'abcd', 'efgh', 'ij b']);
  expect(wrapText('', 4, perLetter)).toEqual([]);
  // Nothing is narrow enough: a letter a line, and an end.
  expect(wrapText('abc', 0, perLetter)).toEqual(['a', 'b', 'c']);
});

test('cut lines end in the sign, whole letters before it', () => {
  expect(joinLines(['whole'], 1)).toBe('whole');
  expect(joinLines(['one two three four', 'five'], 1)).toBe('one two […]');
  expect(cutToLine('Maria', 40)).toBe('Maria');
  const family = '👩‍👩‍👧';
  expect(joinLines([family.repeat(12), 'x'], 1)).toBe(`${family.repeat(5)} […]`);
});

test('paragraphs become one line; accents are joined to their letters', () => {
  expect(toLine('  a\r\n\r\n b\t c ')).toBe('a · b c');
  expect(toLine('e\u0301')).toBe('é');
  expect(toLine('\ud800x')).toBe('\ufffdx');
});

test('a PDF has Latin, Greek and Cyrillic; a sign stands for anything else, once for what belongs together', () => {
  const text = 'Łódź, Ελληνικά, ёж, Việt';
  expect(toPdfText(text)).toBe(text);
  expect(toPdfText('مرحبا 😀!')).toBe('[?] [?]!');
  expect(findMissingLetters([text, 'a😀b😀', '日本'])).toEqual(['😀', '日', '本']);
});

test('a width is estimated by letter', () => {
  // Inter: i 0.24, W 0.99; the hundredths of its table.
  expect(estimateWidth('iW')).toBeCloseTo(1.23, 5);
  expect(estimateWidth('日')).toBe(1.3);
});
