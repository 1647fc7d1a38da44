import type { Locator, Page } from '@playwright/test';
import { complaintsAbout, inEveryLook } from '../accessibility/looks.ts';
import { hasColumns, openCalendar, sidePanel, signalsDialog, trackButton } from '../calendar.ts';
import { openHistory } from '../cycle-history.ts';
import { recordLog } from '../daily-log.ts';
import {
  answerInLog,
  chooseStage,
  dayIn,
  looks,
  openOverview,
  recordThreeCycles,
  samples,
  tiles,
} from '../one-truth.ts';
import { setDay } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectCard } from '../today.ts';

// The figures are those of docs/algorithms/looking-ahead.md, moved to other days: after three cycles of 28 days the next
// period comes on day 26 to 30 after the last start, 8 times in 10, and as likely before day 28 as after it.

/** 3 October + 28. */
const EXPECTED = '2025-10-31';

const frame = (page: Page, date: string) => dayIn(page, date).locator('[data-window]');

const open = async (page: Page, date: string): Promise<Locator> => {
  await dayIn(page, date).click();
  if (!hasColumns(page)) await trackButton(page).click();
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
    await recordThreeCycles(context.request);
    await recordLog(context.request, '2025-10-17', { extras: { lh_test: 'negative' } }, 'conception');
    await chooseStage(context.request, 'conception');
    await openCalendar(page);
    await expect(frame(page, EXPECTED)).toHaveAttribute('data-window', 'expected');
    await expect(sidePanel(page, 'Conception Mode').getByText(/^\d+ % likely$/)).toBeVisible();
    await answerInLog(page, 'LH test', 'Positive');

    // The test of the 18th, day 16, points to the 19th, day 17: 17 + 13.2 = 30.2, so that the period is expected on
    // 3 October + 30, 2 November, within two days of it.
    await expect(frame(page, '2025-10-31')).toHaveAttribute('data-window', 'day');
    await expect(frame(page, '2025-10-30')).toHaveCount(0);
    await expect(dayIn(page, '2025-10-19').locator('[data-look=ovulation-confirmed]')).toHaveCount(0);

    await page.clock.setSystemTime(new Date('2025-10-19T12:00:00'));
    await page.reload();
    await expect(dayIn(page, '2025-10-19').locator('[data-look=ovulation-confirmed]')).toHaveCount(1);
    await expect(dayIn(page, '2025-10-19')).toHaveAccessibleName(
      'Sunday, 19 October 2025, today. Ovulation, by LH test',
    );
    // The five days before it are the fertile ones, and no other day is called ovulation.
    await expect(dayIn(page, '2025-10-17')).toHaveAccessibleName(/fertile, estimate/);
    await expect(page.locator('section [role=grid] [data-look=ovulation]')).toHaveCount(0);
    await expect(looks(page, 'fertile')).toHaveCount(5);
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
    await page.keyboard.press('Escape');

    await test.step('tiles, panel, cards, overview and the page of her cycles say the same', async () => {
      const next = '2 Nov, 8 in 10: 31 Oct – 4 Nov';
      const ahead = ['Fertile days19 OctToday', 'Ovulation19 Oct', `Next period${next}`];
      const panel = sidePanel(page, 'Conception Mode');
      await expect(tiles(page)).toHaveText(['17 of about 30', '0 today', '14 days']);
      await expect(
        panel.getByRole('listitem').filter({ hasText: /^(Fertile days|Ovulation|Next)/ }),
      ).toHaveText(ahead);
      await expect(panel.getByText('By your signs of ovulation', { exact: true })).toBeVisible();
      await expect(samples(page)).toHaveCount(0);
      await expect(page.getByText('An invented percentage', { exact: false })).toHaveCount(0);
      await expectCard(page, 'Cycle day', '17 of about 30', 'Fertile today, by your signs of ovulation');
      await expectCard(page, 'Next period', '14 days', next);
      const overview = await openOverview(page);
      await expect(overview.where).toContainText('Cycle day 17 of about 30');
      await expect(overview.next.getByRole('listitem')).toHaveText(ahead);
      await openHistory(page);
      const cycle = page.getByRole('region', { name: 'This cycle' });
      await expect(cycle).toContainText('By the signs of ovulation recorded in this cycle.');
      await expect(cycle).toContainText('Day 17, by your LH test. Sunday, 19 October 2025.');
      await expect(page.getByRole('region', { name: /^Next period, most likely/ })).toContainText(
        '2 November',
      );
    });
  },
);

inEveryLook(() => {
  test('axe finds nothing in the forecast of month, day and year', { ...rows('C-80'), tag: '@deep' }, async ({
    page,
    context,
  }) => {
    test.slow();
    await setDay(page, '2025-10-21');
    await recordThreeCycles(context.request);
    await recordLog(context.request, '2025-10-15', { extras: { lh_test: 'positive' } }, 'conception');
    await openCalendar(page);
    // Ovulation on the 16th, day 14: 14 + 13.2 = 27.2, 30 October, with two days before and after it.
    const october = page.getByRole('grid', { name: 'October 2025' });
    await expect(october.locator('[data-window]')).toHaveCount(4);
    await expect(october.locator('[data-look=ovulation-confirmed]')).toHaveCount(1);
    expect(await complaintsAbout(page), 'month').toEqual([]);
    await open(page, EXPECTED);
    expect(await complaintsAbout(page), 'day').toEqual([]);
    await page.keyboard.press('Escape');
    const isWindow = hasColumns(page);
    await page.getByRole('button', { name: isWindow ? 'Year at a glance' : 'Year', exact: true }).click();
    const year = isWindow ? page.getByRole('dialog') : page.getByRole('region', { name: 'The year 2025' });
    await expect(year.locator('[data-window=expected]')).toHaveCount(3);
    expect(await complaintsAbout(page), 'year').toEqual([]);
  });
});
