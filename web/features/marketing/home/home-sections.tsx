import { Branch } from '../../../ui/art.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ClaimBadges } from '../claim-badges.tsx';
import { HomeSection } from '../page-section.tsx';
import { START_PATH } from '../public-pages.ts';
import { type Testimonial, TestimonialList } from '../testimonial-list.tsx';
import { ForecastExample } from './forecast-example.tsx';
import { HOW_IT_WORKS_ID, HowItWorks } from './how-it-works.tsx';
import { JourneyStages } from './journey-stages.tsx';
import { KeyFeatures } from './key-features.tsx';
import { PrivacyPoints } from './privacy-points.tsx';

/** From the hero to the privacy points, in the order that the specification gives. Nothing but reading. */
export default function HomeSections() {
  return (
    <div className="pb-14 md:pb-22">
      <HomeHero />
      <section aria-label="What we claim" className="border-y border-border bg-surface">
        <div className="mx-auto max-w-310 px-4 py-7 sm:px-5">
          <ClaimBadges />
        </div>
      </section>
      <HowItWorks />
      <KeyFeatures />
      <JourneyStages />
      <HomeVoices />
      <PrivacyPoints />
    </div>
  );
}

/** The first thing anybody sees: the sentence, the way in, the branch, and what a forecast looks like. */
function HomeHero() {
  return (
    <section
      aria-labelledby="hero"
      className="mx-auto grid max-w-310 overflow-y-clip px-4 sm:px-5 md:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]"
    >
      <div className="pt-6 pb-8 md:pt-14 md:pb-22">
        <p className="font-serif text-[1.1875rem]/7 text-primary italic">
          From first period, through pregnancy, to menopause and after
        </p>
        <h1 id="hero" className="type-display mt-5 max-w-[13ch]">
          Your Complete Women's Health Companion
        </h1>
        <p className="type-lead mt-5 max-w-[36ch] text-muted">
          Your cycle, your days and your health documents in one place. An estimate always looks like one.
        </p>
        <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
          <LinkButton to={START_PATH} size="hero">
            Get Started Free
          </LinkButton>
          <LinkButton to={`#${HOW_IT_WORKS_ID}`} kind="secondary" size="hero">
            See How It Works
          </LinkButton>
        </div>
        <p className="type-small mt-6 text-muted">Free to start. No credit card.</p>
      </div>
      <div className="relative mx-auto w-full max-w-130 self-end max-md:max-w-105">
        <Branch loading="eager" className="-mb-6 w-full max-md:ml-[16%] max-md:w-[88%] md:-mb-10" />
        <ForecastExample className="absolute bottom-4 left-0 w-70 max-w-full md:bottom-14 lg:-left-20" />
      </div>
    </section>
  );
}

const VOICES: Testimonial[] = [
  {
    quote:
      'The fertile days are drawn as what they are, an estimate. For once I did not have to guess which part was mine.',
    name: 'Amara O.',
    age: 31,
    context: 'Trying to conceive',
  },
  {
    quote:
      'I photographed a year of lab reports on one evening. At my next appointment I found the value before my doctor did.',
    name: 'Elena M.',
    age: 38,
    context: 'In IVF treatment',
  },
  {
    quote:
      'I thought I slept badly now and then. The chart said: every night after a hot flash. We talked about that.',
    name: 'Birgit S.',
    age: 52,
    context: 'In menopause',
  },
];

function HomeVoices() {
  return (
    <HomeSection heading="What it could sound like">
      <TestimonialList testimonials={VOICES} />
    </HomeSection>
  );
}
