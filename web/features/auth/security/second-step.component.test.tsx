import { page, userEvent } from 'vitest/browser';
import { press } from '../../../testing/choose.ts';
import { expect } from '../../../testing/component-test.ts';
import { makeFactor, RECOVERY_CODES, test } from '../../../testing/her-account.ts';
import { complaints, expectToast, textsOf } from '../../../testing/look.ts';
import { renderSecurity } from '../testing/render-security.tsx';
import { SecondStep } from './second-step.tsx';

const VERIFY = '/api/auth/factors/:id/verify';
const WRONG_CODE = {
  status: 403,
  code: 'wrong_code',
  message: 'That code is not right. Try the newest one.',
};

const section = page.getByRole('region', { name: 'Second step' });
const dialog = page.getByRole('dialog');
const codeField = page.getByLabelText('Six-digit code');
const kept = page.getByLabelText('I have kept them');
const setUp = page.getByRole('button', { name: 'Set up an authenticator app' });

const open = () => renderSecurity(({ user }) => <SecondStep userId={user.id} />);

test('She sets up an authenticator app and keeps her recovery codes', async ({ account, api }) => {
  await page.viewport(390, 900);
  await open();
  await expect.element(section.getByText('Off', { exact: true })).toBeVisible();
  // This server sends no text messages.
  expect(textsOf(section.getByRole('button'))).toEqual(['Set up an authenticator app']);
  expect(await complaints(), 'off').toEqual([]);
  await setUp.click();
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  expect(await complaints({ within: dialog }), 'name').toEqual([]);
  await page.getByLabelText('Name').fill('Her phone');
  await press(page.getByRole('button', { name: /^Continue/ }));
  await expect.element(page.getByAltText('QR code for your authenticator app')).toBeVisible();
  const key = page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/);
  await expect.element(key).toBeVisible();
  expect(await complaints({ within: dialog }), 'picture and key').toEqual([]);

  api.refuse('post', VERIFY, WRONG_CODE);
  await codeField.fill('000000');
  await expect.element(page.getByText(WRONG_CODE.message)).toBeVisible();
  await expect.element(codeField).toHaveFocus();
  account.answerThrough(api);
  // As apps show it, and as it is pasted.
  await codeField.fill('123 456');
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect.poll(() => textsOf(codes)).toEqual(RECOVERY_CODES);
  expect(api.sent('post', VERIFY)).toMatchObject([{ code: '000000' }, { code: '123456' }]);
  await userEvent.keyboard('{Escape}');
  await expect
    .element(page.getByText('Say first that you have kept them. They are not shown again.'))
    .toBeVisible();
  await expect.element(kept).toHaveFocus();
  expect(await complaints({ within: dialog }), 'recovery codes').toEqual([]);
  // Nothing lies over the box and the button on a phone.
  expect(page.getByText('Second step is on').elements()).toEqual([]);
  await kept.click();
  await press(page.getByRole('button', { name: 'Done' }));
  await expectToast(
    'Second step is on',
    'Logging in asks for it from now on, here and on your other devices.',
  );
  await expect.element(section.getByText('On', { exact: true })).toBeVisible();
  await expect.element(section.getByRole('listitem').first()).toMatchTextContent(/Her phone/);
  await expect.element(section).toMatchTextContent(/10 left/);
  expect(key.elements()).toEqual([]);
  expect(await complaints(), 'on').toEqual([]);
});

test('Left before its first code, nothing half made stays, and the focus is back where it was', async ({
  account,
}) => {
  await open();
  await setUp.click();
  await press(page.getByRole('button', { name: /^Continue/ }));
  await expect.element(codeField).toHaveFocus();
  expect(account.factors).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(setUp).toHaveFocus();
  await expect.poll(() => account.factors).toEqual([]);
});

