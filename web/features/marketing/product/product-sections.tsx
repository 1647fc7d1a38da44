import { ClosingCall } from '../closing-call.tsx';
import { ProductGround } from './product-ground.tsx';
import { ProductParts } from './product-parts.tsx';
import { ProductPlanned } from './product-planned.tsx';

/** Everything of the page below what is seen first. */
export default function ProductSections() {
  return (
    <>
      <ProductParts />
      <ProductGround />
      <ProductPlanned />
      <ClosingCall heading="Begin with one day">
        Choose your life stage and note what you know today. The rest can wait.
      </ClosingCall>
    </>
  );
}
