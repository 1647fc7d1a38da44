import type { Page } from '@playwright/test';
import { complaintsAbout } from '../accessibility/looks.ts';
import { logOut } from '../log-out.ts';
import { linkIn, receiveMail } from '../mails.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast } from '../toasts.ts';
import { addVirtualAuthenticator } from '../virtual-authenticator.ts';

// What the browser of these tests says that it runs on.
const SUGGESTED = 'Windows computer';

const passkeysOf = (page: Page) => page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem');

const removalOf = (page: Page) => page.getByRole('dialog', { name: `Remove “${SUGGESTED}”?` });

async function openSecurityPage(page: Page) {
  await page.goto('/dashboard/privacy');
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
}

/** As somebody does who uses the keyboard alone. */
async function addPasskey(page: Page) {
  await openSecurityPage(page);
  await page.getByRole('button', { name: 'Add a passkey' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Name of this passkey')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Passkey added', `From now on “${SUGGESTED}” opens your account.`);
}

async function leave(page: Page) {
  await page.goto('/dashboard');
  await logOut(page);
  await expect(page).toHaveURL('/');
  await page.goto('/auth/login');
}

async function logInWithPasskey(page: Page) {
  await page.getByRole('button', { name: 'Log in with a passkey' }).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Welcome back!', 'You have successfully logged in.');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
}

test(
  'She adds a passkey, logs out, and logs in with it alone: no password, no address, no mouse',
  rows('S-21', 'S-22', 'S-23', 'S-26'),
  async ({ page, maria }) => {
    const device = await addVirtualAuthenticator(page);
    await addPasskey(page);
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeFocused();
    await expect(passkeysOf(page)).toHaveCount(1);
    await expect(passkeysOf(page).first()).toContainText(SUGGESTED);
    await expect(passkeysOf(page).first()).toContainText('On one device');
    expect(await device.countKeys()).toBe(1);
    await receiveMail(maria.email, /second|passkey|protect/i);
    const { factors } = await (await page.request.get('/api/auth/factors')).json();
    expect(factors).toMatchObject([
      { factor_type: 'webauthn', status: 'verified', friendly_name: SUGGESTED },
    ]);
    expect(await complaintsAbout(page)).toEqual([]);

    await leave(page);
    await logInWithPasskey(page);
    expect(await (await page.request.get('/api/auth/token')).json()).toMatchObject({
      aal: 'aal2',
      next_aal: 'aal2',
    });
    await openSecurityPage(page);
    await expect(passkeysOf(page).first()).toContainText('used in the last two hours');
  },
);

test(
  'Her passkey is the second step after her password',
  rows('S-06', 'S-26', 'PR-23'),
  async ({ page, maria }) => {
    const device = await addVirtualAuthenticator(page);
    await addPasskey(page);
    await leave(page);
    await page.getByLabel('Email').fill(maria.email);
    await page.getByLabel('Password', { exact: true }).fill(maria.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/auth/second-step');
    await expect(page.getByRole('button', { name: 'Use passkey' })).toBeFocused();
    await device.refuse();
    await page.keyboard.press('Enter');
    await expect(page.getByText('No passkey was used. Try again, or choose another way.')).toBeVisible();
    expect((await page.request.get('/api/profile')).status()).toBe(403);
    await device.accept();
    await page.getByRole('button', { name: 'Use passkey' }).press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
  },
);

test('She does without a password: told what it means, only once a lost device locks nobody out', async ({
  page,
  maria,
}) => {
  await addVirtualAuthenticator(page);
  await openSecurityPage(page);
  await expect(page.getByRole('button', { name: 'Remove password' })).toHaveCount(0);
  await addPasskey(page);
  await page.getByRole('button', { name: 'Remove password' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Not with one passkey alone' })).toBeVisible();
  expect(await complaintsAbout(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Remove password' })).toBeFocused();

  expect((await page.request.post('/api/auth/recovery-codes', { data: {} })).status()).toBe(201);
  await openSecurityPage(page);
  await page.getByRole('button', { name: 'Remove password' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Remove your password?' });
  await expect(dialog).toContainText('Without one, nobody can let you in.');
  expect(await complaintsAbout(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove password' }).press('Enter');
  await expectToast(page, 'Password removed', 'From now on a passkey opens your account.');
  await expect(page.getByRole('heading', { name: 'Password' })).toBeFocused();
  await expect(page.getByText('Your account has no password: a passkey opens it.')).toBeVisible();
  await receiveMail(maria.email, 'Your password for Lunaria was removed');

  await leave(page);
  const { email, password } = maria;
  expect((await page.request.post('/api/auth/sign-in/email', { data: { email, password } })).status()).toBe(
    401,
  );
  await logInWithPasskey(page);

  // The only way in stays; by mail she gets a password again, and then it may go.
  await openSecurityPage(page);
  await page.getByRole('button', { name: `Remove ${SUGGESTED}` }).press('Enter');
  await removalOf(page).getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(removalOf(page).getByText(/only way into your account/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(passkeysOf(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Set a password by mail' }).press('Enter');
  await expectToast(page, 'Look into your mail', `A link to set a password is on its way to ${email}.`);
  expect(
    linkIn(await receiveMail(email, 'Set a new password for Lunaria'), '/auth/reset-password'),
  ).toContain('#');
});

test('She removes her passkey: her password alone opens the account again', async ({ page, maria }) => {
  await addVirtualAuthenticator(page);
  await addPasskey(page);
  await page.getByRole('button', { name: `Remove ${SUGGESTED}` }).press('Enter');
  await expect(removalOf(page).getByText(/your password alone lets you in again/)).toBeVisible();
  expect(await complaintsAbout(page)).toEqual([]);
  await removalOf(page).getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${SUGGESTED}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await removalOf(page).getByRole('button', { name: 'Remove' }).press('Enter');
  await expectToast(page, 'Second step is off', 'Your password alone lets you in again.');
  await expect(passkeysOf(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeFocused();

  await leave(page);
  // The device still has its key; the account does not know it any more.
  await page.getByRole('button', { name: 'Log in with a passkey' }).press('Enter');
  await expectToast(
    page,
    'Login failed',
    'This passkey was not accepted. Try again, or log in with your email and password.',
  );
  await page.getByLabel('Email').fill(maria.email);
  await page.getByLabel('Password', { exact: true }).fill(maria.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('A finger that the device does not know makes nothing, and leaves nothing half made', async ({
  page,
  maria,
}) => {
  expect(maria.email).toBeTruthy();
  const device = await addVirtualAuthenticator(page);
  await device.refuse();
  await openSecurityPage(page);
  await page
    .getByRole('region', { name: 'Passkeys' })
    .getByRole('link', { name: 'email address' })
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Email address' })).toBeInViewport();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of this passkey').fill('My phone');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByText('No passkey was made. Try again when you are ready.')).toBeVisible();
  expect(await (await page.request.get('/api/auth/factors')).json()).toMatchObject({ factors: [] });
  await device.accept();
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(passkeysOf(page)).toContainText(['My phone']);
  // One device makes one passkey for one account.
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of this passkey').fill('My phone once more');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await expect(page.getByText('This device already has a passkey for your account.')).toBeVisible();
  expect(await device.countKeys()).toBe(1);
});

test('A passkey is asked for anew when she last proved long ago that it is she', async ({ page, maria }) => {
  expect(maria.email).toBeTruthy();
  await addVirtualAuthenticator(page);
  await addPasskey(page);
  let isAsked = false;
  await page.route('**/api/auth/password', async (route) => {
    if (route.request().method() !== 'DELETE' || isAsked) return await route.fallback();
    isAsked = true;
    const json = { code: 'proof_required', message: 'Confirm that it is you to go on.' };
    await route.fulfill({ status: 403, json });
  });
  await page.route('**/api/auth/proof', async (route) => {
    const json = { is_fresh: false, proved_until: 0, ways: ['webauthn'] };
    await route.fulfill({ json });
  });
  expect((await page.request.post('/api/auth/recovery-codes', { data: {} })).status()).toBe(201);
  await openSecurityPage(page);
  await page.getByRole('button', { name: 'Remove password' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove password' }).click();
  await page
    .getByRole('dialog', { name: 'Confirm it is you' })
    .getByRole('button', { name: 'Use passkey' })
    .click();
  await expectToast(page, 'Password removed', 'From now on a passkey opens your account.');
});

test('A browser that knows no passkeys says so, and the password still works', async ({ page, maria }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  await openSecurityPage(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText(/This browser cannot make a passkey here/)).toBeVisible();
  expect(await complaintsAbout(page)).toEqual([]);
  await leave(page);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expectToast(page, 'Not logged in', 'This browser cannot use passkeys here. Choose another way.');
  await page.getByLabel('Email').fill(maria.email);
  await page.getByLabel('Password', { exact: true }).fill(maria.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('Nobody who is turned away by a slow or broken server is left waiting', async ({ page }) => {
  await page.goto('/auth/login');
  await page.route('**/api/auth/passkeys/challenge', (route) => route.abort());
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expectToast(page, 'Error', 'An unexpected error occurred. Please try again.');
  await expect(page.getByRole('button', { name: 'Log in with a passkey' })).toBeEnabled();
});
