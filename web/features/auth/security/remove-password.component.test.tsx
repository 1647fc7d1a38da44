import { page, userEvent } from 'vitest/browser';
import { expect } from '../../../testing/component-test.ts';
import { makeFactor, test } from '../../../testing/her-account.ts';
import { complaints, expectToast } from '../../../testing/look.ts';
import type { StandInApi } from '../../../testing/stand-in-api.ts';
import { renderSecurity } from '../testing/render-security.tsx';
import { addVirtualAuthenticator, askToMake, askToUse } from '../testing/virtual-authenticator.ts';
import { ChangePassword } from './change-password.tsx';

const PASSWORD = '/api/auth/password';

const remove = page.getByRole('button', { name: 'Remove password' });
const sure = page.getByRole('dialog', { name: 'Remove your password?' });

const askForPasskey = (api: StandInApi) =>
  api.answer('post', '/api/auth/factors/:id/challenge', {
    id: crypto.randomUUID(),
    type: 'webauthn',
    expires_at: Math.floor(Date.now() / 1000) + 300,
    webauthn: { type: 'request', credential_options: askToUse() },
  });

const open = () => renderSecurity(({ user }) => <ChangePassword userId={user.id} email={user.email} />);

test('Without a passkey there is no doing without a password', async ({ api }) => {
  await open();
  await expect.poll(() => api.asked('get', '/api/auth/factors').length).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  expect(remove.elements()).toEqual([]);
});

test('Not with one passkey alone: a lost device would lock her out', async ({ account }) => {
  account.factors = [makeFactor('webauthn', 'My phone')];
  await open();
  await remove.click();
  await expect.element(page.getByRole('dialog', { name: 'Not with one passkey alone' })).toBeVisible();
  expect(await complaints()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(remove).toHaveFocus();
  expect(account.hasPassword).toBe(true);
});

test('With recovery codes it may go, told what it means; a mail sets one again', async ({
  account,
  api,
  maria,
}) => {
  account.factors = [makeFactor('webauthn', 'My phone')];
  account.recoveryCodesLeft = 10;
  await open();
  await remove.click();
  await expect.element(sure).toMatchTextContent(/Without one, nobody can let you in\./);
  expect(await complaints()).toEqual([]);
  await sure.getByRole('button', { name: 'Remove password' }).click();
  await expectToast('Password removed', 'From now on a passkey opens your account.');
  await expect.element(page.getByRole('heading', { name: 'Password' })).toHaveFocus();
  await expect.element(page.getByText('Your account has no password: a passkey opens it.')).toBeVisible();
  expect(account.hasPassword).toBe(false);
  api.answer('post', '/api/auth/request-password-reset', { ok: true }, 202);
  await page.getByRole('button', { name: 'Set a password by mail' }).click();
  await expectToast('Look into your mail', `A link to set a password is on its way to ${maria.email}.`);
});

test('A passkey is asked for anew when she last proved long ago that it is she', async ({ account, api }) => {
  const device = await addVirtualAuthenticator();
  await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(askToMake()),
  });
  expect(await device.countKeys()).toBe(1);
  account.factors = [makeFactor('webauthn', 'My phone')];
  account.recoveryCodesLeft = 10;
  account.isProofFresh = false;
  api.refuse('delete', PASSWORD, {
    status: 403,
    code: 'proof_required',
    message: 'Confirm that it is you to go on.',
  });
  await open();
  await remove.click();
  await sure.getByRole('button', { name: 'Remove password' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it is you' });
  await expect.element(question.getByRole('button', { name: /^Use passkey/ })).toBeVisible();
  expect(await complaints()).toEqual([]);
  account.answerThrough(api);
  askForPasskey(api);
  await question.getByRole('button', { name: /^Use passkey/ }).click();
  await expectToast('Password removed', 'From now on a passkey opens your account.');
});
