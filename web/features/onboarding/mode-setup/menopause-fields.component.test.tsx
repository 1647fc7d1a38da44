import { page } from 'vitest/browser';
import { chooseDay } from '../../../testing/choose.ts';
import { expect, test } from '../../../testing/component-test.ts';
import { keptAnswers } from '../../../testing/kept-answers.ts';
import { rows, textsOf } from '../../../testing/look.ts';
import {
  dateField,
  finishButton,
  finishSetup,
  LAST_PERIOD,
  openStage,
} from '../testing/onboarding-on-screen.ts';

test(
  'A woman around menopause need not remember her last period',
  rows(
    ...['O-51', 'O-106', 'O-107', 'O-108', 'O-109', 'O-110', 'O-111', 'O-112', 'E-67', 'E-68', 'E-69'],
    ...['E-70', 'Q-14', 'Q-31', 'PR-34'],
  ),
  async ({ records }) => {
    await openStage('Menopause');
    const field = dateField(LAST_PERIOD);
    const forgotten = page.getByLabelText("I don't remember");
    expect(textsOf(page.getByRole('group', { name: 'Main concerns' }).getByCss('label'))).toEqual([
      ...['Hot flashes', 'Night sweats', 'Mood changes', 'Sleep issues', 'Weight changes', 'Bone health'],
      'Other',
    ]);
    await chooseDay(LAST_PERIOD, '2012-10-05');
    await expect.element(field).toMatchTextContent('Friday, 5 October 2012');
    await expect.element(finishButton()).toBeDisabled();
    await page.getByText('No', { exact: true }).click();
    await expect.element(finishButton()).toBeEnabled();

    await forgotten.click();
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(finishButton()).toBeEnabled();
    await forgotten.click();
    await expect.element(field).toMatchTextContent('Choose a day');
    await expect.element(finishButton()).toBeDisabled();
    await forgotten.click();
    await page.getByText('Night sweats').click();
    await page.getByText('Bone health').click();
    await finishSetup();
    expect(keptAnswers()?.menopause).toEqual({
      lastPeriod: null,
      dontRememberLastPeriod: true,
      onHRT: false,
      mainConcerns: ['night-sweats', 'bone-health'],
    });
    expect(records.lifeStage).toBe('menopause');
    expect(records.periods).toEqual([]);
  },
);
