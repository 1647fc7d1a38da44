import { receiveMail } from '../mails.ts';
import { expect, test } from '../story.ts';
import { expectToast } from '../toasts.ts';

test('She sees where she is logged in and logs the other places out, one and all', async ({
  page,
  maria,
  browser,
  baseURL,
}) => {
  const signInElsewhere = async (userAgent: string) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent });
    const answer = await context.request.post('/api/auth/sign-in/email', {
      data: { email: maria.email, password: maria.password },
    });
    expect(answer.status()).toBe(200);
    return context;
  };
  const phone = await signInElsewhere('Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0');
  const tablet = await signInElsewhere(
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  );
  const laptop = await signInElsewhere(
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  );
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Privacy & Security' }).click();
  await expect(page).toHaveURL('/dashboard/privacy');
  const rows = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).toContainText('This device');
  await expect(rows.first().getByRole('button')).toHaveCount(0);

  await page.getByRole('button', { name: 'Log out Firefox on Android' }).click();
  await expect(rows).toHaveCount(3);
  expect((await phone.request.get('/api/auth/token')).status()).toBe(401);
  expect((await tablet.request.get('/api/auth/token')).status()).toBe(200);

  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeFocused();
  for (const context of [tablet, laptop])
    expect((await context.request.get('/api/auth/token')).status()).toBe(401);
  await page.reload();
  await expect(rows).toHaveCount(1);
  for (const context of [phone, tablet, laptop]) await context.close();
});

test('She changes her password with the keyboard; a wrong current one changes nothing', async ({
  page,
  maria,
  playwright,
  baseURL,
}) => {
  await page.goto('/dashboard/privacy');
  await page.getByRole('button', { name: 'Change password' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.getByLabel('Current password').fill('not her password');
  await page.getByLabel('New password').fill('a louder password');
  await page.getByLabel('Confirm password').fill('a louder password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your current password is not right.')).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeFocused();
  await page.getByLabel('Current password').fill(maria.password);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Password changed', 'You are logged out everywhere but here.');
  await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
  await receiveMail(maria.email, 'Your password for Lunaria was changed');
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const signIn = async (password: string) =>
    (await elsewhere.post('/api/auth/sign-in/email', { data: { email: maria.email, password } })).status();
  expect([await signIn(maria.password), await signIn('a louder password')]).toEqual([401, 200]);
  await elsewhere.dispose();
  // Still signed in here, with the new secret.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
});

test('A list that did not load says so and comes back', async ({ page, maria }) => {
  expect(maria.email).toBeTruthy();
  await page.route('**/api/auth/sessions', (route) => route.abort());
  await page.goto('/dashboard/privacy');
  await expect(page.getByText('The list did not load. Nothing was changed.')).toBeVisible();
  await page.unroute('**/api/auth/sessions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This device')).toBeVisible();
});
