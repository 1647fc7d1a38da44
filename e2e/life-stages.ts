import { expect, type Page } from '@playwright/test';

/** The eight modes as the specification writes them, in its order. */
export const MODE_LABELS = [
  'Pre-Menstrual',
  'Menstrual Cycle',
  'Contraception Mode',
  'Conception Mode',
  'IVF Mode',
  'Pregnancy Mode',
  'Menopause Mode',
  'Post-Menopause Mode',
] as const;

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
