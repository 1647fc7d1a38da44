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

// One visit for many addresses: what is looked at is each page, not what the first of a device costs.
for (const [kind, paths] of [
  ['public page', PUBLIC_SCREENS],
  ['page before an account', AUTH_SCREENS],
] as const) {
  test(
    `A visitor opens every ${kind} directly and by reload`,
    rows(
      ...['R-01', 'R-02', 'R-03', 'R-04', 'R-05', 'R-06', 'R-07', 'R-08', 'R-09', 'R-10', 'R-17', 'R-24'],
      ...['R-33', 'R-34', 'Q-49'],
    ),
    async ({ page }) => {
      test.slow();
      const errors = watchErrors(page);
      for (const path of paths) {
        await test.step(path, async () => {
          const response = await page.goto(path);
          expect(response?.status()).toBe(200);
          await expectLoaded(page);
          await expect(page).toHaveURL(path);
          const heading = page.getByRole('heading', { level: 1 });
          await expect(heading).toHaveCount(1);
          await expect(heading).toHaveText(HEADINGS[path] ?? /\S/);
          expect((await page.reload())?.status()).toBe(200);
          await expect(heading).toHaveText(HEADINGS[path] ?? /\S/);
          await expect(page).toHaveURL(path);
          expect(errors).toEqual([]);
        });
      }
    },
  );
}

test(
  'She opens every page of hers directly and by reload; a visitor is sent to the login',
  rows(
    ...['R-11', 'R-12', 'R-13', 'R-14', 'R-15', 'R-16', 'R-17', 'R-25', 'R-26', 'R-27', 'R-28', 'R-29'],
    ...['R-30', 'R-31', 'R-32', 'R-35', 'R-36', 'R-37', 'R-38'],
  ),
  async ({ page, maria, browser, baseURL }) => {
    test.slow();
    expect(maria.email).toBeTruthy();
    const errors = watchErrors(page);
    const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
    for (const path of SIGNED_IN_SCREENS) {
      await test.step(path, async () => {
        expect((await page.goto(path))?.status()).toBe(200);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toHaveText(HEADINGS[path] ?? /\S/);
        await page.reload();
        await expect(heading).toHaveText(HEADINGS[path] ?? /\S/);
        // Without a life stage there is nothing to set up yet (reading Q-25).
        await expect(page).toHaveURL(path === '/onboarding/mode-setup' ? '/onboarding/life-stage' : path);
        expect(errors).toEqual([]);

        await visitor.goto(path);
        const login = path === '/health-statistics' ? '/auth/patient-login' : '/auth/login';
        await expect(visitor).toHaveURL(login);
      });
    }
    await visitor.close();
  },
);

for (const path of ['/nope', '/auth/nope', '/dashboard/nope', '/onboarding/nope', '/blog/nope', '/404']) {
  test(
    `${path} is not found, in words and in status`,
    rows('R-18', 'R-19', 'R-20', 'R-21', 'R-22', 'R-23', 'X-34', 'Q-49'),
    async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') logged.push(message.text());
      });
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      await expect(page.getByText('Oops! Page not found')).toBeVisible();
      await expect.poll(() => logged.some((line) => line.includes(path))).toBe(true);
      const home = page.getByRole('link', { name: 'Return to Home' });
      await expect(home).toHaveAttribute('href', '/');
      await home.click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADINGS['/'] ?? '');
    },
  );
}

test(
  'A page that breaks says so without a word of the error, and can be loaded again',
  rows('Q-49'),
  async ({ page, maria }) => {
    expect(maria.email).toBeTruthy();
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      const isRecentUploads = (await response.text()).includes('No uploads yet');
      const body = 'export default function Broken() { throw new Error("a note of hers"); }';
      // Not to be kept: the next load is to get the real one.
      const headers = { ...response.headers(), 'cache-control': 'no-store' };
      await route.fulfill(isRecentUploads ? { response, body, headers } : { response });
    });
    await page.goto('/dashboard?section=b1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page stopped working');
    await expect(page.locator('body')).not.toContainText('a note of hers');
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Healthcare Services');
  },
);
