import type { Page } from '@playwright/test';
import { countMails, linkIn, receiveMail } from '../mails.ts';
import { createAccount, expect, makeEmail, test } from '../story.ts';
import { expectToast } from '../toasts.ts';

const TO_OLD = 'Agree to another address for Lunaria';
const TO_NEW = 'Confirm your new address for Lunaria';

const section = (page: Page) => page.getByRole('region', { name: 'Email address' });

async function askFor(page: Page, email: string) {
  if (!page.url().endsWith('/dashboard/privacy')) await page.goto('/dashboard/privacy');
  await section(page).getByRole('button', { name: 'Change address' }).click();
  await page.getByLabel('New email address').fill(email);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Two mails are on their way', 'Nothing changes before both addresses agree.');
}

test('She changes her address: both mailboxes agree, other browsers are logged out, every tab shows the new one', async ({
  page,
  maria,
  context,
  browser,
  playwright,
  baseURL,
}) => {
  const newEmail = makeEmail();
  const phone = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const logIn = async (email: string) => {
    const answer = await phone.post('/api/auth/sign-in/email', { data: { email, password: maria.password } });
    return answer.status();
  };
  expect(await logIn(maria.email)).toBe(200);
  await page.clock.install();
  await askFor(page, newEmail);
  await expect(section(page)).toContainText(`${maria.email} has not agreed yet`);
  await expect(section(page)).toContainText(`${newEmail} has not agreed yet`);

  // Her mailbox is on another device, where she is not logged in.
  const mailbox = await browser.newContext({ baseURL: baseURL ?? '' });
  const link = await mailbox.newPage();
  await link.goto(linkIn(await receiveMail(maria.email, TO_OLD)));
  await expect(link).toHaveURL('/auth/confirm-email');
  await expect(link.getByText(maria.email)).toBeVisible();
  await expect(link.getByText(newEmail)).toBeVisible();
  await link.getByRole('button', { name: 'Agree to the change' }).click();
  await expect(link.getByRole('heading', { name: 'Thank you, this address has agreed' })).toBeFocused();
  // It looks by itself now and then.
  await page.clock.fastForward(10_000);
  await expect(section(page)).toContainText(`${maria.email} has agreed`);
  expect((await phone.get('/api/auth/token')).status()).toBe(200);

  const tab = await context.newPage();
  await tab.goto('/dashboard/privacy');
  await link.goto(linkIn(await receiveMail(newEmail, TO_NEW)));
  // It is not told whose account it is.
  await expect(link.getByText(newEmail)).toBeVisible();
  await expect(link.getByText(maria.email)).toHaveCount(0);
  await link.getByRole('button', { name: 'Use this address' }).click();
  await expect(link.getByRole('heading', { name: 'The address was changed' })).toBeFocused();

  await page.clock.fastForward(10_000);
  for (const shown of [page, tab]) {
    await expect(section(shown).getByText('Confirmed', { exact: true })).toBeVisible();
    await expect(section(shown).getByText(maria.email)).toHaveCount(0);
    await expect(section(shown).getByText(newEmail)).toBeVisible();
  }
  expect((await phone.get('/api/auth/token')).status()).toBe(401);
  const notice = await receiveMail(maria.email, 'Your address for Lunaria was changed');
  expect(notice.text).not.toContain(newEmail);
  expect([await logIn(maria.email), await logIn(newEmail)]).toEqual([401, 200]);
  await phone.dispose();
  await mailbox.close();
});

test('She confirms her address; another that somebody has tells her nothing; taken back, the links are dead', async ({
  page,
  maria,
  playwright,
  baseURL,
}) => {
  await page.goto('/dashboard/privacy');
  await expect(section(page).getByText('Not confirmed')).toBeVisible();
  // The mail of the sign-up may still be on its way: counted later it would be taken for the one asked for.
  await expect.poll(() => countMails(maria.email), { timeout: 30_000 }).toBe(1);
  await page.getByRole('button', { name: 'Send that mail again' }).click();
  await expectToast(
    page,
    'A mail is on its way',
    'Its link works for 24 hours. Nothing there? Look among the unwanted mails.',
  );
  await expect.poll(() => countMails(maria.email), { timeout: 30_000 }).toBe(2);
  await page.goto(linkIn(await receiveMail(maria.email, /confirm/i)));
  // Opening it is not enough: mail scanners do that too.
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused();
  await page.goto('/dashboard/privacy');

  // An address that somebody has looks to her like any other; its owner is told.
  const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const other = await createAccount(elsewhere);
  await elsewhere.dispose();
  await askFor(page, other.email);
  await expect(section(page).getByText('Confirmed', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send that mail again' })).toHaveCount(0);
  await expect(section(page)).toContainText(`${other.email} has not agreed yet`);
  const notice = await receiveMail(other.email, 'This address has an account at Lunaria already');
  expect(notice.text).not.toContain(maria.email);
  expect(linkIn(notice)).toBe(`${baseURL}/auth/login`);

  const another = makeEmail();
  await section(page).getByRole('button', { name: 'Use another address instead' }).click();
  await page.getByLabel('New email address').fill(another);
  await page.getByRole('button', { name: 'Send the links' }).click();
  await expect(section(page)).toContainText(`${another} has not agreed yet`);
  const dead = linkIn(await receiveMail(another, TO_NEW));
  await section(page).getByRole('button', { name: 'Keep the present address' }).click();
  await expect(section(page).getByText(another)).toHaveCount(0);
  await page.goto(dead);
  await expect(page.getByRole('heading', { name: 'This link does not work any more.' })).toBeFocused();
  await page.getByRole('link', { name: 'See how it stands' }).click();
  await expect(section(page).getByText(maria.email)).toBeVisible();
});
