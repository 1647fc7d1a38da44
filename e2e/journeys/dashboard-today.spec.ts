import { addDays, localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { recordPeriod } from '../calendar.ts';
import { chooseMode, modeOf } from '../life-stages.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { healthToday } from '../today.ts';

const CARDS = {
  'Pre-Menstrual': ['Sleep', 'Mood', 'Movement', 'Water'],
  'Menstrual Cycle': ['Cycle day', 'Next period', 'Sleep', 'Mood', 'Water', 'Movement'],
  'Contraception Mode': ['Pill', 'Cycle day', 'Sleep', 'Mood', 'Water', 'Movement'],
  'Conception Mode': ['Cycle day', 'Temperature', 'Next period', 'Sleep', 'Mood', 'Movement'],
  'IVF Mode': ['Medication', 'Anxiety', 'Fatigue', 'Sleep', 'Mood', 'Water'],
  'Pregnancy Mode': ['Week', 'Kicks', 'Sleep', 'Mood', 'Water', 'Movement'],
  'Menopause Mode': ['Hot flashes', 'Last period', 'Sleep', 'Mood', 'Water', 'Movement'],
  'Post-Menopause Mode': ['Blood pressure', 'Energy', 'Sleep', 'Mood', 'Water', 'Movement'],
};

const today = healthToday;

test.beforeEach(async ({ page, maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
  await page.goto('/dashboard');
  await expect(modeOf(page)).toBeVisible();
});

test(
  'Each mode has cards of its own, all of them marked as samples',
  rows('D-67', 'D-68', 'D-69', 'Q-22', 'PR-28'),
  async ({ page }) => {
    for (const [mode, cards] of Object.entries(CARDS)) {
      await chooseMode(page, mode);
      await expect(page.getByRole('heading', { level: 2, name: mode, exact: true })).toBeVisible();
      await expect(today(page).getByRole('heading', { level: 3 })).toHaveText(cards);
      await expect(today(page).getByText('Sample', { exact: true })).toHaveCount(cards.length);
      await expect(today(page).getByText('Samples show the layout; none of them is yours.')).toBeVisible();
    }
  },
);

test(
  'With a period recorded the cycle day is hers, and no sample stands beside it',
  rows('D-69', 'Q-22', 'PR-28'),
  async ({ page, context }) => {
    await recordPeriod(context.request, addDays(localDateOf(new Date()), -2), null);
    await page.reload();
    await expect(today(page).getByText('3 of 28')).toBeVisible();
    await expect(today(page).getByText('Nothing logged')).toHaveCount(4);
    await expect(today(page).getByText('Sample', { exact: true })).toHaveCount(0);
  },
);

test(
  'The banner leads to the first step of getting started',
  rows('D-70', 'D-71', 'Q-28'),
  async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'Complete your profile' })).toBeVisible();
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await expect(page).toHaveURL('/onboarding/basic-info');
  },
);

test(
  'While the profile loads no mode is guessed, and no sample shown',
  rows('D-69', 'D-61'),
  async ({ page }) => {
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/profile', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.reload();
    await expect(today(page)).toBeVisible();
    await expect(today(page).getByText('Sample', { exact: true })).toHaveCount(0);
    await expect(modeOf(page)).toHaveCount(0);
    answer.resolve();
    await expect(today(page).getByText('Sample', { exact: true })).toHaveCount(6);
  },
);

test('With the profile missing the sections can be opened all the same', rows('X-31'), async ({ page }) => {
  await page.route('**/api/profile', (route) => route.fulfill({ status: 503, json: {} }));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(today(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'My Health Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 4 })).toHaveCount(7);
});
