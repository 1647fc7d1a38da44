import type { Page } from '@playwright/test';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

const gate = (page: Page) => page.getByRole('heading', { name: 'Our terms have changed' });

/** The server of an account that agreed to an earlier version, until it takes her answer. */
async function haveAgreedEarlier(page: Page) {
  await page.route('**/api/auth/terms', async (route) => {
    const answer = await route.fetch();
    if (answer.ok()) await page.unroute('**/api/auth/token');
    await route.fulfill({ response: answer });
  });
  await page.route('**/api/auth/token', async (route) => {
    const answer = await route.fetch();
    if (!answer.ok()) return await route.fulfill({ response: answer });
    const json = (await answer.json()) as { user: object }; // what a signed-in browser is answered
    const user = { ...json.user, terms_version: '2026-01-01' };
    await route.fulfill({ response: answer, json: { ...json, user } });
  });
}

test(
  'A new version of the terms asks her before her pages, and not again',
  rows('PR-24', 'Q-63'),
  async ({ page, maria }) => {
    expect(maria.email).toBeTruthy();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await haveAgreedEarlier(page);
    await page.goto('/dashboard');
    await expect(gate(page)).toBeFocused();
    expect(asked.filter((path) => path.startsWith('/api/') && !path.startsWith('/api/auth/'))).toEqual([]);
    const agree = page.getByRole('button', { name: 'I agree' });
    await page.getByRole('checkbox').check();
    await agree.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
    await page.goto('/dashboard/privacy');
    await expect(page.getByRole('heading', { name: 'Privacy & Security' })).toBeVisible();
    await expect(gate(page)).toHaveCount(0);
  },
);
