import type { Page } from '@playwright/test';
import { expectLoaded } from '../loaded.ts';
import { rows } from '../rows.ts';
import { AUTH_SCREENS, PUBLIC_SCREENS, SIGNED_IN_SCREENS } from '../screens.ts';
import { expect, test } from '../story.ts';

const HEADINGS: Record<string, string | RegExp> = {
  '/': "Your Complete Women's Health Companion",
  '/auth/select-type': 'How will you use the app?',
  '/auth/signup': 'Create Your Patient Account',
  '/auth/login': 'Welcome Back',
  '/auth/patient-login': 'Welcome Back',
  '/dashboard': /^Good /,
};

/** What a page throws while it is open, with where it was. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error}`));
  return errors;
}

// That each is there with status 200, scripts/site/answers.built.test.ts asks, and how it looks on a narrow screen the
// component tests of all screens. Here is whether the built page comes to life in a browser: of each kind one in `npm
// test`, all of them, and by reload, in the deep run. One visit for many addresses: what is looked at is each page, not
// what the first of a device costs.
for (const { how, width, open, hers, isReloaded, ...told } of [
  {
    how: 'directly, of each kind one',
    width: 390,
    open: ['/', '/blog/a-normal-cycle', '/pricing', '/contact', '/auth/signup'],
    hers: ['/dashboard', '/dashboard/privacy', '/health-statistics', '/onboarding/mode-setup'],
    isReloaded: false,
    rowsOfOpen: 'Q-49',
    rowsOfHers: 'Q-49',
    tag: [],
  },
  {
    how: 'directly and by reload',
    width: 1280,
    open: [...PUBLIC_SCREENS, ...AUTH_SCREENS],
    hers: SIGNED_IN_SCREENS,
    isReloaded: true,
    rowsOfOpen: 'Q-49 R-01 R-02 R-03 R-04 R-05 R-06 R-07 R-08 R-09 R-10 R-17 R-24 R-33 R-34',
    rowsOfHers:
      'Q-49 R-11 R-12 R-13 R-14 R-15 R-16 R-17 R-25 R-26 R-27 R-28 R-29 R-30 R-31 R-32 R-35 R-36 R-37 R-38',
    tag: ['@deep'],
  },
]) {
  test(`A visitor opens the public pages, and the pages before an account, ${how}`, {
    ...rows(told.rowsOfOpen),
    tag: told.tag,
  }, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const errors = watchErrors(page);
    for (const path of open) {
      await test.step(path, async () => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await expectLoaded(page);
        await expect(page).toHaveURL(path);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveCount(1);
        await expect(heading).toHaveText(HEADINGS[path] ?? /\S/);
        const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(overhang).toBeLessThanOrEqual(0);
        if (isReloaded) {
          expect((await page.reload())?.status()).toBe(200);
          await expect(heading).toHaveText(HEADINGS[path] ?? /\S/);
          await expect(page).toHaveURL(path);
        }
        expect(errors).toEqual([]);
      });
    }
  });

  test(`She opens her pages ${how}`, {
    ...rows(told.rowsOfHers),
    tag: told.tag,
  }, async ({ page, maria }) => {
    test.slow();
    expect(maria.email).toBeTruthy();
    await page.setViewportSize({ width, height: 900 });
    const errors = watchErrors(page);
    for (const path of hers) {
      await test.step(path, async () => {
        expect((await page.goto(path))?.status()).toBe(200);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(HEADINGS[path] ?? /\S/);
        if (isReloaded) await page.reload();
        await expect(heading).toHaveText(HEADINGS[path] ?? /\S/);
        // Without a life stage there is nothing to set up yet.
        await expect(page).toHaveURL(path === '/onboarding/mode-setup' ? '/onboarding/life-stage' : path);
        expect(errors).toEqual([]);
      });
    }
  });
}

test(
  'A page that is none is not found, in words and in status, and leads home',
  rows('R-18', 'R-19', 'R-20', 'R-21', 'R-22', 'R-23', 'X-34', 'Q-49'),
  async ({ page }) => {
    const errors = watchErrors(page);
    const response = await page.goto('/blog/nope');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS['/'] ?? '');
    expect(errors).toEqual([]);
  },
);

test(
  'A page that breaks says so without a word of the error, and can be loaded again',
  rows('Q-49'),
  async ({ page, maria }) => {
    expect(maria.email).toBeTruthy();
    let isBroken = true;
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const isRecentUploads = isBroken && (await response.text()).includes('No uploads yet');
      const body = 'export default function Broken() { throw new Error("a note of hers"); }';
      // Not to be kept: the next load is to get the real one.
      const headers = { ...response.headers(), 'cache-control': 'no-store' };
      await route.fulfill(isRecentUploads ? { response, body, headers } : { response });
    });
    await page.goto('/dashboard?section=b1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page stopped working');
    await expect(page.locator('body')).not.toContainText('a note of hers');
    isBroken = false;
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Healthcare Services');
    // Scripts may still be under way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
