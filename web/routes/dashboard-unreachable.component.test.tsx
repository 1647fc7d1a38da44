import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { modeOf } from '../features/dashboard/testing/dashboard-for-tests.tsx';
import { expect, test } from '../testing/component-test.ts';
import { complaints } from '../testing/look.ts';
import { renderPage } from '../testing/render-page.tsx';

test('axe finds nothing on what this device keeps while nobody can be reached', async ({ api }) => {
  await page.viewport(390, 900);
  await renderPage('/dashboard');
  await expect.element(modeOf()).toBeVisible();
  await cleanup();
  api.lose('get', '/api/auth/token');
  await renderPage('/dashboard');
  await expect.element(page.getByText(/You see what this device keeps/).first()).toBeVisible();
  expect(await complaints({ whole: true })).toEqual([]);
});

test('axe finds nothing where the device does not know her: while it asks, and when nobody answers', async ({
  api,
}) => {
  await page.viewport(390, 900);
  const answer = api.hold('get', '/api/auth/token');
  await renderPage('/dashboard');
  await expect.element(page.getByText('Loading...')).toBeVisible();
  expect(await complaints({ whole: true }), 'loading').toEqual([]);
  answer.open();
  await cleanup();
  localStorage.clear();
  api.lose('get', '/api/auth/token');
  await renderPage('/dashboard');
  await expect.element(page.getByText(/cannot be reached right now/)).toBeVisible();
  expect(await complaints({ whole: true }), 'unreachable').toEqual([]);
});
