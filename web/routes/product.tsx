import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { makeStaticPart } from '../app/static-part.tsx';
<<<<<<< HEAD
=======
import { ClosingCall } from '../features/marketing/closing-call.tsx';
>>>>>>> 641543e (Keep the signs and pieces that only accounts need in files of their own; leave Product as the HTML it came as)
import { describePage } from '../features/marketing/describe-page.ts';
import { useFocusOnAnchor } from '../features/marketing/use-focus-on-anchor.ts';

export const meta = () =>
  describePage({
    title: 'Product',
    description: `What ${PRODUCT_NAME} does today: cycle calendar, daily log, charts, goals, pregnancy week by week, health documents. And what is planned.`,
    path: '/product',
  });

const ProductSections = await makeStaticPart(
  'product-sections',
  () => import('../features/marketing/product/product-sections.tsx'),
);

export default function ProductPage() {
  useFocusOnAnchor();
<<<<<<< HEAD
  return <ProductSections />;
=======
  return (
    <>
      <ProductSections />
      <ClosingCall heading="Begin with one day">
        Choose your life stage and note what you know today. The rest can wait.
      </ClosingCall>
    </>
  );
>>>>>>> 641543e (Keep the signs and pieces that only accounts need in files of their own; leave Product as the HTML it came as)
}
