import type { HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
import { endGoal, pauseGoal, resumeGoal } from '@lunaria/domain/goals/rest-goal.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyGoalChanges, combineGoalChanges, GOAL_WRITES, type GoalChange, laneOf } from './goals.ts';

const user_id = '00000000-0000-4000-8000-000000000009';
const TODAY = '2026-11-18';

const sleep: HealthGoal = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'sleep',
  amount: 7,
  days_per_week: 5,
  started_on: '2026-11-01',
  state: 'active',
  state_since: null,
  last_pause_from: null,
  last_pause_to: null,
};
const next: HealthGoal = { ...sleep, id: '00000000-0000-4000-8000-000000000002', started_on: TODAY };

const put = (goal: HealthGoal, base: HealthGoal | null): GoalChange => ({
  op: 'put',
  write: { ...goal, user_id, base },
});
const remove = ({ id, kind }: HealthGoal): GoalChange => ({ op: 'remove', id, kind, userId: user_id });

test('pressed twice, one goal is set', () => {
  expect(applyGoalChanges([], [put(sleep, null), put(sleep, null)])).toEqual([sleep]);
});

test('the newest start comes first', () => {
  expect(applyGoalChanges([sleep], [put(next, null)])).toEqual([next, sleep]);
});

test('changed here and paused on another device, it is shown changed and paused', () => {
  const stored = pauseGoal(sleep, TODAY);
  expect(applyGoalChanges([stored], [put({ ...sleep, amount: 8 }, sleep)])).toEqual([
    { ...stored, amount: 8 },
  ]);
});

test('removed and put back, it is there as it was', () => {
  const ended = endGoal(sleep, TODAY);
  const changes = [remove(ended), put(ended, null)];
  expect(applyGoalChanges([ended], changes)).toEqual([ended]);
  expect(combineGoalChanges(remove(ended), put(ended, null))).toBeNull();
});

test('the end of one goal and the start of the next of its kind wait in one lane, in that order', () => {
  const end = put(endGoal(sleep, TODAY), sleep);
  expect(laneOf(end)).toBe(laneOf(put(next, null)));
  expect(combineGoalChanges(end, put(next, null))).toBeNull();
});

describe('combining', () => {
  // What she can do, each step from what she sees then.
  const steps: ((seen: HealthGoal) => HealthGoal)[] = [
    (goal) => ({ ...goal, amount: (goal.amount ?? 0) + 0.5 }),
    (goal) => ({ ...goal, days_per_week: 3 }),
    (goal) => pauseGoal(goal, TODAY),
    (goal) => resumeGoal(goal, TODAY),
    (goal) => endGoal(goal, TODAY),
  ];
  const story = fc.array(fc.oneof(fc.constantFrom(...steps), fc.constantFrom('remove', 'put back')), {
    maxLength: 8,
  });

  test('never changes what is shown, whatever she does in whatever order', () => {
    fc.assert(
      fc.property(story, fc.boolean(), (acts, isStored) => {
        const rows = isStored ? [sleep] : [];
        const all: GoalChange[] = isStored ? [] : [put(sleep, null)];
        let last = sleep;
        for (const act of acts) {
          const [seen] = applyGoalChanges(rows, all);
          if (seen) last = seen;
          if (act === 'remove') all.push(remove(last));
          else if (act === 'put back') {
            if (!seen) all.push(put(last, null));
          } else if (seen) all.push(put(act(seen), seen));
        }
        const lane: GoalChange[] = [];
        for (const newer of all) {
          const older = lane.at(-1);
          const combined = older ? combineGoalChanges(older, newer) : null;
          if (combined) lane.pop();
          lane.push(combined ?? newer);
        }
        expect(applyGoalChanges(rows, lane)).toEqual(applyGoalChanges(rows, all));
      }),
    );
  });
});

test('what an earlier visit left is looked at', () => {
  for (const change of [put(sleep, null), put(sleep, sleep), remove(sleep)]) {
    expect(GOAL_WRITES.accepts?.(change)).toBe(true);
  }
  expect(GOAL_WRITES.accepts?.({ op: 'put', write: { ...sleep, base: null } })).toBe(false);
  expect(GOAL_WRITES.accepts?.({ op: 'remove', id: 'x', kind: 'sleep', userId: user_id })).toBe(false);
  expect(GOAL_WRITES.accepts?.(null)).toBe(false);
});
