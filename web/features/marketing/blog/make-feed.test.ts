import { expect, test } from 'vitest';
import { ARTICLES, type ArticleSummary } from './articles.ts';
import { makeFeed } from './make-feed.ts';

const ORIGIN = 'https://lunaria.example';

/** What keeps a text from being XML, as far as tags and escapes go; the story in e2e lets a browser's parser read it. */
function findFault(xml: string): string | null {
  const open: string[] = [];
  for (const [, text, closing, name = '', empty] of xml
    .replace(/^<\?xml [^?]*\?>/, '')
    .matchAll(/([^<]*)(?:<(\/?)([\w:]+)(?:\s+[\w:]+="[^"<]*")*(\/?)>)?/g)) {
    if (/&(?!(?:amp|lt|gt|quot|apos);)|>/.test(text ?? '')) return `not escaped: ${text}`;
    if (closing && open.pop() !== name) return `closed out of turn: ${name}`;
    if (name && !closing && !empty) open.push(name);
  }
  return open.length > 0 ? `left open: ${open}` : null;
}

const readAll = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(([, text]) => text);

test('the check of the feed sees what is wrong', () => {
  expect(findFault('<a><b/>one &amp; two</a>')).toBeNull();
  expect(findFault('<a>one & two</a>')).toContain('not escaped');
  expect(findFault('<a><b></a></b>')).toContain('out of turn');
  expect(findFault('<a><b></b>')).toContain('left open');
});

test('the feed is XML with the six articles, each under its full address', () => {
  const feed = makeFeed(ARTICLES, ORIGIN);
  expect(findFault(feed)).toBeNull();
  const addresses = ARTICLES.map(({ slug }) => `${ORIGIN}/blog/${slug}`);
  expect(readAll(feed, 'link').sort()).toEqual([`${ORIGIN}/blog`, ...addresses].sort());
  expect(readAll(feed, 'guid').sort()).toEqual(addresses.sort());
  expect(feed).toContain(`<atom:link href="${ORIGIN}/blog/rss.xml" rel="self"`);
});

test('an item says title, teaser, categories and day', () => {
  const feed = makeFeed(ARTICLES.slice(0, 1), ORIGIN);
  expect(readAll(feed, 'title')[1]).toBe('What a normal cycle is, and when to have it looked at');
  expect(readAll(feed, 'category')).toEqual(['Menstrual cycle', 'First periods']);
  expect(readAll(feed, 'pubDate')).toEqual(['Sat, 21 Nov 2026 00:00:00 GMT']);
  expect(readAll(feed, 'description')[1]).toContain('not 28 days');
});

test('the newest comes first and gives the feed its date; signs of XML stay text', () => {
  const [first] = ARTICLES;
  if (!first) throw new Error('no article');
  const newer: ArticleSummary = { ...first, title: 'Under 15 & <over> "70"', publishedOn: '2027-01-02' };
  const feed = makeFeed([first, newer], ORIGIN);
  expect(findFault(feed)).toBeNull();
  expect(readAll(feed, 'lastBuildDate')).toEqual(['Sat, 02 Jan 2027 00:00:00 GMT']);
  expect(readAll(feed, 'title')[1]).toBe('Under 15 &amp; &lt;over&gt; &quot;70&quot;');
});
