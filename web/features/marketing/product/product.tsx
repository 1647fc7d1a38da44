import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { makeStaticPart } from '../../../app/static-part.tsx';
import { describePage } from '../describe-page.ts';
import { useFocusOnAnchor } from '../use-focus-on-anchor.ts';

export const meta = () =>
  describePage({
    title: 'Product',
    description: `What ${PRODUCT_NAME} does today: cycle calendar, daily log, charts, goals, pregnancy week by week, health documents. And what is planned.`,
    path: '/product',
  });

const ProductSections = await makeStaticPart('product-sections', () => import('./product-sections.tsx'));

export default function ProductPage() {
  useFocusOnAnchor();
  return <ProductSections />;
}
