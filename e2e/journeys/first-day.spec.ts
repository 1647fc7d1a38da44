import { logOut } from '../log-out.ts';
import { rows } from '../rows.ts';
import { expect, makeEmail, test } from '../story.ts';
import { expectToast } from '../toasts.ts';

test(
  'A woman signs up, is greeted by name, chooses her life stage, and finds it again after a reload and a new login',
  rows(
    'A-03',
    'A-47',
    'A-48',
    'D-48',
    'D-50',
    'D-60',
    'D-61',
    'D-63',
    'D-64',
    'D-17',
    'D-18',
    'D-19',
    'A-71',
    'A-72',
    'S-28',
    'X-04',
    'X-07',
    'X-17',
  ),
  async ({ page }) => {
    const email = makeEmail();
    await page.goto('/');
    await page.getByRole('link', { name: 'Get Started', exact: true }).click();
    await expect(page).toHaveURL('/auth/select-type');
    await page.getByRole('link', { name: /^Patient/ }).click();
    await expect(page).toHaveURL('/auth/signup');

    await page.getByLabel('Full name').fill('Maria del Carmen');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a quiet password');
    await page.getByLabel('Confirm password').fill('a quiet password');
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expectToast(page, 'Success!', 'Your account has been created. Welcome to Lunaria!');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      /^Good (morning|afternoon|evening), Maria$/,
    );

    const mode = page.getByRole('combobox', { name: /Life Stage Mode/ });
    await expect(mode).toHaveText('Menstrual Cycle');
    await mode.click();
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('option', { name: 'Conception Mode' }).click();
    await expect(page.getByRole('heading', { name: 'Conception Mode' })).toBeVisible();
    expect((await saved).status()).toBe(200);

    await page.reload();
    await expect(mode).toHaveText('Conception Mode');

    await logOut(page);
    await expect(page).toHaveURL('/');
    await expectToast(page, 'Logged out', 'You have been logged out successfully.');

    await page.getByRole('link', { name: 'Log In', exact: true }).click();
    // The page she comes from has a field for an email address too.
    await expect(page).toHaveURL('/auth/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a quiet password');
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await expectToast(page, 'Welcome back!', 'You have successfully logged in.');
    await expect(mode).toHaveText('Conception Mode');
  },
);
