import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { recordPeriod } from '../calendar.ts';
import { recordLog } from '../daily-log.ts';
import { setDay, TODAY } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const days = (page: Page, count: number) =>
  page.getByRole('group', { name: 'Days' }).getByText(String(count), { exact: true });

async function choose(page: Page, quantity: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: quantity, exact: true }).click();
}

test.beforeEach(async ({ page, maria }) => {
  expect(maria.email).toBeTruthy();
  // A Friday.
  await setDay(page, TODAY);
});

test(
  'A woman finds what she logged: in small, as a chart with its gaps, as a table, as a file, and day by day',
  rows('PR-28'),
  async ({ page, context }) => {
    const slept = { '04': 7, '05': 6.5, '07': 8, '09': 6.5, '10': 7.5 };
    await recordPeriod(context.request, '2025-10-01', '2025-10-05');
    for (const [day, hours] of Object.entries(slept)) {
      await recordLog(context.request, `2025-10-${day}`, { sleep_hours: hours });
    }
    await recordLog(context.request, '2025-10-06', { mood: 6, extras: { period_flow: 'light' } });

    await page.goto('/dashboard/history');
    await expect(page).toHaveTitle('History · Lunaria');
    await expect(page.getByText('6 of 30 days logged, newest first.')).toBeVisible();
    const monday = page.getByRole('listitem').filter({ hasText: 'Monday, 6 October 2025' });
    await expect(monday).toContainText('Mood6 of 10');
    await expect(monday).toContainText('Period flowLight');
    // Two quantities were logged, and nothing is drawn of the others.
    await expect(page.getByRole('region', { name: 'Charts' }).getByRole('link')).toHaveCount(2);
    await page.getByRole('link', { name: 'Hours slept 7.1 hours average of 5 days' }).click();

    await expect(page).toHaveURL('/dashboard/history?q=a1');
    const figures = 'Average 7.1 hours, lowest 6.5 (9 Oct), highest 8 (7 Oct).';
    await expect(page.getByText(`5 of 30 days logged. ${figures}`)).toBeVisible();
    await expect(page.getByRole('list', { name: 'Legend' })).toHaveText(
      'Period, recordedFertile days, estimated',
    );
    await days(page, 7).click();
    await expect(page).toHaveURL('/dashboard/history?q=a1&days=7');
    await expect(page.getByText(`5 of 7 days logged. ${figures}`)).toBeVisible();

    await button(page, 'Show as a table').click();
    await expect(page.getByRole('rowheader')).toHaveCount(7);
    await expect(page.getByRole('row', { name: 'Wed 8 Oct not logged' })).toBeVisible();

    await test.step('the file holds every day of the range, and its name says nothing else', async () => {
      const download = page.waitForEvent('download');
      await button(page, 'Download CSV').click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('lunaria-2025-10-04-to-2025-10-10.csv');
      const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
      expect(lines).toHaveLength(9);
      expect(lines[0]).toMatch(/^\uFEFFDate,Hours slept \(hours\),.*,Bleeding$/);
      expect(lines[3]).toBe('2025-10-06,,,,,6,,,,light');
      expect(lines[5]).toBe('2025-10-08,,,,,,,,,');
      expect(lines[7]).toMatch(/^2025-10-10,7\.5,,/);
    });

    await test.step('another quantity, and the way to a day', async () => {
      await choose(page, 'Mood');
      await expect(page.getByText('1 of 7 days logged. 6 of 10, on 6 Oct.')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 2, name: 'Hours slept' })).toBeVisible();
      await page.getByRole('link', { name: 'Open this day' }).click();
      await expect(page).toHaveURL('/dashboard?day=2025-10-10#daily-log');
    });
  },
);
