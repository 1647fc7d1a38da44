import { expect, type Page } from '@playwright/test';
import { toastPlace } from './toasts.ts';

/** The page works, and no skeleton stands in for something that is still to come. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(toastPlace(page)).toBeAttached();
  await expect(page.locator('.animate-shimmer')).toHaveCount(0);
}
