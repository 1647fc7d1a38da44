import { dayOf } from '../calendar.ts';
import { modeOf } from '../life-stages.ts';
import {
  answerBasicInfo,
  chooseDay,
  chooseStage,
  continueButton,
  finishButton,
  finishSetup,
  NOON,
  savedAnswers,
  startExploring,
  storedAnswers,
} from '../onboarding.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

const ANSWERS = '**/api/onboarding';
const LAST_PERIOD = /^First day of your last period/;

test.beforeEach(async ({ page, maria }) => {
  expect(maria.email).toBeTruthy();
  await page.clock.install({ time: NOON });
});

test(
  'Finish Setup fails, says so and keeps everything; tried again, her dashboard follows, and her answers can be changed',
  rows(
    ...['O-04', 'O-10', 'O-12', 'O-60', 'O-61', 'O-113', 'O-114', 'O-115', 'O-120', 'O-129', 'D-70', 'Q-24'],
    ...['Q-28', 'R-37', 'PR-34'],
  ),
  async ({ page, context }) => {
    await answerBasicInfo(page);
    await page.goto('/dashboard');
    await expect(page.getByText('Still missing: Life stage.')).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await chooseStage(page, 'Regular cycle');
    await chooseDay(page, LAST_PERIOD, '3 October 2025');
    await page.getByText('General health').click();
    await page.route(ANSWERS, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await finishButton(page).click();
    await expect(page.getByText('Your answers are kept on this device; nothing is lost.')).toBeVisible();
    await expect(page).toHaveURL('/onboarding/mode-setup');
    expect((await savedAnswers(context.request)).answers).toBeNull();
    expect(await storedAnswers(page)).toMatchObject({
      basicInfo: { dateOfBirth: '1996-02-29', height: 168, weight: 61.5 },
      regularCycle: { lastPeriodStart: '2025-10-03', averageCycleLength: 28, mainFocus: 'general' },
      hasUnsentAnswers: true,
    });

    await page.reload();
    await expect(page.getByRole('button', { name: LAST_PERIOD })).toContainText('3 October 2025');
    await page.unroute(ANSWERS);
    await finishSetup(page);
    await startExploring(page);
    await expect(dayOf(page, '3 October 2025')).toHaveAccessibleName(/recorded/);
    await expect(page.getByRole('heading', { name: 'Complete your profile' })).toHaveCount(0);

    await test.step('on another device the answers are there, to be changed', async () => {
      await page.evaluate(() => localStorage.removeItem('lunaria.onboarding'));
      await page.reload();
      await page.getByRole('link', { name: 'Change your answers' }).click();
      await expect(page.getByLabel('Height', { exact: true })).toHaveValue('168');
      await continueButton(page).click();
      await expect(page.getByRole('radio', { name: 'Regular cycle' })).toBeChecked();
      await continueButton(page).click();
      await expect(page.getByRole('button', { name: LAST_PERIOD })).toContainText('3 October 2025');
      await page.getByText('Contraception', { exact: true }).click();
      await finishSetup(page);
      await startExploring(page);
      await expect(modeOf(page)).toHaveText('Contraception Mode');
    });
  },
);
