import type { Page } from '@playwright/test';
import { recordSignals } from '../calendar.ts';
import { recordLog } from '../daily-log.ts';
import { setDay } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { cardOf, expectCard, healthToday, OVERVIEW } from '../today.ts';

// Every figure: web/features/dashboard/today-figures.component.test.tsx.
const TODAY = '2025-10-10';

async function openToday(page: Page) {
  await page.goto('/dashboard');
  await expect(healthToday(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
}

test(
  'Samples invite her to log, and go with her first log; one noted day in the calendar is enough too; a card leads to her day, and that to a field',
  rows('D-69', 'D-91', 'Q-05', 'Q-22', 'PR-28', 'PR-29', 'L-12'),
  async ({ page, context, maria }) => {
    expect(maria.email).toBeTruthy();
    await setDay(page, TODAY);
    await openToday(page);
    await expect(healthToday(page).getByText('Sample', { exact: true })).toHaveCount(6);
    await healthToday(page).getByRole('link', { name: 'Log your first day' }).click();
    await expect(page).toHaveURL('/dashboard#daily-log');
    const form = page.getByRole('form', { name: 'Daily Health Log' });
    await expect(form).toBeInViewport();
    // The cards do not wait for the server; what is deleted below has to be there first.
    // Nothing is hers until she touches it; the positions are, once she says so.
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form.getByText('Nothing to save yet.')).toBeVisible();
    await form.getByRole('button', { name: 'Log as shown' }).click();
    await expect(form.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
    await expectCard(page, 'Sleep', '7 hours');
    await expectCard(page, 'Water', '0 glasses');
    await expectCard(page, 'Cycle day', 'No period recorded');
    await expect(healthToday(page).getByText('Sample', { exact: true })).toHaveCount(0);

    const answer = await context.request.delete(
      `/api/daily-logs/${TODAY}?user_id=${(await (await context.request.get('/api/auth/token')).json()).user.id}`,
    );
    expect(answer.status()).toBe(204);
    // Long before the days that are loaded with the page.
    await recordSignals(context.request, '2025-02-01', { symptoms: ['cramps'] });
    await openToday(page);
    await expectCard(page, 'Sleep', 'Nothing logged');
    await expect(healthToday(page).getByText('Sample', { exact: true })).toHaveCount(0);

    await recordLog(context.request, '2025-10-09', { mood: 8 });
    await openToday(page);
    // Anywhere on the card.
    await cardOf(page, 'Cycle day').click();
    await expect(page).toHaveURL('/dashboard#calendar');
    await healthToday(page).getByRole('link', { name: 'Your day' }).click();
    await expect(page).toHaveURL(OVERVIEW);
    await expect(page.getByRole('heading', { level: 1, name: "Today's Overview" })).toBeFocused();
    await page.getByRole('tab', { name: 'Yesterday' }).click();
    // The field that she chose is where the form begins.
    await page.getByRole('link', { name: 'Stress: log it' }).click();
    await expect(page).toHaveURL('/dashboard?day=2025-10-09#daily-log');
    await expect(page.locator('[data-field="stress"] :focus')).toBeVisible();
    await expect(page.getByText('Thursday, 9 October 2025')).toBeVisible();
  },
);
