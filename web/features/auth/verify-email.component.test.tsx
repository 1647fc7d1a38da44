import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, testOfVisitor as test } from '../../testing/component-test.ts';
import { complaints, expectToast } from '../../testing/look.ts';
import { currentAddress, renderPublicPart } from '../../testing/render-page.tsx';
import { VerifyEmail } from './verify-email.tsx';

const VERIFY = '/api/auth/verify-email';

const open = (token = '#a-token') => renderPublicPart(<VerifyEmail />, { at: `/auth/verify-email${token}` });
const confirm = page.getByRole('button', { name: /^Confirm address/ });
const password = page.getByLabelText('Password of the account');
const confirmed = page.getByRole('heading', { name: 'Your address is confirmed' });

test('Opening the link sends nothing; the button confirms, and a reload before it loses nothing', async ({
  api,
}) => {
  api.answer('post', VERIFY, { ok: true });
  await open();
  await expect.element(confirm).toBeVisible();
  expect(currentAddress()).toBe('/auth/verify-email');
  expect(await complaints()).toEqual([]);
  await cleanup();
  await open('');
  expect(api.sent('post', VERIFY)).toEqual([]);
  await confirm.click();
  await expect.element(confirmed).toHaveFocus();
  expect(api.sent('post', VERIFY)).toEqual([{ token: 'a-token' }]);
});

test('In a browser that is not logged in it asks for the password, and says when it is wrong', async ({
  api,
}) => {
  api.refuse('post', VERIFY, { status: 403, code: 'proof_required' });
  await open();
  await confirm.click();
  await expect.element(password).toHaveFocus();
  // Left empty, nothing is sent.
  await confirm.click();
  expect(api.sent('post', VERIFY)).toHaveLength(1);
  const message = 'This is not the password of the account.';
  api.refuse('post', VERIFY, { status: 403, code: 'wrong_password', message });
  await password.fill('not the password');
  await confirm.click();
  await expect.element(page.getByText(message)).toBeVisible();
  expect(await complaints()).toEqual([]);
  api.answer('post', VERIFY, { ok: true });
  await password.fill('the password');
  await confirm.click();
  await expect.element(confirmed).toHaveFocus();
  expect(api.sent('post', VERIFY).at(-1)).toEqual({ token: 'a-token', password: 'the password' });
});

test('A dead link says so and leads to another one', async ({ api }) => {
  api.refuse('post', VERIFY, { status: 400, code: 'dead_link' });
  await open();
  await confirm.click();
  await expect
    .element(page.getByRole('heading', { name: 'This link does not work any more.' }))
    .toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'Send another one' }))
    .toHaveAttribute('href', '/dashboard/privacy');
});

test('Without the network nothing is confirmed, and it says so', async ({ api }) => {
  await open();
  api.goOffline();
  await confirm.click();
  await expectToast('Error', 'An unexpected error occurred. Please try again.');
  await expect.element(confirm).toBeEnabled();
});
