import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { makeStaticPart } from '../../../app/static-part.tsx';
import { describePage } from '../describe-page.ts';

export const meta = () =>
  describePage({
    title: 'Cookies and storage',
    description: `Every cookie and every name that ${PRODUCT_NAME} stores in a browser: what it is for and when it goes.`,
    path: '/cookies',
  });

const StoredByPlace = await makeStaticPart('stored-by-place', () => import('./stored-by-place.tsx'));

export default function CookiesPage() {
  return <StoredByPlace />;
}
