import { page, userEvent } from 'vitest/browser';
import { expect } from '../../testing/component-test.ts';
import { makeConsent, test } from '../../testing/her-account.ts';
import { makePushDevice } from '../../testing/her-records.ts';
import { complaints, measureOverhang, standAt, textsOf } from '../../testing/look.ts';
import { renderPart } from '../../testing/render-page.tsx';
import { Consents } from './consents.tsx';
import { Recipients } from './recipients.tsx';

const part = page.getByRole('region', { name: 'What you agreed to' });
const entries = part.getByRole('listitem');
const withdraw = part.getByRole('button', { name: /^Withdraw/ });
const SUBJECT = 'https://models.example.org/v1 small';

const open = () =>
  renderPart(
    ({ user }) => (
      <>
        <Consents userId={user.id} />
        <Recipients userId={user.id} />
      </>
    ),
    { at: '/dashboard/privacy' },
  );

test('Nothing was agreed to: it says so, and that nobody gets anything by it', async () => {
  await open();
  await expect.element(part.getByText('Nothing so far. Nothing that needs your yes is on.')).toBeVisible();
  await expect.element(page.getByText('Nothing: you agreed to none.')).toBeVisible();
  expect(await complaints()).toEqual([]);
});

test('A consent shows to whom, when, which words and what withdrawing does; she withdraws by keyboard and takes it back', async ({
  account,
}) => {
  standAt('2025-10-10T12:00:00');
  account.consents = [makeConsent({ given_at: '2025-10-03T08:00:00Z' })];
  account.offered = [{ purpose: 'model-documents', subject: SUBJECT }];
  await open();
  await expect.element(part.getByText('To small at https://models.example.org/v1')).toBeVisible();
  await expect.element(part.getByText('Given on 3 Oct, version 1 of the text')).toBeVisible();
  await expect.element(part.getByText(/^If you withdraw: From then on nothing is sent/)).toBeVisible();
  await expect.element(withdraw).toHaveAccessibleDescription(/From then on nothing is sent to it/);
  await part.getByText('What the text said').click();
  await expect.element(part.getByText(/^What is never sent: the file, its name/)).toBeVisible();
  expect(await complaints()).toEqual([]);

  (withdraw.element() as HTMLElement).focus(); // as: a button
  await userEvent.keyboard('{Enter}');
  await expect.element(part.getByText('Withdrawn. Nothing more is sent to it.')).toBeVisible();
  expect(account.consents[0]?.withdrawn_at).not.toBeNull();
  // The button is gone, and the focus went on with what was said.
  await expect.poll(() => document.activeElement?.textContent).toContain('Nothing more is sent');
  await expect
    .element(part.getByText('Given on 3 Oct, withdrawn on 10 Oct, version 1 of the text'))
    .toBeVisible();
  await expect
    .element(page.getByText(/documents that were read while you agreed.*withdrawn on 10 Oct/))
    .toBeVisible();
  expect(await complaints()).toEqual([]);

  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(withdraw).toBeVisible();
  expect(account.consents.map(({ withdrawn_at: at }) => at === null)).toEqual([true, false]);
  expect(textsOf(entries)).toHaveLength(2);
});

test('What is not offered any more can be withdrawn and not given again', async ({ account }) => {
  account.consents = [makeConsent()];
  await open();
  await withdraw.click();
  await expect.element(part.getByText('Withdrawn. Nothing more is sent to it.')).toBeVisible();
  expect(part.getByRole('button', { name: 'Undo' }).elements()).toEqual([]);
});

test('A press that does not reach the server changes nothing and says so', async ({ account, api }) => {
  account.consents = [makeConsent()];
  await open();
  await expect.element(withdraw).toBeVisible();
  api.lose('post', '/api/consents/withdraw');
  await withdraw.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The server was not reached, nothing was changed. Check your connection.');
  await expect.element(part.getByText('On', { exact: true })).toBeVisible();
});

test('A list that did not load says so and comes back', async ({ account, api }) => {
  api.lose('get', '/api/consents');
  await open();
  await expect.element(page.getByText('What you agreed to did not load. Nothing was changed.')).toBeVisible();
  account.consents = [makeConsent()];
  account.answerThrough(api);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(withdraw).toBeVisible();
});

test.for([390, 320])('At %i px a long address breaks and nothing runs out', async (width, { account }) => {
  await page.viewport(width, 800);
  account.consents = [
    makeConsent({ subject: `https://${'a-very-long-name-'.repeat(8)}.example.org/v1 ${'model'.repeat(20)}` }),
  ];
  await open();
  await expect.element(withdraw).toBeVisible();
  expect(measureOverhang()).toBeLessThanOrEqual(0);
});

test('Who carries reminders is named on Privacy & Security, with the day, for each device', async ({
  records,
}) => {
  standAt('2026-11-26T12:00:00');
  records.push = {
    key: 'x',
    devices: [
      makePushDevice({ turned_on_at: '2026-11-03T10:00:00Z' }),
      makePushDevice({ device: null, service: 'Mozilla', turned_on_at: '2026-11-05T10:00:00Z' }),
    ],
  };
  await open();
  const list = page.getByRole('region', { name: 'Who else gets something of yours' });
  await expect.element(list.getByText('Google, for reminders')).toBeVisible();
  await expect
    .element(
      list.getByText(/^That a reminder goes to Chrome on Linux, and when; not what it says. On since 3 Nov/),
    )
    .toBeVisible();
  await expect.element(list.getByText('Mozilla, for reminders')).toBeVisible();
  expect(await complaints()).toEqual([]);
});
