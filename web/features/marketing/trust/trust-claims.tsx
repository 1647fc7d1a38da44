import { TextLink } from '../../../ui/text-link.tsx';
import { type Claim, STANDING_LABELS } from './claim.ts';
import { ClaimCard } from './claim-card.tsx';
import { ClaimField } from './claim-field.tsx';
import { CLAIM_GROUPS } from './claims.ts';
import { StandingDisc, StandingLegend } from './standing-disc.tsx';

/** Every claim with what holds, how it is tested and who it depends on. */
export default function TrustClaims() {
  return (
    <div className="mx-auto max-w-310 px-4 pb-22 sm:px-5">
      <header className="grid items-center gap-x-12 gap-y-8 py-8 md:py-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <h1 className="type-display">What you can rely on</h1>
          <p className="type-lead mt-5 max-w-[54ch] text-muted">
            Claim by claim: what the software does today, how that is tested, and what depends on whoever runs
            it. Also what not to count on, whatever you may have read.
          </p>
          <div className="mt-9 max-w-160">
            <StandingLegend />
          </div>
        </div>
        <ClaimField className="mx-auto w-full max-w-72 max-lg:hidden lg:max-w-108 print:hidden" />
      </header>
      <ClaimSummary />
      {CLAIM_GROUPS.map(({ id, heading, intro, claims }) => (
        <section key={id} aria-labelledby={id} className="mt-16 md:mt-22">
          <h2 id={id} className="type-h1">
            {heading}
          </h2>
          <p className="type-lead mt-4 max-w-[60ch] text-muted">{intro}</p>
          <div className="mt-8 space-y-5">
            {claims.map((claim) => (
              <ClaimCard key={claim.id} {...claim} />
            ))}
          </div>
          <p className="type-small mt-5 print:hidden">
            <a
              href="#summary"
              className="rounded-[4px] text-primary underline decoration-1 underline-offset-3 hover:decoration-2"
            >
              Back to all claims
            </a>
          </p>
        </section>
      ))}
      <section aria-labelledby="doubt" className="measure mt-16 md:mt-22">
        <h2 id="doubt" className="type-h2">
          If something here is not true
        </h2>
        <p className="mt-3">
          Then it is a fault, and it is to be mended: the sentence or the software.{' '}
          <TextLink to="/contact">Write to us</TextLink>. The software is open, under the MIT licence, and the
          tests named above are part of it: whoever can read a program can check them. What is stored about
          you is in the <TextLink to="/privacy-policy">Privacy Policy</TextLink>, and what lies on your device
          on the page about <TextLink to="/cookies">cookies and storage</TextLink>.
        </p>
      </section>
    </div>
  );
}

/** All claims with how they stand, each a link to what is behind it. */
function ClaimSummary() {
  return (
    <nav
      id="summary"
      aria-labelledby="summary-heading"
      className="rounded-card border border-border bg-surface p-5 shadow-card max-sm:rounded-[20px] md:p-8"
    >
      <h2 id="summary-heading" className="type-h2">
        All claims at a glance
      </h2>
      <div className="mt-6 gap-x-10 md:columns-2 lg:columns-3">
        {CLAIM_GROUPS.map(({ id, heading, claims }) => (
          <div key={id} className="mb-7 break-inside-avoid">
            <h3 className="type-label">
              <a href={`#${id}`} className="rounded-[4px] underline-offset-3 hover:underline">
                {heading}
              </a>
            </h3>
            <ul className="mt-2 border-t border-border">
              {claims.map((claim) => (
                <SummaryLine key={claim.id} {...claim} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

function SummaryLine({ id, claim, standings }: Claim) {
  return (
    <li className="border-b border-border">
      <a
        href={`#${id}`}
        className="group flex items-start gap-3 rounded-[6px] py-2.5 hover:bg-primary-tint/60"
      >
        <StandingDisc standing={standings[0]} className="mt-0.5 size-5" />
        <span className="type-small">
          <span className="underline-offset-3 group-hover:underline">{claim}</span>
          <span className="type-hint block text-muted">{sayStandings(standings)}</span>
        </span>
      </a>
    </li>
  );
}

/** `Works today, planned`: the first as it is written, the second as a part of the sentence. */
function sayStandings(standings: Claim['standings']): string {
  return standings
    .map((standing) => STANDING_LABELS[standing])
    .map((label, index) => (index === 0 ? label : label.toLowerCase()))
    .join(', ');
}
