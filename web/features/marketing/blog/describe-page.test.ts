import { BUILT_ORIGIN } from '@lunaria/domain/built-origin.ts';
import { expect, test } from 'vitest';
import { text } from './articles/heavy-periods-and-iron.tsx';
import { ARTICLES } from './articles.ts';
import { describeArticle, describeBlog } from './describe-page.ts';

const dataOf = (tags: ReturnType<typeof describeBlog>) =>
  tags.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []));

test('the head of blog and articles names the feed', () => {
  for (const tags of [describeBlog(), describeArticle(text)]) {
    expect(tags).toContainEqual(expect.objectContaining({ rel: 'alternate', href: '/blog/rss.xml' }));
  }
});

test('the blog lists every article by its full address', () => {
  const [blog] = dataOf(describeBlog());
  expect(blog).toMatchObject({ '@type': 'Blog', url: `${BUILT_ORIGIN}/blog` });
  expect(blog).toHaveProperty('blogPost.length', ARTICLES.length);
});

test('what machines are told of an article is true: no reviewer, no medical page, the sources it has', () => {
  const data = dataOf(describeArticle(text));
  expect(data).toHaveLength(2);
  expect(data[0]).toMatchObject({
    '@type': 'Article',
    datePublished: '2026-11-21',
    mainEntityOfPage: `${BUILT_ORIGIN}/blog/heavy-periods-and-iron`,
    image: `${BUILT_ORIGIN}/og/blog/heavy-periods-and-iron.png`,
  });
  expect(data[1]).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(data[1]).toHaveProperty('itemListElement.length', 3);
  expect(data[0]).toHaveProperty('citation.length', text.sources.length);
  expect(JSON.stringify(data[0])).not.toMatch(/review|medical(web|scholarly)|physician/i);
});
