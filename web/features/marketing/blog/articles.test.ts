import { describe, expect, test } from 'vitest';
import { type ArticleText, countWords, listTexts, readingMinutes, splitCitations } from './article.ts';
import { ARTICLES } from './articles.ts';
import { CATEGORIES, filterArticles, readChosen } from './categories.ts';

/** The sources an article refers to, each once, in the order of their first mention. */
function listCited(article: ArticleText): string[] {
  const cited = listTexts(article)
    .flatMap(splitCitations)
    .flatMap((piece) => ('sourceId' in piece ? [piece.sourceId] : []));
  return [...new Set(cited)];
}

const modules = import.meta.glob<{ text: ArticleText }>('./articles/*.tsx', { eager: true });
const files = Object.keys(modules).map((path) => path.replace('./articles/', ''));
const texts = Object.values(modules).map(({ text }) => text);
const byName = texts.map((text) => [text.slug, text] as const);

test('there are exactly six articles, each with a text of its own under its own address', () => {
  expect(ARTICLES).toHaveLength(6);
  expect(files.toSorted()).toEqual(ARTICLES.map(({ slug }) => `${slug}.tsx`).sort());
  expect(texts.map(({ slug }) => `${slug}.tsx`)).toEqual(files);
  expect(new Set(ARTICLES.map(({ title }) => title)).size).toBe(6);
});

test('there are exactly eight categories, and every one of them finds an article', () => {
  expect(CATEGORIES).toHaveLength(8);
  for (const { value } of CATEGORIES) expect(filterArticles(ARTICLES, [value]), value).not.toEqual([]);
});

test('with no category chosen there are all, with several there is what lies in any of them', () => {
  expect(filterArticles(ARTICLES, [])).toHaveLength(6);
  const found = filterArticles(ARTICLES, ['pregnancy', 'lab-results']).map(({ slug }) => slug);
  expect(found).toEqual(['heavy-periods-and-iron', 'how-pregnancy-weeks-are-counted']);
});

test('an address may name anything: only categories are read, in the order of the chips', () => {
  const address = new URLSearchParams('category=mood&category=nope&category=fertility&category=mood');
  expect(readChosen(address)).toEqual(['fertility', 'mood']);
});

test('related articles are others', () => {
  for (const { slug, related } of ARTICLES) {
    expect(related).not.toContain(slug);
    expect(new Set(related).size).toBe(related.length);
  }
});

describe.each(byName)('%s', (slug, text) => {
  test('has 600 to 1,000 words', () => {
    expect(countWords(text)).toBeGreaterThanOrEqual(600);
    expect(countWords(text)).toBeLessThanOrEqual(1000);
  });

  test('says on its card how long it takes to read', () => {
    expect(ARTICLES.find((article) => article.slug === slug)?.minutes).toBe(readingMinutes(text));
  });

  test('refers to every source, in the order of the list, and to no other', () => {
    expect(listCited(text)).toEqual(text.sources.map(({ id }) => id));
  });

  test('names of every source title, publisher and an address of its own', () => {
    for (const { title, publisher, url } of text.sources) {
      expect(title).not.toBe('');
      expect(publisher).not.toBe('');
      expect(new URL(url).protocol).toMatch(/^https?:$/);
    }
    expect(new Set(text.sources.map(({ url }) => url)).size).toBe(text.sources.length);
  });

  test('says once when to seek care, at its end', () => {
    expect(text.sections.filter(({ isCare }) => isCare)).toEqual([text.sections.at(-1)]);
  });

  test('has headings that can be addressed, and no text left empty', () => {
    const ids = text.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
    for (const words of listTexts(text)) expect(words.trim()).toBe(words);
  });
});
