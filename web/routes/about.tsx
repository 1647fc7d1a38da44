import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { AboutHero } from '../features/marketing/about/about-hero.tsx';
import { Figures } from '../features/marketing/about/figures.tsx';
import { HowItIsBuilt } from '../features/marketing/about/how-it-is-built.tsx';
import { Principles } from '../features/marketing/about/principles.tsx';
import { ClosingCall } from '../features/marketing/closing-call.tsx';
import { describePage } from '../features/marketing/describe-page.ts';

export const meta = () =>
  describePage({
    title: 'About',
    description: `Why ${PRODUCT_NAME} is named after honesty, what the name asks of it, and how it is built so that it can be checked.`,
    path: '/about',
  });

export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <Principles />
      <Figures />
      <HowItIsBuilt />
      <ClosingCall heading="Hold us to it">
        Open an account, record a week, and see whether it keeps its word.
      </ClosingCall>
    </>
  );
}
