import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect } from '../../../testing/component-test.ts';
import { type HerAccount, test } from '../../../testing/her-account.ts';
import { complaints, expectToast, measureOverhang, startAt, toasts } from '../../../testing/look.ts';
import { currentAddress, renderPage, renderPart } from '../../../testing/render-page.tsx';
import { renderSecurity } from '../testing/render-security.tsx';
import { addVirtualAuthenticator, askToUse } from '../testing/virtual-authenticator.ts';
import { LockSection } from './lock-section.tsx';

const UNLOCK = '/api/auth/unlock';
const WRONG = { status: 403, code: 'wrong_pin', message: 'That PIN is not right. 3 tries are left.' };

const pin = page.getByLabelText('Your PIN');
const locked = page.getByRole('heading', { level: 1, name: 'Locked' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

function give(account: HerAccount, after: HerAccount['lock']['after_minutes'] = 5, isLocked = true) {
  account.lock = { ...account.lock, is_set: true, after_minutes: after };
  account.isLocked = isLocked;
}

const openPart = () => renderPart(<main>Her note of today</main>, { at: '/dashboard/calendar' });

test('Locked, the page holds nothing of hers, its title neither, and the cursor is in the field for the PIN', async ({
  account,
  maria,
}) => {
  give(account);
  document.title = 'Calendar · Lunaria';
  await renderPage('/dashboard/calendar');
  await expect.element(locked).toBeVisible();
  await expect.element(pin).toHaveFocus();
  await expect.element(pin).toHaveAttribute('inputmode', 'numeric');
  await expect.element(pin).toHaveAttribute('type', 'password');
  expect(document.body.textContent).not.toContain(maria.fullName);
  expect(page.getByRole('navigation').elements()).toHaveLength(0);
  await expect.poll(() => document.title).toBe('Lunaria');
  expect(await complaints({ whole: true })).toEqual([]);
  for (const theme of ['dark', 'light']) {
    document.documentElement.dataset.theme = theme;
    for (const width of [320, 390, 1280]) {
      await page.viewport(width, 800);
      expect(measureOverhang()).toBeLessThanOrEqual(0);
    }
    expect(await complaints({ whole: true }), theme).toEqual([]);
  }
  delete document.documentElement.dataset.theme;
});

test('A wrong PIN is said with the tries that are left, and typing replaces it; the right one, pasted, opens', async ({
  account,
  api,
}) => {
  give(account);
  api.refuse('post', UNLOCK, WRONG);
  await openPart();
  await pin.fill('9999');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(WRONG.message)).toBeVisible();
  await expect.element(pin).toHaveFocus();
  await expect.element(pin).toHaveAccessibleDescription(WRONG.message);
  expect(await complaints({ whole: true })).toEqual([]);
  account.answerThrough(api);
  await pin.fill('12 34-56');
  await button('Unlock').click();
  await expect.element(page.getByText('Her note of today')).toBeVisible();
  expect(api.sent('post', UNLOCK)).toEqual([{ pin: '9999' }, { pin: '123456' }]);
});

test('What is no PIN is not sent', async ({ account, api }) => {
  give(account);
  await openPart();
  for (const typed of ['', '123', 'abcd']) {
    await pin.fill(typed);
    await button('Unlock').click();
    await expect.element(page.getByText('A PIN has 4 to 8 digits')).toBeVisible();
  }
  expect(api.sent('post', UNLOCK)).toEqual([]);
});

test('One wrong PIN too many, and she is at the login', async ({ account, api }) => {
  give(account);
  await openPart();
  await expect.element(pin).toHaveFocus();
  const message = 'That was one wrong PIN too many. Log in anew.';
  api.refuse('post', UNLOCK, { status: 401, code: 'unauthenticated', message });
  api.refuse('get', '/api/auth/token', { status: 401, code: 'unauthenticated', message: 'Log in to go on.' });
  await pin.fill('0000');
  await userEvent.keyboard('{Enter}');
  await expectToast('Logged out', message);
  await expect.poll(currentAddress).toBe('/auth/login');
});

test('While no PIN is looked at, that is said with what she can do', async ({ account, api }) => {
  give(account);
  const message = 'Too many wrong PINs. Log in with your password, or wait an hour.';
  api.refuse('post', UNLOCK, { status: 429, code: 'rate_limited', message });
  await openPart();
  await pin.fill('1234');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(message)).toBeVisible();
});

