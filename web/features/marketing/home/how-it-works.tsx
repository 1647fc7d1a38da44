import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { HomeSection } from '../page-section.tsx';
import { ComingSoon } from '../planned-list.tsx';

interface Step {
  title: string;
  text: string;
  isPlanned?: true;
}

const STEPS: Step[] = [
  {
    title: 'Sign up and personalize',
    text: `Choose your life stage. ${PRODUCT_NAME} shows what matters in it and leaves the rest out.`,
  },
  {
    title: 'Track your health journey',
    text: 'Period, signs, sleep, mood and notes, one day at a time, also without a connection.',
  },
  {
    title: 'Connect with doctors',
    text: 'Planned: video visits with doctors for women’s health, hormones and the mind.',
    isPlanned: true,
  },
  {
    title: 'Get insights and support',
    text: 'Your days as charts, your documents in plain words, and forecasts that say how sure they are.',
  },
];

export function HowItWorks() {
  return (
    <HomeSection heading="How It Works" anchor={HOW_IT_WORKS_ID}>
      <ol className="grid grid-cols-1 gap-x-6 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ title, text, isPlanned }, index) => (
          <li key={title}>
            <StepDiscs count={index + 1} />
            <h3 className="type-h3 mt-6">
              {title} {isPlanned && <ComingSoon className="align-middle" />}
            </h3>
            <p className="mt-2 max-w-[40ch] text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </HomeSection>
  );
}

/** As many discs as steps were taken; the newest is the full one. */
function StepDiscs({ count }: { count: number }) {
  return (
    <span aria-hidden="true" className="isolate flex">
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: discs are nothing but their position
          key={index}
          className={`size-[60px] rounded-full border [mix-blend-mode:var(--moon-blend)] forced-color-adjust-none not-first:-ml-[22px] ${
            index === count - 1 ? 'border-primary bg-primary/92' : 'border-control bg-moon'
          }`}
        />
      ))}
    </span>
  );
}

/** The anchor of the section; the heading has it, so that focus and scrolling end in the same place. */
export const HOW_IT_WORKS_ID = 'how-it-works';
