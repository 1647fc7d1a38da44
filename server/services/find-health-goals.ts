import type { Database } from '@lunaria/db/engine/database.ts';
import { findHealthGoals as findRows } from '@lunaria/db/queries/health-goals.ts';
import type { HealthGoal } from '@lunaria/domain/goals/health-goal.ts';

/** Returns all her goals, those that ended too, newest start first. */
export async function findHealthGoals(database: Database, userId: string): Promise<HealthGoal[]> {
  return await database.readAsUser(userId, (tx) => findRows(tx, userId));
}
