import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MetaDescriptor } from 'react-router';
import { type DescribedPage, describePage } from '../describe-page.ts';
import { type ArticleText, countWords } from './article.ts';
import { addressOf, findArticle } from './articles.ts';
import { labelOf } from './categories.ts';

/** Where the feed stands; the server completes the addresses in it (server/routes/feed.ts). */
export const FEED_PATH = '/blog/rss.xml';
export const BLOG_TITLE = `${PRODUCT_NAME} Blog`;
export const BLOG_DESCRIPTION =
  'Six articles on cycle, fertility, pregnancy and menopause: what is known, how well, from which sources, and when to seek care.';

function describeOfBlog(page: DescribedPage): MetaDescriptor[] {
  return [
    ...describePage(page),
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: BLOG_TITLE, href: FEED_PATH },
  ];
}

export function describeBlog(): MetaDescriptor[] {
  return describeOfBlog({ title: 'Blog', description: BLOG_DESCRIPTION, path: '/blog' });
}

export function describeArticle(text: ArticleText): MetaDescriptor[] {
  const { title, teaser, publishedOn, categories } = findArticle(text.slug);
  const [category] = categories;
  const publisher = { '@type': 'Organization', name: PRODUCT_NAME };
  return [
    ...describeOfBlog({ title, description: teaser, path: addressOf(text.slug), type: 'article' }),
    { property: 'article:published_time', content: publishedOn },
    { property: 'article:section', content: labelOf(category) },
    {
      // Only what is true: nobody has reviewed it, so nobody is named, and it is no medical page.
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description: teaser,
        inLanguage: 'en',
        datePublished: publishedOn,
        dateModified: publishedOn,
        wordCount: countWords(text),
        articleSection: categories.map(labelOf),
        isAccessibleForFree: true,
        mainEntityOfPage: addressOf(text.slug),
        author: publisher,
        publisher,
        citation: text.sources.map(({ title: name, url }) => ({ '@type': 'CreativeWork', name, url })),
      },
    },
  ];
}
