import { TextLink } from '../../../ui/text-link.tsx';
import { HomeSection } from '../page-section.tsx';
import { type ClaimId, linkClaim } from '../trust/claim.ts';

interface Point {
  title: string;
  /** A sentence up to the limit of what it claims. */
  text: string;
  /** The limit, in the same sentence; leads to where it is explained. */
  limit: string;
  about: ClaimId;
}

const POINTS: Point[] = [
  {
    title: 'Yours, and nobody else’s',
    text: 'You control sharing: the database itself refuses every other account, and today',
    limit: 'nothing is shared with anyone',
    about: 'sharing',
  },
  {
    title: 'Encrypted before it is stored',
    text: 'Your notes and documents are locked with 256-bit encryption and a key of your own;',
    limit: 'dates and numbers are not',
    about: 'at-rest',
  },
  {
    title: 'A law that software alone cannot keep',
    text: 'HIPAA compliant is what an organisation becomes by its contracts and its care,',
    limit: 'so ask the one that runs your server',
    about: 'hipaa',
  },
  {
    title: 'Sources first, then a name',
    text: 'Health texts cite their sources; they are meant to be reviewed by physicians, and',
    limit: 'none has been so far',
    about: 'physician-review',
  },
];

export function PrivacyPoints() {
  return (
    <HomeSection
      heading="Private, point by point"
      lead="No trackers, no advertising, nothing loaded from anybody else’s server."
    >
      <ul className="grid gap-x-12 border-b border-border md:grid-cols-2">
        {POINTS.map(({ title, text, limit, about }) => (
          <li key={about} className="border-t border-border py-6">
            <h3 className="type-h3">{title}</h3>
            <p className="mt-2 max-w-[56ch] text-muted">
              {text} <TextLink to={linkClaim(about)}>{limit}</TextLink>.
            </p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
