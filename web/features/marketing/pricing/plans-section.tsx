import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { ComingSoon } from '../planned-list.tsx';
import { START_PATH } from '../public-pages.ts';
import { linkClaim } from '../trust/claim.ts';
import { PLANS, type Plan } from './plans.ts';

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
      <ul
        aria-label="Plans"
        className="mt-9 grid grid-cols-1 items-stretch gap-5 md:mt-14 lg:grid-cols-3 lg:gap-6"
      >
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

/** A plan: what it costs, what it holds, and whether there is anything to be had of it yet. */
function PlanCard({ plan }: { plan: Plan }) {
  const { name, price, period, terms, about, contents, isPlanned, isMostPopular } = plan;
  const headingId = useId();
  return (
    <li
      aria-labelledby={headingId}
      className={`flex flex-col rounded-card border bg-surface p-5 max-sm:rounded-[20px] md:p-7 ${
        isMostPopular ? 'border-primary shadow-dialog outline outline-primary' : 'border-border shadow-card'
      }`}
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <PlanDiscs plan={plan} />
        {isMostPopular && <Badge tone="primary">Most Popular</Badge>}
      </div>
      <h2 id={headingId} className="type-h2 mt-4">
        {name}
      </h2>
      <p className="mt-1 text-muted lg:min-h-12">{about}</p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-[3.25rem]/14 tracking-[-0.012em] tabular-nums lining-nums">
          {price}
        </span>{' '}
        <span className="text-muted">{period}</span>
      </p>
      <p className="type-small mt-1.5">{terms}</p>
      <ul className="mt-6 mb-7 space-y-3 border-t border-border pt-6">
        {contents.map((part) => (
          <li key={part} className="flex gap-3">
            {isPlanned ? (
              <span
                aria-hidden="true"
                className="mt-0.5 size-5 shrink-0 rounded-full border-2 border-dashed border-control"
              />
            ) : (
              <span className="mt-0.5 grid size-5 shrink-0 place-items-center rounded-full bg-primary text-primary-text forced-color-adjust-none">
                <Check aria-hidden="true" size={13} strokeWidth={2.5} />
              </span>
            )}
            {part}
          </li>
        ))}
      </ul>
      <div className="mt-auto">
        {isPlanned && (
          <p className="type-small mb-4 flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
            <ComingSoon /> Planned: nothing can be bought today.
          </p>
        )}
        <LinkButton to={START_PATH} kind={isPlanned ? 'secondary' : 'primary'} className="w-full">
          {isPlanned ? 'Start with Free' : 'Get Started Free'}
        </LinkButton>
      </div>
    </li>
  );
}

/** What exists is a full disc; what a planned plan adds overlaps it, hollow and dashed. */
function PlanDiscs({ plan }: { plan: Plan }) {
  const added = PLANS.indexOf(plan);
  return (
    <svg viewBox="0 0 92 44" aria-hidden="true" className="h-11 w-23 isolate">
      <circle cx="22" cy="22" r="20" className="fill-primary" />
      {Array.from({ length: added }, (_, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: discs are nothing but their position
          key={index}
          cx={46 + index * 24}
          cy="22"
          r="19.5"
          strokeWidth="1.5"
          strokeDasharray="4 3.5"
          className="fill-moon/50 stroke-control [mix-blend-mode:var(--moon-blend)]"
        />
      ))}
    </svg>
  );
}
