import type { Page } from '@playwright/test';
import { GOALS, setGoal, storedGoals } from '../goals.ts';
import { readDevice, setDay } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

/** A Friday; in the time zone of the stories its week goes from Monday 6 to Sunday 12 October. */
const TODAY = '2025-10-10';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
/** The first words of every day of a week, as a screen reader hears them. */
const daysOf = (page: Page, name: string) => card(page, name).getByRole('list').first().getByRole('listitem');

test.beforeEach(async ({ page, maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
  await setDay(page, TODAY);
});

test(
  'She chooses her first goal, logs the night, and finds it counted',
  rows('D-98', 'PR-29'),
  async ({ page, context }) => {
    await page.goto('/dashboard?section=b2');
    await page.getByRole('link', { name: 'Health Goals & Progress' }).click();
    await expect(page).toHaveURL(GOALS);
    await expect(heading(page, 'Health Goals & Progress')).toBeFocused();
    await expect(heading(page, 'Choose a goal')).toBeVisible();

    await page.getByRole('button', { name: /^Sleep/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Set a goal: Sleep' });
    await dialog.getByRole('textbox', { name: 'Hours a night, at least' }).fill('7,5');
    await dialog.getByRole('textbox', { name: 'Nights a week' }).fill('4');
    // Pressed twice, it is one goal.
    await button(page, 'Set the goal').dblclick();
    await expect(dialog).toHaveCount(0);
    const sleep = card(page, 'Sleep');
    await expect(sleep.getByText('7.5 hours on 4 nights a week')).toBeVisible();
    await expect(sleep.getByText('0 of 4 nights', { exact: true })).toBeVisible();
    await expect(sleep.getByText('Began on Friday')).toBeVisible();
    await expect
      .poll(() => storedGoals(context.request))
      .toMatchObject([{ kind: 'sleep', amount: 7.5, days_per_week: 4, started_on: TODAY, state: 'active' }]);

    await page.getByRole('link', { name: /^Friday 10: today, nothing logged so far/ }).click();
    await expect(page).toHaveURL(`/dashboard?day=${TODAY}#daily-log`);
    await page.getByRole('textbox', { name: 'Hours slept' }).fill('8');
    await button(page, 'Save').click();
    await expect
      .poll(() => context.request.get('/api/daily-logs').then((answer) => answer.text()))
      .toContain('"sleep_hours":8');
    await page.goto(GOALS);
    await expect(sleep.getByText('1 of 4 nights', { exact: true })).toBeVisible();
    await expect(daysOf(page, 'Sleep').nth(4)).toContainText('Friday 10: 8 hours, counts');
    await expect(page.getByRole('main')).not.toContainText(/missed|failed|streak|!/i);
  },
);

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test(
    'Without a connection one goal ends and the next begins; what another device set meanwhile is hers to choose',
    rows('PR-29', 'X-31'),
    async ({ page, context }) => {
      const { request } = context;
      await setGoal(request, { kind: 'sleep', amount: 7, days_per_week: 5, started_on: '2025-10-01' });
      await page.goto(GOALS);
      await expect(card(page, 'Sleep')).toBeVisible();
      await expect.poll(() => readDevice(page)).toContain('"kind":"sleep"');
      await page.route('**/api/**', (route) => route.abort());
      await page.reload();
      await expect(page.getByText(/^Shown as this device last saw it/)).toBeVisible();
      await button(page, 'End Sleep').click();
      await page.getByRole('button', { name: /^Sleep/ }).click();
      await button(page, 'Set the goal').click();
      await page.getByRole('button', { name: /^Water/ }).click();
      await button(page, 'Set the goal').click();
      await expect(card(page, 'Water').getByText('6 glasses on 5 days a week')).toBeVisible();
      await expect(page.getByText(/^3 changes not sent yet\./)).toBeVisible();
      // It is shown before the device has encrypted and kept it.
      await expect.poll(() => readDevice(page)).toContain('"kind":"water"');
      await page.reload();
      await expect(card(page, 'Water')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

      await setGoal(request, { kind: 'water', amount: 9, days_per_week: 7, started_on: TODAY });
      await page.unroute('**/api/**');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      const refused = page.getByRole('group', { name: 'Water, not saved' });
      await expect(refused.getByText(/On another device you set 9 glasses every day\./)).toBeVisible();
      // The end arrived before the next of its kind: both were taken.
      await expect
        .poll(async () => (await storedGoals(request)).map(({ kind, state }) => `${kind} ${state}`).sort())
        .toEqual(['sleep active', 'sleep ended', 'water active']);
      await button(page, 'Take this one').click();
      await expect(refused).toHaveCount(0);
      await expect(heading(page, 'Water')).toBeFocused();
      await expect(card(page, 'Water').getByText('6 glasses on 5 days a week')).toBeVisible();
      await expect
        .poll(async () => (await storedGoals(request)).filter(({ kind }) => kind === 'water'))
        .toMatchObject([{ amount: 6, days_per_week: 5 }]);
    },
  );
});
