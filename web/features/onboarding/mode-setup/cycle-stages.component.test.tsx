import { page } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import { keptAnswers } from '../../../testing/kept-answers.ts';
import { rows, textsOf } from '../../../testing/look.ts';
import {
  dateField,
  dayIn,
  expectAccepted,
  finishButton,
  finishSetup,
  LAST_PERIOD,
  openStage,
} from '../testing/onboarding-on-screen.ts';

const cycleLength = () => page.getByRole('textbox', { name: 'Average cycle length' });
const group = (name: string) => page.getByRole('group', { name });
const choicesOf = (name: string) => textsOf(group(name).getByCss('label'));

/** The field opens at this month; the day after today is there, and cannot be chosen. */
async function expectNoFuture(): Promise<void> {
  await dateField(LAST_PERIOD).click();
  await expect.element(dayIn('2025-10-11')).toHaveAttribute('aria-disabled', 'true');
  await dayIn('2025-10-11').click({ force: true });
  await expect.element(page.getByRole('dialog')).toBeVisible();
}

test(
  'A regular cycle: a last period up to today, a length from 21 to 45, and a main focus',
  rows(
    ...['O-48', 'O-57', 'O-58', 'O-59', 'O-63', 'O-64', 'O-65', 'O-66', 'O-67', 'O-68', 'O-69', 'O-70'],
    ...['O-71', 'K-09', 'K-10', 'E-51', 'E-52', 'E-53', 'Q-07', 'Q-14', 'Q-23', 'W-094'],
  ),
  async ({ records }) => {
    await openStage('Regular cycle');
    await expect.element(cycleLength()).toHaveValue('28');
    expect(choicesOf('What is your main focus?')).toEqual([
      ...['Contraception', 'Conception', 'IVF', 'General health'],
    ]);
    // Two by two, wherever there is room for three: none of the four stands alone in a row.
    await page.viewport(1280, 900);
    const cards = group('What is your main focus?').getByCss('label').elements();
    const tops = cards.map((card) => card.getBoundingClientRect().top);
    expect(tops[1]).toBe(tops[0]);
    expect(tops[3]).toBe(tops[2]);
    await page.viewport(390, 844);
    await expect.element(page.getByText('Still needed: last period, main focus')).toBeVisible();
    await expectNoFuture();
    await dayIn('2025-10-10').click();
    await expect.element(dateField(LAST_PERIOD)).toMatchTextContent('Friday, 10 October 2025');
    await expect.element(page.getByText('Still needed: main focus')).toBeVisible();
    await expect.element(finishButton()).toBeDisabled();
    await group('What is your main focus?').getByText('Contraception').click();
    await expect.element(finishButton()).toBeEnabled();
    await expectAccepted(finishButton(), cycleLength(), [
      ['20', false],
      ['21', true],
      ['46', false],
      ['45', true],
      ['', false],
      ['28', true],
      ['28.5', false],
      ['45', true],
    ]);
    await finishSetup();
    expect(keptAnswers()?.regularCycle).toEqual({
      lastPeriodStart: '2025-10-10',
      averageCycleLength: 45,
      mainFocus: 'contraception',
    });
    expect(records.lifeStage).toBe('contraception');
    expect(records.periods).toEqual([
      { period_start_date: '2025-10-10', period_end_date: null, cycle_length: 45 },
    ]);
  },
);

test(
  'Trying to conceive with IVF: none stands alone, and her mode follows her treatment',
  rows(
    ...['O-49', 'O-72', 'O-73', 'O-74', 'O-75', 'O-76', 'O-77', 'O-78', 'O-79', 'O-80', 'O-81', 'O-82'],
    ...['E-54', 'E-55', 'E-56', 'E-57', 'Q-23', 'PR-34'],
  ),
  async ({ records }) => {
    await openStage('Trying to conceive');
    const treatments = group('Fertility treatments');
    const countChosen = () => treatments.getByRole('checkbox', { checked: true }).elements().length;
    expect(choicesOf('How long have you been trying?')).toEqual([
      ...['Just started', '1-3 months', '3-6 months', '6-12 months', 'Over a year'],
    ]);
    expect(choicesOf('Fertility treatments')).toEqual([
      ...['None', 'Ovulation tracking', 'Medications', 'IUI', 'IVF', 'Other'],
    ]);
    expect(countChosen()).toBe(0);
    await expect.element(cycleLength()).toHaveValue('28');
    await expect.element(finishButton()).toBeDisabled();
    await page.getByText('6-12 months').click();
    await expect.element(page.getByText('Still needed: last period')).toBeVisible();
    await expect.element(finishButton()).toBeDisabled();
    await expectNoFuture();
    await dayIn('2025-10-02').click();
    await expect.element(finishButton()).toBeEnabled();
    await expectAccepted(finishButton(), cycleLength(), [
      ['46', false],
      ['30', true],
    ]);

    await treatments.getByText('Medications').click();
    await treatments.getByText('IUI').click();
    await expect.poll(countChosen).toBe(2);
    await treatments.getByText('None').click();
    await expect.poll(countChosen).toBe(1);
    await expect.element(treatments.getByLabelText('None')).toBeChecked();
    await treatments.getByText('IVF').click();
    await treatments.getByText('Medications').click();
    await expect.element(treatments.getByLabelText('None')).not.toBeChecked();
    await finishSetup();
    expect(keptAnswers()?.tryingToConceive).toEqual({
      tryingDuration: '6-12-months',
      lastPeriodStart: '2025-10-02',
      averageCycleLength: 30,
      fertilityTreatments: ['medications', 'ivf'],
    });
    expect(records.lifeStage).toBe('ivf');
    expect(records.periods).toMatchObject([{ period_start_date: '2025-10-02', cycle_length: 30 }]);
  },
);
