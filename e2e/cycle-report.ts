import { REPORT_EXAMPLE } from '@lunaria/domain/cycle-report/testing/report-example.ts';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { recordDays } from './recorded-days.ts';

export const REPORT = '/dashboard/cycle-report';

/** What her pages are made of, as another device of hers would record it. */
export const recordReportFacts = (request: APIRequestContext): Promise<void> =>
  recordDays(request, REPORT_EXAMPLE);

/** The sheet as it is shown beside the choices. */
export const sheetOf = (page: Page): Locator => page.getByRole('article');

export async function openReport(page: Page): Promise<Locator> {
  await page.goto(REPORT);
  await expect(sheetOf(page)).toBeVisible();
  return sheetOf(page);
}
