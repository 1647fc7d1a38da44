import { AUTH_SCREENS, PUBLIC_SCREENS, SIGNED_IN_SCREENS } from '../screens.ts';
import { expect, test } from '../story.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

/** Articles differ in their words alone. */
const isFurtherArticle = (path: string) =>
  path.startsWith('/blog/') && path !== PUBLIC_SCREENS.find((first) => first.startsWith('/blog/'));
const ONE_OF_EACH_KIND = PUBLIC_SCREENS.filter((path) => !isFurtherArticle(path));

inEveryLook(() => {
  test('axe finds nothing on the public screens', async ({ page }) => {
    test.slow();
    for (const path of process.env.E2E_DEEP ? PUBLIC_SCREENS : ONE_OF_EACH_KIND) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await complaintsAbout(page), path).toEqual([]);
    }
  });

  test('axe finds nothing on the account screens', async ({ page }) => {
    for (const path of [...AUTH_SCREENS, '/nope']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await complaintsAbout(page), path).toEqual([]);
    }
  });

  test('axe finds nothing on the screens of a signed-in woman', async ({ page, maria }) => {
    expect(maria.email).toBeTruthy();
    for (const path of SIGNED_IN_SCREENS) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Loading...')).toHaveCount(0);
      // It would lead on by itself, in the middle of the look at it.
      if (path === '/onboarding/success') await page.getByRole('button', { name: 'Stay here' }).click();
      expect(await complaintsAbout(page), path).toEqual([]);
    }
  });

  test('axe finds nothing while something is open, wrong, busy or missing', async ({ page, maria }) => {
    expect(maria.email).toBeTruthy();
    await page.goto('/auth/signup');
    await page.getByLabel('Email').fill('not an address');
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByLabel('Confirm password').fill('other');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    expect(await complaintsAbout(page), 'form with errors').toEqual([]);

    await page.goto('/auth/login');
    await page.getByRole('button', { name: /Google/ }).click();
    await expect(page.getByText('Google sign-in failed')).toBeVisible();
    expect(await complaintsAbout(page), 'toast').toEqual([]);

    await page.goto('/dashboard');
    await page.getByRole('combobox', { name: /Life Stage Mode/ }).click();
    await expect(page.getByRole('option')).toHaveCount(8);
    expect(await complaintsAbout(page), 'open list').toEqual([]);

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
