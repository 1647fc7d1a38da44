import type { Factor } from '@lunaria/domain/account/factors.ts';
import { page, userEvent } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../../../testing/component-test.ts';
import { makeFactor } from '../../../testing/her-account.ts';
import { makeHer, tokenOf } from '../../../testing/her-answers.ts';
import { complaints, expectToast, rows } from '../../../testing/look.ts';
import { currentAddress, renderPublicPart } from '../../../testing/render-page.tsx';
import type { StandInApi } from '../../../testing/stand-in-api.ts';
import { addVirtualAuthenticator, askToUse } from '../testing/virtual-authenticator.ts';
import SecondStepPage from './second-step.tsx';

const VERIFY = '/api/auth/factors/:id/verify';
const WRONG_CODE = {
  status: 403,
  code: 'wrong_code',
  message: 'That code is not right. Try the newest one.',
};

const codeField = page.getByLabelText('Six-digit code');
const recoveryField = page.getByLabelText('Recovery code');

/** Her password was right; her account asks for one of these besides. Any answer lets her in. */
function askForStep(api: StandInApi, factors: Factor[], recoveryCodesLeft = 10) {
  const token = tokenOf(makeHer());
  const answerWith = (aal: 'aal1' | 'aal2') =>
    api.answer('get', '/api/auth/token', { ...token, aal, next_aal: 'aal2' });
  const letIn = () => {
    answerWith('aal2');
    return token;
  };
  answerWith('aal1');
  api.answer('get', '/api/auth/factors', {
    factors,
    recovery_codes_left: recoveryCodesLeft,
    phone_available: true,
  });
  api.answer('post', '/api/auth/factors/:id/challenge', ({ parameters: { id } }) => ({
    id: 'a-question',
    type: factors.find((factor) => factor.id === id)?.factor_type ?? 'totp',
    expires_at: Math.floor(Date.now() / 1000) + 300,
    webauthn: { type: 'request' as const, credential_options: askToUse() },
  }));
  api.answer('post', VERIFY, letIn);
  api.answer('post', '/api/auth/recovery-codes/verify', letIn);
}

const open = () => renderPublicPart(<SecondStepPage />, { at: '/auth/second-step' });

test('A code of her app lets her in; a wrong one is said, and the cursor is where the next goes', async ({
  api,
}) => {
  askForStep(api, [makeFactor('totp', 'Her phone')]);
  api.refuse('post', VERIFY, WRONG_CODE);
  await open();
  await expect.element(codeField).toHaveFocus();
  await expect.element(codeField).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(codeField).toHaveAttribute('inputmode', 'numeric');
  await userEvent.keyboard('000000');
  await expect.element(page.getByText(WRONG_CODE.message)).toBeVisible();
  await expect.element(codeField).toHaveFocus();
  expect(await complaints({ whole: true })).toEqual([]);
  askForStep(api, [makeFactor('totp', 'Her phone')]);
  await userEvent.keyboard('123456');
  await expectToast('Welcome back!', 'You have successfully logged in.');
  await expect.poll(currentAddress).toBe('/dashboard');
  expect(api.sent('post', VERIFY)).toEqual([
    { challenge_id: 'a-question', code: '000000' },
    { challenge_id: 'a-question', code: '123456' },
  ]);
});

test('With her phone lost a recovery code does, however it is typed; none that is used up', async ({
  api,
}) => {
  askForStep(api, [makeFactor('totp', 'Her phone')]);
  const message = 'This is none of your unused recovery codes.';
  api.refuse('post', '/api/auth/recovery-codes/verify', { status: 403, code: 'wrong_code', message });
  await open();
  await page.getByRole('button', { name: 'Recovery code' }).click();
  await expect.element(recoveryField).toHaveFocus();
  expect(await complaints({ whole: true })).toEqual([]);
  await recoveryField.fill(' abcd efgh jklm ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(message)).toBeVisible();
  expect(currentAddress()).toBe('/auth/second-step');
  askForStep(api, [makeFactor('totp', 'Her phone')]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(currentAddress).toBe('/dashboard');
  expect(api.sent('post', '/api/auth/recovery-codes/verify').at(-1)).toEqual({ code: 'abcd efgh jklm' });
});

test(
  'A finger that her passkey does not know lets nobody in, and she can try again',
  rows('S-06', 'S-26'),
  async ({ api }) => {
    const device = await addVirtualAuthenticator();
    await device.refuse();
    askForStep(api, [makeFactor('webauthn', 'Her phone')]);
    await open();
    const use = page.getByRole('button', { name: /^Use passkey/ });
    await expect.element(use).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByText('No passkey was used. Try again, or choose another way.'))
      .toBeVisible();
    await expect.element(use).toBeEnabled();
    expect(api.asked('post', VERIFY)).toEqual([]);
    expect(currentAddress()).toBe('/auth/second-step');
  },
);

test(
  'A text message that was not sent is said, and the other ways stay',
  rows('S-24', 'P-12', 'P-13'),
  async ({ api }) => {
    askForStep(api, [makeFactor('phone', 'My phone', { phone: '56' })]);
    const message = 'The text message was not sent. Try again.';
    api.refuse('post', '/api/auth/factors/:id/challenge', { status: 503, code: 'unavailable', message });
    await open();
    await page.getByRole('button', { name: /^Send a code/ }).click();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Recovery code' })).toBeVisible();
    expect(await complaints({ whole: true })).toEqual([]);
  },
);

test('Second steps that did not load say so and come back', async ({ api }) => {
  askForStep(api, [makeFactor('totp', 'Her phone')]);
  api.lose('get', '/api/auth/factors');
  await open();
  await expect.element(page.getByText(/Your second steps did not load/)).toBeVisible();
  askForStep(api, [makeFactor('totp', 'Her phone')]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(codeField).toBeVisible();
});

test('She may leave in place of it', async ({ api }) => {
  askForStep(api, [makeFactor('totp', 'Her phone')]);
  api.answer('post', '/api/auth/sign-out', { success: true });
  await open();
  await expect.element(codeField).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(currentAddress).toBe('/');
});

test('Nobody who has no session sees the step', async () => {
  await open();
  await expect.poll(currentAddress).toBe('/auth/login');
});

test('At 320 px it fits, and the cursor is in the field', async ({ api }) => {
  await page.viewport(320, 700);
  askForStep(api, [makeFactor('totp', 'A telephone with a remarkably long name of its own'.padEnd(64, '.'))]);
  await open();
  await expect.element(codeField).toHaveFocus();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
