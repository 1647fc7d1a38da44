import { type Claim, STANDING_LABELS } from './claim.ts';
import { CLAIM_GROUPS } from './claims.ts';
import { StandingDisc } from './standing-disc.tsx';

/** All claims with how they stand, each a link to what is behind it. */
export function ClaimSummary() {
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
