import type { OnboardingStep } from '@lunaria/domain/onboarding/steps.ts';
import { type Locator, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect } from '../../../testing/component-test.ts';
import { standAt } from '../../../testing/look.ts';
import { currentAddress, renderPage } from '../../../testing/render-page.tsx';

/** Friday: the day on which the tests of onboarding play, at noon. */
export const NOON = '2025-10-10T12:00:00';

export const LAST_PERIOD = 'First day of your last period';

/** Opens a step by its address and waits for its form; again: as a reload does. */
export async function openStep(step: OnboardingStep): Promise<void> {
  await cleanup();
  standAt(NOON);
  await renderPage(`/onboarding/${step}`);
  await expect.element(page.getByRole('progressbar')).toBeVisible();
}

/** Step 2 on a phone, up to the form of the stage. */
export async function openStage(stage: string): Promise<void> {
  await page.viewport(390, 844);
  await openStep('life-stage');
  await stageCard(stage).click();
  await continueButton().click();
  await expect.element(finishButton()).toBeVisible();
  expect(currentAddress()).toBe('/onboarding/mode-setup');
}

/** Finish Setup, up to the page after it. */
export async function finishSetup(): Promise<void> {
  await finishButton().click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent("You're all set!");
  expect(currentAddress()).toBe('/onboarding/success');
}

export const stageCard = (stage: string): Locator => page.getByRole('radio', { name: stage, exact: true });

export const continueButton = (): Locator => page.getByRole('button', { name: 'Continue', exact: true });

export const finishButton = (): Locator => page.getByRole('button', { name: 'Finish Setup' });

export const dateField = (name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });

/** A day of the calendar that is open. */
export const dayIn = (date: string): Locator =>
  page.getByRole('dialog').getByCss(`[role=grid] button[data-date="${date}"]`);

/** Types a number and leaves the field: then what is wrong is said. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  const element = field.element();
  if (element instanceof HTMLElement) element.blur();
}

/** Whether the step can be left with what stands in the field. */
export async function expectAccepted(
  button: Locator,
  field: Locator,
  cases: readonly (readonly [typed: string, isAccepted: boolean])[],
): Promise<void> {
  for (const [typed, isAccepted] of cases) {
    await type(field, typed);
    if (isAccepted) await expect.element(button, { message: typed }).toBeEnabled();
    else await expect.element(button, { message: typed }).toBeDisabled();
  }
}
