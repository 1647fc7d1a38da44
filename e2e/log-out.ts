import type { Page } from '@playwright/test';

/** Chooses Logout from the Menu of the dashboard. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}
