import type { HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import type { Loaded } from '../records/load-rows.ts';
import type { GoalChange } from './goals.ts';
import { GOAL_WRITES, GOALS } from './goals.ts';

const user = '00000000-0000-4000-8000-000000000009';
const goal: HealthGoal = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'mood',
  amount: null,
  days_per_week: 3,
  started_on: '2026-11-01',
  state: 'active',
  state_since: null,
  last_pause_from: null,
  last_pause_to: null,
};
const newer: HealthGoal = {
  ...goal,
  id: '00000000-0000-4000-8000-000000000002',
  kind: 'logging',
  started_on: '2026-11-18',
};
const put = (of: HealthGoal): GoalChange => ({ op: 'put', write: { ...of, user_id: user, base: null } });

let client: QueryClient;
const rows = () => client.getQueryData<Loaded<HealthGoal[]>>(GOALS.key(user))?.rows;
const isOutdated = () => client.getQueryState(GOALS.key(user))?.isInvalidated;

/** What the page does when the server has taken a change. */
function take(change: GoalChange, answer: unknown) {
  const about = { kind: GOAL_WRITES.name, userId: user, recordKey: 'a' };
  GOALS.hear(client, { type: 'saved', ...about, change, answer });
}

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData<Loaded<HealthGoal[]>>(GOALS.key(user), { rows: [goal], isKept: false });
});

test('what the server stored takes its place among the goals, once', () => {
  take(put(newer), newer);
  take(put(newer), newer);
  expect(rows()).toEqual([newer, goal]);
  // Merged there with what another device wrote.
  take(put(goal), { ...goal, days_per_week: 5 });
  expect(rows()).toEqual([newer, { ...goal, days_per_week: 5 }]);
  expect(isOutdated()).toBe(false);
});

test('what was removed is gone', () => {
  take({ op: 'remove', id: goal.id, kind: 'mood', userId: user }, null);
  expect(rows()).toEqual([]);
});

test('an answer that cannot be read has the goals loaded again', () => {
  take(put(goal), { id: 'x' });
  expect(isOutdated()).toBe(true);
});

test('before anything was loaded there is nothing to put it into', () => {
  client.clear();
  take(put(goal), goal);
  expect(rows()).toBeUndefined();
});
