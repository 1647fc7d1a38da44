import { ClosingCall } from '../closing-call.tsx';
import { ProductGround } from './product-ground.tsx';
import { ProductHero } from './product-hero.tsx';
import { ProductParts } from './product-parts.tsx';
import { ProductPlanned } from './product-planned.tsx';

/** The whole page: nothing on it needs a script. */
export default function ProductSections() {
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
