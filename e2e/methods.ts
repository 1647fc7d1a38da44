import type { MethodUse } from '@lunaria/domain/methods/method-use.ts';
import { type APIRequestContext, expect } from '@playwright/test';

export const METHOD = '/dashboard/method';

/** Notes a method through the API, as another device of hers would. */
export async function noteMethod(
  request: APIRequestContext,
  use: Omit<MethodUse, 'id' | 'ended_on'> & Partial<MethodUse>,
): Promise<void> {
  const whose = await request.get('/api/auth/token');
  const id = crypto.randomUUID();
  const answer = await request.put(`/api/methods/${id}`, {
    data: { id, ended_on: null, ...use, user_id: (await whose.json()).user.id, base: null },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** What the server holds, those that go on first. */
export async function storedMethods(request: APIRequestContext): Promise<MethodUse[]> {
  const answer = await request.get('/api/methods');
  expect(answer.status()).toBe(200);
  return (await answer.json()).methods;
}
