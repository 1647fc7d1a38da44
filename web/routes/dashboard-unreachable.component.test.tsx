import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { hasKept } from '../app/device-store/device-store.ts';
import { isSealed } from '../app/device-store/seal.ts';
import { openDay } from '../features/calendar/testing/calendar-on-screen.tsx';
import { choice } from '../features/calendar/testing/day-window-on-screen.ts';
import { modeOf } from '../features/dashboard/testing/dashboard-for-tests.tsx';
import { press } from '../testing/choose.ts';
import { expect, test } from '../testing/component-test.ts';
import { letHerIn } from '../testing/her-answers.ts';
import { complaints, standAt } from '../testing/look.ts';
import { readDevice, readStored } from '../testing/read-device.ts';
import { currentAddress, renderPage } from '../testing/render-page.tsx';

test('axe finds nothing on what this device keeps while nobody can be reached', async ({ api, maria }) => {
  await page.viewport(390, 900);
  await renderPage('/dashboard');
  await expect.element(modeOf()).toBeVisible();
  await expect.poll(() => hasKept(maria.id, 'profile')).toBe(true);
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
  await expect.element(page.getByRole('link', { name: 'To the start page' })).toHaveAttribute('href', '/');
  // On a phone the way to try again stands below the sentence, which has the whole width.
  const said = page
    .getByText(/cannot be reached right now/)
    .element()
    .getBoundingClientRect();
  const retry = page.getByRole('button', { name: 'Try again' }).element().getBoundingClientRect();
  expect(retry.top).toBeGreaterThanOrEqual(said.bottom);
});

test('A day without the server: nothing of hers is shown until it was reached once, and what she noted meanwhile is sent then', async ({
  api,
  maria,
  records,
}) => {
  standAt('2026-11-21T10:00:00');
  await renderPage('/dashboard');
  await expect.element(modeOf()).toBeVisible();
  await expect.poll(() => hasKept(maria.id, 'profile')).toBe(true);
  api.cut();
  await openDay('2026-11-21');
  await press(choice('Headache'));
  await expect.poll(async () => (await readDevice()).writes).toHaveLength(1);
  // A clock that was set back prolongs nothing.
  for (const now of ['2026-11-22T10:01:00', '2026-11-21T08:00:00']) {
    await cleanup();
    standAt(now);
    await renderPage('/dashboard');
    await expect.element(page.getByText(/You have been offline for a day\. Connect once/)).toBeVisible();
    expect(document.body.textContent).not.toContain('Maria');
    expect(await complaints({ whole: true })).toEqual([]);
  }
  expect(records.signals).toEqual([]);
  api.reconnect();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(modeOf()).toBeVisible();
  await expect.poll(() => records.signals[0]?.symptoms).toEqual(['headache']);
});

test('Ended elsewhere, her session locks the device with the first answer that says so; what she noted waits for her login', async ({
  api,
  maria,
  records,
}) => {
  standAt('2026-11-21T10:00:00');
  await renderPage('/dashboard');
  await expect.element(modeOf()).toBeVisible();
  await expect.poll(() => hasKept(maria.id, 'profile')).toBe(true);
  const ended = { status: 401, code: 'unauthenticated', message: 'Log in to go on.' };
  api.refuse('get', '/api/auth/token', ended);
  api.refuse('post', '/api/daily-health-signals', ended);
  await openDay('2026-11-21');
  await press(choice('Headache'));
  await expect.poll(currentAddress).toBe('/auth/login');
  expect(document.cookie).not.toContain('device_key');
  await expect.poll(async () => (await readStored('kept')).length).toBe(0);
  const waiting = await readStored('writes');
  expect(waiting.map(({ stored }) => isSealed(stored))).toEqual([true]);

  records.answerThrough(api);
  letHerIn(api, maria);
  await page.getByLabelText('Email').fill(maria.email);
  await page.getByLabelText('Password', { exact: true }).fill('a quiet password');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect.poll(() => records.signals[0]?.symptoms).toEqual(['headache']);
  await expect.poll(async () => (await readStored('writes')).length).toBe(0);
});
