import { REFUSED_PASSKEY_MESSAGE } from '@lunaria/domain/account/passkey.ts';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../../../testing/component-test.ts';
import { makeHer, tokenOf } from '../../../testing/her-answers.ts';
import { expectToast } from '../../../testing/look.ts';
import { currentAddress, renderPublicPart } from '../../../testing/render-page.tsx';
import type { StandInApi } from '../../../testing/stand-in-api.ts';
import { addVirtualAuthenticator, askToMake, askToUse } from '../testing/virtual-authenticator.ts';
import { PasskeyButton } from './passkey-button.tsx';

const button = page.getByRole('button', { name: /^Log in with a passkey/ });

const open = () => renderPublicPart(<PasskeyButton />, { at: '/auth/login' });

const askForOne = (api: StandInApi) =>
  api.answer('post', '/api/auth/passkeys/challenge', { id: 'a-question', credential_options: askToUse() });

/** This device has a passkey for this site. */
async function makeOne() {
  const device = await addVirtualAuthenticator();
  await navigator.credentials.create({
    publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(askToMake()),
  });
  return device;
}

test('Her passkey alone lets her in', async ({ api }) => {
  await makeOne();
  askForOne(api);
  api.answer('post', '/api/auth/passkeys/verify', () => {
    const token = tokenOf(makeHer());
    api.answer('get', '/api/auth/token', token);
    return token;
  });
  await open();
  await button.click();
  await expectToast('Welcome back!', 'You have successfully logged in.');
  await expect.poll(currentAddress).toBe('/dashboard');
  expect(api.sent('post', '/api/auth/passkeys/verify')).toEqual([
    { challenge_id: 'a-question', credential: expect.objectContaining({ type: 'public-key' }) },
  ]);
});

test('A passkey that the account does not know any more is not accepted', async ({ api }) => {
  await makeOne();
  askForOne(api);
  const message = REFUSED_PASSKEY_MESSAGE;
  api.refuse('post', '/api/auth/passkeys/verify', { status: 401, code: 'invalid_credentials', message });
  await open();
  await button.click();
  await expectToast(
    'Login failed',
    'This passkey was not accepted. Try again, or log in with your email and password.',
  );
  await expect.element(button).toBeEnabled();
  expect(currentAddress()).toBe('/auth/login');
});

test('A finger that the device does not know logs nobody in', async ({ api }) => {
  const device = await makeOne();
  await device.refuse();
  askForOne(api);
  await open();
  await button.click();
  await expectToast('Not logged in', 'No passkey was used. Try again, or choose another way.');
  expect(api.sent('post', '/api/auth/passkeys/verify')).toEqual([]);
});

test('A browser that knows no passkeys says so', async ({ api }) => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  askForOne(api);
  await open();
  await button.click();
  await expectToast('Not logged in', 'This browser cannot use passkeys here. Choose another way.');
});

test('Nobody who is turned away by a slow or broken server is left waiting', async ({ api }) => {
  api.lose('post', '/api/auth/passkeys/challenge');
  await open();
  await button.click();
  await expectToast('Error', 'An unexpected error occurred. Please try again.');
  await expect.element(button).toBeEnabled();
});
