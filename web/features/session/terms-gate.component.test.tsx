import { TERMS_VERSION } from '@lunaria/domain/account/terms.ts';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, test } from '../../testing/component-test.ts';
import { type Her, tokenOf } from '../../testing/her-answers.ts';
import { complaints, expectToast, rows } from '../../testing/look.ts';
import { currentAddress, renderPart } from '../../testing/render-page.tsx';
import type { StandInApi } from '../../testing/stand-in-api.ts';

const gate = page.getByRole('heading', { name: 'Our terms have changed' });
const box = page.getByRole('checkbox');
const agree = page.getByRole('button', { name: /^I agree/ });
const hers = page.getByRole('heading', { name: 'What is hers' });

const open = () => renderPart(<h1>What is hers</h1>);

/** Which version of the terms she agreed to last, as the server knows it. */
function haveAgreedTo(api: StandInApi, maria: Her, version: string) {
  const token = tokenOf(maria);
  api.answer('get', '/api/auth/token', { ...token, user: { ...token.user, terms_version: version } });
}

test(
  'A new version of the terms asks her before her pages, and not again',
  rows('PR-24', 'Q-63'),
  async ({ api, maria }) => {
    haveAgreedTo(api, maria, '2026-01-01');
    api.answer('post', '/api/auth/terms', () => {
      haveAgreedTo(api, maria, TERMS_VERSION);
      return { ok: true as const };
    });
    await open();
    await expect.element(gate).toHaveFocus();
    expect(hers.elements()).toEqual([]);
    expect(await complaints({ whole: true })).toEqual([]);
    await expect.element(agree).toBeDisabled();
    await expect
      .element(page.getByRole('link', { name: 'Privacy Policy' }))
      .toHaveAttribute('href', '/privacy-policy');
    // Whole by keyboard.
    (box.element() as HTMLElement).focus(); // as: it is an input
    await userEvent.keyboard(' {Tab}');
    await expect.element(agree).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(hers).toBeVisible();
    expect(api.sent('post', '/api/auth/terms')).toEqual([{ version: TERMS_VERSION }]);
    await cleanup();
    await open();
    await expect.element(hers).toBeVisible();
    expect(gate.elements()).toEqual([]);
  },
);

test('She may log out in place of agreeing, and is asked again at the next login', async ({ api, maria }) => {
  haveAgreedTo(api, maria, '2026-01-01');
  api.answer('post', '/api/auth/sign-out', { success: true });
  await open();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(currentAddress).toBe('/');
  await cleanup();
  await open();
  await expect.element(gate).toBeVisible();
});

test('Without an answer of the server she goes on, and is asked another time', async ({ api, maria }) => {
  haveAgreedTo(api, maria, '2026-01-01');
  api.lose('post', '/api/auth/terms');
  await open();
  await box.click();
  await agree.click();
  await expectToast(
    'Your answer was not saved',
    'Lunaria could not be reached. You are asked again next time.',
  );
  await expect.element(hers).toBeVisible();
  await cleanup();
  await open();
  await expect.element(gate).toBeVisible();
});

test('A yes that the server does not take lets nobody through, and she reads why', async ({ api, maria }) => {
  haveAgreedTo(api, maria, '2026-01-01');
  const message = 'The terms were changed meanwhile. Reload the page to read them.';
  api.refuse('post', '/api/auth/terms', { status: 409, code: 'conflict', message });
  await open();
  await box.click();
  await agree.click();
  await expectToast('Not saved', message);
  await expect.element(gate).toBeVisible();
});