test('A change of her second steps asks whether it is she; without an answer nothing changes', async ({
  account,
}) => {
  account.factors = [makeFactor('totp', 'Her phone')];
  account.recoveryCodesLeft = 10;
  account.isProofFresh = false;
  await open();
  const remove = page.getByRole('button', { name: 'Remove Her phone' });
  await remove.click();
  const question = page.getByRole('dialog', { name: 'Confirm it is you' });
  await expect.element(question.getByLabelText('Six-digit code')).toHaveFocus();
  expect(await complaints({ within: question })).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(remove).toHaveFocus();
  expect(account.factors).toHaveLength(1);

  await remove.click();
  await question.getByLabelText('Six-digit code').fill('123456');
  const sure = page.getByRole('dialog', { name: 'Remove “Her phone”?' });
  await expect.element(sure).toMatchTextContent(/It is your last one/);
  expect(await complaints({ within: sure })).toEqual([]);
  await sure.getByRole('button', { name: /^Remove/ }).click();
  await expectToast('Second step is off', 'Your password alone lets you in again.');
  await expect.element(section.getByText('Off', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /^Second step/ })).toHaveFocus();
});

test('New recovery codes are made once she has said that the old ones may go', async ({ account, api }) => {
  account.factors = [makeFactor('totp', 'Her phone')];
  account.recoveryCodesLeft = 3;
  await open();
  await expect.element(section).toMatchTextContent(/Only 3 left/);
  await press(page.getByRole('button', { name: /^Make new ones/ }));
  await expect.element(dialog).toMatchTextContent(/The 3 you still have stop working at once\./);
  expect(api.asked('post', '/api/auth/recovery-codes')).toEqual([]);
  await press(dialog.getByRole('button', { name: 'Make new ones' }));
  await expect.poll(() => textsOf(dialog.getByRole('listitem'))).toEqual(RECOVERY_CODES);
});

test('Second steps that did not load say so and come back', async ({ account, api }) => {
  account.factors = [makeFactor('totp', 'Her phone')];
  api.lose('get', '/api/auth/factors');
  await open();
  await expect.element(page.getByText('Your second steps did not load. Nothing was changed.')).toBeVisible();
  account.answerThrough(api);
  await press(page.getByRole('button', { name: 'Try again' }));
  await expect.element(section).toMatchTextContent(/Her phone/);
});

test('At 320 px the section and what opens over it fit; the keyboard alone is enough', async ({
  account,
}) => {
  await page.viewport(320, 700);
  account.factors = [
    makeFactor('totp', 'A telephone with a remarkably long name of its own'.padEnd(64, '.')),
  ];
  account.recoveryCodesLeft = 10;
  await open();
  await expect.element(section).toMatchTextContent(/10 left/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  const add = page.getByRole('button', { name: 'Add an authenticator app' });
  (add.element() as HTMLElement).focus(); // as: it is a button
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(codeField).toHaveFocus();
  const box = dialog.element();
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
  await userEvent.keyboard('{Escape}');
  await expect.element(add).toHaveFocus();
});

test('A second step that is to go says when and why; she keeps it with one press', async ({
  account,
  api,
}) => {
  await page.viewport(390, 900);
  const due = new Date(Date.now() + 48 * 3_600_000).toISOString();
  account.factors = [makeFactor('totp', 'Her phone', { removal_due_at: due })];
  await open();
  const line = section.getByText(
    /^It goes on .* at \d\d:\d\d: whoever set a new password by mail asked for that\./,
  );
  await expect.element(line).toBeVisible();
  expect(await complaints({ within: section }), 'to be removed').toEqual([]);
  api.refuse('post', '/api/auth/factors/:id/keep', { status: 500, code: 'internal', message: 'No.' });
  await press(page.getByRole('button', { name: 'Keep it (Her phone)' }));
  await expectToast('It was not kept', 'No.');
  await expect.element(line).toBeVisible();
  account.answerThrough(api);
  await press(page.getByRole('button', { name: 'Keep it (Her phone)' }));
  await expectToast('It stays', '“Her phone” goes on being asked for.');
  await expect.element(line).not.toBeInTheDocument();
});
