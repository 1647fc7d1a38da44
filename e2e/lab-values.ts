import type { LabEntry } from '@lunaria/domain/laboratory/lab-value.ts';
import { type APIRequestContext, expect } from '@playwright/test';
import { whoseOf } from './medical-records.ts';

export const TEST_RESULTS = '/dashboard?section=b2-4';
export const HEALTH_TIMELINE = '/dashboard?section=b3-3';

/** Adds a test result through the API, as another device of hers would. */
export async function noteValue(request: APIRequestContext, entry: LabEntry): Promise<void> {
  const id = crypto.randomUUID();
  const data = { user_id: await whoseOf(request), id, entry, base: null };
  const answer = await request.put(`/api/lab-values/${id}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** What the server holds of her test results: `Ferritin 11 ng/mL`, newest first. */
export async function storedValues(request: APIRequestContext): Promise<string[]> {
  const data = { user_id: await whoseOf(request), analytes: null, from: null, to: null, behind: null };
  const answer = await request.post('/api/lab-values/read', { data });
  expect(answer.status(), await answer.text()).toBe(200);
  const { values } = (await answer.json()) as { values: { result: LabEntry }[] };
  return values.map(({ result: { name, text, unit } }) => `${name} ${text} ${unit}`);
}
