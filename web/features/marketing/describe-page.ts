import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MetaDescriptor } from 'react-router';
import { titlePage } from '../../app/page-title.ts';

export interface DescribedPage {
  title: string;
  /** One or two sentences; what a search engine and a shared link show. */
  description: string;
  path: string;
  type?: 'article' | 'website';
}

/** Title, description and what a shared link shows of a public page. */
export function describePage({
  title,
  description,
  path,
  type = 'website',
}: DescribedPage): MetaDescriptor[] {
  return [
    ...titlePage(title, description),
    { tagName: 'link', rel: 'canonical', href: path },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: PRODUCT_NAME },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: 'en_GB' },
    { name: 'twitter:card', content: 'summary' },
  ];
}
