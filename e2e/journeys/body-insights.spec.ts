import { createChance } from '@lunaria/domain/examples/create-chance.ts';
import { SYMPTOMS } from '@lunaria/domain/signals/health-signals.ts';
import type { Page } from '@playwright/test';
import { INSIGHTS, openInsights, recordCycles, recordHeadaches, TODAY } from '../insights.ts';
import { setDay } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

// Figures are worked out by hand in docs/algorithms/patterns.md and in e2e/insights.ts.
test.beforeEach(async ({ page, maria }) => {
  expect(maria.email).toBeTruthy();
  await setDay(page, TODAY);
});

const part = (page: Page, name: string) => page.getByRole('region', { name });
const cellOf = (page: Page, row: string, column: number) =>
  page
    .getByRole('row', { name: row })
    .getByRole('gridcell')
    .nth(column - 1);

test(
  'Eight cycles with headaches before the period: told with their counts, drawn day by day, sleep by phase',
  rows('D-93', 'PR-29'),
  async ({ page, context }) => {
    test.slow();
    await recordHeadaches(context.request);
    await page.goto('/dashboard?section=b2');
    await page.getByRole('link', { name: /^Body Insights & Patterns/ }).click();
    await expect(page).toHaveURL(INSIGHTS);
    await expect(page.getByRole('heading', { level: 1, name: 'Body Insights & Patterns' })).toBeVisible();

    const found = part(page, 'What comes back');
    await expect(found.getByRole('heading', { level: 3 })).toHaveText(['Usually before your period']);
    await expect(found.locator('[data-pattern] p')).toHaveText([
      'Headache: on 14 of 40 days in the five days before your period, on 9 of 160 other days, in 6 of your 8 cycles.',
    ]);
    await expect(found).toContainText('3 comparisons were made');
    await expect(found).toContainText('Going together is not a cause.');

    await test.step('by cycle day', async () => {
      // Day 27 in cycles 1, 2, 3, 4, 6 and 7; all eight are recorded then.
      await expect(cellOf(page, 'Headache', 27)).toHaveText('marked in 6 of 8 cycles, recorded in 8');
      await expect(cellOf(page, 'Headache', 2)).toHaveText('marked in 1 of 8 cycles, recorded in 8');
      await expect(cellOf(page, 'Headache', 5)).toHaveText('marked in 0 of 8 cycles, recorded in 8');
      // Not recorded, which is not the same.
      await expect(cellOf(page, 'Headache', 9)).toHaveText('nothing recorded in 8 cycles');
      await expect(cellOf(page, 'Recorded at all', 9)).toHaveText('recorded in 0 of 8');
      await expect(page.getByText('Never marked: Abdominal Cramps, Bloating')).toBeVisible();
      await page.getByRole('button', { name: 'Show numbers' }).click();
      await expect(cellOf(page, 'Headache', 27).locator('[aria-hidden]').first()).toHaveText('6');
      await page.getByRole('button', { name: 'Show numbers' }).click();
    });

    await test.step('before the next period', async () => {
      await page.getByRole('tab', { name: 'Before the next period' }).click();
      await expect(page.getByRole('columnheader').last()).toContainText('1 day before');
      // Day 27 of 28 is the last but one.
      await expect(cellOf(page, 'Headache', 27)).toHaveText('marked in 6 of 8 cycles, recorded in 8');
    });

    await test.step('sleep by phase', async () => {
      const phases = part(page, 'By phase');
      await expect(phases.locator('[data-phase-range]')).toHaveText([
        'Period6 hours, mostly 6, 40 days of 8 cycles',
        // Days 6, 7, 11 and 12.
        'Before ovulation7 hours, mostly 7, 32 days of 8 cycles',
        'Around ovulation8 hours, mostly 8, 40 days of 8 cycles',
        'After ovulation7 hours, mostly 7, 88 days of 8 cycles',
      ]);
      await expect(phases).toContainText('Ovulation is estimated by cycle length.');
      await expect(phases).toContainText('whether phases differ was not tested');
    });

    await expect(page.getByRole('link', { name: 'print a cycle report' })).toHaveAttribute(
      'href',
      '/dashboard/cycle-report',
    );
  },
);

test(
  'Complaints that follow nothing: nothing is told, and how that was tested stands below',
  rows('PR-29'),
  async ({ page, context }) => {
    test.slow();
    const chance = createChance(21);
    await recordCycles(context.request, {
      cycles: 6,
      signalsOf: () => ({
        symptoms: SYMPTOMS.map(({ value }) => value).filter(() => chance() < 0.2),
        mood: ['calm'],
      }),
    });
    await openInsights(page);
    const found = part(page, 'What comes back');
    await expect(found).toContainText('Nothing comes back so clearly that chance would not do it as well.');
    await expect(found.locator('[data-pattern]')).toHaveCount(0);
    // Eight symptoms and one mood, three windows each.
    await expect(found).toContainText('27 comparisons were made');
    await expect(part(page, 'Day by day').getByRole('rowheader')).toHaveCount(10);
  },
);

