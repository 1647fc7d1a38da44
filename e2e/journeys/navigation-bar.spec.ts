import type { Page } from '@playwright/test';
import { expectLoaded } from '../loaded.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

const PLACES = ['/product', '/for-patients', '/for-doctors', '/about', '/pricing', '/blog'];
const MARKETING = ['/', ...PLACES];

const barOf = (page: Page) => page.getByRole('banner');
const linksTo = (page: Page, path: string) =>
  barOf(page).locator(`a[href="${path}"]`).filter({ visible: true });

for (const path of MARKETING) {
  test(
    `The bar of ${path} leads everywhere`,
    rows('N-01', 'N-02', 'N-03', 'N-04', 'N-05', 'N-06', 'N-07', 'N-08'),
    async ({ page }) => {
      await page.goto(path);
      for (const place of MARKETING) await expect(linksTo(page, place).first()).toBeVisible();
    },
  );
}

test(
  'The bar turns opaque beyond 20 px and clear again at the top',
  rows('N-09', 'N-10', 'N-11', 'K-04'),
  async ({ page }) => {
    await page.goto('/');
    await expectLoaded(page);
    const background = () => barOf(page).evaluate((bar) => getComputedStyle(bar).backgroundColor);
    const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    const CLEAR = /rgba\(.*, 0\)|transparent/;
    await expect.poll(background).toMatch(CLEAR);
    await scrollTo(20);
    await page.waitForFunction(() => window.scrollY === 20);
    await expect.poll(background).toMatch(CLEAR);
    await scrollTo(21);
    await expect.poll(background).toMatch(/^rgb\(/);
    await scrollTo(0);
    await expect.poll(background).toMatch(CLEAR);
  },
);

test(
  'A visitor sees Log In and Get Started',
  rows('N-12', 'N-13', 'N-14', 'N-15', 'N-16'),
  async ({ page }) => {
    await page.goto('/about');
    const bar = barOf(page);
    await expect(bar.getByText('Logged in')).toBeHidden();
    await expect(bar.getByRole('link', { name: 'Dashboard' })).toBeHidden();
    await expect(bar.getByRole('button', { name: 'Log Out' })).toBeHidden();
    await bar.getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL('/auth/select-type');
    await page.goto('/about');
    await bar.getByRole('link', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/auth/login');
  },
);

test(
  'Signed in, she sees it from the first moment, and logs out where she is',
  rows('N-17', 'N-18', 'N-19', 'N-20', 'N-21', 'N-22', 'N-23', 'N-24', 'N-25'),
  async ({ page, maria, context }) => {
    expect(maria.email).toBeTruthy();
    // Held back for good: what is seen now is what the page knew before any script.
    await page.route('**/assets/*.js', () => {});
    await page.goto('/about', { waitUntil: 'commit' });
    const bar = barOf(page);
    await expect(bar.getByText('Logged in')).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Log In' })).toBeHidden();
    await expect(bar.getByRole('link', { name: 'Get Started' })).toBeHidden();
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    await page.goto('/about');
    await bar.getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/about');
    const reloaded = page.waitForEvent('load');
    await bar.getByRole('button', { name: 'Log Out' }).click();
    await reloaded;
    await expect(page).toHaveURL('/about');
    await expect(bar.getByRole('link', { name: 'Log In' })).toBeVisible();
    await expect(bar.getByText('Logged in')).toBeHidden();
    // What is left opens nothing: that this browser was seen before.
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['lunaria.known_browser']);
    expect((await context.request.get('/api/auth/token')).status()).toBe(401);
  },
);

test(
  'On a phone the places fold away behind a button; the current one is marked',
  rows('N-26', 'N-27', 'N-28', 'N-29'),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    const bar = barOf(page);
    for (const place of PLACES) await expect(linksTo(page, place)).toHaveCount(0);
    await bar.getByRole('button', { name: 'Open menu' }).click();
    const places = bar.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(places).toHaveCount(7);
    await expect(bar.getByRole('link', { name: 'Log In' })).toBeVisible();
    await expect(bar.getByRole('link', { name: 'Get Started' })).toBeVisible();
    const current = bar.locator('a[aria-current="page"]').filter({ visible: true });
    await expect(current).toHaveText(['About']);
    await bar.getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL('/pricing');
    await bar.getByRole('button', { name: 'Open menu' }).click();
    await expect(current).toHaveText(['Pricing']);
    await page.keyboard.press('Escape');
    await expect(current).toHaveCount(0);
    await expect(bar.getByRole('button', { name: 'Open menu' })).toBeFocused();
  },
);

test('On a phone the menu of a signed-in woman has her actions', rows('N-27'), async ({ page, maria }) => {
  expect(maria.email).toBeTruthy();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const bar = barOf(page);
  await bar.getByRole('button', { name: 'Open menu' }).click();
  await expect(bar.getByText('Logged in')).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Log In' })).toBeHidden();
});
