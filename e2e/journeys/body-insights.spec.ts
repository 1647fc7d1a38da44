import { AFTER_CYCLES, recordedCycles } from '@lunaria/domain/patterns/testing/recorded-cycles.ts';
import { setDay } from '../pregnancy.ts';
import { recordDays } from '../recorded-days.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

test(
  'From what she recorded in two cycles a map is drawn; what is missing to tell more is said, with the way to log',
  rows('D-93', 'PR-29'),
  async ({ page, context, maria }) => {
    expect(maria.email).toBeTruthy();
    await setDay(page, AFTER_CYCLES);
    await page.goto('/dashboard?section=b2');
    await page.getByRole('link', { name: /^Body Insights & Patterns/ }).click();
    await expect(page).toHaveURL('/dashboard/insights');
    await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible();
    await expect(page.locator('[data-not-yet]')).toContainText('no finished cycle is recorded');

    await recordDays(
      context.request,
      recordedCycles({
        cycles: 2,
        signalsOf: (_, day) => (day >= 24 ? { symptoms: ['cramps'] } : null),
      }),
    );
    await page.reload();
    await expect(page.getByText('Three more cycles, and we can look for patterns.')).toBeVisible();
    await page.getByRole('button', { name: 'All the numbers, day by day' }).click();
    const found = page.getByRole('region', { name: 'What comes back' });
    await expect(found).toContainText('Not enough data yet');
    await expect(found).toContainText('2 are recorded so far: 1 more is missing.');
    const cramps = page.getByRole('row', { name: 'Abdominal Cramps' }).getByRole('gridcell');
    await expect(cramps.nth(27)).toHaveText('marked in 2 of 2 cycles, recorded in 2');
    await found.getByRole('link', { name: 'Log today' }).click();
    await expect(page.getByRole('form', { name: 'Daily Health Log' })).toBeInViewport();
  },
);
