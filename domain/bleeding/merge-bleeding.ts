import { mergeFields } from '../merge-fields.ts';
import type { Bleeding } from './bleeding-day.ts';

/**
 * The day after a write that started from `base` meets what is stored by now: what she did not change keeps the stored
 * value. Applying the same write again changes nothing, so that it may be sent twice.
 */
export function mergeBleeding(base: Bleeding, mine: Bleeding, stored: Bleeding): Bleeding {
  const { flow, kind } = mergeFields<Bleeding>(pick(base), pick(mine), pick(stored));
  return { flow, kind };
}

/** True when both say the same. */
export function areSameBleedings(one: Bleeding, other: Bleeding): boolean {
  return one.flow === other.flow && one.kind === other.kind;
}

const pick = ({ flow, kind }: Bleeding): Bleeding => ({ flow, kind });
