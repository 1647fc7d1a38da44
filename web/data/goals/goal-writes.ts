import { api } from '../../app/api-client.ts';
import type { WriteKind } from '../../app/write-queue/write-kind.ts';
import { combineGoalChanges, type GoalChange, isGoalChange } from './goal-changes.ts';

/**
 * All goals of a kind wait in one lane, named by the kind: there may be one of each, so the end of the one has to arrive
 * before the next is set. Other kinds go beside it.
 */
export const laneOf = (change: GoalChange) => (change.op === 'put' ? change.write.kind : change.kind);

export const GOAL_WRITES: WriteKind<GoalChange> = {
  name: 'health-goals',
  combine: combineGoalChanges,
  async send(change, signal) {
    const goal = api['health-goals'][':id'];
    if (change.op === 'put')
      return await goal.$put({ param: { id: change.write.id }, json: change.write }, { init: { signal } });
    const removal = { param: { id: change.id }, query: { user_id: change.userId } };
    return await goal.$delete(removal, { init: { signal } });
  },
  accepts: isGoalChange,
};
