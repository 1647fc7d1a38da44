import { expect, type Page } from '@playwright/test';

export const modeOf = (page: Page) => page.getByRole('combobox', { name: /Life Stage Mode/ });

/** Chooses a mode on the dashboard and waits until it is saved; the one that is chosen already needs no saving. */
export async function chooseMode(page: Page, label: string): Promise<void> {
  await expect(modeOf(page)).toBeVisible();
  if ((await modeOf(page).innerText()) === label) return;
  await modeOf(page).click();
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('option', { name: label, exact: true }).click();
  await saved;
}
