import { page } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import { keepRegularCycle, keptAnswers } from '../../../testing/kept-answers.ts';
import { rows } from '../../../testing/look.ts';
import { currentAddress } from '../../../testing/render-page.tsx';
import { finishButton, openStep } from '../testing/onboarding-on-screen.ts';

test(
  'Finish Setup that is not answered says so, keeps everything, and sends once when it is tried again',
  rows('O-04', 'O-60', 'O-61', 'O-113', 'O-114', 'Q-24'),
  async ({ api, maria, records }) => {
    keepRegularCycle(maria, { hasUnsentAnswers: true });
    api.lose('put', '/api/onboarding');
    await openStep('mode-setup');
    await finishButton().click();
    await expect
      .element(page.getByText('Your answers are kept on this device; nothing is lost.'))
      .toBeVisible();
    expect(currentAddress()).toBe('/onboarding/mode-setup');
    expect(keptAnswers()).toMatchObject({
      regularCycle: { lastPeriodStart: '2025-10-03', averageCycleLength: 28, mainFocus: 'general' },
      hasUnsentAnswers: true,
    });

    records.answerThrough(api);
    const answer = api.hold('put', '/api/onboarding');
    await page.getByRole('button', { name: 'Try again' }).click();
    const busy = page.getByRole('button', { name: 'Saving...' });
    await expect.element(busy).toBeDisabled();
    await busy.click({ force: true });
    answer.open();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent("You're all set!");
    expect(currentAddress()).toBe('/onboarding/success');
    await expect
      .element(page.getByRole('link', { name: 'Start Exploring' }))
      .toHaveAttribute('href', '/dashboard');
    // The one that was lost, and the one that was answered.
    expect(api.asked('put', '/api/onboarding')).toHaveLength(2);
    expect(keptAnswers()?.hasUnsentAnswers).toBe(false);
  },
);
