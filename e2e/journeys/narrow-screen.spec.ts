import type { Page } from '@playwright/test';
import { expectLoaded } from '../loaded.ts';
import { rows } from '../rows.ts';
import { AUTH_SCREENS, PUBLIC_SCREENS, SIGNED_IN_SCREENS } from '../screens.ts';
import { createAccount, expect, test } from '../story.ts';

/** What a reader may set for herself (WCAG 2.2, 1.4.12). 320 px is also a screen of 1280 px at 400 %. */
const WIDER_TEXT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

const measureOverhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const width of [320, 390]) {
  // What fits into 320 px fits into 390; breakpoints between them are the deep run's.
  const details = { ...rows('Q-20'), tag: width === 390 ? ['@deep'] : [] };
  test(`At ${width} px no screen scrolls sideways`, details, async ({ page, context }) => {
    test.slow();
    await page.setViewportSize({ width, height: 700 });
    await createAccount(context.request, 'Maximiliana-Wilhelmina von und zu Hohenstein');
    for (const path of [...PUBLIC_SCREENS, ...AUTH_SCREENS, ...SIGNED_IN_SCREENS, '/nope']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectLoaded(page);
      expect(await measureOverhang(page), path).toBeLessThanOrEqual(0);
      if (SIGNED_IN_SCREENS.includes(path)) continue;
      await page.addStyleTag({ content: WIDER_TEXT });
      expect(await measureOverhang(page), `${path} with wider text`).toBeLessThanOrEqual(0);
    }
  });
}

test('At 320 px with everything wrong in the form it still fits', rows('Q-20'), async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/auth/signup');
  await page.getByLabel('Full name').fill('x'.repeat(201));
  await page.getByLabel('Email').fill('not an address, and a long one at that');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('other');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  expect(await measureOverhang(page)).toBeLessThanOrEqual(0);
});
