import type { DangerRule } from '../rule.ts';

type Shared = Pick<DangerRule, 'do' | 'watch' | 'call' | 'sources' | 'who'> &
  Partial<Pick<DangerRule, 'aliases' | 'card' | 'isPrivate' | 'quietDays' | 'quietFor'>>;
type Case = Pick<DangerRule, 'when' | 'level' | 'say'> &
  Partial<Omit<DangerRule, 'id' | 'when' | 'level' | 'say'>> & {
    /** What tells it from its siblings; without it the rule has the family's own name. */
    as?: string;
  };

/**
 * Rules of one family: what they share, and each by itself. The graver ones come with what they need not repeat: a rule is
 * not said beside those before it that are named in `supersedes`, by the names of the family.
 */
export function family(id: string, shared: Shared, cases: readonly Case[]): DangerRule[] {
  const name = (as: string | undefined) => (as === undefined ? id : `${id}.${as}`);
  return cases.map(({ as, supersedes, ...own }) => ({
    ...{ aliases: [], version: 1, within: null },
    ...shared,
    ...own,
    id: name(as),
    ...(supersedes && { supersedes: supersedes.map((other) => (other === '' ? id : `${id}.${other}`)) }),
  }));
}
