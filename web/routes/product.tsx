import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { comesLater } from '../app/later.tsx';
import { describePage } from '../features/marketing/describe-page.ts';
import { PLANNED_ID } from '../features/marketing/product/planned-id.ts';
import { ProductHero } from '../features/marketing/product/product-hero.tsx';
import { useFocusOnAnchor } from '../features/marketing/use-focus-on-anchor.ts';

export const meta = () =>
  describePage({
    title: 'Product',
    description: `What ${PRODUCT_NAME} does today: cycle calendar, daily log, charts, goals, pregnancy week by week, health documents. And what is planned.`,
    path: '/product',
  });

const loadSections = () => import('../features/marketing/product/product-sections.tsx');
const ProductSections = comesLater(loadSections);

// Coming from another page there is no HTML yet: it is worth waiting for, or an address with an anchor would miss it.
if (typeof document !== 'undefined' && !document.getElementById(PLANNED_ID)) {
  await loadSections().catch(() => undefined);
}

export default function ProductPage() {
  useFocusOnAnchor();
  return (
    <>
      <ProductHero />
      <ProductSections />
    </>
  );
}
