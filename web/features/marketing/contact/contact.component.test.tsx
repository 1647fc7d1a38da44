import { page, userEvent } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../../../testing/component-test.ts';
import { complaints, rows } from '../../../testing/look.ts';
import { renderPublicPart } from '../../../testing/render-page.tsx';
import type { StandInApi } from '../../../testing/stand-in-api.ts';
import { ContactDialogButton } from './contact-dialog-button.tsx';
import { ContactPage } from './contact-page.tsx';

const TAKEN = { taken_at: '2026-11-23T10:00:00.000Z' };
const taken = () => page.getByText('We have your message');
const takeMessages = (api: StandInApi) => api.answer('post', '/api/contact', TAKEN, 202);

const joinButton = () => page.getByRole('button', { name: 'Join as a Doctor' });
const demoButton = () => page.getByRole('button', { name: 'Schedule a Demo' });

test(
  'A doctor who asks to join is told what is missing, in the first field of it, and that her message was taken',
  rows('M-66', 'M-67', 'PR-17'),
  async ({ api }) => {
    takeMessages(api);
    await renderPublicPart(<ContactDialogButton kind="join" />, { at: '/for-doctors' });
    await joinButton().click();
    const dialog = page.getByRole('dialog', { name: 'Join as a Doctor' });
    await expect.element(dialog).toMatchTextContent('Accounts for doctors are planned, not here yet');
    await expect.element(dialog).toMatchTextContent('Please leave health details out');

    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect.element(dialog.getByText('Please enter your name')).toBeVisible();
    await expect.element(dialog.getByText('Please choose your specialty')).toBeVisible();
    await expect.element(dialog.getByLabelText('Your name')).toHaveFocus();
    expect(await complaints()).toEqual([]);
    await dialog.getByLabelText('Your name').fill('Dr Lindqvist');
    await expect.element(dialog.getByText('Please enter your name')).not.toBeInTheDocument();
    await dialog.getByLabelText('Email address').fill('lindqvist@example.org');
    await dialog.getByLabelText('Endocrinologist').click();
    await dialog.getByLabelText('Practice or clinic').fill('Harbour Clinic');
    expect(api.requests).toEqual([]);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect.element(taken()).toBeVisible();
    await expect.element(dialog.getByRole('status')).toHaveFocus();
    expect(await complaints()).toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(joinButton()).toHaveFocus();
    expect(api.sent('post', '/api/contact')).toEqual([
      {
        kind: 'join',
        id: expect.any(String),
        name: 'Dr Lindqvist',
        address: 'lindqvist@example.org',
        specialty: 'endocrinologist',
        practice: 'Harbour Clinic',
        message: '',
      },
    ]);
  },
);

test(
  'A practice schedules a demo by keyboard alone; what was typed outlives a closed window',
  rows('M-68', 'M-69', 'PR-19'),
  async ({ api }) => {
    takeMessages(api);
    await renderPublicPart(<ContactDialogButton kind="demo" />, { at: '/for-doctors' });
    await expect.element(demoButton()).toBeVisible();
    demoButton().element().focus();
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog', { name: 'Schedule a Demo' });
    const name = dialog.getByLabelText('Your name');
    await expect.element(name).toHaveFocus();
    await userEvent.keyboard('Dr Okafor{Tab}okafor@example.org{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(demoButton()).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect.element(name).toHaveValue('Dr Okafor');
    await expect.element(dialog.getByLabelText('Email address')).toHaveValue('okafor@example.org');
    dialog.getByLabelText('Preferred time').element().focus();
    await userEvent.keyboard('Tuesday mornings, Lisbon time{Enter}');
    await expect.element(taken()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(demoButton()).toHaveFocus();
    // Sent is sent: the next one begins anew.
    await userEvent.keyboard('{Enter}');
    await expect.element(name).toHaveValue('');
    expect(api.sent('post', '/api/contact')).toMatchObject([
      { kind: 'demo', name: 'Dr Okafor', preferred_time: 'Tuesday mornings, Lisbon time' },
    ]);
  },
);

test(
  'A question stays in its form until it is taken; a lost answer and a second press send the same message',
  rows('PR-16'),
  async ({ api }) => {
    takeMessages(api);
    await renderPublicPart(<ContactPage kind="question" />, { at: '/contact' });
    const send = page.getByRole('button', { name: 'Send message' });
    const question = page.getByLabelText('Your question');
    await page.getByLabelText('Your name').fill('Ana Souza');
    await page.getByLabelText('Email address').fill('ana@example.org');
    await question.fill('Does it work without a network?\nAnd on a phone?');

    api.goOffline();
    await send.click();
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent(/^Not sent: there is no connection/);
    expect(await complaints()).toEqual([]);
    api.goOnline();

    // It reaches the server, but its answer does not come back.
    api.lose('post', '/api/contact');
    await send.click();
    await expect.element(alert).toMatchTextContent(/^Not sent: the server did not answer/);
    await expect.element(question).toHaveValue('Does it work without a network?\nAnd on a phone?');
    takeMessages(api);
    await send.dblClick();
    await expect.element(taken()).toBeVisible();

    const [lost, again, ...others] = api.sent('post', '/api/contact');
    expect(others).toEqual([]);
    expect(again).toEqual(lost);
    expect(again).toMatchObject({
      kind: 'question',
      message: 'Does it work without a network?\nAnd on a phone?',
    });
  },
);

test('Where no mail leaves the server, the form says that nobody reads it', rows('M-66'), async () => {
  await renderPublicPart(<ContactPage kind="demo" />, { at: '/contact/demo' });
  const unread = page.getByText('No mail leaves this server yet');
  await expect.element(page.getByLabelText('Your name')).toBeVisible();
  await expect.element(unread).not.toBeVisible();
  document.documentElement.dataset.mail = 'kept';
  await expect.element(unread).toBeVisible();
  expect(await complaints()).toEqual([]);
  delete document.documentElement.dataset.mail;
});
