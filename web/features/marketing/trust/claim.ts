/** How a claim stands; a claim of which a part is still to come carries two. */
export type Standing = 'works' | 'operator' | 'not-claimed' | 'planned';

export const STANDING_LABELS: Record<Standing, string> = {
  works: 'Works today',
  operator: 'Depends on the operator',
  'not-claimed': 'Not claimed',
  planned: 'Planned',
};

/** A paragraph, or a list under a few words. */
export type ClaimText = string | { label: string; items: readonly string[] };

export interface Claim {
  id: ClaimId;
  claim: string;
  standings: readonly [Standing, ...Standing[]];
  /** What the software does today, found in its code and not in what is said about it. */
  today: readonly ClaimText[];
  /** How that is tested, in plain words. */
  tested: string;
  /** The files of those tests, from the root of the source. `claims.test.ts` looks for every one of them. */
  tests: readonly [string, ...string[]];
  /** What depends on whoever runs the server; empty where nothing does. */
  operator: readonly string[];
}

export interface ClaimGroup {
  id: ClaimGroupId;
  heading: string;
  /** One or two sentences: the short version of the part. */
  intro: string;
  claims: readonly Claim[];
}

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
  'dangers',
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

type ClaimGroupId = (typeof CLAIM_GROUP_IDS)[number];
export type ClaimId = (typeof CLAIM_IDS)[number];

/** The address of a claim, or of a part, on the Trust page: for whatever makes that claim elsewhere. */
export function linkClaim<Id extends ClaimId | ClaimGroupId>(id: Id): `/trust#${Id}` {
  return `/trust#${id}`;
}
