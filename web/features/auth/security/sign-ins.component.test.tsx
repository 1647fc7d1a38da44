import { page } from 'vitest/browser';
import { expect } from '../../../testing/component-test.ts';
import { makeSignIn, test } from '../../../testing/her-account.ts';
import { complaints, standAt, textsOf } from '../../../testing/look.ts';
import { renderSecurity } from '../testing/render-security.tsx';
import { RecentSignIns } from './sign-ins.tsx';

const entries = page.getByRole('region', { name: 'Recent sign-ins' }).getByRole('listitem');

const open = () => renderSecurity(({ user }) => <RecentSignIns userId={user.id} />);

test('She sees who came into her account and how, and which browser was new then', async ({ account }) => {
  standAt('2025-10-10T12:00:00');
  const at = '2025-10-10T08:30:00Z';
  account.signIns = [
    makeSignIn({ device: 'Firefox on Android', at, is_new_browser: true }),
    makeSignIn({ method: 'passkey', at }),
    makeSignIn({ method: 'google', at, address: null }),
    makeSignIn({ method: 'apple', at, device: null }),
    makeSignIn({ method: 'password', at }),
    makeSignIn({ method: 'sign-up', at }),
  ];
  await open();
  await expect
    .poll(() => textsOf(entries))
    .toEqual([
      expect.stringMatching(
        /^Firefox on Android\s*New browser\s*With your password from 203\.0\.113\.x, .*10:30$/,
      ),
      expect.stringMatching(/^Chrome on Linux\s*With a passkey from 203\.0\.113\.x, /),
      expect.stringMatching(/^Chrome on Linux\s*With Google, /),
      expect.stringMatching(/^Unknown browser\s*With Apple from /),
      expect.stringMatching(/^Chrome on Linux\s*With your password from /),
    ]);
  expect(await complaints()).toEqual([]);
  // Five at first.
  await page.getByRole('button', { name: 'Show all 6' }).click();
  await expect.poll(() => entries.elements().length).toBe(6);
  expect(textsOf(entries).at(-1)).toMatch(/Signed up from /);
});

test('A list that did not load says so and comes back', async ({ account, api }) => {
  api.lose('get', '/api/auth/sign-ins');
  await open();
  await expect.element(page.getByText('Your sign-ins did not load. Nothing was changed.')).toBeVisible();
  account.answerThrough(api);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => entries.elements().length).toBe(1);
});