test(
  'Two cycles are not enough: what is missing is said, with the way to log',
  rows('PR-29'),
  async ({ page, context }) => {
    await openInsights(page);
    await expect(page.locator('[data-not-yet]')).toContainText('no finished cycle is recorded');

    await recordCycles(context.request, {
      cycles: 2,
      signalsOf: (_, day) => (day >= 24 ? { symptoms: ['cramps'] } : null),
    });
    await page.reload();
    const found = part(page, 'What comes back');
    await expect(found).toContainText('Not enough data yet');
    await expect(found).toContainText('2 are recorded so far: 1 more is missing.');
    await expect(cellOf(page, 'Abdominal Cramps', 28)).toHaveText('marked in 2 of 2 cycles, recorded in 2');
    await found.getByRole('link', { name: 'Log today' }).click();
    await expect(page.getByRole('form', { name: 'Daily Health Log' })).toBeInViewport();
  },
);

test(
  'The map is gone through with the arrow keys, and on a phone it fits its card',
  rows('PR-29'),
  async ({ page, context }) => {
    await recordCycles(context.request, {
      cycles: 3,
      signalsOf: (_, day) => (day >= 26 ? { symptoms: ['cramps'], mood: ['sad'] } : { discharge: 'dry' }),
    });
    await openInsights(page);
    const readout = page.locator('[data-readout]');
    await page.getByRole('tab', { name: 'By cycle day' }).focus();
    await page.keyboard.press('Tab');
    // The panel of the tab, then the map as one stop.
    await page.keyboard.press('Tab');
    await expect(cellOf(page, 'Abdominal Cramps', 1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(cellOf(page, 'Abdominal Cramps', 28)).toBeFocused();
    await expect(readout).toHaveText('Abdominal Cramps, day 28: marked in 3 of 3 cycles, recorded in 3.');
    await page.keyboard.press('ArrowDown');
    await expect(readout).toHaveText('Sad, day 28: marked in 3 of 3 cycles, recorded in 3.');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await expect(readout).toHaveText('Recorded at all, day 27: recorded in 3 of 3.');

    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByText(/^Each column holds up to [34] days/)).toBeVisible();
      const grid = page.getByRole('grid');
      const [table, card] = await Promise.all([
        grid.boundingBox(),
        part(page, 'Day by day').locator('> div').boundingBox(),
      ]);
      expect(table && card && table.x + table.width <= card.x + card.width).toBe(true);
      const isScrolling = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isScrolling, `sideways at ${width} px`).toBe(false);
    }
  },
);

test(
  'Days that did not load say so and come back; without a connection the last visit is shown',
  rows('X-31', 'PR-29'),
  async ({ page, context }) => {
    await recordCycles(context.request, {
      cycles: 3,
      signalsOf: (_, day) => (day > 20 ? { symptoms: ['acne'] } : null),
    });
    await page.route('**/api/daily-health-signals*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(INSIGHTS);
    await expect(page.getByText('Your days did not load. They are safe on the server.')).toBeVisible();
    await page.unroute('**/api/daily-health-signals*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cellOf(page, 'Acne', 28)).toHaveText('marked in 3 of 3 cycles, recorded in 3');

    await page.route('**/api/daily-health-signals*', (route) => route.abort());
    await page.reload();
    await expect(page.getByText('Shown as this device last saw it.')).toBeVisible();
    await expect(cellOf(page, 'Acne', 28)).toHaveText('marked in 3 of 3 cycles, recorded in 3');
  },
);

test(
  'In a mode without cycles what was recorded before stays, and is called so',
  rows('PR-29'),
  async ({ page, context }) => {
    const choose = async (life_stage: string) => {
      const answer = await context.request.patch('/api/profile', { data: { life_stage } });
      expect(answer.status()).toBe(200);
    };
    await choose('menopause');
    await openInsights(page);
    await expect(page.getByRole('link', { name: 'Open your history' })).toBeVisible();

    await choose('menstrual-cycle');
    await recordCycles(context.request, { cycles: 3, signalsOf: () => ({ mood: ['happy'] }) });
    await choose('contraception');
    await openInsights(page);
    await expect(page.getByText('In Contraception Mode no ovulation is estimated')).toBeVisible();
    await expect(part(page, 'By phase')).toContainText('Ovulation is not known');
  },
);
