import { askAlone } from '../ask-alone.ts';
import { openDay, sidePanel } from '../calendar.ts';
import { modeOf } from '../life-stages.ts';
import { logOut } from '../log-out.ts';
import {
  answerBasicInfo,
  chooseStage,
  finishSetup,
  NOON,
  openStep,
  savedAnswers,
  startExploring,
  storedAnswers,
} from '../onboarding.ts';
import { rows } from '../rows.ts';
import { createAccount, expect, test } from '../story.ts';
import { toastsOf } from '../toasts.ts';

test.beforeEach(async ({ page, maria }) => {
  expect(maria.email).toBeTruthy();
  await page.clock.install({ time: NOON });
});

test(
  'Two women share a browser: neither sees what the other answered, and logging out asks before it forgets',
  rows('O-122', 'Q-35', 'Q-25', 'R-38'),
  async ({ page, context, playwright, baseURL }) => {
    await answerBasicInfo(page);

    await test.step('somebody else is signed in here now', async () => {
      await context.clearCookies();
      await createAccount(context.request, 'Ana Ruiz');
      await openStep(page, 'basic-info');
      await expect(page.getByLabel('Weight', { exact: true })).toHaveValue('');
      await expect(page.getByRole('combobox', { name: /^Year/ })).toContainText('Year');
      expect((await savedAnswers(context.request)).date_of_birth).toBeNull();
    });
    await test.step('what she has not sent yet is not lost without a question', async () => {
      await answerBasicInfo(page, ['1988', 'July', '1']);
      await page.goto('/dashboard');
      await logOut(page);
      const question = page.getByRole('dialog', { name: '1 change is not sent yet. Log out and lose it?' });
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: 'Stay and try again' }).click();
      expect((await storedAnswers(page))?.basicInfo.dateOfBirth).toBe('1988-07-01');
      await logOut(page);
      await question.getByRole('button', { name: 'Log out and lose it' }).click();
      await expect(page).toHaveURL('/');
      expect(await storedAnswers(page)).toBeNull();
    });
    await test.step('a visitor is sent to the login', async () => {
      for (const step of ['basic-info', 'life-stage', 'mode-setup', 'success']) {
        await page.goto(`/onboarding/${step}`);
        await expect(page).toHaveURL('/auth/login');
      }
    });
    await test.step('the server gives her answers to nobody', async () => {
      const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      expect((await stranger.get('/api/onboarding')).status()).toBe(401);
      await stranger.dispose();
    });
  },
);

test(
  'A girl of nine finishes: only age and address leave the device, a guardian is asked, and what she enters waits',
  rows('O-102', 'O-103', 'PR-33', 'Q-32'),
  async ({ page, context }) => {
    const sent: { method: string; path: string; body: unknown }[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/onboarding') && request.method() !== 'GET')
        sent.push({
          method: request.method(),
          path: new URL(request.url()).pathname,
          body: request.postDataJSON(),
        });
    });
    // Step 1 is skipped: the age of the form is all that is known.
    await chooseStage(page, 'Pre-menstrual');
    await page.getByLabel('Your age').fill('9');
    await page.getByLabel("Guardian's email").fill('guardian@example.org');
    await page.getByLabel('Health conditions').fill('Asthma');
    await expect(page.getByText('a parent or guardian has to agree first')).toBeVisible();
    await finishSetup(page);
    await expect(page.getByText('We have written to guardian@example.org.')).toBeVisible();
    expect(sent).toEqual([
      {
        method: 'POST',
        path: '/api/onboarding/guardian',
        body: {
          user_id: expect.any(String),
          stated_on: '2025-10-10',
          date_of_birth: null,
          age: 9,
          guardian_email: 'guardian@example.org',
        },
      },
    ]);
    expect(await savedAnswers(context.request)).toMatchObject({
      consent: 'pending',
      height_cm: null,
      weight_kg: null,
      answers: null,
    });
    expect(await storedAnswers(page)).toMatchObject({
      preMenstrual: { age: 9, healthConditions: 'Asthma' },
      hasUnsentAnswers: true,
    });

    await startExploring(page);
    await expect(page.getByRole('heading', { name: 'Waiting for your guardian' })).toBeVisible();
    await expect(page.getByText('Your guardian has not agreed yet.')).toBeVisible();
    // In her own mode from her answer on: nothing waits for a period of hers.
    await expect(modeOf(page)).toHaveText('Pre-Menstrual');
    await expect(sidePanel(page, 'Pre-Menstrual')).toBeVisible();
    await test.step('a note for the day waits, without a word of failure', async () => {
      const dialog = await openDay(page, '10 October 2025');
      await dialog.getByText('Headache', { exact: true }).click();
      await page.keyboard.press('Escape');
      await expect(page.getByText('It stays on this device until your guardian has agreed.')).toBeVisible();
      await expect(toastsOf(page)).toHaveCount(0);
      const stored = await (await context.request.get('/api/daily-health-signals')).json();
      expect(stored.daily_health_signals).toEqual([]);
    });
    await test.step('the same once more writes to nobody a second time', async () => {
      await page.getByRole('link', { name: 'Change the address' }).click();
      sent.length = 0;
      await finishSetup(page);
      expect(sent).toEqual([]);
    });
    await test.step('once they have agreed, she sends her answers herself', async () => {
      await askAlone(page);
      await page.route('**/api/onboarding', async (route) => {
        if (route.request().method() !== 'GET') return await route.continue();
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), consent: 'given' } });
      });
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Your guardian has agreed' })).toBeVisible();
      await page.getByRole('button', { name: 'Save them' }).click();
      await expect
        .poll(() => sent.map(({ method, path }) => `${method} ${path}`))
        .toEqual(['PUT /api/onboarding']);
    });
  },
);
