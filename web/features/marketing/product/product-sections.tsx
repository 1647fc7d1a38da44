<<<<<<< HEAD
import { ClosingCall } from '../closing-call.tsx';
=======
>>>>>>> 641543e (Keep the signs and pieces that only accounts need in files of their own; leave Product as the HTML it came as)
import { ProductGround } from './product-ground.tsx';
import { ProductHero } from './product-hero.tsx';
import { ProductParts } from './product-parts.tsx';
import { ProductPlanned } from './product-planned.tsx';

<<<<<<< HEAD
/** The whole page: nothing on it needs a script. */
=======
/** All of the page but its closing call. Nothing but reading. */
>>>>>>> 641543e (Keep the signs and pieces that only accounts need in files of their own; leave Product as the HTML it came as)
export default function ProductSections() {
  return (
    <>
      <ProductHero />
      <ProductParts />
      <ProductGround />
      <ProductPlanned />
<<<<<<< HEAD
      <ClosingCall heading="Begin with one day">
        Choose your life stage and note what you know today. The rest can wait.
      </ClosingCall>
=======
>>>>>>> 641543e (Keep the signs and pieces that only accounts need in files of their own; leave Product as the HTML it came as)
    </>
  );
}
