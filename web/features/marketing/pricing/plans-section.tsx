import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { linkClaim } from '../trust/claim-ids.ts';
import { PlanCard } from './plan-card.tsx';
import { PLANS } from './plans.ts';

/** The sentence that matters, then the three plans. */
export function PlansSection() {
  return (
    <div className="mx-auto max-w-310 px-4 pt-6 pb-14 sm:px-5 md:pt-12 md:pb-22">
      <div className="mx-auto max-w-200 md:text-center">
        <p className="font-serif text-[1.1875rem]/7 text-primary">One plan to use, two to look at</p>
        <h1 className="type-display mt-5">Everything that works is free</h1>
        <p className="type-lead mt-5 text-muted md:mx-auto md:max-w-[58ch]">
          What {PRODUCT_NAME} can do today costs $0, forever. Premium and Professional are planned, and so are
          their prices.
        </p>
      </div>
      <ul aria-label="Plans" className="mt-9 grid items-stretch gap-5 md:mt-14 lg:grid-cols-3 lg:gap-6">
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
      <p className="type-small mt-6 max-w-[88ch] text-muted">
        Prices and contents of planned plans may change before anybody can buy one. “Most Popular” is our
        expectation: nobody has bought any.{' '}
        <TextLink to={linkClaim('prices')}>What is true of prices today</TextLink>
      </p>
    </div>
  );
}
