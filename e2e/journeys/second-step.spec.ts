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

test('She sets up an authenticator app, keeps her recovery codes, and her password alone opens nothing any more', async ({
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
  await receiveMail(maria.email, /second step/i);

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
  await elsewhere.close();
});

test('With her phone lost she gets in with a recovery code, once, and back to the page she asked for', async ({
  page,
  account,
  playwright,
  baseURL,
}) => {
  const device = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await device.post('/api/auth/sign-in/email', {
    data: { email: account.email, password: account.password },
  });
  const { codes } = await turnOnSecondStep(device);
  await device.dispose();
  const enter = async (code: string) => {
    await page.goto('/health-statistics');
    await expect(page).toHaveURL('/auth/patient-login');
    await logIn(page, account);
    await expect(page).toHaveURL('/auth/second-step');
    await page.getByRole('button', { name: 'Recovery code' }).click();
    await expect(page.getByLabel('Recovery code')).toBeFocused();
    await page.getByLabel('Recovery code').fill(code);
    await page.keyboard.press('Enter');
  };
  await enter(` ${(codes[3] ?? '').toLowerCase().replaceAll('-', ' ')} `);
  await expect(page).toHaveURL('/health-statistics');
  await page.context().clearCookies();
  await enter(codes[3] ?? '');
  await expect(page.getByText('This is none of your unused recovery codes.')).toBeVisible();
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
  browser,
  baseURL,
}) => {
  const form = await openLog(page);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Water: more' }).click();
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^1 change not sent yet/).first()).toBeVisible();
  const laptop = await browser.newContext({ baseURL: baseURL ?? '' });
  const { email, password } = maria;
  await laptop.request.post('/api/auth/sign-in/email', { data: { email, password } });
  const { authenticator } = await turnOnSecondStep(laptop.request);

  const refused = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/api/daily-logs'),
  );
  await context.setOffline(false);
  expect(await (await refused).json()).toMatchObject({ code: 'second_factor_required' });
  await expect(page).toHaveURL('/auth/second-step');
  await expect(page.getByText('Maria')).toHaveCount(0);
  expect(await storedLogs(laptop.request)).toEqual([]);
  await codeField(page).fill(authenticator.nextCode());
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(async () => (await storedLogs(laptop.request)).length).toBe(1);
  await laptop.close();
});

test('Taken in one tab, it frees the other', async ({ page, maria, context }) => {
  const { authenticator } = await turnOnSecondStep(context.request);
  await context.clearCookies();
  await page.goto('/auth/login');
  await logIn(page, maria);
  await expect(page).toHaveURL('/auth/second-step');
  const other = await context.newPage();
  await other.goto('/dashboard/privacy');
  await expect(other).toHaveURL('/auth/second-step');
  await codeField(page).fill(authenticator.nextCode());
  await expect(page).toHaveURL('/dashboard');
  await expect(other).toHaveURL('/dashboard/privacy');
});

test('A change of her second steps asks whether it is she; without an answer nothing changes', async ({
  page,
  maria,
  context,
}) => {
  const { authenticator } = await turnOnSecondStep(context.request);
  // Ten minutes later: the server's own clock is tried where it is (server/auth).
  let isStale = true;
  await page.route('**/api/auth/proof', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), is_fresh: !isStale } });
  });
  await page.goto('/dashboard/privacy');
  const remove = page.getByRole('button', { name: 'Remove Her phone' });
  await remove.click();
  const question = page.getByRole('dialog', { name: 'Confirm it is you' });
  await expect(question.getByLabel('Six-digit code')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(remove).toBeFocused();

  await remove.click();
  await question.getByLabel('Six-digit code').fill(authenticator.nextCode());
  const sure = page.getByRole('dialog', { name: 'Remove “Her phone”?' });
  await expect(sure).toContainText('It is your last one');
  isStale = false;
  await sure.getByRole('button', { name: 'Remove', exact: true }).click();
  await expectToast(page, 'Second step is off', 'Your password alone lets you in again.');
  await expect(section(page).getByText('Off', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Second step/ })).toBeFocused();
  await context.clearCookies();
  await page.goto('/auth/login');
  await logIn(page, maria);
  await expect(page).toHaveURL('/dashboard');
});

test('Another password is asked for the second step when she last proved long ago that it is she', async ({
  page,
  maria,
  context,
  playwright,
  baseURL,
}) => {
  const { authenticator } = await turnOnSecondStep(context.request);
  // Ten minutes later: the server's own clock is tried where it is (server/auth).
  let isStale = true;
  await page.route('**/api/auth/proof', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), is_fresh: false } });
  });
  await page.route('**/api/auth/change-password', async (route) => {
    if (!isStale) return await route.fallback();
    isStale = false;
    const json = { code: 'proof_required', message: 'Confirm that it is you to go on.' };
    await route.fulfill({ status: 403, json });
  });
  await page.goto('/dashboard/privacy');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill(maria.password);
  await page.getByLabel('New password', { exact: true }).fill('another quiet password');
  await page.getByLabel('Confirm password', { exact: true }).fill('another quiet password');
  await page.getByRole('button', { name: 'Save password' }).click();
  const question = page.getByRole('dialog', { name: 'Confirm it is you' });
  await question.getByLabel('Six-digit code').fill(authenticator.nextCode());
  await expectToast(page, 'Password changed', 'You are logged out everywhere but here.');
  const device = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const enter = async (password: string) =>
    (await device.post('/api/auth/sign-in/email', { data: { email: maria.email, password } })).status();
  expect([await enter(maria.password), await enter('another quiet password')]).toEqual([401, 200]);
  await device.dispose();
});

test('New recovery codes make the old ones void', async ({ page, maria, context, playwright, baseURL }) => {
  const { codes } = await turnOnSecondStep(context.request);
  await page.goto('/dashboard/privacy');
  await page.getByRole('button', { name: /^Make new ones/ }).click();
  await page.getByRole('button', { name: 'Make new ones', exact: true }).click();
  const made = page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(made).toHaveCount(10);
  const fresh = await made.allTextContents();
  const device = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await device.post('/api/auth/sign-in/email', { data: { email: maria.email, password: maria.password } });
  const enter = async (code = '') =>
    (await device.post('/api/auth/recovery-codes/verify', { data: { code } })).status();
  expect([await enter(codes[0]), await enter(fresh[0])]).toEqual([403, 200]);
  await device.dispose();
});

test('Second steps that did not load say so and come back', async ({
  page,
  account,
  playwright,
  baseURL,
}) => {
  const device = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  await device.post('/api/auth/sign-in/email', {
    data: { email: account.email, password: account.password },
  });
  await turnOnSecondStep(device);
  await device.dispose();
  await page.route('**/api/auth/factors', (route) => route.abort());
  await page.goto('/auth/login');
  await logIn(page, account);
  await expect(page.getByText(/Your second steps did not load/)).toBeVisible();
  await page.unroute('**/api/auth/factors');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(codeField(page)).toBeVisible();
});
