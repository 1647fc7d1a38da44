import { dayOf, sidePanel } from '../calendar.ts';
import { modeOf } from '../life-stages.ts';
import {
  answerBasicInfo,
  chooseDay,
  chooseStage,
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

test.use({ viewport: { width: 390, height: 844 } });

const LAST_PERIOD = /^First day of your last period/;

test.beforeEach(async ({ page, maria }) => {
  expect(maria.email).toBeTruthy();
  await page.clock.install({ time: NOON });
  await answerBasicInfo(page);
});

test(
  'A girl of fourteen names a guardian, and her dashboard is about the time before the first period',
  rows(
    ...['O-47', 'O-57', 'O-58', 'O-59', 'O-99', 'O-100', 'O-101', 'O-102', 'O-103', 'O-104', 'O-105', 'K-17'],
    ...['K-18', 'Q-32', 'E-64', 'E-65', 'E-66', 'PR-34'],
  ),
  async ({ page, context }) => {
    await chooseStage(page, 'Pre-menstrual');
    const age = page.getByLabel('Your age');
    const guardian = page.getByLabel("Guardian's email");
    await expect(finishButton(page)).toBeDisabled();
    for (const [typed, isAccepted, asksForGuardian] of [
      ['7', false, true],
      ['8', false, true],
      ['17', false, true],
      ['18', true, false],
      ['19', false, false],
    ] as const) {
      await age.fill(typed);
      await age.blur();
      await expect(finishButton(page), typed).toBeEnabled({ enabled: isAccepted });
      await expect(guardian, typed).toHaveCount(asksForGuardian ? 1 : 0);
      await expect(page.getByText('Enter an age from 8 to 18'), typed).toHaveCount(
        typed === '7' || typed === '19' ? 1 : 0,
      );
    }
    await age.fill('14');
    await expect(finishButton(page)).toBeDisabled();
    await guardian.fill('nobody');
    await guardian.blur();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(finishButton(page)).toBeDisabled();
    await guardian.fill('ana@example.org');
    await expect(page.getByText('Nobody is written to')).toBeVisible();
    await page.getByLabel('Health conditions').fill('Asthma');
    await finishSetup(page);
    expect((await storedAnswers(page))?.preMenstrual).toEqual({
      age: 14,
      healthConditions: 'Asthma',
      guardianEmail: 'ana@example.org',
    });
    expect(await savedAnswers(context.request)).toMatchObject({
      consent: 'not_needed',
      guardian_email: 'ana@example.org',
      guardian_asked_at: null,
      answers: { stage: 'pre-menstrual', age: 14, health_conditions: 'Asthma' },
    });
    await test.step('she may invite her guardian, and nobody else does', async () => {
      await openStep(page, 'mode-setup');
      await page.getByRole('button', { name: 'Send an invitation' }).click();
      await expect(page.getByText('The invitation is on its way.')).toBeVisible();
      expect((await savedAnswers(context.request)).guardian_asked_at).not.toBeNull();
    });
    await page.goto('/dashboard');
    await expect(modeOf(page)).toHaveText('Pre-Menstrual');
    await expect(sidePanel(page, 'Pre-Menstrual')).toBeVisible();
  },
);

test(
  'A woman with a regular cycle sees her own period and length in the calendar',
  rows(
    ...[
      'O-48',
      'O-63',
      'O-64',
      'O-65',
      'O-66',
      'O-67',
      'O-68',
      'O-69',
      'O-70',
      'O-71',
      'K-09',
      'K-10',
      'E-51',
    ],
    ...['E-52', 'E-53', 'Q-07', 'Q-14', 'Q-23', 'PR-34', 'W-094'],
  ),
  async ({ page, context }) => {
    await chooseStage(page, 'Regular cycle');
    const length = page.getByLabel('Average cycle length');
    await expect(length).toHaveValue('28');
    await expect(page.getByRole('group', { name: 'What is your main focus?' }).locator('label')).toHaveText([
      ...['Contraception', 'Conception', 'IVF', 'General health'],
    ]);
    await page.getByRole('button', { name: LAST_PERIOD }).click();
    await expect(dayIn(page, '11 October 2025')).toHaveAttribute('aria-disabled', 'true');
    await dayIn(page, '11 October 2025').click({ force: true });
    await expect(page.getByRole('dialog')).toBeVisible();
    await dayIn(page, '10 October 2025').click();
    await expect(page.getByRole('button', { name: LAST_PERIOD })).toContainText('Friday, 10 October 2025');
    await expect(finishButton(page)).toBeDisabled();
    await page.getByText('Contraception', { exact: true }).click();
    await expect(finishButton(page)).toBeEnabled();
    for (const [typed, isAccepted] of [
      ['20', false],
      ['46', false],
      ['', false],
      ['28.5', false],
      ['21', true],
      ['45', true],
    ] as const) {
      await length.fill(typed);
      await length.blur();
      await expect(finishButton(page), typed).toBeEnabled({ enabled: isAccepted });
    }
    await chooseDay(page, LAST_PERIOD, '3 October 2025');
    await finishSetup(page);
    expect((await storedAnswers(page))?.regularCycle).toEqual({
      lastPeriodStart: '2025-10-03',
      averageCycleLength: 45,
      mainFocus: 'contraception',
    });
    await startExploring(page);
    await expect(modeOf(page)).toHaveText('Contraception Mode');
    await expect(dayOf(page, '3 October 2025')).toHaveAccessibleName(/recorded/i);
    await expect(dayOf(page, '1 October 2025')).not.toHaveAccessibleName(/period/i);
    const periods = await (await context.request.get('/api/period-tracking')).json();
    expect(periods.period_tracking).toEqual([
      { period_start_date: '2025-10-03', period_end_date: null, cycle_length: 45 },
    ]);
  },
);

test(
  'A woman who tries to conceive with IVF: none stands alone, and her mode follows her treatment',
  rows(
    ...[
      'O-49',
      'O-72',
      'O-73',
      'O-74',
      'O-75',
      'O-76',
      'O-77',
      'O-78',
      'O-79',
      'O-80',
      'O-81',
      'O-82',
      'E-54',
    ],
    ...['E-55', 'E-56', 'E-57', 'Q-23', 'PR-34'],
  ),
  async ({ page }) => {
    await chooseStage(page, 'Trying to conceive');
    const durations = page.getByRole('group', { name: 'How long have you been trying?' });
    await expect(durations.locator('label')).toHaveText([
      ...['Just started', '1-3 months', '3-6 months', '6-12 months', 'Over a year'],
    ]);
    const treatments = page.getByRole('group', { name: 'Fertility treatments' });
    await expect(treatments.locator('label')).toHaveText([
      ...['None', 'Ovulation tracking', 'Medications', 'IUI', 'IVF', 'Other'],
    ]);
    await expect(treatments.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(page.getByLabel('Average cycle length')).toHaveValue('28');
    await expect(finishButton(page)).toBeDisabled();
    await page.getByText('6-12 months').click();
    await expect(finishButton(page)).toBeDisabled();
    await page.getByRole('button', { name: LAST_PERIOD }).click();
    await expect(dayIn(page, '11 October 2025')).toHaveAttribute('aria-disabled', 'true');
    await dayIn(page, '2 October 2025').click();
    await expect(finishButton(page)).toBeEnabled();
    for (const [typed, isAccepted] of [
      ['46', false],
      ['30', true],
    ] as const) {
      await page.getByLabel('Average cycle length').fill(typed);
      await expect(finishButton(page)).toBeEnabled({ enabled: isAccepted });
    }

    const chosen = async () => await treatments.getByRole('checkbox', { checked: true }).count();
    await treatments.getByText('Medications').click();
    await treatments.getByText('IUI').click();
    expect(await chosen()).toBe(2);
    await treatments.getByText('None').click();
    expect(await chosen()).toBe(1);
    await expect(treatments.getByLabel('None')).toBeChecked();
    await treatments.getByText('IVF').click();
    await treatments.getByText('Medications').click();
    await expect(treatments.getByLabel('None')).not.toBeChecked();
    await finishSetup(page);
    expect((await storedAnswers(page))?.tryingToConceive).toEqual({
      tryingDuration: '6-12-months',
      lastPeriodStart: '2025-10-02',
      averageCycleLength: 30,
      fertilityTreatments: ['medications', 'ivf'],
    });
    await startExploring(page);
    await expect(modeOf(page)).toHaveText('IVF Mode');
    await expect(dayOf(page, '2 October 2025')).toHaveAccessibleName(/recorded/i);
  },
);

test(
  'A pregnant woman dates by one of three ways, only that one is kept, and her week is on the dashboard',
  rows(
    ...[
      'O-50',
      'O-83',
      'O-84',
      'O-85',
      'O-86',
      'O-87',
      'O-88',
      'O-89',
      'O-90',
      'O-91',
      'O-92',
      'O-93',
      'O-94',
    ],
    ...[
      'O-95',
      'O-96',
      'O-97',
      'O-98',
      'K-16',
      'Q-31',
      'Q-33',
      'E-58',
      'E-59',
      'E-60',
      'E-61',
      'E-62',
      'E-63',
    ],
    ...['PR-29', 'PR-34'],
  ),
  async ({ page }) => {
    await chooseStage(page, 'Pregnant');
    await expect(page.getByRole('tab')).toHaveText(['Last Period', 'Due Date', 'Current Week']);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.getByText('Yes', { exact: true }).click();
    await expect(finishButton(page)).toBeDisabled();
    await page.getByRole('button', { name: LAST_PERIOD }).click();
    await expect(dayIn(page, '11 October 2025')).toHaveAttribute('aria-disabled', 'true');
    await dayIn(page, '1 October 2025').click();
    await expect(finishButton(page)).toBeEnabled();

    await test.step('a due date, from today on', async () => {
      await page.getByRole('tab', { name: 'Due Date' }).click();
      await expect(finishButton(page)).toBeDisabled();
      await page.getByRole('button', { name: /^Due date/ }).click();
      await expect(dayIn(page, '9 October 2025')).toHaveAttribute('aria-disabled', 'true');
      await dayIn(page, '10 October 2025').click();
      await expect(finishButton(page)).toBeEnabled();
      await finishSetup(page);
      expect((await storedAnswers(page))?.pregnancy).toMatchObject({
        dateType: 'dueDate',
        dueDate: '2025-10-10',
        lastPeriodDate: null,
        currentWeek: 0,
      });
    });
    await test.step('the last period', async () => {
      await chooseStage(page, 'Pregnant');
      await page.getByRole('tab', { name: 'Last Period' }).click();
      await chooseDay(page, LAST_PERIOD, '1 October 2025');
      await finishSetup(page);
      expect((await storedAnswers(page))?.pregnancy).toMatchObject({
        dateType: 'lastPeriod',
        dueDate: null,
        lastPeriodDate: '2025-10-01',
        currentWeek: 0,
      });
    });
    await test.step('the current week, 1 to 42', async () => {
      await chooseStage(page, 'Pregnant');
      await page.getByRole('tab', { name: 'Current Week' }).click();
      const week = page.getByRole('textbox', { name: 'Current week' });
      for (const [typed, isAccepted] of [
        ['0', false],
        ['43', false],
        ['1', true],
        ['42', true],
        ['24', true],
      ] as const) {
        await week.fill(typed);
        await week.blur();
        await expect(finishButton(page), typed).toBeEnabled({ enabled: isAccepted });
      }
      await page.getByLabel('Complications').fill('None so far');
      await finishSetup(page);
      expect((await storedAnswers(page))?.pregnancy).toEqual({
        dateType: 'currentWeek',
        dueDate: null,
        lastPeriodDate: null,
        currentWeek: 24,
        firstPregnancy: true,
        complications: 'None so far',
      });
    });
    await startExploring(page);
    await expect(modeOf(page)).toHaveText('Pregnancy Mode');
    const week = page.getByRole('region', { name: 'Your Health Today' });
    await expect(week.getByText('24', { exact: true })).toBeVisible();
    await expect(
      sidePanel(page, 'Pregnancy Mode')
        .getByText(/24 weeks/)
        .first(),
    ).toBeVisible();
  },
);

test(
  'A woman around menopause need not remember her last period',
  rows(
    ...[
      'O-51',
      'O-106',
      'O-107',
      'O-108',
      'O-109',
      'O-110',
      'O-111',
      'O-112',
      'E-67',
      'E-68',
      'E-69',
      'E-70',
    ],
    ...['Q-14', 'Q-31', 'PR-34'],
  ),
  async ({ page, context }) => {
    await chooseStage(page, 'Menopause');
    const field = page.getByRole('button', { name: LAST_PERIOD });
    await expect(page.getByRole('group', { name: 'Main concerns' }).locator('label')).toHaveText([
      ...[
        'Hot flashes',
        'Night sweats',
        'Mood changes',
        'Sleep issues',
        'Weight changes',
        'Bone health',
        'Other',
      ],
    ]);
    await field.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /^Year/ }).click();
    await page.getByRole('option', { name: '2012', exact: true }).click();
    await dayIn(page, '5 October 2012').click();
    await expect(field).toContainText('Friday, 5 October 2012');
    await expect(finishButton(page)).toBeDisabled();
    await page.getByText('No', { exact: true }).click();
    await expect(finishButton(page)).toBeEnabled();

    await page.getByLabel("I don't remember").check();
    await expect(field).toHaveCount(0);
    await expect(finishButton(page)).toBeEnabled();
    await page.getByLabel("I don't remember").uncheck();
    await expect(field).toContainText('Choose a day');
    await expect(finishButton(page)).toBeDisabled();
    await page.getByLabel("I don't remember").check();
    await page.getByText('Night sweats').click();
    await page.getByText('Bone health').click();
    await finishSetup(page);
    expect((await storedAnswers(page))?.menopause).toEqual({
      lastPeriod: null,
      dontRememberLastPeriod: true,
      onHRT: false,
      mainConcerns: ['night-sweats', 'bone-health'],
    });
    await startExploring(page);
    await expect(modeOf(page)).toHaveText('Menopause Mode');
    await expect(sidePanel(page, 'Menopause Mode')).toBeVisible();
    const periods = await (await context.request.get('/api/period-tracking')).json();
    expect(periods.period_tracking).toEqual([]);
  },
);
