import { page, userEvent } from 'vitest/browser';
import { expect } from '../../../testing/component-test.ts';
import { makeOpenSession, test } from '../../../testing/her-account.ts';
import { complaints, expectToast } from '../../../testing/look.ts';
import { renderSecurity } from '../testing/render-security.tsx';
import { OpenSessions } from './open-sessions.tsx';

const places = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
const heading = page.getByRole('heading', { name: 'Where you are logged in' });
const everywhere = page.getByRole('button', { name: /^Log out everywhere else/ });

const open = () => renderSecurity(({ user }) => <OpenSessions userId={user.id} />);

test('She sees where she is logged in and logs the other places out, one and all', async ({ account }) => {
  account.sessions = [
    ...account.sessions,
    makeOpenSession({ device: 'Firefox on Android' }),
    makeOpenSession({ device: 'Safari on iPadOS' }),
    makeOpenSession({ device: null, address: null }),
  ];
  await open();
  await expect.poll(() => places.elements().length).toBe(4);
  await expect.element(places.first()).toMatchTextContent(/This device/);
  expect(places.first().getByRole('button').elements()).toEqual([]);
  await expect.element(places.last()).toMatchTextContent(/Unknown browser/);
  expect(await complaints()).toEqual([]);
  // A button says what it logs out.
  await page.getByRole('button', { name: 'Log out Firefox on Android' }).click();
  await expect.poll(() => places.elements().length).toBe(3);
  expect(account.sessions.map(({ device }) => device)).not.toContain('Firefox on Android');
  await everywhere.click();
  await expect.poll(() => places.elements().length).toBe(1);
  await expect.element(heading).toHaveFocus();
  expect(account.sessions).toMatchObject([{ is_current: true }]);
  await expect.element(everywhere).not.toBeInTheDocument();
});

test('Whether it is she is asked first where she last showed it long ago', async ({ account, api }) => {
  account.isProofFresh = false;
  account.sessions = [...account.sessions, makeOpenSession({ device: 'Firefox on Android' })];
  api.refuse('post', '/api/auth/sessions/end-others', {
    status: 403,
    code: 'proof_required',
    message: 'Confirm that it is you to go on.',
  });
  await open();
  await everywhere.click();
  const password = page.getByRole('dialog', { name: 'Confirm it is you' }).getByLabelText('Your password');
  await expect.element(password).toHaveFocus();
  expect(await complaints()).toEqual([]);
  api.refuse('post', '/api/auth/proof', {
    status: 403,
    code: 'wrong_password',
    message: 'Your current password is not right.',
  });
  await userEvent.keyboard('not her password{Enter}');
  await expect.element(page.getByText('Your current password is not right.')).toBeVisible();
  account.answerThrough(api);
  api.answer('post', '/api/auth/proof', { ok: true });
  await password.fill('a quiet password');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => places.elements().length).toBe(1);
});

test('A place that could not be logged out stays, and she reads so', async ({ account, api }) => {
  account.sessions = [...account.sessions, makeOpenSession({ device: 'Firefox on Android' })];
  await open();
  api.lose('delete', '/api/auth/sessions/:id');
  await page.getByRole('button', { name: 'Log out Firefox on Android' }).click();
  await expectToast('Not logged out', 'The server could not be reached. Try again.');
  expect(places.elements()).toHaveLength(2);
});

test('A list that did not load says so and comes back', async ({ account, api }) => {
  api.lose('get', '/api/auth/sessions');
  await open();
  await expect.element(page.getByText('The list did not load. Nothing was changed.')).toBeVisible();
  account.answerThrough(api);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('This device')).toBeVisible();
});
