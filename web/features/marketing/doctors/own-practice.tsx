import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type MoonDisc, MoonDiscs } from '../moon-discs.tsx';

const DISCS: MoonDisc[] = [
  { x: 38, y: 50, r: 30, kind: 'plum' },
  { x: 66, y: 50, r: 30, kind: 'rim' },
];

/** The end of the page: what a practice can do without waiting for accounts. */
export function OwnPractice() {
  return (
    <section aria-labelledby="own-practice" className="mx-auto max-w-310 px-4 pb-14 sm:px-5 md:pb-22">
      <div className="grid items-center gap-x-8 rounded-dialog bg-primary-tint px-5 py-9 sm:px-8 md:grid-cols-[minmax(0,1fr)_auto] md:px-14 md:py-14">
        <div>
          <h2 id="own-practice" className="type-h1">
            On a machine in your practice
          </h2>
          <p className="type-lead mt-3 max-w-[52ch] text-muted">
            {PRODUCT_NAME} is free software under the MIT licence. It starts with one command on one machine
            and keeps its data there, so that you can see what your patients would see before you mention it.
          </p>
          <LinkButton to="/product" size="hero" className="mt-7 max-sm:w-full">
            See what patients see
          </LinkButton>
          <p className="type-small mt-5 text-muted">
            A question first? <TextLink to="/contact">Write to us</TextLink>.
          </p>
        </div>
        <MoonDiscs discs={DISCS} className="w-64 max-md:hidden lg:w-80" />
      </div>
    </section>
  );
}
