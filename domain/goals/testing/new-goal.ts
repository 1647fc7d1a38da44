import type { HealthGoal } from '../health-goal.ts';

/** For tests: a goal that was set and has not been paused or ended. */
export function newGoal(
  part: Pick<HealthGoal, 'id' | 'kind' | 'started_on'> & Partial<HealthGoal>,
): HealthGoal {
  return {
    amount: null,
    days_per_week: null,
    state: 'active',
    state_since: null,
    last_pause_from: null,
    last_pause_to: null,
    ...part,
  };
}
