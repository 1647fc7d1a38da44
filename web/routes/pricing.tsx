import { ClosingCall } from '../features/marketing/closing-call.tsx';
import { describePricing } from '../features/marketing/pricing/describe-page.ts';
import { PaymentMethods } from '../features/marketing/pricing/payment-methods.tsx';
import { PlansSection } from '../features/marketing/pricing/plans-section.tsx';
import { QuestionList } from '../features/marketing/pricing/question-list.tsx';

export const meta = describePricing;

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
