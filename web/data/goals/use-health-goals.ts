import type { HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useWaitingWrites } from '../../app/write-queue/use-write-queue.ts';
import { applyGoalChanges, goalOf } from './goal-changes.ts';
import { GOAL_WRITES } from './goal-writes.ts';
import { goalsQuery } from './goals-query.ts';
import { useGoalAnswers } from './use-goal-answers.ts';

/** A goal that the server did not take, most likely because another device set one of its kind before. */
export interface RefusedGoal {
  goal: HealthGoal;
  message: string;
  /** Of the waiting change, to discard it. */
  writeId: number;
}

export interface HerGoals {
  status: 'loading' | 'ready' | 'failed';
  /** Newest start first, ended ones too. */
  goals: readonly HealthGoal[];
  refused: readonly RefusedGoal[];
  /** The server did not answer: these are the rows of an earlier visit. */
  isOutdated: boolean;
  isRetrying: boolean;
  retry: () => void;
}

const NONE: readonly HealthGoal[] = [];

/**
 * Her goals with the changes that wait to be sent. For Health Goals & Progress, and for every other part of the page
 * that shows goals: those that go on are `goals.filter(({ state }) => state === 'active')`; how far one is this week
 * says `countGoalWeek(goal, logs, today, today)` of domain/goals/goal-week.ts with the logs of `useRecentLogs`, in
 * words `sayCount` and `sayGoal` of domain/goals/say-goal.ts.
 */
export function useHealthGoals(userId: string): HerGoals {
  useGoalAnswers(userId);
  // However fresh: what she has just changed on another device is there when she turns to this one.
  const query = useQuery({ ...goalsQuery(userId), refetchOnWindowFocus: 'always' });
  const waiting = useWaitingWrites(GOAL_WRITES, userId);
  const rows = query.data?.rows ?? NONE;
  const shown = useMemo(() => {
    const good = waiting.filter(({ state }) => state !== 'refused').map(({ change }) => change);
    const refused = waiting.flatMap(({ id, state, change, message }) =>
      state === 'refused' && change.op === 'put'
        ? [{ goal: goalOf(change.write), message: message ?? '', writeId: id }]
        : [],
    );
    return { goals: applyGoalChanges(rows, good), refused };
  }, [rows, waiting]);
  const { refetch } = query;
  return {
    status: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    ...shown,
    isOutdated: query.data?.isKept ?? false,
    isRetrying: query.isFetching,
    retry: () => void refetch(),
  };
}
