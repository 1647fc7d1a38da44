/** The anchors of the Trust page, one for each claim; a link to one is made by `linkClaim`. */
export const CLAIM_IDS = [
  'encryption',
  'in-transit',
  'at-rest',
  'hipaa',
  'who-can-see',
  'sharing',
  'passwords',
  'trackers',
  'device',
  'losing-data',
  'deleting',
  'ai',
  'language-model',
  'physician-review',
  'contraception',
  'guardian',
  'newsletter',
  'messages',
  'figures',
  'prices',
] as const;

export type ClaimId = (typeof CLAIM_IDS)[number];

/** The address of one claim on the Trust page, for what makes that claim elsewhere. */
export function linkClaim(id: ClaimId): `/trust#${ClaimId}` {
  return `/trust#${id}`;
}
