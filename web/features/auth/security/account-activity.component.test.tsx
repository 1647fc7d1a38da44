import { onlineManager } from '@tanstack/react-query';
import { page, userEvent } from 'vitest/browser';
import { expect } from '../../../testing/component-test.ts';
import { makeAccountEvent, makeOpenSession, test } from '../../../testing/her-account.ts';
import { complaints, measureOverhang, standAt, textsOf } from '../../../testing/look.ts';
import { tabTo } from '../../../testing/tab-to.ts';
import { renderSecurity } from '../testing/render-security.tsx';
import { AccountActivity } from './account-activity.tsx';
import { OpenSessions } from './open-sessions.tsx';

const section = page.getByRole('region', { name: 'Account activity' });
const entries = section.getByRole('listitem');

const open = () => renderSecurity(({ user }) => <AccountActivity userId={user.id} />);

test('She sees wrong passwords with when and from where, and every change, newest first', async ({
  account,
}) => {
  standAt('2025-10-10T12:00:00');
  const at = '2025-10-10T08:30:00Z';
  account.events = [
    makeAccountEvent({ count: 12, at, has_other_addresses: true }),
    makeAccountEvent({ kind: 'factor-added', name: 'My phone', at }),
    makeAccountEvent({ kind: 'sessions-ended', count: 3, at }),
    makeAccountEvent({ kind: 'factor-removed', name: 'Old phone', address: null, at }),
    makeAccountEvent({ kind: 'password-changed', at }),
    makeAccountEvent({ at }),
    makeAccountEvent({ kind: 'provider-added', name: 'Google', at }),
  ];
  await open();
  await expect
    .poll(() => textsOf(entries))
    .toEqual([
      expect.stringMatching(
        /^12 wrong passwords\s*Not let in\s*From 203\.0\.113\.x and other places, last on .*10:30$/,
      ),
      expect.stringMatching(/^“My phone” added\s*From 203\.0\.113\.x, .*10:30$/),
      expect.stringMatching(/^Logged out in 3 other browsers\s*From 203\.0\.113\.x, /),
      expect.stringMatching(/^“Old phone” removed\s*(?!From)\S.*10:30$/),
      expect.stringMatching(/^Password changed\s*From /),
    ]);
  expect(await complaints()).toEqual([]);

  // Five at first; by keyboard the reading goes on with the sixth.
  await tabTo('Show all 7');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => entries.elements().length).toBe(7);
  await expect.element(entries.nth(5)).toHaveFocus();
  expect(textsOf(entries).at(-1)).toMatch(/^Google added/);
});

test('On the narrowest phone a long name breaks and nothing lies outside', async ({ account }) => {
  await page.viewport(320, 700);
  const name = 'Telefonotelefonotelefonotelefonotelefonotelefonotelefono-telefon';
  account.events = [makeAccountEvent({ kind: 'factor-added', name }), makeAccountEvent({ count: 1000 })];
  await open();
  await expect.poll(() => entries.elements().length).toBe(2);
  expect(measureOverhang()).toBeLessThanOrEqual(0);
});

test('Where nothing happened it says so', async () => {
  await open();
  await expect
    .element(section.getByText('All quiet: no change and no wrong password in the last 90 days.'))
    .toBeVisible();
  expect(await complaints()).toEqual([]);
});

test('A list that did not load says so and comes back', async ({ account, api }) => {
  account.events = [makeAccountEvent()];
  api.lose('get', '/api/auth/account-events');
  await open();
  await expect
    .element(section.getByText('Your account activity did not load. Nothing was changed.'))
    .toBeVisible();
  account.answerThrough(api);
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => entries.elements().length).toBe(1);
});

test('Without a connection it says so, and the list comes with the connection', async ({ account }) => {
  account.events = [makeAccountEvent()];
  onlineManager.setOnline(false);
  await open();
  await expect.element(section.getByText('You are offline. The list comes when you are back.')).toBeVisible();
  expect(entries.elements()).toEqual([]);
  onlineManager.setOnline(true);
  await expect.poll(() => entries.elements().length).toBe(1);
});

test('What she changes on the page stands there at once', async ({ account, api }) => {
  account.sessions = [makeOpenSession({ is_current: true }), makeOpenSession({ device: 'Safari on iPhone' })];
  await renderSecurity(({ user }) => (
    <>
      <OpenSessions userId={user.id} />
      <AccountActivity userId={user.id} />
    </>
  ));
  await expect.element(section.getByText(/^All quiet/)).toBeVisible();
  api.answer('post', '/api/auth/sessions/end-others', () => {
    account.events = [makeAccountEvent({ kind: 'sessions-ended' })];
    return { ended: 1 };
  });
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect.element(section.getByText('Logged out in another browser')).toBeVisible();
});
