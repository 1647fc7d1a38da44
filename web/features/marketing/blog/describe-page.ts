import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MetaDescriptor } from 'react-router';
import { titlePage } from '../../../app/page-title.ts';
import { type ArticleText, countWords } from './article.ts';
import { addressOf, findArticle } from './articles.ts';
import { labelOf } from './categories.ts';

/** Where the feed stands; the server completes the addresses in it (server/routes/feed.ts). */
export const FEED_PATH = '/blog/rss.xml';
export const BLOG_TITLE = `${PRODUCT_NAME} Blog`;
export const BLOG_DESCRIPTION =
  'Six articles on cycle, fertility, pregnancy and menopause: what is known, how well, from which sources, and when to seek care.';

interface SharedPage {
  title: string;
  description: string;
  path: string;
  type: 'article' | 'website';
}

/**
 * Title, description, what a shared link shows, and the feed. Addresses are relative: a page does not know under which
 * name it will be served, and the one it was fetched from is the right one.
 */
function describeShared({ title, description, path, type }: SharedPage): MetaDescriptor[] {
  return [
    ...titlePage(title, description),
    { tagName: 'link', rel: 'canonical', href: path },
    { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title: BLOG_TITLE, href: FEED_PATH },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: PRODUCT_NAME },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: 'en_GB' },
    { name: 'twitter:card', content: 'summary' },
  ];
}

export function describeBlog(): MetaDescriptor[] {
  return describeShared({ title: 'Blog', description: BLOG_DESCRIPTION, path: '/blog', type: 'website' });
}

export function describeArticle(text: ArticleText): MetaDescriptor[] {
  const { title, teaser, publishedOn, categories } = findArticle(text.slug);
  const [category] = categories;
  const publisher = { '@type': 'Organization', name: PRODUCT_NAME };
  return [
    ...describeShared({ title, description: teaser, path: addressOf(text.slug), type: 'article' }),
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
