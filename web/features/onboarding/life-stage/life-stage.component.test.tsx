import { page } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import { keepAnswers, keptAnswers } from '../../../testing/kept-answers.ts';
import { complaints, rows } from '../../../testing/look.ts';
import { currentAddress, renderPage } from '../../../testing/render-page.tsx';
import { continueButton, openStep, stageCard } from '../testing/onboarding-on-screen.ts';

const link = (name: string) => page.getByRole('link', { name, exact: true });
const countChosen = () => page.getByRole('radio', { checked: true }).elements().length;

test(
  'Five stages, one of them; without one there is no third step, and what is written is there again after a reload',
  rows(
    ...['O-02', 'O-03', 'O-05', 'O-06', 'O-08', 'O-09', 'O-10', 'O-52', 'O-53', 'O-54', 'O-55', 'O-56'],
    ...['O-57', 'O-128', 'O-129', 'E-50', 'Q-25', 'R-37'],
  ),
  async ({ maria }) => {
    keepAnswers(maria);
    await renderPage('/onboarding/mode-setup');
    await expect.element(page.getByText('Step 2 of 3', { exact: true })).toBeVisible();
    expect(currentAddress()).toBe('/onboarding/life-stage');
    expect(page.getByRole('radio').elements()).toHaveLength(5);
    expect(countChosen()).toBe(0);
    expect(await complaints(), 'nothing chosen').toEqual([]);
    await expect.element(continueButton()).toBeDisabled();
    await stageCard('Menopause').click();
    await stageCard('Pregnant').click();
    await expect.element(stageCard('Pregnant')).toBeChecked();
    expect(countChosen()).toBe(1);
    expect(await complaints(), 'chosen').toEqual([]);
    await expect.element(link('Home')).toHaveAttribute('href', '/dashboard');
    await continueButton().click();
    await expect.poll(currentAddress).toBe('/onboarding/mode-setup');
    expect(keptAnswers()).toMatchObject({
      basicInfo: { dateOfBirth: '1996-02-29', height: 168, weight: 61.5 },
      lifeStage: { stage: 'pregnant' },
    });

    await openStep('mode-setup');
    await expect.element(page.getByText('Step 3 of 3', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('tab', { name: 'Due Date' })).toBeVisible();
    await expect.element(link('Home')).toHaveAttribute('href', '/dashboard');
    await link('Back').click();
    await expect.element(stageCard('Pregnant')).toBeChecked();
    expect(currentAddress()).toBe('/onboarding/life-stage');
    await link('Back').click();
    await expect.element(page.getByLabelText('Height', { exact: true })).toHaveValue('168');
    expect(currentAddress()).toBe('/onboarding/basic-info');
  },
);
