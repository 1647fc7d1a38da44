import {
  GOAL_KINDS,
  goalIdSchema,
  goalSchema,
  goalWriteSchema,
  type HealthGoal,
} from '@lunaria/domain/goals/health-goal.ts';
import * as z from 'zod/mini';
import { api } from '../../app/api-client.ts';
import { readAllPages } from '../../app/read-pages.ts';
import { sayUnsaved } from '../../app/write-queue/use-write-answers.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';
import { by, defineRecords } from '../records/define-records.ts';
import { applyGoalChanges, combineGoalChanges, type GoalChange, idOf, sortGoals } from './goal-changes.ts';

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
