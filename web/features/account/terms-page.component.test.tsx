import { TERMS_VERSION } from '@lunaria/domain/account/terms.ts';
import { TERMS_CHANGES } from '@lunaria/domain/account/terms-changes.ts';
import { page } from 'vitest/browser';
import { expect } from '../../testing/component-test.ts';
import { test } from '../../testing/her-account.ts';
import { complaints } from '../../testing/look.ts';
import { renderPage } from '../../testing/render-page.tsx';

const change = page.getByText(TERMS_CHANGES[0] ?? '');

test('Both texts stand there, with the version that holds and when she accepted it', async ({ account }) => {
  account.acceptedTerms = { version: TERMS_VERSION, accepted_at: '2026-11-27T10:00:00.000Z' };
  await renderPage('/dashboard/terms');
  const main = page.getByRole('main');
  await expect
    .element(main.getByRole('link', { name: 'Terms', exact: true }))
    .toHaveAttribute('href', '/terms');
  await expect
    .element(main.getByRole('link', { name: 'Privacy Policy' }))
    .toHaveAttribute('href', '/privacy-policy');
  await expect.element(page.getByText('The version that holds, on 27 November 2026.')).toBeVisible();
  await expect.element(change).not.toBeVisible();
  await page.getByText('What is different from the version before').click();
  await expect.element(change).toBeVisible();
  expect(await complaints()).toEqual([]);
});

test('An earlier version is named with its day, and what is different stands open', async ({ account }) => {
  account.acceptedTerms = { version: '2026-10-01', accepted_at: '2026-10-02T10:00:00.000Z' };
  await renderPage('/dashboard/terms');
  await expect.element(page.getByText('The version of 1 October 2026, on 2 October 2026.')).toBeVisible();
  await expect.element(change).toBeVisible();
});

test('What did not load says so and comes back', async ({ account, api }) => {
  api.lose('get', '/api/auth/terms');
  await renderPage('/dashboard/terms');
  await expect.element(page.getByText('What you accepted did not load. Nothing was changed.')).toBeVisible();
  account.answerThrough(api);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText(/^The version that holds, on/)).toBeVisible();
});
