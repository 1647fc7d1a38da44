/** The parts of the Trust page; each has an anchor of this name. */
export const CLAIM_GROUP_IDS = ['encryption', 'access', 'reading', 'keeping', 'site'] as const;

/** The claims, in the order in which they stand; each has an anchor of this name. */
export const CLAIM_IDS = [
  'in-transit',
  'at-rest',
  'keys',
  'who-can-see',
  'operator',
  'sharing',
  'guardian',
  'passwords',
  'trackers',
  'hipaa',
  'ai',
  'language-model',
  'assistant',
  'physician-review',
  'forecasts',
  'contraception',
  'losing-data',
  'device',
  'deleting',
  'newsletter',
  'messages',
  'figures',
  'prices',
] as const;

export type ClaimGroupId = (typeof CLAIM_GROUP_IDS)[number];
export type ClaimId = (typeof CLAIM_IDS)[number];

/** The address of a claim, or of a part, on the Trust page: for whatever makes that claim elsewhere. */
export function linkClaim<Id extends ClaimId | ClaimGroupId>(id: Id): `/trust#${Id}` {
  return `/trust#${id}`;
}
