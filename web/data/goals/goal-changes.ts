import type { GoalKind, GoalWrite, HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
import { mergeGoal } from '@lunaria/domain/goals/merge-goal.ts';

/** One step in the history of her goals. */
export type GoalChange =
  /** Set, changed, paused, resumed, ended, or put back after it was removed. */
  { op: 'put'; write: GoalWrite } | { op: 'remove'; id: string; kind: GoalKind; userId: string };

export function idOf(change: GoalChange): string {
  return change.op === 'put' ? change.write.id : change.id;
}

/** The goal that a write asks for, whatever is stored. */
export function goalOf({ user_id: _, base: __, ...goal }: GoalWrite): HealthGoal {
  return goal;
}

/** The goals after the changes, newest start first: what the server will hold once it has them. */
export function applyGoalChanges(rows: readonly HealthGoal[], changes: readonly GoalChange[]): HealthGoal[] {
  const goals = new Map(rows.map((goal) => [goal.id, goal]));
  for (const change of changes) {
    const id = idOf(change);
    if (change.op === 'remove') goals.delete(id);
    else goals.set(id, mergeGoal(change.write, goals.get(id) ?? null));
  }
  return sortGoals([...goals.values()]);
}

/** As the server does. */
export function sortGoals(goals: HealthGoal[]): HealthGoal[] {
  return goals.sort((a, b) => compare(b.started_on, a.started_on) || compare(a.id, b.id));
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** A newer change on top of one that is not on its way yet, as one; null when both have to be sent. */
export function combineGoalChanges(older: GoalChange, newer: GoalChange): GoalChange | null {
  if (idOf(older) !== idOf(newer)) return null;
  // Whatever was to be changed before is gone with the goal.
  if (newer.op === 'remove') return newer;
  if (older.op === 'remove') return null;
  const { user_id, base } = older.write;
  return { op: 'put', write: { ...mergeGoal(newer.write, goalOf(older.write)), user_id, base } };
}
