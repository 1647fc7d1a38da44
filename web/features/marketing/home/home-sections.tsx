import { ClaimBadges } from '../claim-badges.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeVoices } from './home-voices.tsx';
import { HowItWorks } from './how-it-works.tsx';
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
