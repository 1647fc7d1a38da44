import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { makeStaticPart } from '../../../app/static-part.tsx';
import { ClosingCall } from '../closing-call.tsx';
import { describePage } from '../describe-page.ts';
import { AppStoreButtons } from '../install/app-store-buttons.tsx';
import { describeApplication, describeOrganization, describeWebsite } from '../structured-data.ts';
import { useFocusOnAnchor } from '../use-focus-on-anchor.ts';

const DESCRIPTION = `${PRODUCT_NAME} keeps your cycle, your days and your health documents in one place, from first period through pregnancy and menopause. Free to start, no credit card.`;

export const meta = () =>
  describePage({
    title: "Your Complete Women's Health Companion",
    description: DESCRIPTION,
    path: '/',
    data: [describeOrganization(), describeWebsite(), describeApplication(DESCRIPTION)],
  });

const HomeSections = await makeStaticPart('home-sections', () => import('./home-sections.tsx'));

export default function HomePage() {
  useFocusOnAnchor();
  return (
    <>
      <HomeSections />
      <ClosingCall heading="Begin with one day" after={<AppStoreButtons className="mt-9" />}>
        Log what you know, leave the rest. It is free to start, with no credit card.
      </ClosingCall>
    </>
  );
}
