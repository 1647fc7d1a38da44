import { mergeFields } from '../merge-fields.ts';
import type { GoalWrite, HealthGoal } from './health-goal.ts';

const RESTING = ['state', 'state_since', 'last_pause_from', 'last_pause_to'] as const;

/**
 * The goal after a write meets what is `stored` by now (null: nothing, or removed meanwhile: it stands as she sees it).
 * A new goal (`base` null) that is there already arrived earlier: what is stored stands. Otherwise fields she did not
 * touch keep the stored value; state and pauses belong together and are taken as a whole. Applying the same write
 * again changes nothing.
 */
export function mergeGoal({ user_id: _, base, ...mine }: GoalWrite, stored: HealthGoal | null): HealthGoal {
  if (stored === null) return mine;
  if (base === null) return stored;
  const merged = mergeFields<HealthGoal>(base, mine, stored);
  const resting = RESTING.some((key) => mine[key] !== base[key]) ? mine : stored;
  return { ...merged, ...Object.fromEntries(RESTING.map((key) => [key, resting[key]])) };
}
