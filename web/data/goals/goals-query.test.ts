import type { HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import type { Loaded } from '../records/load-rows.ts';
import type { GoalChange } from './goal-changes.ts';
import { goalsKey, takeGoalAnswer } from './goals-query.ts';

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
const rows = () => client.getQueryData<Loaded<HealthGoal[]>>(goalsKey(user))?.rows;
const isOutdated = () => client.getQueryState(goalsKey(user))?.isInvalidated;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData<Loaded<HealthGoal[]>>(goalsKey(user), { rows: [goal], isKept: false });
});

test('what the server stored takes its place among the goals, once', () => {
  takeGoalAnswer(client, user, put(newer), newer);
  takeGoalAnswer(client, user, put(newer), newer);
  expect(rows()).toEqual([newer, goal]);
  // Merged there with what another device wrote.
  takeGoalAnswer(client, user, put(goal), { ...goal, days_per_week: 5 });
  expect(rows()).toEqual([newer, { ...goal, days_per_week: 5 }]);
  expect(isOutdated()).toBe(false);
});

test('what was removed is gone', () => {
  takeGoalAnswer(client, user, { op: 'remove', id: goal.id, kind: 'mood', userId: user }, null);
  expect(rows()).toEqual([]);
});

test('an answer that cannot be read has the goals loaded again', () => {
  takeGoalAnswer(client, user, put(goal), { id: 'x' });
  expect(isOutdated()).toBe(true);
});

test('before anything was loaded there is nothing to put it into', () => {
  client.clear();
  takeGoalAnswer(client, user, put(goal), goal);
  expect(rows()).toBeUndefined();
});
