import AxeBuilder from '@axe-core/playwright';
import { makePerson } from '@lunaria/server/testing/provider-journey.ts';
import type { Page } from '@playwright/test';
import { linkIn } from '../mails.ts';
import { rows } from '../rows.ts';
import { type ServerWithProviders, startServerWithProviders } from '../server-with-providers.ts';
import { createAccount, expect, test as story } from '../story.ts';
import { expectToast } from '../toasts.ts';

const test = story.extend<object, { server: ServerWithProviders }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it takes from this pattern
    async ({}, use) => {
      const server = await startServerWithProviders();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => await use(server.url),
});
// They share what their issuers offer and one of them takes an issuer away.
test.describe.configure({ mode: 'default' });

const choose = async (page: Page, provider: 'Google' | 'Apple', account: string) => {
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByRole('button', { name: account }).click();
};

test(
  'A woman signs up with Google without a form, and later logs in with it',
  rows('A-16', 'A-58', 'A-77', 'A-79', 'A-81', 'A-82', 'P-03', 'PR-22'),
  async ({ page, context, server }) => {
    const maria = makePerson({ name: 'Maria del Carmen' });
    server.issuers.google.people = [maria];
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    await page.goto('/auth/signup');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
    // Nobody else hears of her visit before she asks for it.
    expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([]);
    await choose(page, 'Google', maria.email ?? '');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');

    await context.clearCookies();
    await page.goto('/auth/login');
    await choose(page, 'Google', maria.email ?? '');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
  },
);

test(
  'Apple sends her back with a form and tells her name only the first time',
  rows('A-17', 'A-59', 'A-78', 'A-80', 'A-81', 'P-04', 'PR-22', 'Q-63'),
  async ({ page, context, server }) => {
    const { name: _, ...ana } = makePerson({
      email_verified: 'true',
      appleName: { firstName: 'Ana', lastName: 'Souza' },
    });
    server.issuers.apple.people = [ana];
    for (const path of ['/auth/signup', '/auth/login']) {
      await context.clearCookies();
      await page.goto(path);
      await choose(page, 'Apple', ana.email ?? '');
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
    }
  },
);

for (const { provider, path, title } of [
  { provider: 'Google', path: '/auth/signup', title: 'Google sign-up failed' },
  { provider: 'Apple', path: '/auth/signup', title: 'Apple sign-up failed' },
  { provider: 'Google', path: '/auth/login', title: 'Google sign-in failed' },
  { provider: 'Apple', path: '/auth/login', title: 'Apple sign-in failed' },
] as const) {
  test(
    `She changes her mind at ${provider} and is told so, once, at ${path}`,
    rows('X-08', 'X-09', 'X-12', 'X-13', 'Q-57'),
    async ({ page }) => {
      await page.goto(path);
      await choose(page, provider, 'Cancel');
      await expectToast(page, title, `You did not finish at ${provider}. Nothing was changed.`);
      await expect(page).toHaveURL(path);
      await page.reload();
      await expect(page.getByRole('button', { name: `Continue with ${provider}` })).toBeEnabled();
      await expect(page.getByText(title)).toHaveCount(0);
    },
  );
}

test(
  'With the provider out of reach she is told so, and the button works again afterwards',
  rows('X-12'),
  async ({ page, server }) => {
    const maria = makePerson();
    server.issuers.google.people = [maria];
    await page.goto('/auth/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
    await page.goBack();
    // While she chooses, the connection to the provider is lost.
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    const button = page.getByRole('button', { name: maria.email ?? '' });
    await expect(button).toBeVisible();
    const { google } = server.issuers;
    const answer = google.approve(page.url(), maria);
    await google.stop();
    await page.goto(`/api/auth/callback/google?${answer}`);
    await expectToast(page, 'Google sign-in failed', 'Google could not be reached. Try again in a moment.');
    await google.start();
    await choose(page, 'Google', maria.email ?? '');
    await expect(page).toHaveURL('/dashboard');
  },
);

test(
  'Whoever has an account with that address logs in as before, and then Google opens it too',
  rows('PR-22'),
  async ({ page, server, context, playwright }) => {
    const elsewhere = await playwright.request.newContext({ baseURL: server.url });
    const account = await createAccount(elsewhere);
    await elsewhere.dispose();
    const maria = makePerson({ email: account.email });
    server.issuers.google.people = [maria];
    await page.goto('/auth/login');
    await choose(page, 'Google', account.email);
    await expect(page).toHaveURL('/auth/login');
    const notice = page.getByText('There is already an account with this address.');
    await expect(notice).toContainText('Log in the way you did before, and Google is added.');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Google was added', 'From now on you can log in with Google too.');
    await server.receiveMail(account.email, 'Google was added to your account at Lunaria');

    await context.clearCookies();
    await page.goto('/auth/login');
    await choose(page, 'Google', account.email);
    await expect(page).toHaveURL('/dashboard');
  },
);

test(
  'She adds Apple on the security page and removes Google; the last way in stays',
  rows('PR-22'),
  async ({ page, context, server }) => {
    const account = await createAccount(context.request);
    const apple = makePerson();
    server.issuers.apple.people = [apple];
    await page.goto('/dashboard/privacy');
    const section = page.getByRole('region', { name: 'Google and Apple' });
    await expect(section.getByText('Not added')).toHaveCount(2);
    await section.getByRole('button', { name: 'Add Apple' }).click();
    await expectToast(
      page,
      'Apple was not added',
      'Confirm your email address first, with the link in the mail that came when you signed up.',
    );
    const mail = await server.receiveMail(account.email, 'Confirm your address for Lunaria');
    await page.goto(linkIn(mail));
    await page.goto('/dashboard/privacy');
    await section.getByRole('button', { name: 'Add Apple' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: apple.email ?? '' }).click();
    await expect(page).toHaveURL('/dashboard/privacy');
    await expectToast(page, 'Apple was added', 'From now on you can log in with Apple too.');
    await expect(section.getByText(/^Added on/)).toHaveCount(1);
    expect((await new AxeBuilder({ page }).include('#linked-accounts').analyze()).violations).toEqual([]);
    await section.getByRole('button', { name: 'Remove Apple' }).click();
    await expectToast(page, 'Apple was removed', 'It does not open your account any more.');
    await expect(section.getByText('Not added')).toHaveCount(2);
  },
);

test('An account that Google alone opens keeps it', rows('PR-22'), async ({ page, server }) => {
  const maria = makePerson();
  server.issuers.google.people = [maria];
  await page.goto('/auth/signup');
  await choose(page, 'Google', maria.email ?? '');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/dashboard/privacy');
  await page.getByRole('button', { name: 'Remove Google' }).click();
  await expectToast(
    page,
    'Google was not removed',
    'Google is your only way to log in. Set a password or add a passkey first, then remove it.',
  );
  await expect(page.getByRole('button', { name: 'Remove Google' })).toBeVisible();
});
