import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast, toastPlace } from '../toasts.ts';

const START = '**/api/auth/sign-in/social';

const CASES = [
  {
    page: '/auth/signup',
    name: 'Google',
    provider: 'google',
    title: 'Google sign-up failed',
    own: 'Failed to sign up with Google',
  },
  {
    page: '/auth/signup',
    name: 'Apple',
    provider: 'apple',
    title: 'Apple sign-up failed',
    own: 'Failed to sign up with Apple',
  },
  {
    page: '/auth/login',
    name: 'Google',
    provider: 'google',
    title: 'Google sign-in failed',
    own: 'Failed to sign in with Google',
  },
  {
    page: '/auth/login',
    name: 'Apple',
    provider: 'apple',
    title: 'Apple sign-in failed',
    own: 'Failed to sign in with Apple',
  },
];

for (const { page: path, name, provider, title, own } of CASES) {
  test(
    `${name} at ${path} starts with the provider and comes back to the dashboard`,
    rows('A-77', 'A-78', 'A-79', 'A-80', 'A-82', 'P-03', 'P-04'),
    async ({ page, baseURL }) => {
      await page.route(START, (route) =>
        route.fulfill({ json: { url: `${baseURL}/trust`, redirect: true } }),
      );
      await page.goto(path);
      const start = page.waitForRequest(START);
      await page.getByRole('button', { name: new RegExp(name) }).click();
      expect((await start).postDataJSON()).toEqual({
        provider,
        callbackURL: '/dashboard',
        ...(path === '/auth/signup' && { errorCallbackURL: path }),
      });
      await expect(page).toHaveURL('/trust');
    },
  );

  test(
    `${name} at ${path}, not set up, says so in the words of the server`,
    rows('X-08', 'X-09', 'X-12', 'X-13'),
    async ({ page }) => {
      await page.goto(path);
      const answer = page.waitForResponse(START);
      const button = page.getByRole('button', { name: new RegExp(name) });
      await button.click();
      const { message } = await (await answer).json();
      expect(message).toBeTruthy();
      await expectToast(page, title, message);
      await expect(button).toBeEnabled();
      await expect(page).toHaveURL(path);
    },
  );

  test(
    `${name} at ${path} with the network down says that it failed`,
    rows('X-10', 'X-11', 'X-14', 'X-15'),
    async ({ page, context }) => {
      await page.goto(path);
      await expect(toastPlace(page)).toBeAttached();
      await context.setOffline(true);
      await page.getByRole('button', { name: new RegExp(name) }).click();
      await expectToast(page, title, own);
    },
  );
}

test('A provider address that is no web address is not opened', rows('X-10'), async ({ page }) => {
  await page.route(START, (route) => route.fulfill({ json: { url: 'javascript:document.title="owned"' } }));
  await page.goto('/auth/signup');
  await page.getByRole('button', { name: /Google/ }).click();
  await expectToast(page, 'Google sign-up failed', 'Failed to sign up with Google');
  expect(await page.title()).not.toBe('owned');
});
