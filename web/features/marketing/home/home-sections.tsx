import { ClaimBadges } from '../claim-badges.tsx';
import { ClosingCall } from '../closing-call.tsx';
import { HomeVoices } from './home-voices.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { JourneyStages } from './journey-stages.tsx';
import { KeyFeatures } from './key-features.tsx';
import { PrivacyPoints } from './privacy-points.tsx';

/** Everything below the hero, in the order that the specification gives. */
export default function HomeSections() {
  return (
    <>
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
      <div className="pt-14 md:pt-22">
        <ClosingCall heading="Begin with one day">
          Log what you know, leave the rest. It is free to start, with no credit card.
        </ClosingCall>
      </div>
    </>
  );
}
