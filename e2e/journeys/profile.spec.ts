import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

test(
  'She changes her name and her mode in My Profile, and another device of hers shows both after its next look',
  rows('R-25', 'D-101', 'Q-40', 'PR-25'),
  async ({ page, context, browser, maria }) => {
    expect(maria.fullName).toBe('Maria del Carmen');
    await page.goto('/dashboard?section=B3');
    await page
      .getByRole('link', { name: /^My Profile/ })
      .or(page.getByRole('button', { name: /^My Profile/ }))
      .first()
      .click();
    await expect(page).toHaveURL('/dashboard/profile');
    await expect(page).toHaveTitle(/^My Profile/);

    const other = await browser.newContext({ storageState: await context.storageState() });
    const phone = await other.newPage();
    await phone.goto('/dashboard/profile');
    const nameOn = (device: typeof page) => device.getByRole('listitem').filter({ hasText: /^Name/ });
    await expect(nameOn(phone)).toContainText('Maria del Carmen');

    await page.getByRole('button', { name: 'Change, Name' }).click();
    await page.getByRole('textbox', { name: 'Full name' }).fill('Ana Sofía Ramos');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Change, Life stage' }).click();
    await page.getByRole('radio', { name: 'Conception Mode' }).click();
    await page.getByRole('button', { name: 'Change to Conception Mode' }).click();
    // A page that goes away within the same moment may come before the device has it.
    await expect
      .poll(async () => (await (await context.request.get('/api/profile')).json()).life_stage)
      .toBe('conception');

    await page.reload();
    await expect(nameOn(page)).toContainText('Ana Sofía Ramos');
    await expect
      .poll(async () => (await (await context.request.get('/api/profile')).json()).full_name)
      .toBe('Ana Sofía Ramos');

    // She turns to the other device.
    await phone.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(nameOn(phone)).toContainText('Ana Sofía Ramos');
    await phone.goto('/dashboard');
    await expect(phone.getByRole('heading', { level: 1, name: /, Ana$/ })).toBeVisible();
    await expect(phone.getByRole('combobox', { name: /Life Stage Mode/ })).toContainText('Conception Mode');
    // Mails greet her by it, and the session knows her by it.
    const token = await (await context.request.get('/api/auth/token')).json();
    await expect
      .poll(async () => (await (await context.request.get('/api/auth/token')).json()).user.user_metadata)
      .toEqual({ full_name: 'Ana Sofía Ramos' });
    expect(token.user.email).toBe(maria.email);
    await other.close();
  },
);
