import { DEAD_RESET_LINK_MESSAGE } from '@lunaria/domain/account/password-reset.ts';
import { page } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../../testing/component-test.ts';
import { complaints, expectToast, rows } from '../../testing/look.ts';
import { currentAddress, renderPublicPart } from '../../testing/render-page.tsx';
import { ResetPasswordForm } from './reset-password.tsx';

const RESET = '/api/auth/reset-password';
const LINK = '/api/auth/reset-password/link';
const NOTHING_ELSE = { ways: [], removal_hours: 72 };

const password = page.getByLabelText('New password', { exact: true });
const repeated = page.getByLabelText('Confirm password');
const save = page.getByRole('button', { name: /^Set password/ });
const dead = page.getByRole('heading', { name: 'This link does not work any more.' });
const another = page.getByRole('link', { name: 'Ask for a new link' });

const open = (token = '#a-token') =>
  renderPublicPart(<ResetPasswordForm />, { at: `/auth/reset-password${token}` });

test(
  'A password that is too short, or typed differently, is not sent',
  rows('PR-21', 'X-16'),
  async ({ api }) => {
    api.answer('post', LINK, NOTHING_ELSE);
    await open();
    await password.fill('short');
    await expect.element(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await password.fill('a louder password');
    await repeated.fill('a louder passwort');
    await expect.element(page.getByText('Passwords do not match')).toBeVisible();
    await expect.element(save).toBeDisabled();
    expect(await complaints()).toEqual([]);
    await repeated.fill('a louder password');
    await expect.element(save).toBeEnabled();
    api.answer('post', RESET, { ok: true });
    await save.click();
    await expectToast('Password set', 'Log in with your new password.');
    await expect.poll(currentAddress).toBe('/auth/login');
    expect(api.sent('post', RESET)).toEqual([{ token: 'a-token', password: 'a louder password' }]);
  },
);

test('A used link says so and leads to a new one', rows('PR-21'), async ({ api }) => {
  api.answer('post', LINK, NOTHING_ELSE);
  api.refuse('post', RESET, { status: 400, code: 'invalid_link', message: DEAD_RESET_LINK_MESSAGE });
  await open();
  // The token does not stay in the address.
  await expect.poll(currentAddress).toBe('/auth/reset-password');
  await password.fill('a third password');
  await repeated.fill('a third password');
  await save.click();
  await expect.element(dead).toHaveFocus();
  await another.click();
  await expect.poll(currentAddress).toBe('/auth/forgot-password');
});

test('Opened without a token, the page leads to a link', async () => {
  await open('');
  await expect.element(dead).toBeVisible();
  await expect.element(another).toBeVisible();
});

test('Without the network the passwords stay, and the page says so', async ({ api }) => {
  api.answer('post', LINK, NOTHING_ELSE);
  await open();
  await password.fill('a louder password');
  await repeated.fill('a louder password');
  api.goOffline();
  await save.click();
  await expectToast('Error', 'An unexpected error occurred. Please try again.');
  await expect.element(password).toHaveValue('a louder password');
  await expect.element(save).toBeEnabled();
});

test('A link that was used already says so before she types anything', async ({ api }) => {
  api.refuse('post', LINK, { status: 400, code: 'dead_link', message: DEAD_RESET_LINK_MESSAGE });
  await open();
  await expect.element(dead).toHaveFocus();
});

test('What leads into the account beside the password is shown, and what she marks goes with it', async ({
  api,
}) => {
  const google = { id: crypto.randomUUID(), kind: 'google', name: 'Google', will_end: true } as const;
  const app = { id: crypto.randomUUID(), kind: 'totp', name: 'My phone', will_end: false } as const;
  const added_at = '2025-10-03T10:00:00.000Z';
  api.answer('post', LINK, {
    ways: [
      { ...google, added_at },
      { ...app, added_at },
    ],
    removal_hours: 72,
  });
  api.answer('post', RESET, { ok: true });
  await open();
  const ending = page.getByRole('region', { name: 'This goes with your new password' });
  await expect.element(ending.getByText(/^Google account, added on/)).toBeVisible();
  const box = page.getByRole('checkbox', { name: /^“My phone”, authenticator app, added on/ });
  await expect.element(page.getByText(/A second step goes after/)).not.toBeInTheDocument();
  await box.click();
  await expect.element(page.getByText(/A second step goes after 72 hours/)).toBeVisible();
  expect(await complaints()).toEqual([]);
  await password.fill('a louder password');
  await repeated.fill('a louder password');
  await save.click();
  await expect
    .poll(() => api.sent('post', RESET))
    .toEqual([{ token: 'a-token', password: 'a louder password', remove: [app.id] }]);
});

test('Where that did not load she may ask again, and set the password all the same', async ({ api }) => {
  api.lose('post', LINK);
  await open();
  await expect.element(page.getByText('What else opens your account did not load.')).toBeVisible();
  api.answer('post', LINK, NOTHING_ELSE);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('What else opens your account did not load.')).not.toBeInTheDocument();
});
