import { expect, test } from 'vitest';
import { sayValue, writeCsv } from './csv.ts';

test('a list begins with a byte order mark and its headings, and ends its lines as RFC 4180 says', () => {
  expect(writeCsv(['Day', 'Notes'], [['2026-11-27', 'Fine']])).toBe('\uFEFFDay,Notes\r\n2026-11-27,Fine\r\n');
});

test('quotes, commas and line ends are quoted', () => {
  expect(writeCsv(['a'], [['1,2'], ['say "hi"'], ['two\nlines']])).toBe(
    '\uFEFFa\r\n"1,2"\r\n"say ""hi"""\r\n"two\nlines"\r\n',
  );
});

test.each([
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['+1', "'+1"],
  ['-2', "'-2"],
  ['@me', "'@me"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
])('%j as a text reckons nothing', (text, cell) => {
  expect(writeCsv(['a'], [[text]])).toBe(`\uFEFFa\r\n${cell}\r\n`);
});

test('a number below zero stays a number', () => {
  expect(writeCsv(['a'], [[-2.5]])).toBe('\uFEFFa\r\n-2.5\r\n');
});

test.each([
  [null, ''],
  [true, 'yes'],
  [['cramps', 'headache'], 'cramps; headache'],
  [{ lh_test: 'positive' }, '{"lh_test":"positive"}'],
  ['2026-11-27T21:04:52.123456Z', '2026-11-27T21:04:52Z'],
  ['2026-11-27', '2026-11-27'],
])('%j reads %j', (value, text) => {
  expect(sayValue(value)).toBe(text);
});
