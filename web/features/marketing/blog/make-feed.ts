import type { ArticleSummary } from './articles.ts';
import { addressOf } from './articles.ts';
import { labelOf } from './categories.ts';
import { BLOG_DESCRIPTION, BLOG_TITLE, FEED_PATH } from './describe-page.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** `2026-11-21` as RSS writes a time: `Sat, 21 Nov 2026 00:00:00 GMT`. */
const describeTime = (date: string) => new Date(`${date}T00:00:00Z`).toUTCString();

/** The feed of the blog, RSS 2.0, newest first. `origin` without a slash at its end. */
export function makeFeed(articles: readonly ArticleSummary[], origin: string): string {
  const newestFirst = articles.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn));
  const [newest] = newestFirst;
  const items = newestFirst.map(({ slug, title, teaser, categories, publishedOn }) => {
    const address = escapeXml(origin + addressOf(slug));
    return [
      '    <item>',
      `      <title>${escapeXml(title)}</title>`,
      `      <link>${address}</link>`,
      `      <guid isPermaLink="true">${address}</guid>`,
      `      <pubDate>${describeTime(publishedOn)}</pubDate>`,
      ...categories.map((category) => `      <category>${escapeXml(labelOf(category))}</category>`),
      `      <description>${escapeXml(teaser)}</description>`,
      '    </item>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    <title>${escapeXml(BLOG_TITLE)}</title>`,
    `    <link>${escapeXml(`${origin}/blog`)}</link>`,
    `    <atom:link href="${escapeXml(origin + FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    `    <description>${escapeXml(BLOG_DESCRIPTION)}</description>`,
    '    <language>en</language>',
    ...(newest ? [`    <lastBuildDate>${describeTime(newest.publishedOn)}</lastBuildDate>`] : []),
    ...items,
    '  </channel>',
    '</rss>',
    '',
  ].join('\n');
}
