import { page } from 'vitest/browser';
import { expect } from '../../../testing/component-test.ts';
import { test } from '../../../testing/her-account.ts';
import { complaints, expectToast, rows } from '../../../testing/look.ts';
import { renderSecurity } from '../testing/render-security.tsx';
import { SecondStep } from './second-step.tsx';

const CHALLENGE = '/api/auth/factors/:id/challenge';

test(
  'Where the server sends text messages, a number with its country is asked for, then the code it was sent',
  rows('S-21', 'S-24', 'P-10'),
  async ({ account, api }) => {
    account.isPhoneAvailable = true;
    await renderSecurity(({ user }) => <SecondStep userId={user.id} />);
    await page.getByRole('button', { name: 'Use text messages' }).click();
    const number = page.getByLabelText('Phone number');
    const goOn = page.getByRole('button', { name: /^Continue/ });
    await number.fill('600 123 456');
    await goOn.click();
    // Without the code of its country nobody knows whose number it is.
    await expect.element(number).toHaveAttribute('aria-invalid', 'true');
    await expect.element(number).toHaveFocus();
    expect(api.asked('post', '/api/auth/factors')).toEqual([]);
    expect(await complaints()).toEqual([]);
    await number.fill('+34 600 123 456');
    await goOn.click();
    api.refuse('post', CHALLENGE, { status: 503, message: 'The text message was not sent. Try again.' });
    const send = page.getByRole('button', { name: /^Send a code/ });
    await expect.element(send).toBeVisible();
    // Nothing is sent before she asks for it.
    expect(api.asked('post', CHALLENGE)).toEqual([]);
    await send.click();
    await expect.element(page.getByText('The text message was not sent. Try again.')).toBeVisible();
    account.answerThrough(api);
    await send.click();
    await expect.element(page.getByText('Sent to the number ending in 56')).toBeVisible();
    expect(api.sent('post', '/api/auth/factors')).toEqual([
      { factor_type: 'phone', friendly_name: 'My phone', phone: '+34600123456' },
    ]);
    await page.getByLabelText('Six-digit code').fill('123456');
    await page.getByLabelText('I have kept them').click();
    await page.getByRole('button', { name: 'Done' }).click();
    await expectToast(
      'Second step is on',
      'Logging in asks for it from now on, here and on your other devices.',
    );
    await expect.element(page.getByRole('region', { name: 'Second step' })).toMatchTextContent(/My phone/);
  },
);
