import { page } from 'vitest/browser';
import { chooseDay } from '../../../testing/choose.ts';
import { expect, test } from '../../../testing/component-test.ts';
import { keptAnswers } from '../../../testing/kept-answers.ts';
import { rows, textsOf } from '../../../testing/look.ts';
import { currentAddress } from '../../../testing/render-page.tsx';
import {
  dateField,
  dayIn,
  expectAccepted,
  finishButton,
  finishSetup,
  LAST_PERIOD,
  openStage,
} from '../testing/onboarding-on-screen.ts';

const tab = (name: string) => page.getByRole('tab', { name });

test(
  'A pregnancy is dated by one of three ways, and only that one is kept',
  rows(
    ...['O-50', 'O-83', 'O-84', 'O-85', 'O-86', 'O-87', 'O-88', 'O-89', 'O-90', 'O-93', 'O-94', 'O-96'],
    ...['O-97', 'Q-31', 'Q-33', 'E-58', 'E-59', 'E-60', 'E-62'],
  ),
  async () => {
    await openStage('Pregnant');
    expect(textsOf(page.getByRole('tab'))).toEqual(['Last Period', 'Due Date', 'Current Week']);
    expect(page.getByRole('radio', { checked: true }).elements()).toEqual([]);
    await dateField(LAST_PERIOD).click();
    await expect.element(dayIn('2025-10-11')).toHaveAttribute('aria-disabled', 'true');
    await dayIn('2025-10-01').click();
    await expect.element(finishButton()).toBeDisabled();
    await expect.element(page.getByText('Still needed: first pregnancy')).toBeVisible();
    await page.getByText('Yes', { exact: true }).click();
    await expect.element(finishButton()).toBeEnabled();

    // A due date, from today on.
    await tab('Due Date').click();
    await expect.element(finishButton()).toBeDisabled();
    await dateField('Due date').click();
    await expect.element(dayIn('2025-10-09')).toHaveAttribute('aria-disabled', 'true');
    await dayIn('2025-10-10').click();
    await expect.element(finishButton()).toBeEnabled();
    await finishSetup();
    expect(keptAnswers()?.pregnancy).toMatchObject({
      dateType: 'dueDate',
      dueDate: '2025-10-10',
      lastPeriodDate: null,
      currentWeek: 0,
    });

    await openStage('Pregnant');
    await tab('Last Period').click();
    await chooseDay(LAST_PERIOD, '2025-10-01');
    await finishSetup();
    expect(keptAnswers()?.pregnancy).toMatchObject({
      dateType: 'lastPeriod',
      dueDate: null,
      lastPeriodDate: '2025-10-01',
      currentWeek: 0,
    });
  },
);

test(
  'A pregnancy is dated by its current week, 1 to 42, which stands on her dashboard',
  rows('O-85', 'O-91', 'O-92', 'O-95', 'O-98', 'K-16', 'E-61', 'E-63', 'PR-29', 'PR-34'),
  async () => {
    await openStage('Pregnant');
    await page.getByText('Yes', { exact: true }).click();
    await tab('Current Week').click();
    await expectAccepted(finishButton(), page.getByRole('textbox', { name: 'Current week' }), [
      ['0', false],
      ['1', true],
      ['43', false],
      ['42', true],
      ['24', true],
    ]);
    await page.getByLabelText('Complications').fill('None so far');
    await finishSetup();
    expect(keptAnswers()?.pregnancy).toEqual({
      dateType: 'currentWeek',
      dueDate: null,
      lastPeriodDate: null,
      currentWeek: 24,
      firstPregnancy: true,
      complications: 'None so far',
    });
    await page.getByRole('link', { name: 'Start Exploring' }).click();
    await expect.poll(currentAddress).toBe('/dashboard');
    const mode = page.getByRole('combobox', { name: /Life Stage Mode/ });
    await expect.element(mode).toHaveTextContent('Pregnancy Mode');
    const today = page.getByRole('region', { name: 'Your Health Today' });
    await expect.element(today.getByText('24', { exact: true })).toBeVisible();
    const glance = page.getByRole('region', { name: 'Today at a glance' });
    await expect.element(glance.getByText(/^24 weeks/).first()).toBeVisible();
    // Beside the calendar, which a wide screen shows on the dashboard as well.
    await page.viewport(1280, 900);
    const panel = page.getByRole('region', { name: 'Pregnancy Mode', exact: true });
    await expect.element(panel.getByText(/24 weeks/).first()).toBeVisible();
  },
);
