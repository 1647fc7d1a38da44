import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { recordPeriod } from '../calendar.ts';
import { chooseUnits, recordLog } from '../daily-log.ts';
import { setDay, TODAY } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

const cursor = (page: Page) => page.getByRole('slider');
const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
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
    await expect(page.getByRole('list', { name: 'Legend' })).toHaveText('Period, recorded');
    await days(page, 7).click();
    await expect(page).toHaveURL('/dashboard/history?q=a1&days=7');
    await expect(page.getByText(`5 of 7 days logged. ${figures}`)).toBeVisible();

    await test.step('the day cursor goes by keys and by the pointer, and says what lies behind a day', async () => {
      await cursor(page).focus();
      const says = (text: string) => expect(cursor(page)).toHaveAttribute('aria-valuetext', text);
      await says('Fri 10 Oct: 7.5\u00A0hours');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await says('Wed 8 Oct: not logged');
      await page.keyboard.press('Home');
      await says('Sat 4 Oct: 7\u00A0hours. Period, recorded');
      await page.keyboard.press('PageUp');
      await says('Fri 10 Oct: 7.5\u00A0hours');
      await page.keyboard.press('PageDown');
      await says('Sat 4 Oct: 7\u00A0hours. Period, recorded');
      await page.keyboard.press('ArrowLeft');
      await says('Sat 4 Oct: 7\u00A0hours. Period, recorded');
      await cursor(page).hover();
      await says('Tue 7 Oct: 8\u00A0hours');
      await expect(page.getByText('Tue 7 Oct', { exact: true })).toBeVisible();
    });

    await test.step('the table says the same, days not logged too', async () => {
      await button(page, 'Show as a table').click();
      await expect(page.getByRole('rowheader')).toHaveCount(7);
      await expect(page.getByRole('row', { name: 'Wed 8 Oct not logged' })).toBeVisible();
      await expect(page.getByRole('row', { name: 'Sun 5 Oct 6.5 hours Period, recorded' })).toBeVisible();
    });

    await test.step('the file holds every day of the range, and its name says nothing else', async () => {
      const download = page.waitForEvent('download');
      await button(page, 'Download CSV').click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('lunaria-2025-10-04-to-2025-10-10.csv');
      const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
      expect(lines).toHaveLength(9);
      expect(lines[0]).toMatch(/^\uFEFFDate,Hours slept \(hours\),.*,Menstrual Cycle: Period flow,/);
      expect(lines[3]).toBe('2025-10-06,,,,,6,,,,light,,,');
      expect(lines[5]).toBe('2025-10-08,,,,,,,,,,,,');
      expect(lines[7]).toMatch(/^2025-10-10,7\.5,,/);
    });

    await test.step('earlier days, another quantity, and the way to a day', async () => {
      await button(page, 'The 7 days before').click();
      await expect(page).toHaveURL('/dashboard/history?q=a1&days=7&back=1');
      await expect(page.getByText('27 Sept – 3 Oct')).toBeVisible();
      await expect(page.getByText('None of 7 days logged.')).toBeVisible();
      await button(page, 'The 7 days after').click();
      await choose(page, 'Mood');
      await expect(page.getByText('1 of 7 days logged. 6 of 10, on 6 Oct.')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 2, name: 'Hours slept' })).toBeVisible();
      await page.getByRole('link', { name: 'Open this day' }).click();
      await expect(page).toHaveURL('/dashboard?day=2025-10-10#daily-log');
    });
  },
);

test(
  'In another mode she sees its quantities in her units, what she logged in the mode before, and no cycle',
  rows('PR-28'),
  async ({ page, context }) => {
    const { request } = context;
    await recordPeriod(request, '2025-09-20', '2025-09-24');
    await chooseUnits(request, { temperature_unit: 'C' });
    await recordLog(request, '2024-11-02', { extras: { basal_body_temperature: 97.7 } });
    await request.patch('/api/profile', { data: { life_stage: 'post-menopause' } });
    await recordLog(request, '2025-10-08', { extras: { blood_pressure: '124/82' } }, 'post-menopause');
    await recordLog(request, '2025-10-10', { extras: { blood_pressure: '118/76' } }, 'post-menopause');

    await page.goto('/dashboard/history?q=b17&days=90');
    await expect(
      page.getByText(
        '2 of 90 days logged. Average 121/79 mmHg. Upper number from 118 (10 Oct) to 124 (8 Oct), lower number from 76 (10 Oct) to 82 (8 Oct).',
      ),
    ).toBeVisible();
    await expect(page.getByRole('list', { name: 'Legend' })).toHaveText(
      'Upper number, systolicLower number, diastolic',
    );
    await page.getByRole('combobox', { name: 'Show' }).click();
    await expect(page.getByRole('group', { name: 'In your mode' }).getByRole('option')).toHaveCount(7);
    const others = page.getByRole('group', { name: 'From other modes' });
    await expect(others.getByRole('option')).toHaveText(['Basal body temperature']);
    await others.getByRole('option').click();
    await days(page, 365).click();
    await expect(page).toHaveURL('/dashboard/history?q=b1&days=365');
    await expect(page.getByText('1 of 365 days logged. 36.5 °C, on 2 Nov 2024.')).toBeVisible();
  },
);

test(
  'Nothing logged invites, what does not load can be tried again, and without a connection the kept days stay',
  rows('PR-28'),
  async ({ page, context }) => {
    // Far back nobody is told how to begin.
    await page.goto('/dashboard/history?back=40');
    await expect(page.getByText('Nothing is logged in these days.')).toBeVisible();
    // A day of which every field was cleared is none.
    await recordLog(context.request, '2025-10-08', {});
    await page.goto('/dashboard/history');
    await expect(page.getByText('What you log shows up here, day by day.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log today' })).toHaveAttribute(
      'href',
      '/dashboard#daily-log',
    );
    await expect(button(page, 'Download CSV')).toHaveCount(0);

    await recordLog(context.request, '2025-10-09', { water_glasses: 6 });
    // Looked at again: what another device wrote is there.
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('link', { name: 'Water 6 glasses one day logged' })).toBeVisible();

    await page.route('**/api/daily-logs?*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    await expect(page.getByText('Shown as this device last saw it.')).toBeVisible();
    await page.getByRole('link', { name: /^Water/ }).click();
    await expect(page.getByText('1 of 30 days logged. 6 glasses, on 9 Oct.')).toBeVisible();

    // Days of which this device keeps nothing are not said to be empty.
    await page.goto('/dashboard/history?q=a6&days=365&back=3');
    await expect(page.getByText('These days did not load. They are safe on the server.')).toBeVisible();
    await expect(page.getByText('days logged.')).toHaveCount(0);
    await page.unroute('**/api/daily-logs?*');
    await button(page, 'Try again').click();
    await expect(page.getByText('None of 365 days logged.')).toBeVisible();
  },
);
