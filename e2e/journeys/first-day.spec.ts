import type { Page } from '@playwright/test';
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

test(
  'She does the same with nothing but a keyboard',
  rows('A-35', 'A-36', 'D-50', 'D-59', 'D-62'),
  async ({ page }) => {
    const { keyboard } = page;
    await page.goto('/auth/select-type');
    await tabTo(page, 'Patient');
    await keyboard.press('Enter');
    await expect(page.getByLabel('Full name')).toBeFocused();

    await keyboard.type('Maria del Carmen');
    await keyboard.press('Tab');
    await keyboard.type(makeEmail());
    await keyboard.press('Tab');
    await keyboard.type('a quiet password');
    await tabTo(page, 'Confirm password');
    await keyboard.type('a quiet password');
    await tabTo(page, 'I agree to the');
    await keyboard.press('Space');
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');

    const mode = page.getByRole('combobox', { name: /Life Stage Mode/ });
    // It comes with her profile.
    await expect(mode).toBeVisible();
    await tabTo(page, 'Life Stage Mode');
    await keyboard.press('Enter');
    await expect(mode).toHaveAttribute('aria-expanded', 'true');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(mode).toHaveText('Conception Mode');
    await expect(mode).toBeFocused();

    await tabTo(page, 'Menu', 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'My Profile' })).toBeFocused();
    await keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  },
);

/** Presses Tab until the control whose name begins so has the focus; fails when the keyboard cannot get there. */
async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 25; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return '';
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const labelledBy = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const named = labelledBy.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      const label = labels.map((part) => part.textContent ?? '').join(' ');
      return (named || element.getAttribute('aria-label') || label || element.textContent || '').trim();
    });
    if (focused.startsWith(name)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach "${name}"`);
}
