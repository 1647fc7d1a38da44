import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { ClosingCall } from '../features/marketing/closing-call.tsx';
import { describePage } from '../features/marketing/describe-page.ts';
import { ProductGround } from '../features/marketing/product/product-ground.tsx';
import { ProductHero } from '../features/marketing/product/product-hero.tsx';
import { ProductParts } from '../features/marketing/product/product-parts.tsx';
import { ProductPlanned } from '../features/marketing/product/product-planned.tsx';
import { useFocusOnAnchor } from '../features/marketing/use-focus-on-anchor.ts';

export const meta = () =>
  describePage({
    title: 'Product',
    description: `What ${PRODUCT_NAME} does today: cycle calendar, daily log, charts, goals, pregnancy week by week, health documents. And what is planned.`,
    path: '/product',
  });

export default function ProductPage() {
  useFocusOnAnchor();
  return (
    <>
      <ProductHero />
      <ProductParts />
      <ProductGround />
      <ProductPlanned />
      <ClosingCall heading="Begin with one day">
        Choose your life stage and note what you know today. The rest can wait.
      </ClosingCall>
    </>
  );
}
