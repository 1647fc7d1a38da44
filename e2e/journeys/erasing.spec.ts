import type { Page } from '@playwright/test';
import { recordPeriod } from '../calendar.ts';
import { storedPeriods } from '../cycle-history.ts';
import { linkIn, receiveMail } from '../mails.ts';
import { type Account, expect, test } from '../story.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Erase your account' });

async function logIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
}

test('She erases her account in 14 days and keeps it after all, then at once: both devices are out, and her address is a stranger’s', async ({
  page,
  maria,
  browser,
  baseURL,
}) => {
  await recordPeriod(page.request, '2026-01-05', '2026-01-09');
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const phone = await context.newPage();
  await phone.goto('/auth/login');
  await logIn(phone, maria);
  await expect(phone).toHaveURL('/dashboard');

  await page.goto('/dashboard/privacy');
  await section(page).getByRole('button', { name: 'Erase your account…' }).click();
  await page.getByRole('button', { name: 'Erase it in 14 days' }).click();
  await expect(section(page).getByText(/^Your account will be erased on/)).toBeVisible();
  const mail = await receiveMail(maria.email, /will be erased on/, 'Keep my account');
  expect(linkIn(mail, '/dashboard/privacy')).toContain('/dashboard/privacy');

  // Whoever opens any page of hers is offered to keep it.
  await phone.reload();
  await phone.getByRole('button', { name: 'Keep my account' }).click();
  await expect(phone.getByText(/^Your account will be erased on/)).toBeHidden();

  await page.reload();
  await section(page).getByRole('button', { name: 'Erase your account…' }).click();
  await page.getByRole('radio', { name: /Now/ }).check();
  await page.getByLabel('Type “erase” to erase it now').fill('erase');
  await page.getByRole('button', { name: 'Erase it now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Goodbye' })).toBeVisible();
  await expect(page).toHaveURL('/auth/erased');
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);

  await phone.reload();
  await expect(phone).toHaveURL(/\/auth\/login/);
  await context.close();

  // Once the server has done it, nobody has this address any more.
  const data = {
    ...{ email: maria.email, password: maria.password, data: { full_name: 'Somebody else' } },
    ...{ agreeToTerms: true, emailRedirectTo: '/' },
  };
  await expect
    .poll(async () => (await page.request.post('/api/auth/sign-up/email', { data })).status(), {
      timeout: 30_000,
    })
    .toBe(200);
  expect(await storedPeriods(page.request)).toEqual([]);
});
