import { expect, type Locator, type Page } from '@playwright/test';

/** Where toasts appear: there once the page works. */
export function toastPlace(page: Page): Locator {
  return page.getByRole('region', { name: /^Notifications/ });
}

export function toastsOf(page: Page): Locator {
  return toastPlace(page).getByRole('listitem');
}

/** Waits for exactly one toast with this title and message, to the letter. */
export async function expectToast(page: Page, title: string, message: string): Promise<void> {
  const toast = toastsOf(page).filter({ has: page.getByText(title, { exact: true }) });
  await expect(toast).toHaveCount(1);
  await expect(toast.getByText(message, { exact: true })).toBeVisible();
}
