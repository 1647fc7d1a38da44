import type { Claim, ClaimGroup, Standing } from './claim.ts';
import { ACCESS } from './claims/access.ts';
import { ENCRYPTION } from './claims/encryption.ts';
import { KEEPING } from './claims/keeping.ts';
import { READING } from './claims/reading.ts';
import { SITE } from './claims/site.ts';

/** What is claimed of this software anywhere, part by part, in the order of the page. */
export const CLAIM_GROUPS: readonly ClaimGroup[] = [ENCRYPTION, ACCESS, READING, KEEPING, SITE];

/** How many claims stand so; one that carries two is counted by the first. */
export function countStanding(standing: Standing): number {
  const isCounted = ({ standings }: Claim) => standings[0] === standing;
  return CLAIM_GROUPS.flatMap(({ claims }) => claims).filter(isCounted).length;
}
