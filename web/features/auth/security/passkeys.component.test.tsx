import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expect } from '../../../testing/component-test.ts';
import { type HerAccount, makeFactor, test } from '../../../testing/her-account.ts';
import { complaints, expectToast } from '../../../testing/look.ts';
import type { StandInApi } from '../../../testing/stand-in-api.ts';
import { renderSecurity } from '../testing/render-security.tsx';
import { addVirtualAuthenticator, askToMake } from '../testing/virtual-authenticator.ts';
import { ChangeEmail } from './change-email.tsx';
import { Passkeys } from './passkeys.tsx';

const CHALLENGE = '/api/auth/factors/:id/challenge';
const VERIFY = '/api/auth/factors/:id/verify';

const passkeys = page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem');
const add = page.getByRole('button', { name: 'Add a passkey' });
const name = page.getByLabelText('Name of this passkey');
const create = page.getByRole('button', { name: /^Create passkey/ });

const open = () => renderSecurity(({ user }) => <Passkeys userId={user.id} />);

/** From now on a device is asked to make one; `known` are those it shall not make again. */
function ask(api: StandInApi, known: string[] = []) {
  api.answer('post', CHALLENGE, {
    id: crypto.randomUUID(),
    type: 'webauthn',
    expires_at: Math.floor(Date.now() / 1000) + 300,
    webauthn: { type: 'create', credential_options: askToMake(known) },
  });
}

function give(account: HerAccount) {
  account.factors = [makeFactor('webauthn', 'My phone', { is_backed_up: false })];
}

test('A finger that the device does not know makes nothing, and leaves nothing half made', async ({
  account,
  api,
}) => {
  const device = await addVirtualAuthenticator();
  await device.refuse();
  ask(api);
  await open();
  await add.click();
  await expect.element(name).toHaveFocus();
  await name.fill('My phone');
  await create.click();
  await expect.element(page.getByText('No passkey was made. Try again when you are ready.')).toBeVisible();
  await expect.poll(() => account.factors).toEqual([]);
  expect(await complaints()).toEqual([]);
  await device.accept();
  await create.click();
  await expectToast('Passkey added', 'From now on “My phone” opens your account.');
  await expect.element(passkeys).toMatchTextContent(/My phone/);
  await expect.element(add).toHaveFocus();

  // One device makes one passkey for one account.
  const [made] = api.sent('post', VERIFY) as { credential: { id: string } }[]; // as: what make-passkey.ts sends
  ask(api, [made?.credential.id ?? '']);
  await add.click();
  await name.fill('My phone once more');
  await create.click();
  await expect.element(page.getByText('This device already has a passkey for your account.')).toBeVisible();
  expect(await device.countKeys()).toBe(1);
});

test('While her address is not confirmed she is told what that means, and led there', async ({ account }) => {
  account.isEmailVerified = false;
  await page.viewport(1280, 300);
  await renderSecurity(({ user }) => (
    <>
      <Passkeys userId={user.id} />
      <div className="h-dvh" />
      <ChangeEmail userId={user.id} />
    </>
  ));
  const heading = page.getByRole('heading', { name: 'Email address' });
  await expect.element(heading).not.toBeInViewport();
  (page.getByRole('link', { name: 'email address' }).element() as HTMLElement).focus(); // as: it is a link
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toBeInViewport();
});

test('She removes her passkey: asked once more, told what follows, and heard of it where it stood', async ({
  account,
}) => {
  give(account);
  await open();
  await expect.element(passkeys).toMatchTextContent(/On one device/);
  expect(await complaints()).toEqual([]);
  const remove = page.getByRole('button', { name: 'Remove My phone' });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Remove “My phone”?' });
  await expect.element(dialog.getByText(/your password alone lets you in again/)).toBeVisible();
  expect(await complaints()).toEqual([]);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(remove).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('button', { name: /^Remove/ }).click();
  await expectToast('Second step is off', 'Your password alone lets you in again.');
  await expect.element(passkeys).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Passkeys' })).toHaveFocus();
});

test('The only way into her account stays', async ({ account, api }) => {
  give(account);
  const message = 'This is the only way into your account. Add another passkey or a password first.';
  api.refuse('delete', '/api/auth/factors/:id', { status: 409, code: 'conflict', message });
  await open();
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect.element(page.getByRole('dialog').getByText(message)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(passkeys).toMatchTextContent(/My phone/);
});

test('A browser that knows no passkeys says so', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined);
  await open();
  await add.click();
  await expect.element(page.getByText(/This browser cannot make a passkey here/)).toBeVisible();
  expect(await complaints()).toEqual([]);
});

test('A list that did not load says so and comes back', async ({ api, account }) => {
  give(account);
  api.lose('get', '/api/auth/factors');
  await open();
  await expect.element(page.getByText('Your passkeys did not load. Nothing was changed.')).toBeVisible();
  account.answerThrough(api);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(passkeys).toMatchTextContent(/My phone/);
});
