import { LIFE_STAGES } from '@lunaria/domain/profile/life-stages.ts';
import { expect, type Page } from '@playwright/test';

export const modeOf = (page: Page) => page.getByRole('combobox', { name: /Life Stage Mode/ });

/**
 * Chooses a mode on the dashboard and waits until it is saved; the one that is chosen already needs no saving. A page that has
 * no choice of mode gets it as from another device of hers.
 */
export async function chooseMode(page: Page, label: string): Promise<void> {
  if (/\/dashboard\/(calendar|log)/.test(page.url())) {
    const life_stage = LIFE_STAGES.find((stage) => stage.label === label)?.value;
    const answer = await page.request.patch('/api/profile', { data: { life_stage } });
    expect(answer.status(), await answer.text()).toBe(200);
    await page.reload();
    return;
  }
  await expect(modeOf(page)).toBeVisible();
  if ((await modeOf(page).innerText()) === label) return;
  await modeOf(page).click();
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('option', { name: label, exact: true }).click();
  await saved;
}
