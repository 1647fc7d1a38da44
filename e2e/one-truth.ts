import { periodOf } from '@lunaria/domain/cycle/testing/example-cycles.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { signalsDialog } from './calendar.ts';
import { openLog, saveLog } from './daily-log.ts';
import { recordDays } from './recorded-days.ts';
import { healthToday, OVERVIEW } from './today.ts';

// What the screens say of her body, for the stories that compare them.

/** A mode, as another device of hers would choose it. */
export async function chooseStage(request: APIRequestContext, stage: LifeStage): Promise<void> {
  const answer = await request.patch('/api/profile', { data: { life_stage: stage } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The three numbers above the panel. */
export const tiles = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your cycle in three numbers' }).getByRole('definition');

/** A day of the month in view, by its date. */
export const dayIn = (page: Page, date: string): Locator =>
  page.locator(`section [role=grid] button[data-date="${date}"]`);

/** The discs of the month in view, of one kind or of all. */
export const looks = (page: Page, kind?: 'fertile' | 'ovulation'): Locator =>
  page.locator(`section [role=grid] [data-look${kind ? `^="${kind}"` : ''}]`);

/** Answers one question of the log of today and saves; the form stays open. */
export async function answerInLog(page: Page, question: string, answer: string): Promise<void> {
  const form = await openLog(page);
  await form.getByRole('group', { name: question, exact: true }).getByText(answer, { exact: true }).click();
  await saveLog(form);
}

/** The same where the answers are in a list that opens. `isUrgent`: she is told that it cannot wait, and reads it. */
export async function answerFromList(
  page: Page,
  question: string,
  answer: string,
  { isUrgent = false } = {},
): Promise<void> {
  const form = await openLog(page);
  await form.getByRole('combobox', { name: new RegExp(`^${question}\\b`) }).click();
  await page.getByRole('option', { name: answer, exact: true }).click();
  if (isUrgent) await page.getByRole('alertdialog').getByRole('button', { name: 'I have read this' }).click();
  await saveLog(form);
}

/** Opens the window of a day, hands it over, and closes it again. */
export async function lookAtDay(
  page: Page,
  date: string,
  look: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await dayIn(page, date).click();
  await expect(signalsDialog(page)).toBeVisible();
  await look(signalsDialog(page));
  await page.keyboard.press('Escape');
  await expect(signalsDialog(page)).toHaveCount(0);
}

/** From the dashboard to the page of her day. */
export async function openOverview(page: Page): Promise<{ where: Locator; next: Locator; day: Locator }> {
  await healthToday(page).getByRole('link', { name: 'Your day' }).click();
  await expect(page).toHaveURL(OVERVIEW);
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(part('Where you are')).toBeVisible();
  return { where: part('Where you are'), next: part('What comes next'), day: part('Your day') };
}

/** The marks of what is not hers. */
export const samples = (page: Page): Locator => page.getByRole('main').getByText('Sample', { exact: true });

/** Three finished cycles of 28 days and the one that began on 3 October 2025; its next period comes on 31 October. */
export async function recordThreeCycles(request: APIRequestContext): Promise<void> {
  const periods = [periodOf('2025-07-11', '2025-07-15'), periodOf('2025-08-08', '2025-08-12')];
  await recordDays(request, {
    periods: [...periods, periodOf('2025-09-05', '2025-09-09'), periodOf('2025-10-03', '2025-10-07')],
  });
}
