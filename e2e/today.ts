import { expect, type Locator, type Page } from '@playwright/test';

export const OVERVIEW = '/dashboard?section=b2-1';

/** The cards of today. */
export const healthToday = (page: Page): Locator => page.getByRole('region', { name: 'Your Health Today' });

/** One card, by its label. */
export const cardOf = (page: Page, label: string): Locator =>
  healthToday(page)
    .locator('div.group')
    .filter({ has: page.locator('h3').getByText(label, { exact: true }) });

/** What a card says beside its label: number, unit, line. A number and its unit are read in one breath. */
export async function expectCard(page: Page, label: string, ...texts: string[]): Promise<void> {
  for (const text of texts) await expect(cardOf(page, label)).toContainText(text);
}
