import { expectLoaded } from '../loaded.ts';
import { rows } from '../rows.ts';
import { AUTH_SCREENS, PUBLIC_SCREENS, SIGNED_IN_SCREENS } from '../screens.ts';
import { createAccount, expect, test } from '../story.ts';

for (const width of [320, 390]) {
  // What fits into 320 px fits into 390; breakpoints between them are the deep run's.
  const details = { ...rows('Q-20'), tag: width === 390 ? ['@deep'] : [] };
  test(`At ${width} px no screen scrolls sideways`, details, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 700 });
    await createAccount(context.request, 'Maximiliana-Wilhelmina von und zu Hohenstein');
    for (const path of [...PUBLIC_SCREENS, ...AUTH_SCREENS, ...SIGNED_IN_SCREENS, '/nope']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectLoaded(page);
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overhang, path).toBeLessThanOrEqual(0);
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
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overhang).toBeLessThanOrEqual(0);
});
