import { expect, test } from 'vitest';
import { type ArticleText, countWords, readingMinutes, splitCitations } from './article.ts';

const article = (...blocks: string[]): ArticleText => ({
  slug: 'a-normal-cycle',
  opening: 'One two.',
  sections: [{ id: 'part', heading: 'Three', blocks }],
  sources: [],
});

test('references are taken out of the text, with the space before them', () => {
  expect(splitCitations('It rises. [[who]] Then it falls.')).toEqual([
    { words: 'It rises.' },
    { sourceId: 'who' },
    { words: ' Then it falls.' },
  ]);
  expect(splitCitations('Plain.')).toEqual([{ words: 'Plain.' }]);
});

test('words are counted without references and without lone signs', () => {
  expect(countWords(article('Four – five. [[who]] [[nice-2]]', '6%'))).toBe(6);
});

test('two hundred words take a minute; the shortest text takes one as well', () => {
  expect(readingMinutes(article())).toBe(1);
  expect(readingMinutes(article('word '.repeat(797).trim()))).toBe(4);
});
