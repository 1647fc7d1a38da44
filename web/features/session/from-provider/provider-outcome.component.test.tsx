import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, testOfVisitor as test } from '../../../testing/component-test.ts';
import { complaints, expectToast, rows } from '../../../testing/look.ts';
import { currentAddress, renderPage } from '../../../testing/render-page.tsx';

for (const { name, path, title } of [
  { name: 'Google', path: '/auth/signup', title: 'Google sign-up failed' },
  { name: 'Apple', path: '/auth/signup', title: 'Apple sign-up failed' },
  { name: 'Google', path: '/auth/login', title: 'Google sign-in failed' },
  { name: 'Apple', path: '/auth/login', title: 'Apple sign-in failed' },
] as const) {
  test(
    `She changed her mind at ${name} and is told so, once, at ${path}`,
    rows('X-08', 'X-09', 'X-12', 'X-13', 'Q-57'),
    async () => {
      await renderPage(`${path}?provider_error=declined&provider=${name.toLowerCase()}`);
      await expectToast(title, `You did not finish at ${name}. Nothing was changed.`);
      // Neither a reload nor a bookmark says it again.
      await expect.poll(currentAddress).toBe(path);
      await expect.element(page.getByRole('button', { name: `Continue with ${name}` })).toBeEnabled();
    },
  );
}

test(
  'An account with that address waits for the way she logged in before, also after a reload',
  rows('PR-22'),
  async () => {
    const notice = page.getByText('There is already an account with this address.');
    await renderPage('/auth/login?provider_news=known_address&provider=google');
    await expect
      .element(notice)
      .toHaveTextContent(
        'There is already an account with this address. Log in the way you did before, and Google is added.',
      );
    await expect.poll(currentAddress).toBe('/auth/login');
    expect(await complaints({ whole: true })).toEqual([]);
    await cleanup();
    await renderPage('/auth/login');
    await expect.element(notice).toBeVisible();
  },
);
