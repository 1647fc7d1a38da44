import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MetaDescriptor } from 'react-router';
import { discreetHere, shownName } from './discreet.ts';

/** What the tab says. Never give it anything that belongs to a person: titles stay in the history. */
export const nameTab = (title: string) => `${title} · ${PRODUCT_NAME}`;

/** The same for a page of hers; where she chose another name for this device, that alone. */
const nameOwnTab = (title: string) => (discreetHere() === null ? nameTab(title) : shownName());

/**
 * Tab title and description of a page that no search engine is to keep: hers, or a form. The public ones are
 * described by features/marketing/describe-page.ts.
 */
export function titlePage(title: string, description?: string): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [{ title: nameOwnTab(title) }, { name: 'robots', content: 'noindex' }];
  if (description) tags.push({ name: 'description', content: description });
  return tags;
}
