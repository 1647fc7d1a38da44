import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

// What the bar shows to whom, and how it folds: web/features/marketing/public-bar.component.test.tsx.

test(
  'Signed in, she sees it from the first moment, and logs out where she is',
  rows('N-17', 'N-18', 'N-19', 'N-20', 'N-21', 'N-22', 'N-23', 'N-24', 'N-25'),
  async ({ page, maria, context }) => {
    expect(maria.email).toBeTruthy();
    // Held back for good: what is seen now is what the page knew before any script.
    await page.route('**/assets/*.js', () => {});
    await page.goto('/about', { waitUntil: 'commit' });
    const bar = page.getByRole('banner');
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
