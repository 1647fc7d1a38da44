import type { OnboardingData } from '@lunaria/domain/onboarding/onboarding-data.ts';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

const STORAGE_KEY = 'lunaria.onboarding';

/** Friday, 10 October 2025: the day on which the stories of onboarding play. */
export const NOON = new Date('2025-10-10T12:00:00');

export const continueButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Continue', exact: true });
export const finishButton = (page: Page): Locator => page.getByRole('button', { name: 'Finish Setup' });

/** What this browser keeps of her answers; null when the key is absent. */
export async function storedAnswers(page: Page): Promise<OnboardingData | null> {
  return await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), STORAGE_KEY);
}

/** What the server has of her answers. */
export async function savedAnswers(request: APIRequestContext) {
  const answer = await request.get('/api/onboarding');
  expect(answer.status(), await answer.text()).toBe(200);
  return await answer.json();
}

/** Opens a step by its address and waits for its form. */
export async function openStep(page: Page, step: 'basic-info' | 'life-stage' | 'mode-setup'): Promise<void> {
  await page.goto(`/onboarding/${step}`);
  await expect(page.getByRole('progressbar')).toBeVisible();
}

/** Chooses a row of one of the lists. */
async function choose(page: Page, list: RegExp, row: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: row, exact: true }).click();
}

/** Step 1, as short as it can be. */
export async function answerBasicInfo(page: Page, [year, month, day] = ['1996', 'February', '29']) {
  await openStep(page, 'basic-info');
  await choose(page, /^Year/, year ?? '');
  await choose(page, /^Month/, month ?? '');
  await choose(page, /^Day/, day ?? '');
  await page.getByLabel('Height', { exact: true }).fill('168');
  await page.getByLabel('Weight', { exact: true }).fill('61.5');
  await continueButton(page).click();
  await expect(page).toHaveURL('/onboarding/life-stage');
}

/** Step 2, up to the form of the stage. */
export async function chooseStage(page: Page, stage: string): Promise<void> {
  if (!page.url().endsWith('/life-stage')) await openStep(page, 'life-stage');
  await page.getByRole('radio', { name: stage, exact: true }).check();
  await continueButton(page).click();
  await expect(page).toHaveURL('/onboarding/mode-setup');
  await expect(finishButton(page)).toBeVisible();
}

/** Chooses a day in the calendar that a field opens, in the month that it shows. */
export async function chooseDay(page: Page, field: RegExp, day: string): Promise<void> {
  await page.getByRole('button', { name: field }).click();
  await dayIn(page, day).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** A day of the calendar that is open, `3 October 2025`. */
const dayIn = (page: Page, day: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name: new RegExp(`^\\w+day, ${day}\\b`) });

/** Finish Setup, up to the page after it. */
export async function finishSetup(page: Page): Promise<void> {
  await finishButton(page).click();
  await expect(page).toHaveURL('/onboarding/success');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("You're all set!");
}

/** On to the dashboard, without waiting for the redirect. */
export async function startExploring(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Start Exploring' }).click();
  await expect(page).toHaveURL('/dashboard');
}
