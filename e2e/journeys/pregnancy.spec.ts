import type { Locator, Page } from '@playwright/test';
import { openCalendar, sidePanel } from '../calendar.ts';
import { chooseMode, modeOf } from '../life-stages.ts';
import { lookAtDay, tiles } from '../one-truth.ts';
import {
  chooseDay,
  datePregnancy,
  endPregnancy,
  LAST_PERIOD,
  readDevice,
  rememberAnswers,
  setDay,
  storedPregnancy,
  TODAY,
  TRACKER,
} from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast } from '../toasts.ts';
import { expectCard } from '../today.ts';

const WORDS_OF_IT = /pregnan|trimester|due date|baby/i;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });

test.beforeEach(async ({ page, maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
  await setDay(page, TODAY);
});

test(
  'She adds her dates, and her week takes the place of every sample; ended by mistake, all of it is taken back',
  rows('D-96', 'D-99', 'C-58', 'PR-28', 'PR-29', 'Q-22'),
  async ({ page, context }) => {
    await openCalendar(page);
    await chooseMode(page, 'Pregnancy Mode');
    const panel = sidePanel(page, 'Pregnancy Mode');
    await expect(panel.getByText('Week 24 of 40')).toBeVisible();
    await expect(panel.getByText('Sample', { exact: true })).toBeVisible();
    await panel.getByRole('link', { name: 'Add your dates' }).click();
    await expect(page).toHaveURL(TRACKER);
    await expect(heading(page, 'Pregnancy Tracker')).toBeFocused();

    await chooseDay(page, 'First day of your last period', 'April', '2025', '22');
    await button(page, 'Save the dates').click();
    await expectToast(page, 'Saved', 'Your dates are saved');
    await expect(heading(page, '24 weeks, 3 days')).toBeVisible();
    const dating = { method: 'lastPeriod', last_period_date: LAST_PERIOD, due_date: null, current_week: 0 };
    expect(await storedPregnancy(context.request)).toMatchObject({ dating });

    await page.getByRole('link', { name: 'Dashboard Home' }).click();
    await expect(panel.getByText('24 weeks, 3 days', { exact: true })).toBeVisible();
    await expect(panel.getByText('27 Jan 2026')).toBeVisible();
    const today = page.getByRole('region', { name: 'Your Health Today' });
    await expect(today.getByText('24 of 40')).toBeVisible();
    await expect(page.getByRole('main').getByText('Sample', { exact: true })).toHaveCount(0);

    await today.getByRole('link', { name: 'Week: open the Pregnancy Tracker' }).click();
    await endPregnancy(page, 'I prefer not to say');
    await expect(modeOf(page)).toContainText('Menstrual Cycle');
    await expect.poll(() => storedPregnancy(context.request)).toBeNull();
    await button(page, 'Undo').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(modeOf(page)).toContainText('Pregnancy Mode');
    await expect(panel.getByText('24 weeks, 3 days', { exact: true })).toBeVisible();
    await expect(button(page, 'Undo')).toHaveCount(0);
    await expect.poll(() => storedPregnancy(context.request)).toMatchObject({ dating });
    await expect
      .poll(async () => (await (await context.request.get('/api/profile')).json()).life_stage)
      .toBe('pregnancy');
    await page.goto(TRACKER);
    await expect(heading(page, '24 weeks, 3 days')).toBeVisible();
  },
);

test('“I lost the pregnancy”: she goes on in the mode she chose, and nothing of the pregnancy is left anywhere', {
  ...rows('PR-29', 'D-100', 'PR-37'),
  tag: '@deep',
}, async ({ page, context }) => {
  await datePregnancy(context.request);
  await page.goto(TRACKER);
  await expect(heading(page, '24 weeks, 3 days')).toBeVisible();
  await expect.poll(() => readDevice(page)).toContain(LAST_PERIOD);
  await rememberAnswers(page, context.request);
  const sent = page.waitForRequest('**/api/stage/end');
  await endPregnancy(page, 'I lost the pregnancy');
  const end = { reason: 'loss', ended_on: null, life_stage: 'menstrual-cycle' };
  expect((await sent).postDataJSON()).toMatchObject(end);

  await expect(page).toHaveURL('/dashboard');
  await expect(modeOf(page)).toContainText('Menstrual Cycle');
  await expect(sidePanel(page, 'Menstrual Cycle')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(WORDS_OF_IT);
  await expect.poll(() => storedPregnancy(context.request)).toBeNull();
  await expect.poll(() => readDevice(page)).not.toMatch(/2025-04-22|"pregnant"|swollen feet/);
  expect(await readDevice(page)).toContain('1990-04-01');

  await page.reload();
  await expect(modeOf(page)).toContainText('Menstrual Cycle');
  await expect(page.getByRole('main')).not.toContainText(WORDS_OF_IT);
  await test.step('no cycle is counted on the day of the loss; the next period begins one on every screen', async () => {
    const panel = sidePanel(page, 'Menstrual Cycle');
    await expect(panel.getByRole('listitem').first()).toHaveText('Since today');
    await expect(panel).toContainText('Nothing is forecast until your next period.');
    await expect(tiles(page)).toHaveCount(0);
    await expectCard(page, 'Since 10 Oct', 'Today', 'No cycle is counted yet');
    await page.clock.setSystemTime(new Date('2025-11-12T12:00:00'));
    await page.reload();
    await lookAtDay(page, '2025-11-12', async (day) => {
      await day.getByRole('button', { name: 'Period started this day' }).click();
      await expect(day.getByText('Period, day 1, recorded', { exact: true })).toBeVisible();
    });
    await expect(panel.getByRole('listitem').first()).toHaveText('Cycle day 1 of about 29Menstrual phase');
    await expect(tiles(page)).toHaveText(['1 of about 29', '15 days', '29 days']);
    await expectCard(page, 'Cycle day', '1 of about 29');
  });
  // Whoever goes back to the mode by hand begins without dates.
  await chooseMode(page, 'Pregnancy Mode');
  await page.goto(TRACKER);
  await expect(heading(page, 'Date your pregnancy')).toBeVisible();
});

test('Without a connection her week is there, and an end said then is kept and sent later', {
  ...rows('PR-29', 'X-31'),
  tag: '@deep',
}, async ({ page, context }) => {
  await datePregnancy(context.request);
  await page.goto(TRACKER);
  await expect(heading(page, '24 weeks, 3 days')).toBeVisible();
  await expect.poll(() => readDevice(page)).toContain(LAST_PERIOD);
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(heading(page, '24 weeks, 3 days')).toBeVisible();
  await endPregnancy(page, 'I lost the pregnancy');
  await expect(modeOf(page)).toContainText('Menstrual Cycle');
  await expect(page.getByText(/^1 change not sent yet\./)).toBeVisible();
  // It is shown before the device has encrypted and kept it.
  await expect.poll(() => readDevice(page)).toContain('"reason":"loss"');
  await page.reload();
  await expect(modeOf(page)).toContainText('Menstrual Cycle');
  await expect(page.getByRole('main')).not.toContainText(WORDS_OF_IT);

  await page.unroute('**/api/**');
  // Sent by itself after a while; at once for who comes back to the page.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(() => storedPregnancy(context.request)).toBeNull();
  await expect(modeOf(page)).toContainText('Menstrual Cycle');
});
