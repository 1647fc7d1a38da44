import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast } from '../toasts.ts';

test(
  'A wrong password and an unknown address are told in the same words; the right ones lead back to the page she asked for',
  rows('D-02', 'A-73', 'A-76', 'R-24', 'R-36', 'X-05', 'X-06'),
  async ({ page, account, context }) => {
    const password = page.getByLabel('Password', { exact: true });
    const button = page.getByRole('button', { name: 'Log In', exact: true });
    for (const email of ['nobody@example.org', account.email]) {
      await page.goto('/health-statistics');
      await expect(page).toHaveURL('/auth/patient-login');
      await page.getByLabel('Email').fill(email);
      await password.fill('wrong password');
      await password.press('Enter');
      await expectToast(page, 'Login failed', 'Invalid email or password. Please try again.');
      await expect(page).toHaveURL('/auth/patient-login');
      await expect(button).toBeEnabled();
      await expect(password).toBeFocused();
      expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
    }
    await password.fill(account.password);
    await button.click();
    await expect(page).toHaveURL('/health-statistics');
    await expectToast(page, 'Welcome back!', 'You have successfully logged in.');
  },
);
