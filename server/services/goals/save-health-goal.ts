import type { Database } from '@lunaria/db/engine/database.ts';
import { lockHealthGoals, upsertHealthGoal } from '@lunaria/db/queries/health-goals.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import {
  findGoalFault,
  GOAL_TEXTS,
  type GoalWrite,
  type HealthGoal,
  isSecondOfKind,
} from '@lunaria/domain/goals/health-goal.ts';
import { mergeGoal } from '@lunaria/domain/goals/merge-goal.ts';
import { AppError } from '../../errors/app-error.ts';

/**
 * Saves a goal, merged with what another device wrote meanwhile; returns it as it is then. The same write twice
 * changes nothing the second time. Throws AppError('invalid_input') for a goal that cannot be, or the second one of
 * its kind.
 */
export async function saveHealthGoal(
  database: Database,
  userId: string,
  write: GoalWrite,
  now: Date = new Date(),
): Promise<HealthGoal> {
  const today = latestTodayOnEarth(now);
  refuse(findGoalFault(write, today));
  return await database.asUser(userId, async (tx) => {
    await lockRecords(tx, 'health_goals', userId);
    const goals = await lockHealthGoals(tx, userId, write.id);
    const goal = mergeGoal(write, goals.find(({ id }) => id === write.id) ?? null);
    // Both devices' goals are sound; a field of one beside a field of the other may not be.
    refuse(findGoalFault(goal, today));
    if (isSecondOfKind(goal, goals)) refuse(GOAL_TEXTS.one);
    await upsertHealthGoal(tx, userId, goal);
    return goal;
  });
}

function refuse(fault: string | null): void {
  if (fault !== null) throw new AppError('invalid_input', fault);
}
