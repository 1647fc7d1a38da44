import { dayOf } from '../calendar.ts';
import { modeOf } from '../life-stages.ts';
import {
  answerBasicInfo,
  choose,
  chooseDay,
  chooseStage,
  continueButton,
  dayIn,
  finishButton,
  finishSetup,
  NOON,
  openStep,
  savedAnswers,
  startExploring,
  storedAnswers,
} from '../onboarding.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

const ANSWERS = '**/api/onboarding';
const LAST_PERIOD = /^First day of your last period/;

test.beforeEach(async ({ page, maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
  await page.clock.install({ time: NOON });
});

test(
  'Maria tells about herself: lists and calendar agree, units keep what she typed, Skip writes nothing',
  rows(
    ...[
      'O-01',
      'O-05',
      'O-06',
      'O-07',
      'O-11',
      'O-13',
      'O-14',
      'O-15',
      'O-16',
      'O-17',
      'O-18',
      'O-19',
      'O-20',
    ],
    ...[
      'O-21',
      'O-22',
      'O-23',
      'O-24',
      'O-25',
      'O-26',
      'O-27',
      'O-28',
      'O-30',
      'O-31',
      'O-32',
      'O-33',
      'O-34',
    ],
    ...[
      'O-35',
      'O-36',
      'O-37',
      'O-38',
      'O-39',
      'O-40',
      'O-41',
      'O-42',
      'O-43',
      'O-44',
      'O-45',
      'O-46',
      'O-120',
    ],
    ...[
      'O-121',
      'K-14',
      'K-15',
      'K-24',
      'W-111',
      'W-112',
      'Q-26',
      'Q-29',
      'Q-30',
      'E-42',
      'E-43',
      'E-44',
      'E-45',
    ],
    ...['E-46', 'E-47', 'E-48', 'E-49'],
  ),
  async ({ page }) => {
    await openStep(page, 'basic-info');
    await expect(page.getByText('Step 1 of 3', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/dashboard');
    await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/dashboard');
    await expect(continueButton(page)).toBeDisabled();
    expect(await storedAnswers(page)).toBeNull();
    const height = page.getByLabel('Height', { exact: true });
    const weight = page.getByLabel('Weight', { exact: true });
    await expect(height).toHaveValue('');
    await expect(page.getByRole('radio', { name: 'cm' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'kg' })).toBeChecked();

    await test.step('three lists, of which an impossible day becomes the last of its month', async () => {
      await page.getByRole('combobox', { name: /^Year/ }).click();
      await expect(page.getByRole('option')).toHaveCount(124);
      await expect(page.getByRole('option').first()).toHaveText('2025');
      await expect(page.getByRole('option').last()).toHaveText('1902');
      await page.getByRole('option', { name: '1996' }).click();
      await choose(page, /^Day/, '31');
      await choose(page, /^Month/, 'February');
      await expect(page.getByRole('combobox', { name: /^Day/ })).toContainText('29');
      await choose(page, /^Year/, '1997');
      await expect(page.getByRole('combobox', { name: /^Day/ })).toContainText('28');
    });
    await test.step('the calendar shows the same day, from 1900 to today', async () => {
      await page.getByRole('button', { name: 'Calendar', exact: true }).click();
      await expect(dayIn(page, '28 February 1997')).toHaveAttribute('aria-pressed', 'true');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox', { name: /^Year/ }).click();
      await page.getByRole('option', { name: '2025', exact: true }).click();
      await dialog.getByRole('combobox', { name: /^Month/ }).click();
      await page.getByRole('option', { name: 'October', exact: true }).click();
      await expect(dayIn(page, '11 October 2025')).toHaveAttribute('aria-disabled', 'true');
      await expect(dialog.getByRole('button', { name: 'Next month' })).toBeDisabled();
      await dialog.getByRole('combobox', { name: /^Year/ }).click();
      await page.getByRole('option', { name: '1900', exact: true }).click();
      await dialog.getByRole('combobox', { name: /^Month/ }).click();
      await page.getByRole('option', { name: 'January', exact: true }).click();
      await expect(dialog.getByRole('button', { name: 'Previous month' })).toBeDisabled();
      await dayIn(page, '1 January 1900').click();
      await expect(page.getByRole('combobox', { name: /^Year/ })).toContainText('1900');
      await expect(page.getByRole('combobox', { name: /^Month/ })).toContainText('January');
    });
    await test.step('a height in feet is one in centimetres', async () => {
      await weight.fill('61,5');
      await expect(continueButton(page)).toBeDisabled();
      await height.fill('0');
      await expect(continueButton(page)).toBeDisabled();
      await height.fill('170');
      await expect(continueButton(page)).toBeEnabled();
      await page.getByText('ft / in').click();
      await expect(page.getByLabel('Height, feet')).toHaveValue('5');
      await expect(page.getByLabel('Inches')).toHaveValue('7');
      await page.getByText('cm', { exact: true }).first().click();
      await expect(height).toHaveValue('170');
      await page.getByText('ft / in').click();
      await page.getByLabel('Height, feet').fill('0');
      await expect(continueButton(page)).toBeDisabled();
      await page.getByLabel('Height, feet').fill('5');
      await page.getByLabel('Inches').fill('');
      await expect(continueButton(page)).toBeEnabled();
      await page.getByLabel('Inches').fill('6');
      await page.getByRole('radio', { name: 'lbs' }).check({ force: true });
      await expect(weight).toHaveValue('135.6');
      await weight.fill('0');
      await expect(continueButton(page)).toBeDisabled();
      await weight.fill('140');
      await expect(continueButton(page)).toBeEnabled();
    });
    await test.step('Skip leads on and writes nothing', async () => {
      await page.getByRole('link', { name: 'Skip', exact: true }).click();
      await expect(page).toHaveURL('/onboarding/life-stage');
      await expect(page.getByRole('link', { name: 'Skip', exact: true })).toHaveCount(0);
      expect(await storedAnswers(page)).toBeNull();
    });
    await test.step('Continue writes it, and it is there again', async () => {
      await openStep(page, 'basic-info');
      await choose(page, /^Year/, '1996');
      await choose(page, /^Month/, 'March');
      await choose(page, /^Day/, '5');
      await page.getByText('ft / in').click();
      await page.getByLabel('Height, feet').fill('5');
      await page.getByLabel('Inches').fill('6');
      await page.getByRole('radio', { name: 'lbs' }).check({ force: true });
      await weight.fill('140');
      await page.getByRole('combobox', { name: /^Blood type/ }).click();
      await expect(page.getByRole('option')).toHaveText([
        ...['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-', 'Prefer not to say'],
      ]);
      await page.keyboard.press('Escape');
      await continueButton(page).click();
      await expect(page).toHaveURL('/onboarding/life-stage');
      expect((await storedAnswers(page))?.basicInfo).toEqual({
        dateOfBirth: '1996-03-05',
        height: 167.64,
        heightUnit: 'ft',
        heightFeet: 5,
        heightInches: 6,
        weight: 140,
        weightUnit: 'lbs',
        bloodType: '',
      });
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page).toHaveURL('/onboarding/basic-info');
      await expect(page.getByRole('combobox', { name: /^Day/ })).toContainText('5');
      await expect(page.getByLabel('Inches')).toHaveValue('6');
      await expect(weight).toHaveValue('140');
    });
  },
);

test(
  'Five stages, one of them; reloads in the middle lose nothing; a broken store is no obstacle',
  rows(
    ...[
      'O-02',
      'O-03',
      'O-05',
      'O-06',
      'O-08',
      'O-09',
      'O-10',
      'O-52',
      'O-53',
      'O-54',
      'O-55',
      'O-56',
      'O-57',
    ],
    ...['O-128', 'O-129', 'O-130', 'E-50', 'Q-25', 'Q-35', 'R-37'],
  ),
  async ({ page }) => {
    await page.goto('/onboarding/mode-setup');
    await expect(page).toHaveURL('/onboarding/life-stage');
    await expect(page.getByText('Step 2 of 3', { exact: true })).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(5);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(continueButton(page)).toBeDisabled();

    await answerBasicInfo(page);
    await page.reload();
    await page.getByRole('radio', { name: 'Menopause' }).check();
    await page.getByRole('radio', { name: 'Pregnant' }).check();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await continueButton(page).click();
    await expect(page).toHaveURL('/onboarding/mode-setup');
    expect(await storedAnswers(page)).toMatchObject({
      basicInfo: { dateOfBirth: '1996-02-29', height: 168, weight: 61.5 },
      lifeStage: { stage: 'pregnant' },
    });
    await page.reload();
    await expect(page.getByText('Step 3 of 3', { exact: true })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Due Date' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/dashboard');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByRole('radio', { name: 'Pregnant' })).toBeChecked();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/onboarding/basic-info');

    await test.step('one broken value costs one answer, broken JSON all of them, and neither the page', async () => {
      await page.evaluate(() => {
        const key = 'lunaria.onboarding';
        const stored = JSON.parse(localStorage.getItem(key) ?? '');
        stored.basicInfo.height = 'tall';
        localStorage.setItem(key, JSON.stringify(stored));
      });
      await page.reload();
      await expect(page.getByLabel('Height', { exact: true })).toHaveValue('');
      await expect(page.getByLabel('Weight', { exact: true })).toHaveValue('61.5');
      await page.evaluate(() => localStorage.setItem('lunaria.onboarding', '{"version":1,'));
      await page.reload();
      await expect(page.getByLabel('Weight', { exact: true })).toHaveValue('');
      await expect(page.getByRole('combobox', { name: /^Year/ })).toContainText('Year');
    });
  },
);

test(
  'Finish Setup fails, says so and keeps everything; tried again, her dashboard follows, and her answers can be changed',
  rows('O-60', 'O-61', 'O-04', 'O-12', 'O-113', 'O-114', 'O-115', 'D-70', 'Q-24', 'Q-28', 'PR-34'),
  async ({ page, context }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Complete your profile' })).toBeVisible();
    await answerBasicInfo(page);
    await page.goto('/dashboard');
    await expect(page.getByText('Still missing: Life stage.')).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await chooseStage(page, 'Regular cycle');
    await chooseDay(page, LAST_PERIOD, '3 October 2025');
    await page.getByText('General health').click();

    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
    await page.route(ANSWERS, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await finishButton(page).click();
    await expect(page.getByText('Your answers are kept on this device; nothing is lost.')).toBeVisible();
    await expect(page).toHaveURL('/onboarding/mode-setup');
    expect((await savedAnswers(context.request)).answers).toBeNull();
    expect(await storedAnswers(page)).toMatchObject({
      regularCycle: { lastPeriodStart: '2025-10-03', averageCycleLength: 28, mainFocus: 'general' },
      hasUnsentAnswers: true,
    });

    await test.step('the dashboard knows it too', async () => {
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Your answers are not saved yet' })).toBeVisible();
      await page.getByRole('button', { name: 'Save them' }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await openStep(page, 'mode-setup');
      await expect(page.getByRole('button', { name: LAST_PERIOD })).toContainText('3 October 2025');
    });
    await test.step('a busy button sends once', async () => {
      await page.unroute(ANSWERS);
      const answer = Promise.withResolvers<void>();
      await page.route(ANSWERS, async (route) => {
        if (route.request().method() === 'PUT') await answer.promise;
        await route.continue();
      });
      sent.length = 0;
      await finishButton(page).click();
      const busy = page.getByRole('button', { name: 'Saving...' });
      await expect(busy).toBeDisabled();
      answer.resolve();
      await expect(page).toHaveURL('/onboarding/success');
      expect(sent).toHaveLength(1);
    });
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

test(
  'The last page leads on by itself after three seconds, and waits for whoever is there',
  rows('O-116', 'O-118', 'O-119', 'K-25'),
  async ({ page }) => {
    const status = page.getByText('Your dashboard opens in 3 seconds.');
    await page.goto('/onboarding/success');
    await expect(status).toBeVisible();
    await page.getByRole('link', { name: 'Start Exploring' }).hover();
    await expect(page.getByText('Waiting for you.')).toBeVisible();
    await page.clock.fastForward(60_000);
    await expect(page).toHaveURL('/onboarding/success');
    await page.mouse.move(2, 2);
    await expect(status).toBeVisible();
    await page.getByRole('button', { name: 'Stay here' }).focus();
    await expect(page.getByText('Waiting for you.')).toBeVisible();
    await page.clock.fastForward(60_000);
    await page.keyboard.press('Enter');
    await expect(page.getByText('You stay here.')).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.clock.fastForward(60_000);
    await expect(page).toHaveURL('/onboarding/success');

    await page.reload();
    await expect(status).toBeVisible();
    await page.clock.fastForward(3_000);
    await expect(page).toHaveURL('/dashboard');
    await test.step('left before, it never jumps', async () => {
      await page.goto('/onboarding/success');
      await expect(status).toBeVisible();
      await startExploring(page);
      await page.getByRole('link', { name: 'Records' }).click();
      await page.clock.fastForward(10_000);
      await expect(page).toHaveURL(/section=/);
    });
  },
);

test(
  'By keyboard alone from the banner to the dashboard, and over it in a short tour',
  rows('O-116', 'O-117', 'PR-32'),
  async ({ page }) => {
    const { keyboard } = page;
    /** Tab until the control has the focus. */
    async function tabTo(target: ReturnType<typeof page.getByRole>) {
      for (let presses = 0; presses < 40; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await keyboard.press('Tab');
      }
      throw new Error('The keyboard does not reach it');
    }
    async function pick(list: RegExp, typed: string) {
      await tabTo(page.getByRole('combobox', { name: list }));
      await keyboard.type(typed);
      await keyboard.press('Enter');
      await expect(page.getByRole('combobox', { name: list })).toContainText(typed);
    }
    await openStep(page, 'basic-info');
    await pick(/^Year/, '1996');
    await pick(/^Month/, 'May');
    await pick(/^Day/, '5');
    await tabTo(page.getByLabel('Height', { exact: true }));
    await keyboard.type('168');
    await tabTo(page.getByLabel('Weight', { exact: true }));
    await keyboard.type('60');
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/onboarding/life-stage');
    await tabTo(page.getByRole('radio', { name: 'Pre-menstrual' }));
    await keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Regular cycle' })).toBeChecked();
    await tabTo(continueButton(page));
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/onboarding/mode-setup');
    await tabTo(page.getByRole('button', { name: LAST_PERIOD }));
    await keyboard.press('Enter');
    await tabTo(dayIn(page, '10 October 2025'));
    await keyboard.press('ArrowUp');
    await expect(dayIn(page, '3 October 2025')).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('button', { name: LAST_PERIOD })).toBeFocused();
    await tabTo(page.getByRole('radio', { name: 'Contraception' }));
    await keyboard.press('Space');
    await tabTo(finishButton(page));
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/onboarding/success');
    await tabTo(page.getByRole('link', { name: 'Take a Quick Tour' }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');

    const tour = page.getByRole('dialog');
    for (const title of ['Your life stage', 'Your Health Today', 'Your calendar', 'All sections']) {
      await expect(tour.getByRole('heading', { name: title })).toBeFocused();
      await keyboard.press('ArrowRight');
    }
    await expect(tour.getByRole('heading', { name: 'The way around' })).toBeFocused();
    await keyboard.press('ArrowLeft');
    await expect(tour.getByText('4 of 5')).toBeVisible();
    await keyboard.press('Escape');
    await expect(tour).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.reload();
    await expect(modeOf(page)).toHaveText('Contraception Mode');
    await expect(tour).toHaveCount(0);
  },
);
