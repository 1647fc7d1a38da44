import type { UndoFacts } from '@lunaria/domain/account/account-change.ts';
import { page } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../../testing/component-test.ts';
import { complaints, expectToast } from '../../testing/look.ts';
import { currentAddress, renderPublicPart } from '../../testing/render-page.tsx';
import { UndoChange } from './undo-change.tsx';

const LINK = '/api/auth/undo/link';
const UNDO = '/api/auth/undo';

const open = (token = '#a-token') => renderPublicPart(<UndoChange />, { at: `/auth/undo${token}` });
const takeBack = page.getByRole('button', { name: /^It was not me: take it back/ });
const dead = page.getByRole('heading', { name: 'This link does not work any more.' });
const told = (kind: UndoFacts['kind'], name: string | null): UndoFacts => ({
  kind,
  name,
  changed_at: '2025-10-03T10:00:00.000Z',
});

test('She reads what was changed and what taking it back does; the button does it, once', async ({ api }) => {
  api.answer('post', LINK, told('factor-added', 'His phone'));
  api.answer('post', UNDO, { ok: true });
  await open();
  await expect.element(page.getByText(/3 October 2025 “His phone” was added to your account/)).toBeVisible();
  expect(currentAddress()).toBe('/auth/undo');
  expect(await complaints()).toEqual([]);
  expect(api.sent('post', UNDO)).toEqual([]);
  await takeBack.click();
  await expect
    .element(page.getByRole('heading', { name: 'Taken back, and everybody is logged out' }))
    .toHaveFocus();
  expect(api.sent('post', UNDO)).toEqual([{ token: 'a-token' }]);
  await expect
    .element(page.getByRole('link', { name: 'Set a new password' }))
    .toHaveAttribute('href', '/auth/forgot-password');
});

test('A dead link leads to a new password, and one that could not be looked at can be tried again', async ({
  api,
}) => {
  api.lose('post', LINK);
  await open();
  await expect.element(page.getByText('The link could not be looked at. Nothing was changed.')).toBeVisible();
  api.refuse('post', LINK, { status: 400, code: 'dead_link' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(dead).toHaveFocus();
  expect(await complaints()).toEqual([]);
});

test('What cannot be taken back is said, in the words of the server', async ({ api }) => {
  api.answer('post', LINK, told('email-changed', null));
  const message = 'The address was changed again or has another account by now. Write to us.';
  api.refuse('post', UNDO, { status: 409, code: 'conflict', message });
  await open();
  await takeBack.click();
  await expectToast('That did not work', message);
  await expect.element(takeBack).toBeEnabled();
});
