import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { complaintsAbout, inEveryLook } from '../accessibility/looks.ts';
import { openCalendar, recordPeriod, signalsDialog } from '../calendar.ts';
import { openLog, recordLog, saveLog } from '../daily-log.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

// The figures are those of docs/algorithms/looking-ahead.md, moved to other days: after three cycles of 28 days the next
// period comes on day 26 to 30 after the last start, 8 times in 10, and as likely before day 28 as after it.

const STARTS = ['2025-07-11', '2025-08-08', '2025-09-05', '2025-10-03'];
/** 3 October + 28. */
const EXPECTED = '2025-10-31';

const day = (page: Page, date: string) => page.locator(`[role=grid] button[data-date="${date}"]`);
const frame = (page: Page, date: string) => day(page, date).locator('[data-window]');
const frames = (page: Page) => page.locator('[role=grid] [data-window]');

async function setDay(page: Page, date: string): Promise<void> {
  await page.clock.install({ time: new Date(`${date}T12:00:00`) });
}

async function recordCycles(request: APIRequestContext): Promise<void> {
  for (const start of STARTS) {
    await recordPeriod(
      request,
      start,
      start.slice(0, 8) + String(Number(start.slice(8)) + 4).padStart(2, '0'),
    );
  }
}

async function choose(request: APIRequestContext, stage: string): Promise<void> {
  const answer = await request.patch('/api/profile', { data: { life_stage: stage } });
  expect(answer.status()).toBe(200);
}

const open = async (page: Page, date: string): Promise<Locator> => {
  await day(page, date).click();
  await expect(signalsDialog(page)).toBeVisible();
  return signalsDialog(page);
};

test.beforeEach(({ maria }) => {
  expect(maria.email).toBeTruthy();
});

test(
  'A positive LH test makes the next day a confirmed ovulation, and the forecast moves with it',
  rows('C-25', 'L-23', 'PR-29'),
  async ({ page, context }) => {
    await setDay(page, '2025-10-18');
    await recordCycles(context.request);
    await recordLog(context.request, '2025-10-17', { extras: { lh_test: 'negative' } }, 'conception');
    await choose(context.request, 'conception');
    await openCalendar(page);
    await expect(frame(page, EXPECTED)).toHaveAttribute('data-window', 'expected');
    const form = await openLog(page);
    await form
      .getByRole('group', { name: 'LH test', exact: true })
      .getByText('Positive', { exact: true })
      .click();
    await saveLog(form);

    // The test of the 18th, day 16, points to the 19th, day 17: 17 + 13.2 = 30.2, so that the period is expected on
    // 3 October + 30, 2 November, within two days of it.
    await expect(frame(page, '2025-10-31')).toHaveAttribute('data-window', 'day');
    await expect(frame(page, '2025-10-30')).toHaveCount(0);
    await expect(day(page, '2025-10-19').locator('[data-look=ovulation-confirmed]')).toHaveCount(0);

    await page.clock.setSystemTime(new Date('2025-10-19T12:00:00'));
    await page.reload();
    await expect(day(page, '2025-10-19').locator('[data-look=ovulation-confirmed]')).toHaveCount(1);
    await expect(day(page, '2025-10-19')).toHaveAccessibleName(
      'Sunday, 19 October 2025, today. Ovulation, by LH test',
    );
    // The five days before it are the fertile ones, and no other day is called ovulation.
    await expect(day(page, '2025-10-17')).toHaveAccessibleName(/fertile, estimate/);
    await expect(page.locator('section [role=grid] [data-look=ovulation]')).toHaveCount(0);
    await expect(
      page
        .getByText('Next period, most likely 2 November. 8 in 10: 31 October to 4 November.', { exact: true })
        .first(),
    ).toBeVisible();
    const dialog = await open(page, '2025-10-19');
    await expect(dialog.getByText('Ovulation, by LH test', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Year at a glance' }).click();
    await expect(
      page.getByRole('dialog').getByRole('button', { name: /^October 2025.*ovulation, by LH test: 19/ }),
    ).toBeVisible();
  },
);

inEveryLook(() => {
  test('axe finds nothing in the forecast of month, day and year', { ...rows('C-80'), tag: '@deep' }, async ({
    page,
    context,
  }) => {
    test.slow();
    await setDay(page, '2025-10-21');
    await recordCycles(context.request);
    await recordLog(context.request, '2025-10-15', { extras: { lh_test: 'positive' } }, 'conception');
    await openCalendar(page);
    // Ovulation on the 16th, day 14: 14 + 13.2 = 27.2, 30 October, with two days before and after it.
    await expect(frames(page)).toHaveCount(4);
    await expect(page.locator('[data-look=ovulation-confirmed]')).toHaveCount(1);
    expect(await complaintsAbout(page), 'month').toEqual([]);
    await open(page, EXPECTED);
    expect(await complaintsAbout(page), 'day').toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Year at a glance' }).click();
    await expect(page.getByRole('dialog').locator('[data-window=expected]')).toHaveCount(3);
    expect(await complaintsAbout(page), 'year').toEqual([]);
  });
});
