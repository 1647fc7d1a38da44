import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { makeStaticPart } from '../../../app/static-part.tsx';
import { describePage } from '../describe-page.ts';

export const meta = () =>
  describePage({
    title: 'Trust',
    description: `Claim by claim: what ${PRODUCT_NAME} does today to protect you, how that is tested, and what depends on whoever runs it.`,
    path: '/trust',
  });

const TrustClaims = await makeStaticPart('trust-claims', () => import('./trust-claims.tsx'));

export default function TrustPage() {
  return <TrustClaims />;
}
