import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { CreditCard, Smartphone, WalletMinimal } from 'lucide-react';
import { ClosingCall } from '../closing-call.tsx';
import { describePage } from '../describe-page.ts';
import { ComingSoon } from '../planned-list.tsx';
import { listQuestions } from '../structured-data.ts';
import { PlansSection } from './plans-section.tsx';
import { QuestionList } from './question-list.tsx';
import { QUESTIONS } from './questions.ts';

/** The page with its questions. The plans are no offers: only one exists, and Home describes it. */
export const meta = () =>
  describePage({
    title: 'Pricing',
    description: `Everything that works in ${PRODUCT_NAME} costs $0, forever. Premium and Professional are planned with their prices; nothing can be bought today.`,
    path: '/pricing',
    data: [listQuestions(QUESTIONS)],
  });

export default function PricingPage() {
  return (
    <>
      <PlansSection />
      <PaymentMethods />
      <QuestionList />
      <ClosingCall heading="Nothing to pay, nothing to cancel">
        An account takes a name, an address and a password. Look around for as long as you like.
      </ClosingCall>
    </>
  );
}

const METHODS = [
  { icon: CreditCard, name: 'Major cards' },
  { icon: WalletMinimal, name: 'PayPal' },
  { icon: Smartphone, name: 'Apple Pay' },
];

/** How a paid plan is planned to be paid, one day. */
function PaymentMethods() {
  return (
    <section aria-labelledby="payment-heading" className="border-y border-border bg-surface">
      <div className="mx-auto flex max-w-310 flex-wrap items-center justify-between gap-x-10 gap-y-6 px-4 py-9 sm:px-5">
        <div className="min-w-0">
          <h2 id="payment-heading" className="type-h3 flex flex-wrap items-center gap-x-3 gap-y-1">
            Payment methods <ComingSoon />
          </h2>
          <p className="measure mt-1.5 text-muted">
            With the paid plans, and not before. Until then no payment service takes part in any page.
          </p>
        </div>
        <ul className="flex flex-wrap gap-3">
          {METHODS.map(({ icon: Icon, name }) => (
            <li
              key={name}
              className="type-button flex min-h-13 items-center gap-3 rounded-input border border-dashed border-control px-4.5"
            >
              <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="text-primary" />
              {name}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
