import { compareTexts } from '@lunaria/domain/compare-texts.ts';
import {
  GOAL_KINDS,
  type GoalKind,
  type GoalWrite,
  goalIdSchema,
  goalSchema,
  goalWriteSchema,
  type HealthGoal,
} from '@lunaria/domain/goals/health-goal.ts';
import { mergeGoal } from '@lunaria/domain/goals/merge-goal.ts';
import * as z from 'zod/mini';
import { api } from '../../app/api-client.ts';
import { readAllPages } from '../../app/read-pages.ts';
import { sayUnsaved } from '../../app/write-queue/use-write-answers.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';
import { by, defineRecords } from '../records/define-records.ts';

/** One step in the history of her goals. */
export type GoalChange =
  /** Set, changed, paused, resumed, ended, or put back after it was removed. */
  { op: 'put'; write: GoalWrite } | { op: 'remove'; id: string; kind: GoalKind; userId: string };

/**
 * All goals of a kind wait in one lane, named by the kind: there may be one of each, so the end of the one has to arrive
 * before the next is set. Other kinds go beside it.
 */
export const laneOf = (change: GoalChange) => (change.op === 'put' ? change.write.kind : change.kind);

export const GOAL_WRITES = defineWrites<GoalChange>({
  name: 'health-goals',
  schema: z.discriminatedUnion('op', [
    z.object({ op: z.literal('put'), write: goalWriteSchema }),
    z.object({ op: z.literal('remove'), id: goalIdSchema, kind: z.enum(GOAL_KINDS), userId: z.string() }),
  ]),
  combine: combineGoalChanges,
  async send(change, signal) {
    const goal = api['health-goals'][':id'];
    if (change.op === 'put')
      return await goal.$put({ param: { id: change.write.id }, json: change.write }, { init: { signal } });
    const removal = { param: { id: change.id }, query: { user_id: change.userId } };
    return await goal.$delete(removal, { init: { signal } });
  },
});

/** All her goals, ended ones too, newest start first. */
export const GOALS = defineRecords<readonly HealthGoal[]>({
  key: (userId) => ['health-goals', userId],
  schema: z.array(goalSchema),
  none: [],
  async load(signal) {
    const pages = await readAllPages({}, (query) =>
      api['health-goals'].$get({ query }, { init: { signal } }),
    );
    return pages.flatMap((page) => page.health_goals);
  },
  keptAs: () => 'health-goals',
  changedBy: [
    by(GOAL_WRITES, {
      layOver: applyGoalChanges,
      isRefusedApart: true,
      take(rows, change, answer) {
        const stored = change.op === 'put' ? goalSchema.safeParse(answer).data : null;
        if (stored === undefined) return null;
        const others = rows.filter(({ id }) => id !== idOf(change));
        return stored ? sortGoals([...others, stored]) : others;
      },
    }),
  ],
  after: (event) => sayUnsaved(event, 'Failed to save your goal', 'goal-not-saved'),
});

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
function sortGoals(goals: HealthGoal[]): HealthGoal[] {
  return goals.sort((a, b) => compareTexts(b.started_on, a.started_on) || compareTexts(a.id, b.id));
}

/** A newer change on top of one that is not on its way yet, as one; null when both have to be sent. */
export function combineGoalChanges(older: GoalChange, newer: GoalChange): GoalChange | null {
  if (idOf(older) !== idOf(newer)) return null;
  // Whatever was to be changed before is gone with the goal.
  if (newer.op === 'remove') return newer;
  if (older.op === 'remove') return null;
  const { user_id, base } = older.write;
  return { op: 'put', write: { ...mergeGoal(newer.write, goalOf(older.write)), user_id, base } };
}
