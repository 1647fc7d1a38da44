import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { complaintsAbout, inEveryLook } from '../accessibility/looks.ts';
import { openCalendar, recordPeriod, sidePanel, signalsDialog } from '../calendar.ts';
import { openLog, recordLog, saveLog } from '../daily-log.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectCard, OVERVIEW } from '../today.ts';

// The figures are those of docs/algorithms/looking-ahead.md, moved to other days: after three cycles of 28 days the next
// period comes on day 26 to 30 after the last start, 8 times in 10, and as likely before day 28 as after it.

const STARTS = ['2025-07-11', '2025-08-08', '2025-09-05', '2025-10-03'];
/** 3 October + 26, + 28, + 30. */
const WINDOW = { from: '2025-10-29', expected: '2025-10-31', to: '2025-11-02' };

const day = (page: Page, date: string) => page.locator(`[role=grid] button[data-date="${date}"]`);
const frame = (page: Page, date: string) => day(page, date).locator('[data-window]');
const frames = (page: Page) => page.locator('[role=grid] [data-window]');
const showForecast = (page: Page) => page.getByRole('checkbox', { name: 'Show forecast' });
const legend = (page: Page) => page.getByRole('list', { name: 'Legend' });

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
  'The window of her next period stands in month and year beside the classes of the days, and in words',
  rows('C-23', 'C-24', 'C-25', 'C-26', 'C-27', 'C-28', 'C-29', 'PR-29', 'PR-36'),
  async ({ page, context }) => {
    await setDay(page, '2025-10-21');
    await recordCycles(context.request);
    await openCalendar(page);
    await expect(showForecast(page)).toBeChecked();
    await expect(
      page
        .getByText('Next period, most likely 31 October. 8 in 10: 29 October to 2 November.', { exact: true })
        .first(),
    ).toBeVisible();
    await expect(legend(page).getByRole('listitem')).toHaveText(['Period', 'Fertile', 'Ovulation']);

    await test.step('three of its days are in October, the expected one marked, none before today', async () => {
      await expect(frames(page)).toHaveCount(3);
      await expect(frame(page, WINDOW.from)).toHaveAttribute('data-window', 'day');
      await expect(frame(page, WINDOW.expected)).toHaveAttribute('data-window', 'expected');
      await expect(day(page, '2025-10-28')).toHaveAccessibleName('Tuesday, 28 October 2025');
      await expect(day(page, WINDOW.expected)).toHaveAccessibleName(
        'Friday, 31 October 2025, period, predicted. Next period: 25 % likely on this day, the expected day',
      );
      // The classes stay what they are by cycle length: the 31st is day 1 of the next cycle.
      await expect(day(page, '2025-10-31').locator('[data-look]')).toHaveAttribute(
        'data-look',
        'period-predicted',
      );
      await expect(day(page, '2025-10-17').locator('[data-look]')).toHaveAttribute('data-look', 'ovulation');
      await expect(day(page, '2025-10-29').locator('[data-look]')).toHaveCount(0);
    });

    await test.step('with the keyboard into the next month, where the window ends', async () => {
      await day(page, '2025-10-21').focus();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowRight');
      await expect(day(page, '2025-11-02')).toBeFocused();
      await expect(frame(page, '2025-11-02')).toHaveAttribute('data-window', 'day');
      await expect(frame(page, '2025-11-03')).toHaveCount(0);
      // Later windows are wider: 26 November + or so.
      await expect(frame(page, '2025-11-28')).toHaveAttribute('data-window', 'expected');
      await page.keyboard.press('Enter');
      await expect(signalsDialog(page).getByText('Next period: 10 % likely on this day.')).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('a day of no window says its chance when it is opened', async () => {
      await page.getByRole('button', { name: 'Previous month' }).click();
      const dialog = await open(page, '2025-10-21');
      await expect(
        dialog.getByText(/^Fertile: \d+ % likely, an estimate\. This is not contraception\.$/),
      ).toBeVisible();
      await page.keyboard.press('Escape');
      const before = await open(page, '2025-10-20');
      await expect(before.getByText(/likely/)).toHaveCount(0);
      await page.keyboard.press('Escape');
    });

    await test.step('the year has a frame for each window', async () => {
      await page.getByRole('button', { name: 'Year at a glance' }).click();
      const year = page.getByRole('dialog', { name: 'The year 2025' });
      await expect(year.getByRole('button', { name: /^October 2025/ })).toHaveAccessibleName(
        /next period, 8 in 10: 29 to 31/,
      );
      await expect(year.getByRole('button', { name: /^November 2025/ })).toHaveAccessibleName(
        /next period, 8 in 10: 1 to 2, later period, 8 in 10: 25 to 30/,
      );
      await expect(year.locator('[data-window=expected]')).toHaveCount(3);
      await page.keyboard.press('Escape');
    });

    await test.step('everything else that looks ahead says the same; the tiles stay by cycle length', async () => {
      await expect(sidePanel(page).getByText('31 Oct, 8 in 10: 29 Oct – 2 Nov')).toBeVisible();
      await expectCard(page, 'Next period', '10 days', '31 Oct, 8 in 10: 29 Oct – 2 Nov', 'Estimate');
      const tiles = page.getByRole('region', { name: 'By cycle length' });
      await expect(tiles.getByRole('definition')).toHaveText(['19 of 28', '24 days', '10 days']);
      await page.goto(OVERVIEW);
      const next = page.getByRole('region', { name: 'What comes next', exact: true });
      await expect(next.getByText('31 Oct, 8 in 10: 29 Oct – 2 Nov')).toBeVisible();
    });
  },
);

test(
  'She switches the forecast off, and this device remembers it',
  rows('C-29', 'PR-29'),
  async ({ page, context }) => {
    await setDay(page, '2025-10-21');
    await recordCycles(context.request);
    await openCalendar(page);
    await expect(frames(page)).toHaveCount(3);
    await showForecast(page).focus();
    await page.keyboard.press('Space');
    await expect(frames(page)).toHaveCount(0);
    await expect(day(page, WINDOW.expected)).toHaveAccessibleName(
      'Friday, 31 October 2025, period, predicted',
    );
    const dialog = await open(page, WINDOW.expected);
    await expect(dialog.getByText(/likely/)).toHaveCount(0);
    await page.keyboard.press('Escape');

    await page.reload();
    await expect(showForecast(page)).not.toBeChecked();
    await expect(frames(page)).toHaveCount(0);
    await showForecast(page).check();
    await expect(frames(page)).toHaveCount(3);
    await page.reload();
    await expect(frames(page)).toHaveCount(3);
  },
);

test(
  'On a late day it says what is usual, and the window lies ahead of her',
  rows('PR-28', 'PR-29'),
  async ({ page, context }) => {
    // 3 October is day 1, so 2 November is day 31; usual are 26 to 30.
    await setDay(page, '2025-11-02');
    await recordCycles(context.request);
    await openCalendar(page);
    const said = 'Day 31, usually 26 to 30';
    await expect(
      page.getByText(new RegExp(`^${said}\\. Next period, most likely 4 November\\.`)).first(),
    ).toBeVisible();
    await expect(sidePanel(page).getByText(said, { exact: true })).toBeVisible();
    await expectCard(page, 'Next period', said, '8 in 10: 3 – 6 Nov');
    await expectCard(page, 'Cycle day', '31 days', 'Usually 26 to 30 days');
    await expect(frame(page, '2025-11-02')).toHaveCount(0);
    await expect(frame(page, '2025-11-03')).toHaveAttribute('data-window', 'day');
    await expect(page.getByText(/you are late/i)).toHaveCount(0);
  },
);

test(
  'A positive LH test makes the next day a confirmed ovulation, and the forecast moves with it',
  rows('C-25', 'L-23', 'PR-29'),
  async ({ page, context }) => {
    await setDay(page, '2025-10-18');
    await recordCycles(context.request);
    await recordLog(context.request, '2025-10-17', { extras: { lh_test: 'negative' } }, 'conception');
    await choose(context.request, 'conception');
    await openCalendar(page);
    await expect(frame(page, WINDOW.expected)).toHaveAttribute('data-window', 'expected');
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
    // What is reckoned by cycle length stays, and stays called an estimate.
    await expect(day(page, '2025-10-17')).toHaveAccessibleName(/ovulation, estimate/);
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

for (const stage of ['contraception', 'ivf'] as const) {
  test(
    `In ${stage} the next period is forecast, and no fertile day`,
    rows('PR-36'),
    async ({ page, context }) => {
      await setDay(page, '2025-10-11');
      await recordCycles(context.request);
      await choose(context.request, stage);
      await openCalendar(page);
      await expect(frame(page, WINDOW.expected)).toHaveAttribute('data-window', 'expected');
      const dialog = await open(page, '2025-10-16');
      await expect(dialog.getByText(/likely/)).toHaveCount(0);
      await page.keyboard.press('Escape');
      const panel = sidePanel(page);
      await expect(panel.getByText('Fertile days', { exact: true })).toHaveCount(0);
      await expect(panel.getByText('Ovulation', { exact: true })).toHaveCount(0);
    },
  );
}

test(
  'With nothing recorded there is nothing to switch, and in modes without cycles neither',
  rows('Q-05', 'C-69'),
  async ({ page, context }) => {
    await setDay(page, '2025-10-21');
    await openCalendar(page);
    await expect(page.getByText('Example dates from 1 Oct 2025.')).toBeVisible();
    await expect(showForecast(page)).toHaveCount(0);
    await recordCycles(context.request);
    await choose(context.request, 'menopause');
    await page.reload();
    await expect(sidePanel(page, 'Menopause Mode')).toBeVisible();
    await expect(showForecast(page)).toHaveCount(0);
    await expect(frames(page)).toHaveCount(0);
  },
);

test('At 320 px it fits', rows('Q-20'), async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await setDay(page, '2025-10-21');
  await recordCycles(context.request);
  await openCalendar(page);
  await expect(frames(page)).toHaveCount(3);
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang).toBeLessThanOrEqual(0);
});

inEveryLook(() => {
  test(
    'axe finds nothing in the forecast of month, day and year',
    rows('C-80'),
    async ({ page, context }) => {
      test.slow();
      await setDay(page, '2025-10-21');
      await recordCycles(context.request);
      await recordLog(context.request, '2025-10-15', { extras: { lh_test: 'positive' } }, 'conception');
      await openCalendar(page);
      // Ovulation on the 16th, day 14: 14 + 13.2 = 27.2, 30 October, with two days before and after it.
      await expect(frames(page)).toHaveCount(4);
      await expect(page.locator('[data-look=ovulation-confirmed]')).toHaveCount(1);
      expect(await complaintsAbout(page), 'month').toEqual([]);
      await open(page, WINDOW.expected);
      expect(await complaintsAbout(page), 'day').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Year at a glance' }).click();
      await expect(page.getByRole('dialog').locator('[data-window=expected]')).toHaveCount(3);
      expect(await complaintsAbout(page), 'year').toEqual([]);
    },
  );
});
