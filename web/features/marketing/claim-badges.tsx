import { BadgeCheck, Hand, LockKeyhole, type LucideIcon, ShieldCheck } from 'lucide-react';
import { TextLink } from '../../ui/text-link.tsx';
import { type ClaimId, linkClaim } from './trust/claim.ts';

interface Claim {
  icon: LucideIcon;
  claim: string;
  /** Completes the sentence that the claim begins, and leads to where it is explained. */
  qualifier: string;
  about: ClaimId;
}

const CLAIMS: Claim[] = [
  {
    icon: ShieldCheck,
    claim: 'HIPAA compliant',
    qualifier: 'when your clinic is',
    about: 'hipaa',
  },
  {
    icon: LockKeyhole,
    claim: '256-bit encryption',
    qualifier: 'for your notes and documents, not for dates and numbers',
    about: 'at-rest',
  },
  {
    icon: Hand,
    claim: 'You control sharing',
    qualifier: 'because no other account sees what is yours',
    about: 'sharing',
  },
  {
    icon: BadgeCheck,
    claim: 'Content reviewed by physicians:',
    qualifier: 'not yet; sources on every page',
    about: 'physician-review',
  },
];

/** Four claims, each with what limits it in the same sentence, and the way to the page that explains it. */
export function ClaimBadges() {
  return (
    <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
      {CLAIMS.map(({ icon: Icon, claim, qualifier, about }) => (
        <li key={about} className="flex gap-3">
          <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-primary" />
          <p>
            <strong className="font-strong">{claim}</strong>{' '}
            <TextLink to={linkClaim(about)} className="type-small decoration-control">
              {qualifier}
            </TextLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
