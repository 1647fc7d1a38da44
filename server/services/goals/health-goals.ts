import type { Database } from '@lunaria/db/engine/database.ts';
import {
  deleteHealthGoal as deleteRow,
  findHealthGoals as findRows,
  lockHealthGoals,
  upsertHealthGoal,
} from '@lunaria/db/queries/health-goals.ts';
import { lockRecords } from '@lunaria/db/queries/lock-records.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import type { GoalPlace } from '@lunaria/domain/goals/goal-place.ts';
import {
  findGoalFault,
  GOAL_TEXTS,
  type GoalWrite,
  type HealthGoal,
  isSecondOfKind,
} from '@lunaria/domain/goals/health-goal.ts';
import { mergeGoal } from '@lunaria/domain/goals/merge-goal.ts';
import { AppError } from '../../errors/app-error.ts';
import { readPage } from '../read-page.ts';

/**
 * Returns her goals behind `place` (null: from the beginning), those that ended too, newest start first, and behind which
 * place the rest is: null for none.
 */
export async function findHealthGoals(
  database: Database,
  userId: string,
  place: GoalPlace | null,
): Promise<{ goals: HealthGoal[]; rest: GoalPlace | null }> {
  const { rows: goals, hasMore } = await readPage<HealthGoal>(async (oldest, max) => {
    const rows = await database.readAsUser(userId, (tx) => findRows(tx, userId, oldest ?? place, max));
    return { rows, bytes: 0, isLast: rows.length < max };
  });
  return { goals, rest: hasMore ? (goals.at(-1) ?? null) : null };
}

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

/** Deletes the goal with this id; fine when there is none, so that it may be asked for twice. */
export async function deleteHealthGoal(database: Database, userId: string, id: string): Promise<void> {
  await database.asUser(userId, (tx) => deleteRow(tx, id));
}
