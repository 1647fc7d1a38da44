import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { recordPeriod, recordSignals } from './calendar.ts';
import { recordLog } from './daily-log.ts';

export const REPORT = '/dashboard/cycle-report';

/** Three cycles of 28, 26 and 30 days and the 13th day of a fourth on 10 October 2025, ovulation known in the second. */
export async function recordReportFacts(request: APIRequestContext): Promise<void> {
  await recordPeriod(request, '2025-07-06', '2025-07-10');
  await recordPeriod(request, '2025-08-03', '2025-08-07');
  await recordPeriod(request, '2025-08-29', '2025-09-02');
  await recordPeriod(request, '2025-09-28', '2025-10-02');
  await recordLog(request, '2025-08-16', { extras: { lh_test: 'positive' } }, 'conception');
  await recordSignals(request, '2025-07-06', { symptoms: ['cramps'], mood: ['sad'] });
  await recordSignals(request, '2025-07-30', { symptoms: ['bloating'], notes: 'A note for myself alone.' });
  await recordSignals(request, '2025-08-25', { symptoms: ['bloating'], notes: 'Took ibuprofen twice.' });
}

/** The sheet as it is shown beside the choices. */
export const sheetOf = (page: Page): Locator => page.getByRole('article');

export async function openReport(page: Page): Promise<Locator> {
  await page.goto(REPORT);
  await expect(sheetOf(page)).toBeVisible();
  return sheetOf(page);
}
