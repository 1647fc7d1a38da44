import type { HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
import { useMemo } from 'react';
import { useWaitingWrites, useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { FOLLOWED, type RecordsState, useRecords } from '../records/use-records.ts';
import { GOAL_WRITES, GOALS, type GoalChange, goalOf, laneOf } from './goals.ts';

/** A goal that the server did not take, most likely because another device set one of its kind before. */
export interface RefusedGoal {
  goal: HealthGoal;
  message: string;
  /** Of the waiting change, to discard it. */
  writeId: number;
}

export interface HerGoals extends Omit<RecordsState<readonly HealthGoal[]>, 'rows'> {
  /** Newest start first, ended ones too. */
  goals: readonly HealthGoal[];
  refused: readonly RefusedGoal[];
}

/**
 * Her goals with the changes that wait to be sent. For Health Goals & Progress, and for every other part of the page
 * that shows goals: those that go on are `goals.filter(({ state }) => state === 'active')`; how far one is this week
 * says `countGoalWeek(goal, logs, today, view)` of domain/goals/goal-week.ts with the logs of `useRecentLogs`, in
 * words `sayCount` and `sayGoal` of domain/goals/say-goal.ts.
 */
export function useHealthGoals(userId: string): HerGoals {
  const { rows: goals, ...state } = useRecords(GOALS, userId, [], FOLLOWED);
  const waiting = useWaitingWrites(GOAL_WRITES, userId);
  const refused = useMemo(
    () =>
      waiting.flatMap(({ id, state, change, message }) =>
        state === 'refused' && change.op === 'put'
          ? [{ goal: goalOf(change.write), message: message ?? '', writeId: id }]
          : [],
      ),
    [waiting],
  );
  return { ...state, goals, refused };
}

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
