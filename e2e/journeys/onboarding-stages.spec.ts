import { dayOf, sidePanel } from '../calendar.ts';
import { modeOf } from '../life-stages.ts';
import {
  chooseDay,
  chooseStage,
  finishSetup,
  NOON,
  openStep,
  savedAnswers,
  startExploring,
} from '../onboarding.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page, maria }) => {
  expect(maria.email).toBeTruthy();
  await page.clock.install({ time: NOON });
});

// Step 1 is skipped in both: it may be.

test('A girl of fourteen names a guardian, and her dashboard is about the time before the first period', {
  ...rows('O-47', 'O-102', 'O-103', 'Q-32', 'PR-34'),
  tag: '@deep',
}, async ({ page, context }) => {
  await chooseStage(page, 'Pre-menstrual');
  await page.getByLabel('Your age').fill('14');
  await page.getByLabel("Guardian's email").fill('ana@example.org');
  await page.getByLabel('Health conditions').fill('Asthma');
  await finishSetup(page);
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
  await page.goto('/dashboard/calendar');
  await expect(sidePanel(page, 'Pre-Menstrual')).toBeVisible();
});

test(
  'A woman with a regular cycle sees her own period and length in the calendar',
  rows('O-48', 'O-68', 'Q-23', 'PR-34', 'W-094'),
  async ({ page, context }) => {
    await chooseStage(page, 'Regular cycle');
    await chooseDay(page, /^First day of your last period/, '3 October 2025');
    await page.getByLabel('Average cycle length').fill('45');
    await page.getByText('Contraception', { exact: true }).click();
    await finishSetup(page);
    await startExploring(page);
    await expect(modeOf(page)).toHaveText('Contraception Mode');
    await page.goto('/dashboard/calendar');
    await expect(dayOf(page, '3 October 2025')).toHaveAccessibleName(/recorded/i);
    await expect(dayOf(page, '1 October 2025')).not.toHaveAccessibleName(/period/i);
    const periods = await (await context.request.get('/api/period-tracking')).json();
    expect(periods.period_tracking).toEqual([
      { period_start_date: '2025-10-03', period_end_date: null, cycle_length: 45 },
    ]);
  },
);
