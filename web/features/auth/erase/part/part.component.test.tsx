import type { PartsAnswer } from '@lunaria/domain/account/parts/parts.ts';
import { page, userEvent } from 'vitest/browser';
import { expect } from '../../../../testing/component-test.ts';
import { test } from '../../../../testing/her-account.ts';
import { complaints, measureOverhang, standAt } from '../../../../testing/look.ts';
import { renderPage } from '../../../../testing/render-page.tsx';

const part = page.getByRole('region', { name: 'Erase a part' });
const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const PERIODS: PartsAnswer = {
  records: [
    { of: 'period_tracking', count: 3, first_day: '2026-09-02', last_day: '2026-11-09' },
    { of: 'bleeding_days', count: 14, first_day: '2026-09-02', last_day: '2026-11-09' },
  ],
  ...{ cut_periods: 0, alerts: 2, files: 1 },
};

async function open() {
  standAt('2026-11-20T10:00:00');
  await renderPage('/dashboard/privacy');
  await part.getByRole('button').click();
  await expect.element(dialog).toBeVisible();
}

/** In both looks and at each width: nothing hangs over, nothing to complain of. */
async function lookAround() {
  for (const theme of ['dark', 'light']) {
    document.documentElement.dataset.theme = theme;
    for (const width of [320, 390, 1280]) {
      await page.viewport(width, 800);
      // A new width is drawn a moment later.
      await expect.poll(measureOverhang).toBeLessThanOrEqual(0);
    }
    expect(await complaints(), theme).toEqual([]);
  }
  delete document.documentElement.dataset.theme;
}

test('She chooses what and which days, sees what goes and what comes of it, and it is gone', async ({
  account,
}) => {
  account.part = PERIODS;
  await open();
  await button('See what goes').click();
  await expect.element(dialog.getByText('Choose at least one thing.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /^Periods and bleeding/ }).click();
  await button('See what goes').click();
  await expect.element(dialog.getByText('Choose which days.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'From a day to a day' }).click();
  await button('See what goes').click();
  await expect.element(dialog.getByText('Choose the first day and the last.')).toBeVisible();
  await lookAround();
  await dialog.getByRole('radio', { name: 'The last 30 days' }).click();
  await button('See what goes').click();
  for (const line of [
    '22 October to 20 November',
    '3 periods, 2 September to 9 November',
    '14 days of bleeding, 2 September to 9 November',
    'Forecasts are made anew from what is left.',
    '2 alerts that rest on it go too.',
    /^The file that waits under Files goes too/,
    'Nobody can bring it back.',
  ])
    await expect.element(dialog.getByText(line, { exact: true })).toBeVisible();
  expect(account.erasedParts).toEqual([]);
  await lookAround();
  await button('Erase it for good').dblClick();
  await expect.element(page.getByRole('dialog', { name: 'It is gone' })).toBeVisible();
  await expect.element(dialog.getByText('3 periods, 2 September to 9 November')).toBeVisible();
  expect(account.erasedParts).toMatchObject([{ kinds: ['bleeding'], from: '2026-10-22', to: '2026-11-20' }]);
  await lookAround();
  await button('Done').click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('By keyboard: all of one kind, of which there is nothing, is said and cannot be erased', async () => {
  await open();
  const box = dialog.getByRole('checkbox', { name: /^Goals/ });
  (box.element() as HTMLElement).focus(); // as: a checkbox is one
  await userEvent.keyboard(' {Tab} ');
  await expect.element(dialog.getByRole('radio', { name: 'All of it' })).toBeChecked();
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(dialog.getByText(/^All days: there is nothing of this to erase/)).toBeVisible();
  expect(button('Erase it for good').elements()).toEqual([]);
  await button('Back').click();
  await expect.element(dialog.getByRole('checkbox', { name: /^Goals/ })).toBeChecked();
});

async function lookAtDocuments() {
  await open();
  await dialog.getByRole('checkbox', { name: /^Documents/ }).click();
  await dialog.getByRole('radio', { name: 'All of it' }).click();
  await button('See what goes').click();
}

test('She confirms first that it is she, and without it nothing is erased', async ({ account, api }) => {
  account.part = PERIODS;
  account.isProofFresh = false;
  api.refuse('post', '/api/erasure/parts', {
    status: 403,
    code: 'proof_required',
    message: 'Confirm first.',
  });
  await lookAtDocuments();
  await button('Erase it for good').click();
  await expect.element(page.getByRole('dialog', { name: 'Confirm it is you' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Erase this?' })).toBeVisible();
  expect(account.erasedParts).toEqual([]);
});

test('What goes cannot be counted: it says so, and tries again; a press that does not arrive changes nothing', async ({
  account,
  api,
}) => {
  account.part = PERIODS;
  api.lose('post', '/api/erasure/parts/preview');
  api.lose('post', '/api/erasure/parts');
  await lookAtDocuments();
  await expect
    .element(dialog.getByText('What goes could not be counted. Nothing was changed.'))
    .toBeVisible();
  expect(button('Erase it for good').elements()).toEqual([]);
  api.answer('post', '/api/erasure/parts/preview', () => account.part);
  await button('Try again').click();
  await button('Erase it for good').click();
  await expect.element(dialog.getByText(/^No answer came, so it may be gone or not/)).toBeVisible();
  expect(account.erasedParts).toEqual([]);
});
