import type { Page } from '@playwright/test';
import { recordPeriod } from '../calendar.ts';
import { CYCLE_TRACKING, keptForecasts, recordCycles } from '../cycles.ts';
import { setDay } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

// Dates and windows are those of the model for these cycles; what it gives for them stands in chance-row.test.ts and,
// day by day, in docs/algorithms/next-period.md.
const TODAY = '2025-11-21';
const part = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const forecast = (page: Page) => part(page, /^Next period, most likely/);

test.beforeEach(async ({ page, maria }) => {
  expect(maria.email).toBeTruthy();
  await setDay(page, TODAY);
});

test(
  'Seven recorded cycles: date, window and the chance of every day, and each step further is less sure',
  rows('D-92', 'PR-29'),
  async ({ page, context }) => {
    await recordCycles(context.request);
    await page.goto('/dashboard?section=b2');
    await page.getByRole('link', { name: 'Cycle & Phase Tracking', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cycle & Phase Tracking' })).toBeVisible();
    await expect(page.getByText('Coming soon!')).toHaveCount(0);
    await expect(page.getByText('Cycle day 18. Based on your 7 recorded cycles.')).toBeVisible();

    await expect(forecast(page).getByRole('heading')).toContainText('Monday, 1 December');
    await expect(forecast(page)).toContainText('8 in 10: between 28 November and 2 December');
    await expect(forecast(page)).toContainText('Estimate');
    await expect(forecast(page)).toContainText('This is not contraception.');
    const chance = (day: string) =>
      forecast(page)
        .getByRole('row', { name: `${day} 2025` })
        .getByRole('cell');
    await expect(chance('Monday, 1 December')).toHaveText('29 %');
    await expect(chance('Tuesday, 2 December')).toHaveText('21 %');
    await expect(chance('Saturday, 29 November')).toHaveText('8 %');

    await expect(part(page, 'Cycles ahead').getByRole('listitem')).toHaveText([
      /^1 Dec.*28 Nov – 2 Dec$/,
      /^28 Dec.*26 – 31 Dec$/,
      /^25 Jan.*20 – 27 Jan$/,
    ]);
    await expect(part(page, 'How close we were')).toContainText('From your next period on');

    // Worked out in fertile-days.test.ts; ovulation lies before today with 87 %, and today or in the next five days with 12 %.
    const now = part(page, 'This cycle');
    await expect(now).toContainText('Luteal phase');
    await expect(now).toContainText('An estimate from the lengths of your cycles: about 9 in 10.');
    await expect(now).toContainText('8 – 21 Nov');
    await expect(now.getByRole('row', { name: 'Friday, 14 November 2025' }).getByRole('cell')).toHaveText(
      '66 %',
    );
    await expect(now).toContainText('12 – 20 Nov');
    await expect(now).toContainText('not contraception');
  },
);

test('How it is calculated is told in words, by keyboard too', rows('D-92'), async ({ page, context }) => {
  await recordCycles(context.request);
  await page.goto(CYCLE_TRACKING);
  const button = page.getByRole('button', { name: 'How it is calculated' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'How it is calculated' });
  await expect(dialog).toContainText('Of ten periods, about eight start on a day of the window');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});

test(
  'Nothing recorded asks for a first period; with one, the window is wide and says why',
  rows('D-92', 'PR-29'),
  async ({ page, context }) => {
    await page.goto(CYCLE_TRACKING);
    await expect(page.getByText('No period is recorded yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Record a period' }).click();
    await expect(page).toHaveURL('/dashboard#calendar');

    await recordPeriod(context.request, '2025-11-04', '2025-11-08');
    await page.goto(CYCLE_TRACKING);
    await expect(page.getByText('Cycle day 18. No finished cycle counts yet.')).toBeVisible();
    // Nothing known: median day 29, eight of ten from 23 to 33. 4 November and these days.
    await expect(forecast(page).getByRole('heading')).toContainText('Wednesday, 3 December');
    await expect(forecast(page)).toContainText('8 in 10: between 27 November and 7 December');
    await expect(forecast(page)).toContainText('this is how it is for most women');
  },
);

test('Later than usual is said calmly, with what she can do', rows('D-92'), async ({ page, context }) => {
  await recordCycles(context.request);
  await page.clock.setFixedTime(new Date('2025-12-04T12:00:00'));
  await page.goto(CYCLE_TRACKING);
  const late = part(page, 'Day 31. Your last seven cycles were 26 to 29 days.');
  await expect(late).toContainText('If your period has come, record it');
  await expect(late).toContainText('If you may be pregnant');
  await expect(late.getByRole('link', { name: 'mark it as unusual' })).toBeVisible();
  await expect(forecast(page)).toContainText('8 in 10: between 5 December and 8 December');
});

test(
  'The forecast on her screen is kept once, and compared with the day on which the period came',
  rows('D-92', 'PR-29'),
  async ({ page, context }) => {
    const { request } = context;
    await recordCycles(request);
    await page.goto(CYCLE_TRACKING);
    await expect.poll(() => keptForecasts(request)).toHaveLength(1);
    await page.reload();
    await expect(forecast(page)).toBeVisible();
    await page.goto(CYCLE_TRACKING);
    await expect(forecast(page)).toBeVisible();
    expect(await keptForecasts(request)).toEqual([
      {
        cycle_start: '2025-11-04',
        shown_on: TODAY,
        predicted_start: '2025-12-01',
        window_from: '2025-11-28',
        window_to: '2025-12-02',
        known_cycles: 7,
        is_ovulation_known: false,
      },
    ]);

    await recordPeriod(request, '2025-12-02', null);
    await page.clock.setFixedTime(new Date('2025-12-03T12:00:00'));
    await page.goto(CYCLE_TRACKING);
    const close = part(page, 'How close we were');
    await expect(close.getByRole('listitem')).toHaveText([/^2 Dec\s*1 day late\s*in window$/]);
    await expect(close).toContainText('It fell inside its window.');
  },
);

test(
  'In modes without cycles no forecast is made; with contraception or treatment it says what bleeding follows',
  rows('D-92', 'PR-29'),
  async ({ page, context }) => {
    const { request } = context;
    await recordCycles(request);
    const choose = async (stage: string) => {
      const answer = await request.patch('/api/profile', { data: { life_stage: stage } });
      expect(answer.status()).toBe(200);
      await page.goto(CYCLE_TRACKING);
    };
    await choose('contraception');
    await expect(forecast(page)).toContainText('bleeding follows the hormones');
    await expect(forecast(page)).toContainText('Fertile days and ovulation are not estimated.');
    await expect(part(page, 'This cycle')).toHaveCount(0);
    await choose('ivf');
    await expect(forecast(page)).toContainText('bleeding follows the medication');
    await choose('menopause');
    await expect(page.getByText('Menopause Mode: no forecast of periods is made.')).toBeVisible();
    await expect(forecast(page)).toHaveCount(0);
    await choose('pregnancy');
    await expect(page.getByText('Pregnancy Mode: no forecast of periods is made.')).toBeVisible();
    await expect(forecast(page)).toHaveCount(0);
  },
);

test(
  'What did not load says so and comes back; without an answer it is shown as this device last saw it, and not kept as a forecast',
  rows('X-31', 'D-92'),
  async ({ page, context }) => {
    await recordCycles(context.request);
    await page.route('**/api/cycle-records', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(CYCLE_TRACKING);
    await expect(page.getByText('Your cycles did not load. They are safe on the server.')).toBeVisible();
    await page.unroute('**/api/cycle-records');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(forecast(page).getByRole('heading')).toContainText('Monday, 1 December');
    await expect.poll(() => keptForecasts(context.request)).toHaveLength(1);

    // Late enough for another date, and the server is silent.
    await page.route(/\/api\/(cycle-records|period-tracking)/, (route) => route.abort());
    await page.clock.setFixedTime(new Date('2025-12-04T12:00:00'));
    await page.goto(CYCLE_TRACKING);
    await expect(page.getByText('Shown as this device last saw it.')).toBeVisible();
    await expect(forecast(page)).toContainText('8 in 10: between 5 December and 8 December');
    expect(await keptForecasts(context.request)).toHaveLength(1);
    await page.unroute(/\/api\/(cycle-records|period-tracking)/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Shown as this device last saw it.')).toHaveCount(0);
    await expect.poll(() => keptForecasts(context.request)).toHaveLength(2);
  },
);

// 29 to 52 days, six of them: a window of 17 days, in which two or three days share a disc.
const IRREGULAR = ['2025-04-01', '2025-05-06', '2025-06-16', '2025-07-15', '2025-09-05', '2025-10-08'];

test('At 320 px nothing has to be scrolled sideways', rows('Q-20', 'D-92'), async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const measureOverhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const start of IRREGULAR) await recordPeriod(context.request, start, null);
  await recordPeriod(context.request, '2025-11-15', null);
  await page.goto(CYCLE_TRACKING);
  await expect(forecast(page)).toBeVisible();
  await expect(part(page, 'This cycle')).toBeVisible();
  expect(await measureOverhang()).toBeLessThanOrEqual(0);
});
