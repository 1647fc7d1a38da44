import { page, userEvent } from 'vitest/browser';
import { expect } from '../../../testing/component-test.ts';
import { test } from '../../../testing/her-account.ts';
import { complaints, measureOverhang, standAt } from '../../../testing/look.ts';
import { currentAddress, renderPage } from '../../../testing/render-page.tsx';

const part = page.getByRole('region', { name: 'Erase your account' });
const banner = page.getByRole('region', { name: 'Your account', exact: true });
const dialog = page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const NO_LINKS = { calendars: 0, page: false };
const WAITS = {
  ...{ requested_at: '2026-11-20T10:00:00.000Z', due_at: '2026-12-04T10:00:00.000Z' },
  is_due: false,
};

test('What goes is said in numbers, what stays in words; in 14 days, a calm banner with the way back stands on her pages', async ({
  account,
}) => {
  standAt('2026-11-20T10:00:00');
  account.counts = { ...account.counts, days: 412, periods: 38, documents: 1 };
  await renderPage('/dashboard/privacy');
  await part.getByRole('button').click();
  for (const line of ['412 days with something noted', '38 periods', '1 document, with its file'])
    await expect.element(dialog.getByText(line)).toBeVisible();
  await expect.element(dialog.getByText(/^A number that only this server can tell/)).toBeVisible();
  await expect.element(dialog.getByRole('radio', { name: /In 14 days/ })).toBeChecked();
  expect(await complaints()).toEqual([]);
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
  await button('Erase it in 14 days').click();
  await expect
    .element(banner.getByText(/^Your account will be erased on .*(4 December|December 4)/))
    .toBeVisible();
  await expect.element(part.getByText(/^Your account will be erased on/)).toBeVisible();
  expect(await complaints()).toEqual([]);
});

test('At once only with the word typed, by keyboard; then she is led to the goodbye page, and the browser is empty', async ({
  account,
  api,
}) => {
  api.answer('post', '/api/auth/sign-out', { success: true });
  await renderPage('/dashboard/privacy');
  await part.getByRole('button').click();
  await dialog.getByRole('radio', { name: /Now/ }).click();
  const field = dialog.getByLabelText('Type “erase” to erase it now');
  await expect.element(field).toBeVisible();
  await button('Erase it now').click();
  await expect.element(dialog.getByText('Type “erase” first. It cannot be taken back.')).toBeVisible();
  expect(account.erasure.erasure).toBeNull();
  window.localStorage.setItem('lunaria.theme', 'dark');
  await field.click();
  await userEvent.keyboard('Erase{Tab}{Tab}{Enter}');
  await expect.poll(currentAddress).toBe('/auth/erased');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Goodbye' })).toBeVisible();
  expect(account.erasure.erasure?.is_due).toBe(true);
  await expect.poll(() => window.localStorage.getItem('lunaria.theme')).toBeNull();
  expect(await complaints()).toEqual([]);
});

test('She confirms first that it is she, and without it nothing is asked for', async ({ account, api }) => {
  account.isProofFresh = false;
  api.refuse('post', '/api/erasure', { status: 403, code: 'proof_required', message: 'Confirm first.' });
  await renderPage('/dashboard/privacy');
  await part.getByRole('button').click();
  await button('Erase it in 14 days').click();
  await expect.element(page.getByRole('dialog', { name: 'Confirm it is you' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Confirm it is you' })).not.toBeInTheDocument();
  expect(account.erasure.erasure).toBeNull();
});

test.for([
  [false, 'end'],
  [true, 'open'],
] as const)('Kept with the tick %s, her links %s', async ([isTicked, links], { account, records }) => {
  records.erasureDueAt = WAITS.due_at;
  account.erasure = { erasure: WAITS, paused: { calendars: 2, page: true } };
  await renderPage('/dashboard/emergency');
  await expect
    .element(banner.getByText(/Reminders have stopped, and so have your calendar addresses and your page/))
    .toBeVisible();
  const tick = banner.getByRole('checkbox');
  await expect.element(tick).not.toBeChecked();
  if (isTicked) await tick.click();
  await banner.getByRole('button', { name: 'Keep my account' }).click();
  await expect.element(banner).not.toBeInTheDocument();
  expect(account.keptWith).toBe(links);
});

test('A press that does not reach the server changes nothing and says so', async ({
  account,
  records,
  api,
}) => {
  records.erasureDueAt = WAITS.due_at;
  account.erasure = { erasure: WAITS, paused: NO_LINKS };
  api.lose('delete', '/api/erasure');
  await renderPage('/dashboard/emergency');
  await banner.getByRole('button', { name: 'Keep my account' }).click();
  await expect.element(banner.getByText(/The server was not reached/)).toBeVisible();
  expect(account.erasure.erasure).not.toBeNull();
});

test('On its day it cannot be kept any more', async ({ account, records }) => {
  records.erasureDueAt = WAITS.due_at;
  account.erasure = { erasure: { ...WAITS, is_due: true }, paused: NO_LINKS };
  await renderPage('/dashboard/privacy');
  await expect
    .element(part.getByText('Your account is being erased. It cannot be kept any more.'))
    .toBeVisible();
  expect(part.getByRole('button').elements()).toEqual([]);
});

test('How it stands did not load: it says so, and tries again', async ({ api }) => {
  api.lose('get', '/api/erasure');
  await renderPage('/dashboard/privacy');
  await expect
    .element(part.getByText('How your account stands did not load. Nothing was changed.'))
    .toBeVisible();
});
