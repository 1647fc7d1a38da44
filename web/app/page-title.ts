import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MetaDescriptor } from 'react-router';

/** What the tab says. Never give it anything that belongs to a person: titles stay in the history. */
export const nameTab = (title: string) => `${title} · ${PRODUCT_NAME}`;

/**
 * Tab title and description of a page that no search engine is to keep: hers, or a form. The public ones are
 * described by features/marketing/describe-page.ts.
 */
export function titlePage(title: string, description?: string): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [{ title: nameTab(title) }, { name: 'robots', content: 'noindex' }];
  if (description) tags.push({ name: 'description', content: description });
  return tags;
}
