import type { Browser } from '@playwright/test';
import { linkIn, receiveMail } from '../mails.ts';
import { type Account, expect, test } from '../story.ts';
import { expectToast } from '../toasts.ts';

const PHONE = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const LAPTOP =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';

/** Another browser of hers; `signIn` answers with the status of an attempt. */
async function openElsewhere(browser: Browser, baseURL: string | undefined, userAgent: string) {
  const context = await browser.newContext({ baseURL: baseURL ?? '', userAgent });
  return {
    signIn: async ({ email }: Account, password: string) =>
      (await context.request.post('/api/auth/sign-in/email', { data: { email, password } })).status(),
    isSignedIn: async () => (await context.request.get('/api/auth/token')).status() === 200,
    close: () => context.close(),
  };
}

test('She is told of a browser her account did not know, logs it out and then all the others, and changes her password', async ({
  page,
  maria,
  browser,
  baseURL,
}) => {
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Privacy & Security' }).click();
  await expect(page).toHaveURL('/dashboard/privacy');
  const signIns = page.getByRole('region', { name: 'Recent sign-ins' }).getByRole('listitem');
  await expect(signIns).toHaveCount(1);
  await expect(signIns.first()).toContainText('Signed up');
  await expect(signIns.first()).not.toContainText('New browser');

  const phone = await openElsewhere(browser, baseURL, PHONE);
  expect(await phone.signIn(maria, maria.password)).toBe(200);
  const mail = await receiveMail(maria.email, 'New sign-in to your account at Lunaria');
  expect(mail.text).toContain('Firefox on Android');
  await page.goto(linkIn(mail));
  await expect(page).toHaveURL('/dashboard/privacy');
  await expect(signIns).toHaveCount(2);
  await expect(signIns.first()).toContainText(/Firefox on Android\s*New browser/);
  await expect(signIns.first()).toContainText('With your password');

  // The same browser once more is known by then.
  expect(await phone.signIn(maria, maria.password)).toBe(200);
  await page.reload();
  await expect(signIns).toHaveCount(3);
  await expect(signIns.first()).toContainText('Firefox on Android');
  await expect(signIns.first()).not.toContainText('New browser');

  const tablet = await openElsewhere(browser, baseURL, TABLET);
  const laptop = await openElsewhere(browser, baseURL, LAPTOP);
  for (const other of [tablet, laptop]) expect(await other.signIn(maria, maria.password)).toBe(200);
  await page.reload();
  const places = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
  await expect(places).toHaveCount(4);
  await page.getByRole('button', { name: 'Log out Firefox on Android' }).click();
  await expect(places).toHaveCount(3);
  expect([await phone.isSignedIn(), await tablet.isSignedIn()]).toEqual([false, true]);
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(places).toHaveCount(1);
  expect([await tablet.isSignedIn(), await laptop.isSignedIn()]).toEqual([false, false]);
  await page.reload();
  await expect(places).toHaveCount(1);

  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password').fill('not her password');
  await page.getByLabel('New password').fill('a louder password');
  await page.getByLabel('Confirm password').fill('a louder password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your current password is not right.')).toBeVisible();
  await page.getByLabel('Current password').fill(maria.password);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Password changed', 'You are logged out everywhere but here.');
  await receiveMail(maria.email, 'Your password for Lunaria was changed');
  expect([await phone.signIn(maria, maria.password), await phone.signIn(maria, 'a louder password')]).toEqual(
    [401, 200],
  );
  // Still signed in here, with the new secret.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
  for (const other of [phone, tablet, laptop]) await other.close();
});
