import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { toastsOf } from '../toasts.ts';

test(
  'A visitor chooses between two kinds of account; only one of them exists',
  rows('A-01', 'A-02', 'A-03', 'A-04', 'A-05', 'A-06', 'A-07', 'A-08', 'S-41', 'R-40'),
  async ({ page }) => {
    await page.goto('/auth/select-type');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How will you use the app?');
    const cards = page.getByRole('main').getByRole('listitem');
    await expect(cards).toHaveCount(2);
    await expect(cards.nth(0)).toContainText('Patient');
    await expect(cards.nth(1)).toContainText('Healthcare Provider');
    await expect(cards.nth(1)).toContainText('Coming soon');

    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await cards.nth(1).click();
    await expect(page).toHaveURL('/auth/select-type');
    await expect(toastsOf(page)).toHaveCount(0);
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);

    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/auth/select-type');
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/auth/select-type');
    await cards.nth(0).click();
    await expect(page).toHaveURL('/auth/signup');
  },
);
