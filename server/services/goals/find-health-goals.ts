import type { Database } from '@lunaria/db/engine/database.ts';
import { findHealthGoals as findRows } from '@lunaria/db/queries/health-goals.ts';
import type { GoalPlace } from '@lunaria/domain/goals/goal-place.ts';
import type { HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
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
