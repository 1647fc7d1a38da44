import { linkIn, receiveMail } from '../mails.ts';
import { rows } from '../rows.ts';
import { createAccount, expect, test } from '../story.ts';
import { expectToast } from '../toasts.ts';

const SUBJECT = 'Set a new password for Lunaria';

test(
  'She forgot her password: link by mail, a new one, logged out everywhere else, and told about it',
  rows('A-62', 'A-63', 'X-16', 'PR-21'),
  async ({ page, context, browser, baseURL }) => {
    const account = await createAccount(context.request);
    await context.clearCookies();
    const phone = await browser.newContext({ baseURL: baseURL ?? '' });
    await phone.request.post('/api/auth/sign-in/email', {
      data: { email: account.email, password: account.password },
    });
    expect((await phone.request.get('/api/auth/token')).status()).toBe(200);

    await page.goto('/auth/login');
    // What she typed already comes along.
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL('/auth/forgot-password');
    await expect(page.getByLabel('Email')).toHaveValue(account.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your mailbox' })).toBeFocused();

    const link = linkIn(await receiveMail(account.email, SUBJECT));
    await page.goto(link);
    // The token does not stay in the address; a reload loses nothing.
    await expect(page).toHaveURL('/auth/reset-password');
    await page.reload();
    await page.getByLabel('New password', { exact: true }).fill('a louder password');
    await page.getByLabel('Confirm password').fill('a louder password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expectToast(page, 'Password set', 'Log in with your new password.');
    await expect(page).toHaveURL('/auth/login');

    expect((await phone.request.get('/api/auth/token')).status()).toBe(401);
    await phone.close();
    const notice = await receiveMail(account.email, 'Your password for Lunaria was changed');
    expect(linkIn(notice)).toBe(`${baseURL}/auth/forgot-password`);

    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expectToast(page, 'Login failed', 'Invalid email or password. Please try again.');
    await page.getByLabel('Password', { exact: true }).fill('a louder password');
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');

    // A used link says so and leads to a new one.
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link does not work any more.' })).toBeFocused();
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await expect(page).toHaveURL('/auth/forgot-password');
  },
);
