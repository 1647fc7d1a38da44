import { expect, test } from 'vitest';
import { findAll, findOne, readMarkup, textOf, wordsOf } from './markup.ts';

test('tags, attributes, escapes and code are read as a browser reads them', () => {
  const page = readMarkup(
    '<!DOCTYPE html><p class="a" hidden>one<br/> &amp; <b>two</b><!-- -->&#x27;s</p><script>if (1 < 2) "</b>"</script>',
  );
  expect(findOne(page, 'p').attributes).toEqual({ class: 'a', hidden: '' });
  expect(textOf(findOne(page, 'p'))).toBe("one & two's");
  expect(textOf(findOne(page, 'script'))).toBe('if (1 < 2) "</b>"');
  expect(findAll(page, 'b')).toHaveLength(1);
});

test('words of different elements stay apart, and code is none', () => {
  const page = readMarkup('<div><p>one</p><p>two</p><style>p{}</style></div>');
  expect(wordsOf(page)).toBe('one two');
});

test('an element is found by what it has, and one that should be alone is', () => {
  const page = readMarkup('<a href="/a">a</a><a href="/b" rel="me">b</a>');
  expect(textOf(findOne(page, 'a', { rel: true }))).toBe('b');
  expect(textOf(findOne(page, 'a', { href: '/a' }))).toBe('a');
  expect(() => findOne(page, 'a')).toThrow('2 of a');
  expect(() => findOne(page, 'p')).toThrow('0 of p');
});

test('what is not well formed is refused', () => {
  expect(() => readMarkup('<a>one & two</a>')).toThrow('Not escaped');
  expect(() => readMarkup('<a>one > two</a>')).toThrow('Not escaped');
  expect(() => readMarkup('<a><b></a></b>')).toThrow('Closed out of turn');
  expect(() => readMarkup('<a><b></b>')).toThrow('Left open');
  expect(() => readMarkup('<a>one < two</a>')).toThrow('No tag');
});
