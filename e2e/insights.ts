import { headacheCycles } from '@lunaria/domain/patterns/testing/recorded-cycles.ts';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { recordDays } from './recorded-days.ts';

const INSIGHTS = '/dashboard/insights';

/** Eight cycles with headaches before the period, as another device of hers would record them. */
export const recordHeadaches = (request: APIRequestContext): Promise<void> =>
  recordDays(request, headacheCycles());

export async function openInsights(page: Page): Promise<void> {
  await page.goto(INSIGHTS);
  await expect(page.locator('[data-insights]')).toBeVisible();
}
