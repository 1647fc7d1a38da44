import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Authenticator, turnOnSecondStep } from '../authenticator.ts';
import { openLog, storedLogs } from '../daily-log.ts';
import { receiveMail } from '../mails.ts';
import { type Account, expect, test } from '../story.ts';
import { expectToast } from '../toasts.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Second step' });
const codeField = (page: Page) => page.getByLabel('Six-digit code');

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

test('She sets up an authenticator app, keeps her recovery codes, and her password alone opens nothing until it is removed', async ({
  page,
  maria,
  browser,
  baseURL,
}) => {
  await page.goto('/dashboard/privacy');
  await expect(section(page).getByText('Off', { exact: true })).toBeVisible();
  // No server of these stories sends text messages.
  await expect(section(page).getByRole('button')).toHaveCount(1);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByLabel('Name').fill('Her phone');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible();
  const secret = await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent();
  const authenticator = new Authenticator(secret ?? '');
  await codeField(page).fill(authenticator.wrongCode());
  await expect(page.getByText('That code is not right. Try the newest one.')).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  // As apps show it, and as it is pasted.
  await codeField(page).fill(authenticator.nextCode().replace(/(...)/, '$1 '));

  const codes = page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const shown = await codes.allTextContents();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  for (const code of shown) expect(file).toContain(code);
  expect(file).not.toContain(maria.email);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Say first that you have kept them. They are not shown again.')).toBeVisible();
  // Nothing lies over the box and the button on a phone.
  await expect(page.getByText('Second step is on')).toHaveCount(0);
  await page.getByLabel('I have kept them').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expectToast(
    page,
    'Second step is on',
    'Logging in asks for it from now on, here and on your other devices.',
  );

  await expect(section(page).getByText('On', { exact: true })).toBeVisible();
  await expect(section(page).getByRole('listitem').first()).toContainText('Her phone');
  await expect(section(page)).toContainText('10 left');
  await expect(page.getByText(secret ?? '')).toHaveCount(0);

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  const asked: string[] = [];
  other.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await other.goto('/auth/login');
  await logIn(other, maria);
  await expect(other).toHaveURL('/auth/second-step');
  await expect(codeField(other)).toBeFocused();
  await expect(codeField(other)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(codeField(other)).toHaveAttribute('inputmode', 'numeric');
  expect((await elsewhere.request.get('/api/profile')).status()).toBe(403);
  // Not in any other way either, and nothing of hers is asked for.
  await other.goto('/dashboard');
  await expect(other).toHaveURL('/auth/second-step');
  expect(asked.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/auth/'))).toEqual([]);
  await codeField(other).fill(authenticator.wrongCode());
  await expect(other.getByText('That code is not right. Try the newest one.')).toBeVisible();
  await codeField(other).fill(authenticator.nextCode());
  await expect(other).toHaveURL('/dashboard');
  await expectToast(other, 'Welcome back!', 'You have successfully logged in.');
  expect((await elsewhere.request.get('/api/profile')).status()).toBe(200);

  await receiveMail(maria.email, /second step/i);
  // New recovery codes make the old ones void.
  await page.getByRole('button', { name: /^Make new ones/ }).click();
  await page.getByRole('button', { name: 'Make new ones', exact: true }).click();
  await expect(codes).toHaveCount(10);
  const fresh = await codes.allTextContents();
  await elsewhere.clearCookies();
  const { email, password } = maria;
  await elsewhere.request.post('/api/auth/sign-in/email', { data: { email, password } });
  const enter = async (code = '') =>
    (await elsewhere.request.post('/api/auth/recovery-codes/verify', { data: { code } })).status();
  expect([await enter(shown[0]), await enter(fresh[0])]).toEqual([403, 200]);
  await page.getByLabel('I have kept them').check();
  await page.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Remove Her phone' }).click();
  const sure = page.getByRole('dialog', { name: 'Remove “Her phone”?' });
  await sure.getByRole('button', { name: 'Remove', exact: true }).click();
  await expectToast(page, 'Second step is off', 'Your password alone lets you in again.');
  await expect(section(page).getByText('Off', { exact: true })).toBeVisible();
  await elsewhere.clearCookies();
  await elsewhere.request.post('/api/auth/sign-in/email', { data: { email, password } });
  expect((await elsewhere.request.get('/api/profile')).status()).toBe(200);
  await elsewhere.close();
});

test('With her phone lost she gets in with a recovery code, once, back to the page she asked for, in every tab', async ({
  page,
  context,
  account,
  playwright,
  baseURL,
}) => {
  const device = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const { email, password } = account;
  await device.post('/api/auth/sign-in/email', { data: { email, password } });
  const { codes } = await turnOnSecondStep(device);
  await device.post('/api/auth/sign-in/email', { data: { email, password } });
  const used = await device.post('/api/auth/recovery-codes/verify', { data: { code: codes[2] } });
  expect(used.status()).toBe(200);
  await device.dispose();
  await page.goto('/health-statistics');
  await expect(page).toHaveURL('/auth/patient-login');
  await logIn(page, account);
  await expect(page).toHaveURL('/auth/second-step');
  const other = await context.newPage();
  await other.goto('/dashboard/privacy');
  await expect(other).toHaveURL('/auth/second-step');
  await page.bringToFront();
  const enter = async (code: string) => {
    await page.getByLabel('Recovery code').fill(code);
    await page.keyboard.press('Enter');
  };
  await page.getByRole('button', { name: 'Recovery code' }).click();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await enter(codes[2] ?? '');
  await expect(page.getByText('This is none of your unused recovery codes.')).toBeVisible();
  await expect(page).toHaveURL('/auth/second-step');
  await enter(` ${(codes[3] ?? '').toLowerCase().replaceAll('-', ' ')} `);
  await expect(page).toHaveURL('/health-statistics');
  await expect(other).toHaveURL('/dashboard/privacy');
  await other.close();

  await context.clearCookies();
  await page.goto('/auth/login');
  await logIn(page, account);
  await expect(page).toHaveURL('/auth/second-step');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth/login');
});

test('Set up on another device, it stops this one; what she noted here waits and is sent after the step', async ({
  page,
  maria,
  context,
  playwright,
  baseURL,
}) => {
  const form = await openLog(page);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Water: more' }).click();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^1 change not sent yet/).first()).toBeVisible();
  const laptop = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const { email, password } = maria;
  await laptop.post('/api/auth/sign-in/email', { data: { email, password } });
  const { authenticator } = await turnOnSecondStep(laptop);

  // Whichever comes first is refused: the waiting change or a list that is asked for again.
  const refused = page.waitForResponse((answer) => answer.url().includes('/api/') && answer.status() >= 400);
  await context.setOffline(false);
  expect(await (await refused).json()).toMatchObject({ code: 'second_factor_required' });
  await expect(page).toHaveURL('/auth/second-step');
  await expect(page.getByText('Maria')).toHaveCount(0);
  expect(await storedLogs(laptop)).toEqual([]);
  await codeField(page).fill(authenticator.nextCode());
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(async () => (await storedLogs(laptop)).length).toBe(1);
  await laptop.dispose();
});
