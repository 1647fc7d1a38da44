import type { Page } from '@playwright/test';
import { chooseMode, modeOf } from '../life-stages.ts';
import { expectLoaded } from '../loaded.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast, toastsOf } from '../toasts.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const inputOf = (page: Page) => dialogOf(page).getByRole('combobox');
const chosenOf = (page: Page) => dialogOf(page).getByRole('option', { selected: true });

async function openSearch(page: Page, keys = '/'): Promise<void> {
  await page.keyboard.press(keys);
  await expect(inputOf(page)).toBeFocused();
}

test.beforeEach(async ({ page, maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
  await page.goto('/dashboard');
  await expect(modeOf(page)).toBeVisible();
});

for (const keys of ['/', 'Control+k', 'Meta+k']) {
  test(
    `${keys} opens the search, Escape closes it and gives the focus back`,
    rows('Q-41'),
    async ({ page }) => {
      await page.locator('#B3').focus();
      await openSearch(page, keys);
      await expect(inputOf(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(page.locator('#B3')).toBeFocused();
    },
  );
}

test('A few letters and Enter lead to a section, which says what it is', rows('X-25'), async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('timeln');
  await expect(chosenOf(page)).toContainText('Health Timeline');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard?section=b3-3');
  await expect(page.getByRole('button', { name: 'Health Timeline' })).toBeFocused();
  await expectToast(
    page,
    'Health Timeline',
    'Your records in the order in which they happened - Coming soon!',
  );
});

test('It finds groups, pages, Doctor Chat and modes', rows('Q-41'), async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('community');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Community & Support' })).toBeFocused();

  await openSearch(page);
  await page.keyboard.type('follow');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Follow-up reminders', 'A reminder before the next appointment - Coming soon!');

  await openSearch(page);
  await page.keyboard.type('ivf');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.keyboard.press('Enter');
  expect((await (await saved).json()).life_stage).toBe('ivf');

  await openSearch(page);
  await page.keyboard.type('emergency');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/emergency');
});

test('Arrows move, the list says how much is left, nothing found is said', rows('Q-41'), async ({ page }) => {
  await openSearch(page);
  await expect(chosenOf(page)).toContainText('Healthcare Services');
  await page.keyboard.press('ArrowDown');
  await expect(chosenOf(page)).toContainText('AI Health Assistant');
  const active = await inputOf(page).getAttribute('aria-activedescendant');
  await expect(chosenOf(page)).toHaveAttribute('id', active ?? 'none');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(chosenOf(page)).toContainText('Post-Menopause Mode');
  await page.keyboard.type('goals');
  await expect(dialogOf(page).getByRole('status')).toHaveText('1 result');
  await page.keyboard.type('zzz');
  await expect(dialogOf(page).getByText('Nothing has that name.')).toBeVisible();
  await expect(dialogOf(page).getByRole('status')).toHaveText('0 results');
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toBeVisible();
});

test('What belongs to another mode is not found', rows('D-100'), async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('tracker');
  await expect(dialogOf(page).getByRole('option', { name: /Pregnancy Tracker/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await chooseMode(page, 'Pregnancy Mode');
  // The list of modes has the focus and takes letters itself.
  await openSearch(page, 'Control+k');
  await page.keyboard.type('tracker');
  await expect(chosenOf(page)).toContainText('Pregnancy Tracker');
});

test('Uploading found by search opens at its place and returns there', rows('D-112'), async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('upload');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Upload Health Documents' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Upload Health Documents' })).toBeFocused();
  await expect(toastsOf(page)).toHaveCount(0);
});

test('"/" is a letter in fields and does nothing in menus and lists', rows('Q-41'), async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('a/b');
  await expect(inputOf(page)).toHaveValue('a/b');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(9);
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(dialogOf(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await modeOf(page).click();
  await page.keyboard.press('/');
  await expect(dialogOf(page)).toHaveCount(0);
});

test(
  'The key can be switched off and stays off; the button and Ctrl K remain',
  rows('Q-41'),
  async ({ page }) => {
    await openSearch(page);
    await dialogOf(page).getByLabel('Open with the / key').uncheck();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(modeOf(page)).toBeVisible();
    await page.keyboard.press('/');
    await openSearch(page, 'Control+k');
    await expect(dialogOf(page).getByLabel('Open with the / key')).not.toBeChecked();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(inputOf(page)).toBeFocused();
  },
);

test('Without a network the search says that it did not load', rows('Q-41'), async ({ page, context }) => {
  await expectLoaded(page);
  await context.setOffline(true);
  await page.keyboard.press('/');
  await expectToast(page, 'Search did not load', 'Check your connection and try again.');
  await context.setOffline(false);
});
