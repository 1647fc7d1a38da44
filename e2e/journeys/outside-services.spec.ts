import { makePerson } from '@lunaria/server/testing/provider-journey.ts';
import type { Page } from '@playwright/test';
import { linkIn } from '../mails.ts';
import { rows } from '../rows.ts';
import { type ServerWithServices, startServerWithServices } from '../server-with-services.ts';
import { expect, signUp, test as story } from '../story.ts';
import { expectToast } from '../toasts.ts';

const test = story.extend<object, { server: ServerWithServices }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it takes from this pattern
    async ({}, use) => {
      const server = await startServerWithServices();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => await use(server.url),
});
// They share one server and what its issuers offer, and one of them takes an issuer away.
test.describe.configure({ mode: 'default' });

const choose = async (page: Page, provider: 'Google' | 'Apple', account: string) => {
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
  await page.getByRole('button', { name: account }).click();
};

test(
  'She changes her mind at Google, then signs up with it without a form, logs in with it, and keeps it as her only way',
  rows('A-16', 'A-58', 'A-77', 'A-79', 'A-81', 'A-82', 'P-03', 'PR-22', 'Q-57', 'X-08'),
  async ({ page, context, server }) => {
    const maria = makePerson({ name: 'Maria del Carmen' });
    server.issuers.google.people = [maria];
    const asked: string[] = [];
    context.on('request', (request) => asked.push(request.url()));
    await page.goto('/auth/signup');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
    // Nobody else hears of her visit before she asks for it.
    expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([]);
    await choose(page, 'Google', 'Cancel');
    await expectToast(page, 'Google sign-up failed', 'You did not finish at Google. Nothing was changed.');
    await expect(page).toHaveURL('/auth/signup');
    await choose(page, 'Google', maria.email ?? '');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');

    await context.clearCookies();
    await page.goto('/auth/login');
    await choose(page, 'Google', maria.email ?? '');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Privacy & Security' }).click();
    await page.getByRole('button', { name: 'Remove Google' }).click();
    await expectToast(
      page,
      'Google was not removed',
      'Google is your only way to log in. Set a password or add a passkey first, then remove it.',
    );
    await expect(page.getByRole('button', { name: 'Remove Google' })).toBeVisible();
  },
);

test(
  'Apple sends her back with a form and tells her name only the first time',
  rows('A-17', 'A-59', 'A-78', 'A-80', 'A-81', 'P-04', 'PR-22', 'Q-57', 'Q-63', 'X-13'),
  async ({ page, context, server }) => {
    const { name: _, ...ana } = makePerson({
      email_verified: 'true',
      appleName: { firstName: 'Ana', lastName: 'Souza' },
    });
    server.issuers.apple.people = [ana];
    for (const path of ['/auth/signup', '/auth/login']) {
      await context.clearCookies();
      await page.goto(path);
      if (path === '/auth/login') {
        await choose(page, 'Apple', 'Cancel');
        await expectToast(page, 'Apple sign-in failed', 'You did not finish at Apple. Nothing was changed.');
        await expect(page).toHaveURL(path);
      }
      await choose(page, 'Apple', ana.email ?? '');
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
    }
  },
);

test(
  'Google is out of reach, then back; whoever has an account with that address logs in as before, and it is added',
  rows('PR-22', 'X-12'),
  async ({ page, server, context, playwright }) => {
    const elsewhere = await playwright.request.newContext({ baseURL: server.url });
    const account = await signUp(elsewhere);
    await elsewhere.dispose();
    const maria = makePerson({ email: account.email });
    const { google } = server.issuers;
    google.people = [maria];
    await page.goto('/auth/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
    await page.goBack();
    // While she chooses, the connection to the provider is lost.
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('button', { name: account.email })).toBeVisible();
    const answer = google.approve(page.url(), maria);
    await google.stop();
    await page.goto(`/api/auth/callback/google?${answer}`);
    await expectToast(page, 'Google sign-in failed', 'Google could not be reached. Try again in a moment.');
    await google.start();

    await choose(page, 'Google', account.email);
    await expect(page).toHaveURL('/auth/login');
    const notice = page.getByText('There is already an account with this address.');
    await expect(notice).toContainText('Log in the way you did before, and Google is added.');
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

test('She adds Apple on the security page and removes it again', { ...rows('PR-22'), tag: '@deep' }, async ({
  page,
  context,
  server,
}) => {
  const account = await signUp(context.request);
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
  const link = await context.newPage();
  await link.goto(linkIn(mail));
  await link.getByRole('button', { name: 'Confirm address' }).click();
  await expect(link.getByRole('heading', { name: 'Your address is confirmed' })).toBeFocused();
  await link.close();
  await section.getByRole('button', { name: 'Add Apple' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: apple.email ?? '' }).click();
  await expect(page).toHaveURL('/dashboard/privacy');
  await expectToast(page, 'Apple was added', 'From now on you can log in with Apple too.');
  await expect(section.getByText(/^Added on/)).toHaveCount(1);
  await section.getByRole('button', { name: 'Remove Apple' }).click();
  await expectToast(page, 'Apple was removed', 'It does not open your account any more.');
  await expect(section.getByText('Not added')).toHaveCount(2);
});

test('Where the server sends text messages, her phone is the second step: a code to add it, a code to log in', {
  ...rows('S-21', 'S-24', 'P-10', 'P-12', 'P-13', 'PR-23'),
  tag: '@deep',
}, async ({ page, context, maria, server: { texts } }) => {
  const readCode = async (count: number) => {
    await expect.poll(() => texts.taken.length).toBe(count);
    expect(texts.taken.at(-1)?.body.to).toBe('+34600123456');
    return /\b\d{6}\b/.exec(texts.taken.at(-1)?.body.text ?? '')?.[0] ?? '';
  };
  await page.goto('/dashboard/privacy');
  await page.getByRole('button', { name: 'Use text messages' }).click();
  await page.getByLabel('Phone number').fill('600 123 456');
  await page.getByRole('button', { name: 'Continue' }).click();
  // Without the code of its country nobody knows whose number it is.
  await expect(page.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Phone number').fill('+34 600 123 456');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Send a code' }).click();
  await expect(page.getByText('Sent to the number ending in')).toBeVisible();
  await page.getByLabel('Six-digit code').fill(await readCode(1));
  await page.getByLabel('I have kept them').check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expectToast(
    page,
    'Second step is on',
    'Logging in asks for it from now on, here and on your other devices.',
  );
  await expect(page.getByRole('region', { name: 'Second step' })).toContainText('My phone');

  await context.clearCookies();
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(maria.email);
  await page.getByLabel('Password', { exact: true }).fill(maria.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL('/auth/second-step');
  // Nothing is sent before she asks for it.
  expect(texts.taken).toHaveLength(1);
  texts.answerWith(503);
  await page.getByRole('button', { name: 'Send a code' }).click();
  // A service that takes no text is said, and she can try again or take a recovery code.
  await expect(page.getByText(/could not be sent|not sent/i)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Recovery code' })).toBeVisible();
  const refused = texts.taken.length;
  texts.answerWith(202);
  await page.getByRole('button', { name: 'Send a code' }).click();
  await page.getByLabel('Six-digit code').fill(await readCode(refused + 1));
  await expect(page).toHaveURL('/dashboard');
});
