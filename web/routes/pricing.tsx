import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { titlePage } from '../app/page-title.ts';
import { HonestLists } from '../features/marketing/honest-lists.tsx';
import type { MoonDisc } from '../features/marketing/moon-discs.tsx';
import { PublicPage } from '../features/marketing/public-page.tsx';

export const meta = () => titlePage('Pricing', `${PRODUCT_NAME} is free today; there is nothing to buy.`);

const DISCS: MoonDisc[] = [
  { x: 28, y: 50, r: 24, kind: 'plum' },
  { x: 54, y: 50, r: 24, kind: 'moon' },
  { x: 76, y: 50, r: 23, kind: 'rim' },
];

export default function PricingPage() {
  return (
    <PublicPage
      title="Free, and nothing to buy"
      lead={`Everything that works in ${PRODUCT_NAME} today is free. There is no paid plan, no trial that ends, and no place where a card could be entered.`}
      discs={DISCS}
    >
      <HonestLists
        today={['Every part that works, for $0', 'No payment details asked for or stored']}
        planned={['Paid plans, with their prices on this page before anybody can buy one']}
      />
    </PublicPage>
  );
}
