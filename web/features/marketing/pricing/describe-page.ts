import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { describePage } from '../describe-page.ts';
import { listQuestions } from '../structured-data.ts';
import { QUESTIONS } from './questions.ts';

/** The page with its questions. The plans are no offers: only one exists, and Home describes it. */
export const describePricing = () =>
  describePage({
    title: 'Pricing',
    description: `Everything that works in ${PRODUCT_NAME} costs $0, forever. Premium and Professional are planned with their prices; nothing can be bought today.`,
    path: '/pricing',
    data: [listQuestions(QUESTIONS)],
  });
