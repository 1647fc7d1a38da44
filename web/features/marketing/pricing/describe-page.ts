import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { MetaDescriptor } from 'react-router';
import { describePage } from '../describe-page.ts';
import { QUESTIONS } from './questions.ts';

/** The page with its questions, for those who read pages by machine. No offer is described: nothing can be bought. */
export function describePricing(): MetaDescriptor[] {
  return [
    ...describePage({
      title: 'Pricing',
      description: `${PRODUCT_NAME} is free: everything that works costs $0, forever. Premium at $9.99 and Professional at $24.99 per month are planned; nothing can be bought today.`,
      path: '/pricing',
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        inLanguage: 'en',
        mainEntity: QUESTIONS.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    },
  ];
}
