import type { HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
import { useMemo } from 'react';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import type { GoalChange } from './goal-changes.ts';
import { GOAL_WRITES, laneOf } from './goal-writes.ts';

export interface GoalActions {
  /** A new goal, or one that was removed a moment ago. */
  set: (goal: HealthGoal) => void;
  /** `base`: the goal as she saw it. */
  change: (base: HealthGoal, next: HealthGoal) => void;
  remove: (goal: HealthGoal) => void;
}

/** What can be done with goals. All of it shows at once and is sent when it can be. */
export function useGoalActions(userId: string): GoalActions {
  const queue = useWriteQueue();
  return useMemo(() => {
    const enqueue = (change: GoalChange) => void queue.enqueue(GOAL_WRITES, userId, laneOf(change), change);
    return {
      set: (goal) => enqueue({ op: 'put', write: { ...goal, user_id: userId, base: null } }),
      change: (base, next) => enqueue({ op: 'put', write: { ...next, user_id: userId, base } }),
      remove: ({ id, kind }) => enqueue({ op: 'remove', id, kind, userId }),
    };
  }, [queue, userId]);
}
