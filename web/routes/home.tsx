import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { comesLater } from '../app/later.tsx';
import { describePage } from '../features/marketing/describe-page.ts';
import { HomeHero } from '../features/marketing/home/home-hero.tsx';
import { HOW_IT_WORKS_ID } from '../features/marketing/home/how-it-works-id.ts';
import {
  describeApplication,
  describeOrganization,
  describeWebsite,
} from '../features/marketing/structured-data.ts';
import { useFocusOnAnchor } from '../features/marketing/use-focus-on-anchor.ts';

const DESCRIPTION = `${PRODUCT_NAME} keeps your cycle, your days and your health documents in one place, from first period through pregnancy and menopause. Free to start, no credit card.`;

export const meta = () =>
  describePage({
    title: "Your Complete Women's Health Companion",
    description: DESCRIPTION,
    path: '/',
    data: [describeOrganization(), describeWebsite(), describeApplication(DESCRIPTION)],
  });

const loadSections = () => import('../features/marketing/home/home-sections.tsx');
const HomeSections = comesLater(loadSections);
const AddressConfirmation = comesLater(() => import('../features/account/address-confirmation.tsx'));

// Coming from another page there is no HTML yet: it is worth waiting for, or an address with an anchor would miss it.
if (typeof document !== 'undefined' && !document.getElementById(HOW_IT_WORKS_ID)) {
  await loadSections().catch(() => undefined);
}

export default function HomePage() {
  useFocusOnAnchor();
  return (
    <>
      <AddressConfirmation />
      <HomeHero />
      <HomeSections />
    </>
  );
}
