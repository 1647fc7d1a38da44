import { type DailyLog, EMPTY_VALUES, type LogValues } from '@lunaria/domain/daily-log/daily-log.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { hasColumns } from './calendar.ts';

async function readUserId(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/auth/token');
  expect(answer.status()).toBe(200);
  return (await answer.json()).user.id;
}

/** Logs something for a day through the API, as another device of hers would. What is left out stays as it is. */
export async function recordLog(
  request: APIRequestContext,
  date: string,
  part: Partial<LogValues>,
  stage: LifeStage = 'menstrual-cycle',
): Promise<void> {
  const answer = await request.post('/api/daily-logs', {
    data: {
      user_id: await readUserId(request),
      log_date: date,
      life_stage: stage,
      ...EMPTY_VALUES,
      ...part,
      base: EMPTY_VALUES,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** What the server holds, oldest day first. */
export async function storedLogs(request: APIRequestContext): Promise<DailyLog[]> {
  const answer = await request.get('/api/daily-logs');
  expect(answer.status()).toBe(200);
  return (await answer.json()).daily_logs;
}

/** The form where a window of this width has it, once it shows what is stored. */
export async function openLog(page: Page): Promise<Locator> {
  const place = hasColumns(page) ? '/dashboard' : '/dashboard/log';
  if (!page.url().includes(place)) await page.goto(place);
  const form = page.getByRole('form', { name: 'Daily Health Log' });
  await expect(form).toBeVisible();
  return form;
}

/** Saves, and waits until the server has it. */
export async function saveLog(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(form.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
}
