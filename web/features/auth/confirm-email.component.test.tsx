import type { EmailLinkFacts } from '@lunaria/domain/account/email-change.ts';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, testOfVisitor as test } from '../../testing/component-test.ts';
import { complaints, expectToast } from '../../testing/look.ts';
import { currentAddress, renderPublicPart } from '../../testing/render-page.tsx';
import type { StandInApi } from '../../testing/stand-in-api.ts';
import { ConfirmEmail } from './confirm-email.tsx';

const CONFIRM = '/api/auth/change-email/confirm';

const OF_OLD: EmailLinkFacts = {
  side: 'old',
  new_email: 'ana@example.org',
  old_email: 'maria@example.org',
  is_other_confirmed: false,
};

const open = (token = '#a-token') =>
  renderPublicPart(<ConfirmEmail />, { at: `/auth/confirm-email${token}` });

/** What the link is about. */
const tellFacts = (api: StandInApi, facts: EmailLinkFacts) =>
  api.answer('post', '/api/auth/change-email/link', facts);

test('At the old mailbox she reads what would change, and agrees; a reload before it loses nothing', async ({
  api,
}) => {
  tellFacts(api, OF_OLD);
  api.answer('post', CONFIRM, { is_changed: false });
  await open();
  await expect.element(page.getByText('maria@example.org')).toBeVisible();
  await expect.element(page.getByText('ana@example.org')).toBeVisible();
  expect(currentAddress()).toBe('/auth/confirm-email');
  expect(await complaints()).toEqual([]);
  await cleanup();
  await open('');
  await page.getByRole('button', { name: /^Agree to the change/ }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Thank you, this address has agreed' }))
    .toHaveFocus();
  expect(api.sent('post', CONFIRM)).toEqual([{ token: 'a-token' }]);
});

test('At the new mailbox it is not told whose account it is', async ({ api }) => {
  tellFacts(api, { ...OF_OLD, side: 'new', old_email: null, is_other_confirmed: true });
  api.answer('post', CONFIRM, { is_changed: true });
  await open();
  await expect.element(page.getByText('ana@example.org')).toBeVisible();
  expect(page.getByText('maria@example.org').elements()).toEqual([]);
  expect(await complaints()).toEqual([]);
  await page.getByRole('button', { name: /^Use this address/ }).click();
  await expect.element(page.getByRole('heading', { name: 'The address was changed' })).toHaveFocus();
});

test('A dead link says so, and a link that could not be looked at can be tried again', async ({ api }) => {
  api.lose('post', '/api/auth/change-email/link');
  await open();
  await expect.element(page.getByText('The link could not be looked at. Nothing was changed.')).toBeVisible();
  api.refuse('post', '/api/auth/change-email/link', { status: 400, code: 'dead_link' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'This link does not work any more.' }))
    .toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'See how it stands' }))
    .toHaveAttribute('href', '/dashboard/privacy');
  expect(await complaints()).toEqual([]);
});

test('Without the network nothing is agreed, and it says so', async ({ api }) => {
  tellFacts(api, OF_OLD);
  await open();
  const agree = page.getByRole('button', { name: /^Agree to the change/ });
  await expect.element(agree).toBeVisible();
  api.goOffline();
  await agree.click();
  await expectToast('Error', 'An unexpected error occurred. Please try again.');
  await expect.element(agree).toBeEnabled();
});
