import { Branch } from '../../ui/art.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { START_PATH } from './public-pages.ts';

/** The first thing anybody sees: the sentence, the way in, the branch. */
export function HomeHero() {
  return (
    <div className="overflow-hidden border-b border-border">
      <div className="mx-auto grid max-w-310 px-4 sm:px-5 md:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        <div className="pt-6 pb-10 md:pt-14 md:pb-22">
          <p className="font-serif text-[1.1875rem]/7 text-primary italic">
            From first period, through pregnancy, to menopause and after
          </p>
          <h1 className="type-display mt-5 max-w-[13ch]">Your Complete Women's Health Companion</h1>
          <p className="type-lead mt-5 max-w-[36ch] text-muted">
            It says what it knows, how well it knows it, and what it cannot do yet.
          </p>
          <LinkButton to={START_PATH} size="hero" className="mt-7 max-sm:w-full">
            Get Started Free
          </LinkButton>
          <p className="type-small mt-5 text-muted">Free to start. No credit card.</p>
        </div>
        <Branch
          loading="eager"
          className="mx-auto -mb-6 w-full max-w-130 self-end max-md:max-w-80 md:-mb-10"
        />
      </div>
    </div>
  );
}
