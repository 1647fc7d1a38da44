import { rows } from '../rows.ts';
import { expect, makeEmail, test } from '../story.ts';
import { expectToast } from '../toasts.ts';

test(
  'She types before the scripts have arrived, hits an address that is in use, reads the terms, and has an account',
  rows('A-14', 'A-27', 'A-35', 'A-50', 'A-51', 'PR-24', 'X-01'),
  async ({ page, account, context }) => {
    const fullName = page.getByLabel('Full name');
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Password', { exact: true });
    const agreed = page.getByRole('checkbox', { name: /I agree/ });
    const button = page.getByRole('button', { name: /^Creat/ });

    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/auth/signup', { waitUntil: 'commit' });
    await fullName.fill('Maria');
    await email.fill('maria@lunaria');
    await password.fill('eightchr');
    scripts.resolve();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(page.getByText('Medium', { exact: true })).toBeVisible();
    await expect(fullName).toHaveValue('Maria');

    await email.fill(account.email);
    await page.getByLabel('Confirm password').fill('eightchr');
    await agreed.check();
    const answer = page.waitForResponse('**/api/auth/sign-up/email');
    await button.click();
    const { message } = await (await answer).json();
    expect(message).toBeTruthy();
    await expectToast(page, 'Sign up failed', message);
    await expect(page).toHaveURL('/auth/signup');
    await expect(button).toBeEnabled();
    await expect(email).toHaveValue(account.email);

    // In another tab; the form is as she left it.
    await agreed.uncheck();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Terms/ }).click();
    await expect(await opened).toHaveURL('/terms');
    await expect(password).toHaveValue('eightchr');
    await expect(agreed).not.toBeChecked();

    await email.fill(makeEmail());
    await agreed.check();
    await button.click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
  },
);
