import { DEAD_RESET_LINK_MESSAGE } from '@lunaria/domain/account/password-reset.ts';
import { page } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../../testing/component-test.ts';
import { complaints, expectToast, rows } from '../../testing/look.ts';
import { currentAddress, renderPublicPart } from '../../testing/render-page.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

const RESET = '/api/auth/reset-password';

const password = page.getByLabelText('New password');
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
  await open();
  await password.fill('a louder password');
  await repeated.fill('a louder password');
  api.goOffline();
  await save.click();
  await expectToast('Error', 'An unexpected error occurred. Please try again.');
  await expect.element(password).toHaveValue('a louder password');
  await expect.element(save).toBeEnabled();
});
