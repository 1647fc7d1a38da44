import { page } from 'vitest/browser';
import { expect } from '../../../testing/component-test.ts';
import { test } from '../../../testing/her-account.ts';
import { complaints, expectToast, rows } from '../../../testing/look.ts';
import { currentAddress } from '../../../testing/render-page.tsx';
import { renderSecurity } from '../testing/render-security.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';

const START = '/api/auth/sign-in/social';

const section = page.getByRole('region', { name: 'Google and Apple' });

const open = () => renderSecurity(({ user }) => <LinkedAccounts userId={user.id} />);

test(
  'Adding one leads to it and back to this page; the reason why not is in the words of the server',
  rows('PR-22'),
  async ({ api }) => {
    const message =
      'Confirm your email address first, with the link in the mail that came when you signed up.';
    api.refuse('post', START, { status: 409, code: 'conflict', message });
    await open();
    await expect.poll(() => section.getByText('Not added').elements().length).toBe(2);
    expect(await complaints()).toEqual([]);
    const add = section.getByRole('button', { name: 'Add Apple' });
    await add.click();
    await expectToast('Apple was not added', message);
    // Only behind the #: the page of a test cannot leave.
    const url = `${window.location.origin}/dashboard/privacy#at-the-provider`;
    api.answer('post', START, { url, redirect: true });
    await add.click();
    await expect.poll(currentAddress).toBe('/dashboard/privacy#at-the-provider');
    expect(api.sent('post', START).at(-1)).toEqual({
      provider: 'apple',
      purpose: 'link',
      callbackURL: '/dashboard/privacy',
    });
  },
);

test('One that is added is removed; the only way in stays', rows('PR-22'), async ({ account, api }) => {
  account.linked = [{ provider: 'google', linked_at: new Date().toISOString() }];
  const message = 'Google is your only way to log in. Set a password or add a passkey first, then remove it.';
  api.refuse('delete', '/api/auth/linked-accounts/:provider', { status: 409, code: 'conflict', message });
  await open();
  const remove = section.getByRole('button', { name: 'Remove Google' });
  await expect.poll(() => section.getByText(/^Added on/).elements().length).toBe(1);
  expect(await complaints()).toEqual([]);
  await remove.click();
  await expectToast('Google was not removed', message);
  await expect.element(remove).toBeVisible();
  api.answer('delete', '/api/auth/linked-accounts/:provider', () => {
    account.linked = [];
    return { provider: 'google' as const };
  });
  await remove.click();
  await expectToast('Google was removed', 'It does not open your account any more.');
  await expect.poll(() => section.getByText('Not added').elements().length).toBe(2);
});

test('A list that did not load says so and comes back', async ({ account, api }) => {
  api.lose('get', '/api/auth/linked-accounts');
  await open();
  await expect.element(page.getByText('The list did not load. Nothing was changed.')).toBeVisible();
  account.answerThrough(api);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(section.getByRole('button', { name: 'Add Google' })).toBeVisible();
});
