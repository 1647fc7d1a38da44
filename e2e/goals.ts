import type { HealthGoal } from '@lunaria/domain/goals/health-goal.ts';
import { newGoal } from '@lunaria/domain/goals/testing/new-goal.ts';
import { type APIRequestContext, expect } from '@playwright/test';

export const GOALS = '/dashboard?section=b2-8';

async function readUserId(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/auth/token');
  expect(answer.status()).toBe(200);
  return (await answer.json()).user.id;
}

/** Sets a goal through the API, as another device of hers would. */
export async function setGoal(
  request: APIRequestContext,
  part: Pick<HealthGoal, 'kind' | 'started_on'> & Partial<HealthGoal>,
): Promise<HealthGoal> {
  const goal = newGoal({ id: crypto.randomUUID(), ...part });
  const answer = await request.put(`/api/health-goals/${goal.id}`, {
    data: { ...goal, user_id: await readUserId(request), base: null },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return goal;
}

/** What the server holds, newest start first. */
export async function storedGoals(request: APIRequestContext): Promise<HealthGoal[]> {
  const answer = await request.get('/api/health-goals');
  expect(answer.status()).toBe(200);
  return (await answer.json()).health_goals;
}
