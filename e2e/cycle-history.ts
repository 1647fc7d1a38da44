import {
  type CyclePause,
  type CycleRecords,
  cycleRecordsSchema,
} from '@lunaria/domain/cycle/history/cycle-records.ts';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { CYCLE_TRACKING } from './cycles.ts';

export const historyOf = (page: Page): Locator => page.getByRole('region', { name: 'Cycle history' });

/** The line of the cycle that began on that day, `12 Sept`. */
export const lineOf = (page: Page, day: string): Locator =>
  historyOf(page).getByRole('button', { name: new RegExp(`^${day}: `) });

/** A figure below the lines, by its words. */
export const figure = (page: Page, label: string): Locator =>
  historyOf(page).locator(`dt:text-is("${label}") + dd`);

/** Opens the page and waits until her cycles are there. */
export async function openHistory(page: Page): Promise<void> {
  await page.goto(CYCLE_TRACKING);
  await expect(historyOf(page)).toBeVisible();
}

async function readUserId(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/auth/token');
  expect(answer.status()).toBe(200);
  return (await answer.json()).user.id;
}

/** Enters a time without cycles through the API. */
export async function recordPause(request: APIRequestContext, pause: Omit<CyclePause, 'id'>): Promise<void> {
  const answer = await request.post('/api/cycle-pauses', {
    data: { user_id: await readUserId(request), id: crypto.randomUUID(), ...pause, base: null },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** What the server holds beside the periods. */
export async function storedRecords(request: APIRequestContext): Promise<CycleRecords> {
  const answer = await request.get('/api/cycle-records');
  expect(answer.status()).toBe(200);
  return cycleRecordsSchema.parse(await answer.json());
}

/** `start – end`, newest first. */
export async function storedPeriods(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/api/period-tracking');
  expect(answer.status()).toBe(200);
  const { period_tracking: found } = await answer.json();
  return found.map(
    (row: { period_start_date: string; period_end_date: string | null }) =>
      `${row.period_start_date} – ${row.period_end_date ?? 'open'}`,
  );
}
