import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MetaDescriptor } from 'react-router';

/** Tab title and description of a page. Never give it anything that belongs to a person: titles stay in the history. */
export function titlePage(title: string, description?: string): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [{ title: `${title} · ${PRODUCT_NAME}` }];
  if (description) tags.push({ name: 'description', content: description });
  return tags;
}
