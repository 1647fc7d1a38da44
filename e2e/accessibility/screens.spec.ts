import type { Page } from '@playwright/test';
import { askAlone } from '../ask-alone.ts';
import { expectLoaded } from '../loaded.ts';
import { rows } from '../rows.ts';
import { AUTH_SCREENS, PUBLIC_SCREENS, SIGNED_IN_SCREENS } from '../screens.ts';
import { createAccount, expect, test } from '../story.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

/** What a reader may set for herself (WCAG 2.2, 1.4.12). 320 px is also a screen of 1280 px at 400 %. */
const WIDER_TEXT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Nothing is to be scrolled sideways, neither as wide as the look is nor at 320 px. */
async function expectToFit(page: Page, what: string): Promise<void> {
  await expectLoaded(page);
  const look = page.viewportSize();
  expect(look).not.toBeNull();
  for (const size of [look, { width: 320, height: 700 }]) {
    if (size) await page.setViewportSize(size);
    // What is as wide as its place learns of another width a frame later.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
        message: `${what} at ${size?.width} px`,
      })
      .toBeLessThanOrEqual(0);
  }
  if (look) await page.setViewportSize(look);
}

// In `npm test` each screen is told once, in web/routes/visitor-screens and her-screens.component.test.tsx.
inEveryLook(() => {
  for (const [kind, paths] of [
    ['public screens', PUBLIC_SCREENS],
    ['account screens', [...AUTH_SCREENS, '/nope']],
  ] as const) {
    test(`On the ${kind} axe finds nothing, and nothing scrolls sideways`, {
      ...rows('Q-20'),
      tag: '@deep',
    }, async ({ page }) => {
      test.slow();
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await complaintsAbout(page), path).toEqual([]);
        await expectToFit(page, path);
        await page.addStyleTag({ content: WIDER_TEXT });
        await expectToFit(page, `${path} with wider text`);
      }
    });
  }

  test('On the screens of a signed-in woman axe finds nothing, and nothing scrolls sideways', {
    ...rows('Q-20'),
    tag: '@deep',
  }, async ({ page, context }) => {
    test.slow();
    await createAccount(context.request, 'Maximiliana-Wilhelmina von und zu Hohenstein');
    for (const path of SIGNED_IN_SCREENS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      // It would lead on by itself, in the middle of the look at it.
      if (path === '/onboarding/success') await page.getByRole('button', { name: 'Stay here' }).click();
      expect(await complaintsAbout(page), path).toEqual([]);
      await expectToFit(page, path);
    }
  });

  test('axe finds nothing while something is open, wrong, busy or missing', { tag: '@deep' }, async ({
    page,
    maria,
  }) => {
    expect(maria.email).toBeTruthy();
    await page.goto('/auth/signup');
    await page.getByLabel('Email').fill('not an address');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Confirm password').fill('other');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    expect(await complaintsAbout(page), 'form with errors').toEqual([]);

    await page.goto('/auth/login');
    await page.getByLabel('Email').fill('nobody@example.org');
    await page.getByLabel('Password', { exact: true }).fill('not her password');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Login failed')).toBeVisible();
    expect(await complaintsAbout(page), 'toast').toEqual([]);

    await page.goto('/dashboard');
    await page.getByRole('combobox', { name: /Life Stage Mode/ }).click();
    await expect(page.getByRole('option')).toHaveCount(8);
    expect(await complaintsAbout(page), 'open list').toEqual([]);

    await askAlone(page);
    await page.route('**/api/profile', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/dashboard');
    await expect(page.getByText('Your profile did not load.')).toBeVisible();
    expect(await complaintsAbout(page), 'profile missing').toEqual([]);

    await page.route('**/api/auth/token', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(page.getByText(/You see what this device keeps/).first()).toBeVisible();
    expect(await complaintsAbout(page), 'from what the device kept').toEqual([]);

    // On a device that does not know her.
    await page.evaluate(() => window.localStorage.clear());
    await page.goto('/dashboard');
    expect(await complaintsAbout(page), 'loading').toEqual([]);
    await expect(page.getByText(/cannot be reached right now/)).toBeVisible();
    expect(await complaintsAbout(page), 'unreachable').toEqual([]);
  });
});
