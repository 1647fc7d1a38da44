import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast } from '../toasts.ts';

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
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    const agree = page.getByRole('button', { name: 'I agree' });
    await expect(agree).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    // Whole by keyboard.
    await page.getByRole('checkbox').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(agree).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
    await page.goto('/dashboard/privacy');
    await expect(page.getByRole('heading', { name: 'Privacy & Security' })).toBeVisible();
    await expect(gate(page)).toHaveCount(0);
  },
);

test('She may log out in place of agreeing, and is asked again at the next login', async ({
  page,
  maria,
}) => {
  await haveAgreedEarlier(page);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/auth/login');
  await page.getByLabel('Email').fill(maria.email);
  await page.getByLabel('Password', { exact: true }).fill(maria.password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(gate(page)).toBeVisible();
});

test('Without an answer of the server she goes on, and is asked another time', async ({ page, maria }) => {
  expect(maria.email).toBeTruthy();
  await haveAgreedEarlier(page);
  await page.route('**/api/auth/terms', (route) => route.abort());
  await page.goto('/dashboard');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'I agree' }).click();
  await expectToast(
    page,
    'Your answer was not saved',
    'Lunaria could not be reached. You are asked again next time.',
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria');
  await page.reload();
  await expect(gate(page)).toBeVisible();
});
