import type { DataExport } from '@lunaria/domain/export/data-export.ts';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expect, test } from '../../testing/component-test.ts';
import { test as testOfAccount } from '../../testing/her-account.ts';
import { complaints, measureOverhang, standAt, textsOf } from '../../testing/look.ts';
import { renderPage, renderPart } from '../../testing/render-page.tsx';
import { BringBack } from './bring-back.tsx';
import { TakeAlong } from './take-along.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const cards = page.getByRole('list', { name: 'Your files' }).getByRole('listitem');

const file = (part: Partial<DataExport> = {}): DataExport => ({
  ...{ id: '2b8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', state: 'ready', leaves_out: [], has_passphrase: false },
  ...{ progress: 100, file_size: 2_400_000, requested_at: '2026-11-25T08:00:00.000Z' },
  ...{ ready_at: '2026-11-25T08:01:00.000Z', downloaded_at: null, expires_at: '2026-12-02T08:01:00.000Z' },
  ...part,
});

const proof = {
  prove: async () => false,
  sendWithProof: async (send: () => Promise<Response>) => await send(),
};

async function open(): Promise<void> {
  standAt('2026-11-26T12:00:00');
  await renderPart(
    ({ user }) => (
      <main>
        <h1>Files</h1>
        <TakeAlong userId={user.id} proof={proof} />
        <BringBack userId={user.id} proof={proof} />
      </main>
    ),
    { at: '/dashboard/files' },
  );
  await expect.element(page.getByRole('heading', { name: 'Take everything along' })).toBeVisible();
}

test('A file is asked for by keyboard, with everything in it unless she takes a tick away', async ({
  records,
}) => {
  await open();
  await expect.element(page.getByText('You have no file here now.')).toBeVisible();
  expect(await complaints(), 'none').toEqual([]);
  const notes = page.getByRole('checkbox', { name: 'My notes on days and documents' });
  await expect.element(notes).toBeChecked();
  (notes.element() as HTMLElement).focus(); // as: an input
  await userEvent.keyboard(' ');
  (button('Make the file').element() as HTMLElement).focus(); // as: a button
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^It is about to be made/)).toBeVisible();
  expect(records.exports).toMatchObject([{ leaves_out: ['notes'], has_passphrase: false }]);
  expect(button('Make the file').elements()).toEqual([]);
  expect(await complaints(), 'waiting').toEqual([]);
});

test('How far it is stays in view, and turns into the file', async ({ records }) => {
  records.exports = [file({ state: 'building', progress: 40, file_size: null, ready_at: null })];
  await open();
  await expect.element(page.getByRole('progressbar', { name: 'File of 25 November' })).toBeVisible();
  await expect.element(page.getByText(/^It is being made: 40 of 100/)).toBeVisible();
  records.exports = [file({ has_passphrase: true, leaves_out: ['losses'] })];
  await expect.element(button(/^Download/)).toBeVisible();
  expect(textsOf(cards)[0]).toContain(
    '2.4 MB. Without losses. It has a passphrase. Not downloaded yet. It goes on 2 December.',
  );
  expect(await complaints(), 'ready').toEqual([]);
});

test('A short passphrase is said beside it, and nothing is asked for', async ({ records }) => {
  await open();
  await page.getByLabelText('Passphrase (if you want one)').fill('short');
  await button('Make the file').click();
  await expect.element(page.getByText('Enter at least 8 characters, or none')).toBeVisible();
  expect(records.exports).toEqual([]);
});

test('One that failed says so, and is removed', async ({ records }) => {
  records.exports = [file({ state: 'failed', file_size: null, ready_at: null })];
  await open();
  await expect.element(page.getByText(/^It could not be made/)).toBeVisible();
  await button(/^Remove/).click();
  await expect.element(page.getByText('You have no file here now.')).toBeVisible();
  expect(records.exports).toEqual([]);
});

test('A press that does not reach the server makes nothing and says so', async ({ api, records }) => {
  await open();
  api.lose('post', '/api/exports');
  await button('Make the file').click();
  await expect.element(page.getByText(/^The server was not reached, nothing was changed/)).toBeVisible();
  expect(records.exports).toEqual([]);
});

test('On a narrow screen nothing sticks out', async ({ records }) => {
  await page.viewport(320, 700);
  records.exports = [file({ has_passphrase: true, leaves_out: ['losses', 'notes'] })];
  await open();
  await expect.element(button(/^Download/)).toBeVisible();
  expect(measureOverhang()).toBeLessThanOrEqual(0);
  expect(await complaints(), 'narrow').toEqual([]);
});

testOfAccount('A file to bring back is sent only after she confirmed that it is she', async ({ account }) => {
  const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => {});
  account.isProofFresh = false;
  await renderPage('/dashboard/files');
  await page.getByLabelText('The ZIP file').upload(new File(['PK'], 'lunaria.zip'));
  await button('Bring it back').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  await expect.element(dialog).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Confirm that it is you first. Nothing was changed.')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
  account.isProofFresh = true;
  await button('Bring it back').click();
  await expect.poll(() => sent.mock.calls.length).toBe(1);
});
