import { expect, test } from 'vitest';
import { text } from './articles/heavy-periods-and-iron.ts';
import { describeArticle, describeBlog } from './describe-page.ts';

test('the head names title, description, one address and the feed', () => {
  for (const [tags, path] of [
    [describeBlog(), '/blog'],
    [describeArticle(text), '/blog/heavy-periods-and-iron'],
  ] as const) {
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: path });
    expect(tags).toContainEqual(expect.objectContaining({ rel: 'alternate', href: '/blog/rss.xml' }));
    expect(tags.filter((tag) => 'title' in tag && !('tagName' in tag))).toHaveLength(1);
    expect(tags).toContainEqual(expect.objectContaining({ property: 'og:description' }));
  }
});

test('what machines are told of an article is true: no reviewer, no medical page, the sources it has', () => {
  const data = describeArticle(text).flatMap((tag) =>
    'script:ld+json' in tag ? [tag['script:ld+json']] : [],
  );
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ '@type': 'Article', datePublished: '2026-11-21' });
  expect(data[0]).toHaveProperty('citation.length', text.sources.length);
  expect(JSON.stringify(data[0])).not.toMatch(/review|medical(web|scholarly)|physician/i);
});
