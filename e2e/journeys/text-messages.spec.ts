import { type SmsService, startSmsService } from '@lunaria/server/testing/sms-service.ts';
import { type OwnServer, startOwnServer } from '../own-server.ts';
import { rows } from '../rows.ts';
import { expect, test as story } from '../story.ts';
import { expectToast } from '../toasts.ts';

const test = story.extend<object, { texts: SmsService; server: OwnServer }>({
  texts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it takes from this pattern
    async ({}, use) => {
      const texts = await startSmsService();
      await use(texts);
      await texts.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ texts }, use) => {
      const server = await startOwnServer({ SMS_WEBHOOK_URL: texts.url, SMS_WEBHOOK_TOKEN: 'a-token' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => await use(server.url),
});

test(
  'Where the server sends text messages, her phone is the second step: a code to add it, a code to log in',
  rows('S-21', 'S-24', 'P-10', 'P-12', 'P-13', 'PR-23'),
  async ({ page, context, maria, texts }) => {
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
    await page.getByRole('button', { name: 'Send a code' }).click();
    await page.getByLabel('Six-digit code').fill(await readCode(2));
    await expect(page).toHaveURL('/dashboard');

    await context.clearCookies();
    texts.answerWith(503);
    await page.goto('/auth/login');
    await page.getByLabel('Email').fill(maria.email);
    await page.getByLabel('Password', { exact: true }).fill(maria.password);
    await page.getByRole('button', { name: 'Log In', exact: true }).click();
    await page.getByRole('button', { name: 'Send a code' }).click();
    // A service that takes no text is said, and she can try again or take a recovery code.
    await expect(page.getByText(/could not be sent|not sent/i)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Recovery code' })).toBeVisible();
  },
);
