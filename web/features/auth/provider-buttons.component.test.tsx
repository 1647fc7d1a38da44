import { page } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../../testing/component-test.ts';
import { expectToast, rows, toastPlace, toasts } from '../../testing/look.ts';
import { currentAddress, renderPublicPart } from '../../testing/render-page.tsx';
import { ProviderButtons } from './provider-buttons.tsx';

const START = '/api/auth/sign-in/social';

const CASES = [
  {
    path: '/auth/signup',
    purpose: 'sign-up',
    name: 'Google',
    title: 'Google sign-up failed',
    own: 'Failed to sign up with Google',
  },
  {
    path: '/auth/signup',
    purpose: 'sign-up',
    name: 'Apple',
    title: 'Apple sign-up failed',
    own: 'Failed to sign up with Apple',
  },
  {
    path: '/auth/login',
    purpose: 'sign-in',
    name: 'Google',
    title: 'Google sign-in failed',
    own: 'Failed to sign in with Google',
  },
  {
    path: '/auth/login',
    purpose: 'sign-in',
    name: 'Apple',
    title: 'Apple sign-in failed',
    own: 'Failed to sign in with Apple',
  },
] as const;

for (const { path, purpose, name, title, own } of CASES) {
  const button = page.getByRole('button', { name });
  const open = () => renderPublicPart(<ProviderButtons purpose={purpose} />, { at: path });

  test(
    `${name} at ${path} leads to the provider, who sends her to the dashboard`,
    rows('A-77', 'A-78', 'A-79', 'A-80', 'A-82', 'P-03', 'P-04'),
    async ({ api }) => {
      // Only behind the #: the page of a test cannot leave.
      const url = `${window.location.origin}${path}#at-the-provider`;
      api.answer('post', START, { url, redirect: true });
      await open();
      await button.click();
      await expect.poll(currentAddress).toBe(`${path}#at-the-provider`);
      // It stays busy until the browser has left.
      await expect.element(button).toBeDisabled();
      expect(api.sent('post', START)).toEqual([
        {
          provider: name.toLowerCase(),
          callbackURL: '/dashboard',
          ...(purpose === 'sign-up' && { errorCallbackURL: path }),
        },
      ]);
    },
  );

  test(
    `${name} at ${path} that cannot be begun says so: in the words of the server, or that it failed`,
    rows('X-08', 'X-09', 'X-10', 'X-11', 'X-12', 'X-13', 'X-14', 'X-15'),
    async ({ api }) => {
      await open();
      await expect.element(toastPlace()).toBeInTheDocument();
      api.goOffline();
      await button.click();
      await expectToast(title, own);
      api.goOnline();
      const message = 'This way of signing in is not set up on this server. Use your email and a password.';
      api.refuse('post', START, { status: 404, code: 'provider_not_configured', message });
      await button.click();
      const refusal = toasts().filter({ has: page.getByText(message, { exact: true }) });
      await expect.element(refusal.getByText(title, { exact: true })).toBeVisible();
      await expect.element(button).toBeEnabled();
      expect(currentAddress()).toBe(path);
    },
  );
}

test('A provider address that is no web address is not opened', rows('X-10'), async ({ api }) => {
  api.answer('post', START, { url: 'javascript:document.title="owned"', redirect: true });
  await renderPublicPart(<ProviderButtons purpose="sign-up" />, { at: '/auth/signup' });
  await page.getByRole('button', { name: 'Google' }).click();
  await expectToast('Google sign-up failed', 'Failed to sign up with Google');
  expect(document.title).not.toBe('owned');
});
