import { mergeFields } from '../../merge-fields.ts';
import type { CyclePause, CyclePauseWrite } from './cycle-records.ts';

/**
 * The pause after a write meets what is `stored` by now (null: nothing, or removed meanwhile: it stands as she sees it).
 * A new one (`base` null) that is there already arrived earlier: what is stored stands. Otherwise fields she did not
 * touch keep the stored value, unless it would then end before it begins: the days are hers. Applying the same write
 * again changes nothing.
 */
export function mergeCyclePause(write: CyclePauseWrite, stored: CyclePause | null): CyclePause {
  const { user_id: _, base, ...mine } = write;
  if (stored === null) return mine;
  if (base === null) return stored;
  const merged = mergeFields<CyclePause>({ id: mine.id, ...base }, mine, stored);
  const isBackward = merged.to_on !== null && merged.to_on < merged.from_on;
  return isBackward ? { ...merged, from_on: mine.from_on, to_on: mine.to_on } : merged;
}
