import { page, userEvent } from 'vitest/browser';
import { expect } from '../../../testing/component-test.ts';
import { makeFactor, test } from '../../../testing/her-account.ts';
import { complaints, expectToast } from '../../../testing/look.ts';
import { renderSecurity } from '../testing/render-security.tsx';
import { ChangePassword } from './change-password.tsx';

const CHANGE = '/api/auth/change-password';

const change = page.getByRole('button', { name: 'Change password' });
const current = page.getByLabelText('Current password', { exact: true });
const password = page.getByLabelText('New password', { exact: true });
const repeated = page.getByLabelText('Confirm password', { exact: true });
const save = page.getByRole('button', { name: /^Save password/ });

async function openForm() {
  await renderSecurity(({ user }) => <ChangePassword userId={user.id} email={user.email} />);
  await expect.element(change).toBeVisible();
  (change.element() as HTMLElement).focus(); // as: it is a button
  await userEvent.keyboard('{Enter}');
}

async function fill() {
  await current.fill('a quiet password');
  await password.fill('another quiet password');
  await repeated.fill('another quiet password');
}

test('She changes her password with the keyboard; a wrong current one changes nothing', async ({ api }) => {
  api.refuse('post', CHANGE, {
    status: 403,
    code: 'wrong_password',
    message: 'Your current password is not right.',
  });
  await openForm();
  await expect.element(current).toHaveFocus();
  await expect.element(save).toBeDisabled();
  await fill();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Your current password is not right.')).toBeVisible();
  await expect.element(current).toHaveFocus();
  expect(await complaints()).toEqual([]);
  api.answer('post', CHANGE, { ok: true });
  await userEvent.keyboard('{Enter}');
  await expectToast('Password changed', 'You are logged out everywhere but here.');
  await expect.element(change).toHaveFocus();
  expect(api.sent('post', CHANGE)).toHaveLength(2);
});

test('It is asked for the second step when she last proved long ago that it is she', async ({
  account,
  api,
}) => {
  account.factors = [makeFactor('totp', 'Her phone')];
  account.isProofFresh = false;
  api.refuse('post', CHANGE, {
    status: 403,
    code: 'proof_required',
    message: 'Confirm that it is you to go on.',
  });
  await openForm();
  await fill();
  await save.click();
  const question = page.getByRole('dialog', { name: 'Confirm it is you' });
  await expect.element(question.getByLabelText('Six-digit code')).toHaveFocus();
  api.answer('post', CHANGE, { ok: true });
  await userEvent.keyboard('123456');
  await expectToast('Password changed', 'You are logged out everywhere but here.');
  expect(api.sent('post', CHANGE).at(-1)).toEqual({
    current_password: 'a quiet password',
    password: 'another quiet password',
  });
});

test('Where she does not confirm, nothing is sent again', async ({ account, api }) => {
  account.factors = [makeFactor('totp', 'Her phone')];
  account.isProofFresh = false;
  api.refuse('post', CHANGE, { status: 403, code: 'proof_required' });
  await openForm();
  await fill();
  await save.click();
  await expect.element(page.getByRole('dialog', { name: 'Confirm it is you' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(save).toBeEnabled();
  expect(api.sent('post', CHANGE)).toHaveLength(1);
});
