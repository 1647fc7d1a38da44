import { page } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import { keptAnswers } from '../../../testing/kept-answers.ts';
import { rows } from '../../../testing/look.ts';
import { finishButton, finishSetup, openStage, openStep, type } from '../testing/onboarding-on-screen.ts';

const age = () => page.getByRole('textbox', { name: 'Your age' });
const guardian = () => page.getByRole('textbox', { name: "Guardian's email" });

test(
  'Before the first period: an age from 8 to 18, and under 18 the address of a guardian',
  rows(
    ...['O-47', 'O-57', 'O-58', 'O-59', 'O-99', 'O-100', 'O-101', 'O-102', 'O-103', 'O-104', 'O-105'],
    ...['K-17', 'K-18', 'Q-32', 'E-64', 'E-65', 'E-66'],
  ),
  async ({ records }) => {
    await openStage('Pre-menstrual');
    await expect.element(finishButton()).toBeDisabled();
    for (const [typed, isAccepted, asksForGuardian] of [
      ['7', false, true],
      ['8', false, true],
      ['17', false, true],
      ['18', true, false],
      ['19', false, false],
    ] as const) {
      await type(age(), typed);
      if (isAccepted) await expect.element(finishButton(), { message: typed }).toBeEnabled();
      else await expect.element(finishButton(), { message: typed }).toBeDisabled();
      expect(guardian().elements(), typed).toHaveLength(asksForGuardian ? 1 : 0);
      expect(page.getByText('Enter an age from 8 to 18').elements(), typed).toHaveLength(
        typed === '7' || typed === '19' ? 1 : 0,
      );
    }
    await age().fill('14');
    await expect.element(finishButton()).toBeDisabled();
    await type(guardian(), 'nobody');
    await expect.element(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect.element(finishButton()).toBeDisabled();
    await guardian().fill('ana@example.org');
    await expect.element(page.getByText('Nobody is written to')).toBeVisible();
    await page.getByLabelText('Health conditions').fill('Asthma');
    await finishSetup();
    expect(keptAnswers()?.preMenstrual).toEqual({
      age: 14,
      healthConditions: 'Asthma',
      guardianEmail: 'ana@example.org',
    });
    expect(records.onboarding).toMatchObject({
      guardian_email: 'ana@example.org',
      guardian_asked_at: null,
      answers: { stage: 'pre-menstrual', age: 14, health_conditions: 'Asthma' },
    });
    expect(records.lifeStage).toBe('pre-menstrual');
  },
);

test(
  'A girl of fourteen may invite her guardian once her address is saved, and hears what became of it',
  rows('Q-32', 'O-102'),
  async ({ api, maria, records }) => {
    records.onboarding = {
      ...records.onboarding,
      stated_on: '2025-10-09',
      guardian_email: 'ana@example.org',
      answers: { stage: 'pre-menstrual', age: 14, health_conditions: '' },
    };
    await openStep('mode-setup');
    const invite = page.getByRole('button', { name: 'Send an invitation' });
    await guardian().fill('eva@example.org');
    await expect.element(invite).not.toBeInTheDocument();
    await guardian().fill('ana@example.org');
    api.refuse('post', '/api/onboarding/guardian', { status: 422, message: 'Enter an age.' });
    await invite.click();
    await expect.element(page.getByText('Not sent: Enter an age.')).toBeVisible();
    records.answerThrough(api);
    await invite.click();
    await expect.element(page.getByText('The invitation is on its way.')).toBeVisible();
    expect(api.sent('post', '/api/onboarding/guardian').at(-1)).toEqual({
      user_id: maria.id,
      stated_on: '2025-10-09',
      date_of_birth: null,
      age: 14,
      guardian_email: 'ana@example.org',
    });
    expect(records.onboarding.guardian_asked_at).not.toBeNull();
    await expect.element(page.getByRole('button', { name: 'Send it again' })).toBeVisible();
  },
);
