import { expect, type Page } from '@playwright/test';
import { toastPlace } from './toasts.ts';

/** The page works, and no skeleton stands in for something that is still to come. */
export async function expectLoaded(page: Page): Promise<void> {
  // Of a visitor the place for toasts waits for a first sign of use: a key that does nothing by itself.
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(toastPlace(page)).toBeAttached({ timeout: 1000 });
  }).toPass();
  // What stands further down is fetched once she uses the page (web/app/when-used.ts).
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('.animate-shimmer')).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}
