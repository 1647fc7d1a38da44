import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, test } from '../../testing/component-test.ts';
import { keepAnswers, keepRegularCycle } from '../../testing/kept-answers.ts';
import { rows, standAt } from '../../testing/look.ts';
import { currentAddress, renderPart } from '../../testing/render-page.tsx';
import { ProfileBanner } from './profile-banner.tsx';

/** Shows the banner; again: as a reload does. */
async function openBanner(): Promise<void> {
  await cleanup();
  standAt('2025-10-10T12:00:00');
  await renderPart(({ user }) => <ProfileBanner userId={user.id} />);
}

const title = (name: string) => page.getByRole('heading', { name });

test(
  'The banner leads to the first step, then to the step where an answer is missing',
  rows('D-70', 'D-71', 'Q-28', 'O-12'),
  async ({ maria }) => {
    await openBanner();
    await expect.element(title('Complete your profile')).toBeVisible();
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await expect.poll(currentAddress).toBe('/onboarding/basic-info');
    keepAnswers(maria);
    await openBanner();
    await expect.element(page.getByText('Still missing: Life stage.')).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect.poll(currentAddress).toBe('/onboarding/life-stage');
  },
);

test(
  'Answers that the server does not have yet can be saved from the dashboard, and the banner goes',
  rows('D-70', 'Q-24', 'Q-28'),
  async ({ api, maria, records }) => {
    keepRegularCycle(maria, { hasUnsentAnswers: true });
    api.lose('put', '/api/onboarding');
    await openBanner();
    await expect.element(title('Your answers are not saved yet')).toBeVisible();
    await page.getByRole('button', { name: 'Save them' }).click();
    await expect.element(page.getByText('The server could not be reached.')).toBeVisible();
    expect(records.onboarding.answers).toBeNull();
    records.answerThrough(api);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect
      .element(page.getByRole('link', { name: 'Change your answers' }))
      .toHaveAttribute('href', '/onboarding/basic-info');
    await expect.element(title('Your answers are not saved yet')).not.toBeInTheDocument();
    expect(records.onboarding.answers).toMatchObject({ stage: 'regular-cycle', main_focus: 'general' });
  },
);
