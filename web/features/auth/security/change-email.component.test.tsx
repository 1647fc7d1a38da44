import { page, userEvent } from 'vitest/browser';
import { expect } from '../../../testing/component-test.ts';
import { makeEmailChange, test } from '../../../testing/her-account.ts';
import { complaints, expectToast } from '../../../testing/look.ts';
import { renderSecurity } from '../testing/render-security.tsx';
import { ChangeEmail } from './change-email.tsx';

const section = page.getByRole('region', { name: 'Email address' });
const field = page.getByLabelText('New email address');
const send = page.getByRole('button', { name: /^Send the links/ });

const open = () => renderSecurity(({ user }) => <ChangeEmail userId={user.id} />);

test('She asks for another address: both are to agree, and what waits is shown', async () => {
  await open();
  await section.getByRole('button', { name: 'Change address' }).click();
  await expect.element(field).toHaveFocus();
  await field.fill('ana@example.org');
  await userEvent.keyboard('{Enter}');
  await expectToast('Two mails are on their way', 'Nothing changes before both addresses agree.');
  await expect.element(section).toMatchTextContent(/maria@example\.org has not agreed yet/);
  await expect.element(section).toMatchTextContent(/ana@example\.org has not agreed yet/);
  expect(await complaints()).toEqual([]);
});

test('Another address replaces the one that waits; her own, and what is none, are not asked for', async ({
  account,
  api,
  maria,
}) => {
  account.emailChange = makeEmailChange('first@example.org', { is_old_confirmed: true });
  await open();
  await expect.element(section).toMatchTextContent(/maria@example\.org has agreed/);
  await section.getByRole('button', { name: 'Use another address instead' }).click();
  for (const [typed, complaint] of [
    [maria.email, 'This is the address of your account already.'],
    ['no address', 'Please enter a valid email address'],
  ] as const) {
    await field.fill(typed);
    await send.click();
    await expect.element(page.getByText(complaint)).toBeVisible();
    await expect.element(field).toHaveFocus();
  }
  expect(await complaints()).toEqual([]);
  expect(api.sent('post', '/api/auth/change-email')).toEqual([]);
  await field.fill('second@example.org');
  await send.click();
  await expect.element(section).toMatchTextContent(/second@example\.org has not agreed yet/);
  await section.getByRole('button', { name: 'Keep the present address' }).click();
  await expect.element(section.getByText('second@example.org')).not.toBeInTheDocument();
  await expect.element(section.getByRole('heading')).toHaveFocus();
});

test('Without the network nothing is lost, and it says so', async ({ api }) => {
  await open();
  await section.getByRole('button', { name: 'Change address' }).click();
  await field.fill('ana@example.org');
  api.goOffline();
  await send.click();
  await expectToast('Error', 'An unexpected error occurred. Please try again.');
  await expect.element(field).toHaveValue('ana@example.org');
});

test('An address that is not confirmed says what confirms it, and the mail comes once more', async ({
  account,
  api,
  maria,
}) => {
  account.isEmailVerified = false;
  api.answer('post', '/api/auth/send-verification-email', { status: true });
  await open();
  await expect.element(section.getByText('Not confirmed')).toBeVisible();
  const again = page.getByRole('button', { name: /^Send that mail again/ });
  (again.element() as HTMLElement).focus(); // as: it is a button
  await userEvent.keyboard('{Enter}');
  await expectToast(
    'A mail is on its way',
    'Its link works for 24 hours. Nothing there? Look among the unwanted mails.',
  );
  await expect.element(again).toHaveFocus();
  expect(api.sent('post', '/api/auth/send-verification-email')).toEqual([{ email: maria.email }]);
  expect(await complaints()).toEqual([]);
});

test('A confirmed address needs no mail', async () => {
  await open();
  await expect.element(section.getByText('Confirmed', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: /^Send that mail again/ }).elements()).toEqual([]);
});
