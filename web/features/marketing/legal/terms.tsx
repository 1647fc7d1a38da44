import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { makeStaticPart } from '../../../app/static-part.tsx';
import { describePage } from '../describe-page.ts';

export const meta = () =>
  describePage({
    title: 'Terms',
    description: `What you may expect from ${PRODUCT_NAME}, and what is expected of you.`,
    path: '/terms',
  });

const TermsText = await makeStaticPart('terms-text', () => import('./terms-text.tsx'));

export default function TermsPage() {
  return <TermsText />;
}
