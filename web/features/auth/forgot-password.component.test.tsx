import { page } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../../testing/component-test.ts';
import { complaints, expectToast, rows } from '../../testing/look.ts';
import { currentAddress, renderPage, renderPublicPart } from '../../testing/render-page.tsx';
import { ForgotPasswordForm } from './forgot-password.tsx';

const ASK = '/api/auth/request-password-reset';

const email = page.getByLabelText('Email');
const button = page.getByRole('button', { name: /^Send the link/ });
const again = page.getByRole('button', { name: 'Use another address, or send again' });

const open = () => renderPublicPart(<ForgotPasswordForm />, { at: '/auth/forgot-password' });

test('Nobody learns whether an address has an account', rows('PR-21'), async ({ api }) => {
  api.answer('post', ASK, { ok: true }, 202);
  await open();
  await email.fill('not an address');
  await button.click();
  await expect.element(page.getByText('Please enter a valid email address')).toBeVisible();
  await expect.element(email).toHaveFocus();
  expect(api.sent('post', ASK)).toEqual([]);
  await email.fill('stranger@example.org');
  await expect.element(page.getByText('Please enter a valid email address')).not.toBeInTheDocument();
  await button.click();
  await expect.element(page.getByRole('heading', { name: 'Check your mailbox' })).toHaveFocus();
  await expect.element(page.getByText('If there is an account with stranger@example.org')).toBeVisible();
  expect(await complaints()).toEqual([]);
  await again.click();
  await expect.element(email).toHaveValue('stranger@example.org');
  expect(api.sent('post', ASK)).toEqual([{ email: 'stranger@example.org' }]);
});

test('Without the network the form stays, and says so', async ({ api }) => {
  await open();
  await email.fill('maria@example.org');
  api.goOffline();
  await button.click();
  await expectToast('Error', 'An unexpected error occurred. Please try again.');
  await expect.element(button).toBeEnabled();
  await expect.element(email).toHaveValue('maria@example.org');
});

test('Asked too often, she reads the words of the server', async ({ api }) => {
  const message = 'Too many attempts. Wait a minute.';
  api.refuse('post', ASK, { status: 429, code: 'rate_limited', message });
  await open();
  await email.fill('maria@example.org');
  await button.click();
  await expectToast('That did not work', message);
});

test('What she typed at the login comes along', rows('A-62', 'A-63'), async () => {
  await renderPage('/auth/login');
  await email.fill('maria@example.org');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect.poll(currentAddress).toBe('/auth/forgot-password');
  await expect.element(email).toHaveValue('maria@example.org');
});
