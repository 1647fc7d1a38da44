import type { Page } from '@playwright/test';
import { linkIn, receiveMail } from '../mails.ts';
import { rows } from '../rows.ts';
import { type Account, expect, test } from '../story.ts';
import { expectToast } from '../toasts.ts';
import { addVirtualAuthenticator } from '../virtual-authenticator.ts';

// What the browser of these tests says that it runs on.
const SUGGESTED = 'Windows computer';

const passkeysOf = (page: Page) => page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem');

const removalOf = (page: Page) => page.getByRole('dialog', { name: `Remove “${SUGGESTED}”?` });

async function openSecurityPage(page: Page) {
  if (page.url().endsWith('/dashboard')) {
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: 'Privacy & Security' }).press('Enter');
  } else await page.goto('/dashboard/privacy');
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

/** Her session ends (how she does it: dashboard.spec.ts). */
async function leave(page: Page) {
  expect((await page.request.post('/api/auth/sign-out', { data: {} })).status()).toBe(200);
  await page.goto('/auth/login');
}

async function logInWithPasskey(page: Page) {
  await page.getByRole('button', { name: 'Log in with a passkey' }).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Welcome back!', 'You have successfully logged in.');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
}

async function logInWithPassword(page: Page, { email, password }: Account) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test(
  'She adds a passkey and logs in with it alone, then with it after her password; once it is removed, her password opens alone',
  rows('S-06', 'S-21', 'S-22', 'S-23', 'S-26', 'PR-23'),
  async ({ page, maria }) => {
    const device = await addVirtualAuthenticator(page);
    await addPasskey(page);
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeFocused();
    await expect(passkeysOf(page)).toHaveCount(1);
    await expect(passkeysOf(page).first()).toContainText(SUGGESTED);
    await expect(passkeysOf(page).first()).toContainText('On one device');
    expect(await device.countKeys()).toBe(1);
    const { factors } = await (await page.request.get('/api/auth/factors')).json();
    expect(factors).toMatchObject([
      { factor_type: 'webauthn', status: 'verified', friendly_name: SUGGESTED },
    ]);

    // No password, no address, no mouse.
    await leave(page);
    await logInWithPasskey(page);
    expect(await (await page.request.get('/api/auth/token')).json()).toMatchObject({
      aal: 'aal2',
      next_aal: 'aal2',
    });

    // As the second step after her password.
    await leave(page);
    await logInWithPassword(page, maria);
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

    // What her PIN locked, it opens too.
    const lock = { after_minutes: 5, pin: '4071' };
    expect((await page.request.put('/api/auth/lock', { data: lock })).status()).toBe(200);
    await page.goto('/dashboard/settings');
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
    await page.getByRole('menuitem', { name: 'Lock now' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Locked' })).toBeVisible();
    await expect.poll(async () => (await page.request.get('/api/profile')).status()).toBe(403);
    await page.getByRole('button', { name: 'Use a passkey' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

    await openSecurityPage(page);
    await expect(passkeysOf(page).first()).toContainText('used in the last two hours');
    await receiveMail(maria.email, /second|passkey|protect/i);
    await page.getByRole('button', { name: `Remove ${SUGGESTED}` }).press('Enter');
    await removalOf(page).getByRole('button', { name: 'Remove' }).press('Enter');
    await expectToast(page, 'Second step is off', 'Your password alone lets you in again.');
    await expect(passkeysOf(page)).toHaveCount(0);
    await leave(page);
    // The device still has its key; the account does not know it any more.
    await page.getByRole('button', { name: 'Log in with a passkey' }).press('Enter');
    await expectToast(
      page,
      'Login failed',
      'This passkey was not accepted. Try again, or log in with your email and password.',
    );
    await logInWithPassword(page, maria);
    await expect(page).toHaveURL('/dashboard');
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
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Remove password' })).toBeFocused();

  expect((await page.request.post('/api/auth/recovery-codes', { data: {} })).status()).toBe(201);
  await openSecurityPage(page);
  await page.getByRole('button', { name: 'Remove password' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Remove your password?' });
  await expect(dialog).toContainText('Without one, nobody can let you in.');
  await dialog.getByRole('button', { name: 'Remove password' }).press('Enter');
  await expectToast(page, 'Password removed', 'From now on a passkey opens your account.');
  await expect(page.getByRole('heading', { name: 'Password' })).toBeFocused();
  await expect(page.getByText('Your account has no password: a passkey opens it.')).toBeVisible();

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
  await receiveMail(email, 'Your password for Lunaria was removed');
  expect(
    linkIn(await receiveMail(email, 'Set a new password for Lunaria'), '/auth/reset-password'),
  ).toContain('#');
});
