import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MetaDescriptor } from 'react-router';
import { nameTab } from '../../app/page-title.ts';
import { readOrigin } from '../../app/read-origin.ts';
import { listBreadcrumbs, type StructuredData } from './structured-data.ts';

export interface DescribedPage {
  title: string;
  /** One or two sentences, 50 to 160 characters; what a search engine and a shared link show. */
  description: string;
  path: string;
  type?: 'article' | 'website';
  /** The pages above it, from the top, without Home. */
  parents?: readonly { title: string; path: string }[];
  /** What else machines are told (structured-data.ts); where the page stands in the site is always said. */
  data?: readonly StructuredData[];
}

/** Title, description, the one address and what a shared link shows of a public page. */
export function describePage({
  title,
  description,
  path,
  type = 'website',
  parents = [],
  data = [],
}: DescribedPage): MetaDescriptor[] {
  const origin = readOrigin();
  const picture = origin + sharedPictureOf(path);
  const breadcrumbs = path === '/' ? [] : [listBreadcrumbs([...parents, { title, path }])];
  return [
    { title: nameTab(title) },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: origin + path },
    { property: 'og:type', content: type },
    { property: 'og:url', content: origin + path },
    { property: 'og:site_name', content: PRODUCT_NAME },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: SHARED_PICTURE.type },
    { property: 'og:image:width', content: String(SHARED_PICTURE.width) },
    { property: 'og:image:height', content: String(SHARED_PICTURE.height) },
    { property: 'og:image:alt', content: `${title}. ${PRODUCT_NAME}, with its mark, a seed pod of honesty.` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...[...data, ...breadcrumbs].map((entry) => ({ 'script:ld+json': entry })),
  ];
}

/** What a link to a public page shows where it is shared; drawn at build time (scripts/draw-shared-pictures.ts). */
export const SHARED_PICTURE = { width: 1200, height: 630, type: 'image/png' } as const;

/** Where the picture of a page lies: `/og/home.png`, `/og/blog/a-normal-cycle.png`. */
export function sharedPictureOf(path: string): string {
  return `/og${path === '/' ? '/home' : path}.png`;
}