test('A passkey opens it too, where she has one; a finger that is not hers does not', async ({
  account,
  api,
}) => {
  const device = await addVirtualAuthenticator();
  give(account);
  account.lock = { ...account.lock, has_passkey: true };
  api.answer('post', '/api/auth/passkeys/challenge', {
    id: crypto.randomUUID(),
    credential_options: askToUse(),
  });
  await device.refuse();
  await openPart();
  await button('Use a passkey').click();
  await expect
    .element(page.getByText('No passkey was used. Try again, or choose another way.'))
    .toBeVisible();
  expect(api.sent('post', '/api/auth/unlock/passkey')).toEqual([]);
  expect(await complaints({ whole: true })).toEqual([]);
});

test('Logging out from there leaves what waits, and shows the page for everybody', async ({
  account,
  api,
}) => {
  give(account);
  await openPart();
  await expect.element(pin).toHaveFocus();
  api.refuse('get', '/api/auth/token', { status: 401, code: 'unauthenticated', message: 'Log in to go on.' });
  await button('Log out of this device').click();
  await expect.poll(currentAddress).toBe('/');
  expect(api.sent('post', '/api/auth/leave')).toEqual([{}]);
  expect(localStorage.getItem('lunaria.leaving')).toBeNull();
});

test('Left alone for as long as she chose, the page locks, and toasts go with it; a touch in time keeps it open', async ({
  account,
  api,
}) => {
  startAt('2026-11-27T09:00:00');
  give(account, 5, false);
  await openPart();
  await expect.element(page.getByText('Her note of today')).toBeVisible();
  await expect.poll(() => localStorage.getItem('lunaria.touched')).not.toBeNull();
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  await userEvent.keyboard('x');
  await expect.poll(() => api.sent('post', '/api/auth/lock/touch').length).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  await expect.element(page.getByText('Her note of today')).toBeVisible();
  await vi.advanceTimersByTimeAsync(61_000);
  await expect.element(locked).toBeVisible();
  expect(page.getByText('Her note of today').elements()).toHaveLength(0);
  expect(toasts().elements()).toHaveLength(0);
  await expect.poll(() => account.isLocked).toBe(true);
});

test('The movement with which somebody comes back opens nothing', async ({ account }) => {
  give(account, 1, false);
  startAt('2026-11-27T09:00:00');
  await openPart();
  await expect.poll(() => localStorage.getItem('lunaria.touched')).not.toBeNull();
  // The device slept: the clock went on, no timer rang.
  vi.setSystemTime(new Date('2026-11-27T12:00:00'));
  window.dispatchEvent(new PointerEvent('pointermove'));
  await expect.element(locked).toBeVisible();
});

test('A hidden page is covered, and shown again when the clock allows it', async ({ account }) => {
  give(account, 5, false);
  await openPart();
  await expect.poll(() => localStorage.getItem('lunaria.touched')).not.toBeNull();
  const isCovered = () => getComputedStyle(document.body).opacity === '0';
  const see = vi.spyOn(document, 'visibilityState', 'get');
  see.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(isCovered()).toBe(true);
  see.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(isCovered()).toBe(false);
  see.mockRestore();
});

test('She sets a PIN, chooses when, locks by hand, and ends it', async ({ account, api }) => {
  await renderSecurity(({ user }) => <LockSection userId={user.id} />);
  await button('Set a PIN').click();
  await expect.element(pin).toHaveFocus();
  await pin.fill('4071');
  await page.getByLabelText('The same again').fill('4072');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('These are two different PINs. Type the same again')).toBeVisible();
  await page.getByLabelText('The same again').fill('4071');
  await userEvent.keyboard('{Enter}');
  await expectToast('PIN set', 'Your pages lock after 5 minutes without a touch.');
  await expect.element(button('Change PIN')).toHaveFocus();
  expect(api.sent('put', '/api/auth/lock')).toEqual([{ after_minutes: 5, pin: '4071' }]);
  expect(await complaints()).toEqual([]);
  await page.getByText('Only by hand').click();
  await expectToast('Lock changed', 'Your pages lock when you press “Lock now”.');
  expect(api.sent('put', '/api/auth/lock').at(-1)).toEqual({ after_minutes: null });
  await button('End the PIN').click();
  await expectToast('PIN ended', 'Your pages lock no more.');
  await expect.element(button('Set a PIN')).toBeVisible();
  expect(account.lock.is_set).toBe(false);
});

test('“Lock now” stands in the Menu and in the search where she has a PIN, and nowhere else', async ({
  account,
}) => {
  await renderPage('/dashboard/settings');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Lock now' }).elements()).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await cleanup();
  give(account, null, false);
  await renderPage('/dashboard/settings');
  await expect.element(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('dialog').getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('lock now{Enter}');
  await expect.element(locked).toBeVisible();
  await expect.poll(() => account.isLocked).toBe(true);
});
