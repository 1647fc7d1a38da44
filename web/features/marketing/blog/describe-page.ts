import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MetaDescriptor } from 'react-router';
import { readOrigin } from '../../../app/read-origin.ts';
import { type DescribedPage, describePage, sharedPictureOf } from '../describe-page.ts';
import { refersToPublisher, type StructuredData } from '../structured-data.ts';
import { type ArticleText, countWords } from './article.ts';
import { ARTICLES, addressOf, findArticle } from './articles.ts';
import { labelOf } from './categories.ts';

/** Where the feed stands; the server completes the addresses in it (server/client/read-files.ts). */
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
  const blog: StructuredData = {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    name: BLOG_TITLE,
    url: `${readOrigin()}/blog`,
    description: BLOG_DESCRIPTION,
    inLanguage: 'en',
    publisher: refersToPublisher(),
    blogPost: ARTICLES.map(({ slug, title, publishedOn }) => ({
      '@type': 'BlogPosting',
      headline: title,
      url: readOrigin() + addressOf(slug),
      datePublished: publishedOn,
    })),
  };
  return describeOfBlog({ title: 'Blog', description: BLOG_DESCRIPTION, path: '/blog', data: [blog] });
}

export function describeArticle(text: ArticleText): MetaDescriptor[] {
  const { title, teaser, publishedOn, categories } = findArticle(text.slug);
  const [category] = categories;
  const origin = readOrigin();
  const path = addressOf(text.slug);
  const publisher = {
    '@type': 'Organization',
    name: PRODUCT_NAME,
    url: `${origin}/`,
    ...refersToPublisher(),
  };
  // Only what is true: nobody has reviewed it, so nobody is named, and it is no medical page.
  const article: StructuredData = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: teaser,
    inLanguage: 'en',
    image: origin + sharedPictureOf(path),
    datePublished: publishedOn,
    dateModified: publishedOn,
    wordCount: countWords(text),
    articleSection: categories.map(labelOf),
    isAccessibleForFree: true,
    mainEntityOfPage: origin + path,
    author: publisher,
    publisher,
    citation: text.sources.map(({ title: name, url }) => ({ '@type': 'CreativeWork', name, url })),
  };
  return [
    ...describeOfBlog({
      title,
      description: teaser,
      path,
      type: 'article',
      parents: [{ title: 'Blog', path: '/blog' }],
      data: [article],
    }),
    { property: 'article:published_time', content: publishedOn },
    { property: 'article:section', content: labelOf(category) },
  ];
}
