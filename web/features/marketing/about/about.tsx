import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { ClosingCall } from '../closing-call.tsx';
import { describePage } from '../describe-page.ts';
import { IllustrativeLine } from '../testimonial-list.tsx';
import { AboutHero } from './about-hero.tsx';
import { HowItIsBuilt } from './how-it-is-built.tsx';
import { Principles } from './principles.tsx';

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

const FIGURES = [
  { figure: '500K+', of: 'users' },
  { figure: '1M+', of: 'cycles' },
  { figure: '2K+', of: 'providers' },
  { figure: '98%', of: 'satisfaction' },
];

/** Four figures on four discs, which overlap like the pods, and the line that says what they are worth. */
function Figures() {
  return (
    <section aria-labelledby="figures-heading" className="border-y border-border bg-surface">
      <div className="mx-auto max-w-310 px-4 py-14 sm:px-5 md:py-22">
        <h2 id="figures-heading" className="type-h1">
          How it might add up
        </h2>
        <dl className="isolate mx-auto mt-8 grid max-w-90 grid-cols-2 md:mt-12 md:max-w-none md:grid-cols-4">
          {FIGURES.map(({ figure, of }) => (
            <div
              key={of}
              className="relative flex aspect-square flex-col-reverse justify-center text-center before:absolute before:-inset-[4%] before:rounded-full before:border before:border-control/60 before:bg-moon/55 before:[mix-blend-mode:var(--moon-blend)] before:forced-color-adjust-none"
            >
              <dt className="relative md:type-lead">{of}</dt>
              <dd className="relative font-serif text-[2.5rem]/12 tabular-nums lining-nums tracking-[-0.012em] lg:text-[3.5rem]/16">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        <IllustrativeLine what="figures" className="mt-8 text-center md:mt-12" />
      </div>
    </section>
  );
}
