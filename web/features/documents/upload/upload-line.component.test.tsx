import { UPLOAD_TEXTS } from '@lunaria/domain/documents/health-document.ts';
import { sayNoRoom } from '@lunaria/domain/documents/storage-use.ts';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, expectToast, rows, textsOf, toasts } from '../../../testing/look.ts';
import { keepUpload, takeUploads } from '../testing/her-documents.ts';
import {
  chooseFiles,
  chooseType,
  chosenFiles,
  fileOf,
  letToastsGo,
  openUploads,
  uploadButton,
} from '../testing/uploads-on-screen.tsx';

const { done: DONE, failed: FAILED } = UPLOAD_TEXTS;

test(
  'While it uploads nothing can be pressed twice; a failure keeps the choice, and a second try is no second copy',
  rows(
    ...[
      'U-01',
      'U-25',
      'U-26',
      'U-27',
      'U-31',
      'U-32',
      'U-37',
      'U-38',
      'U-44',
      'X-29',
      'X-33',
      'Q-79',
      'P-35',
    ],
  ),
  async ({ api, records }) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    takeUploads(api, records);
    // The analysis answers with a failure, and only when the dialog has long been closed.
    api.refuse('post', '/api/analyze-document', { status: 500, code: 'internal', message: 'no' });
    const analysis = api.hold('post', '/api/analyze-document');
    const answer = Promise.withResolvers<void>();
    const ids: string[] = [];
    api.answer(
      'post',
      '/api/health-documents',
      async (request) => {
        const stored = keepUpload(records, request);
        ids.push(stored.id);
        // Stored, and its answer lost; then held until the test has looked at the dialog.
        if (ids.length === 1) throw new TypeError('Failed to fetch');
        await answer.promise;
        return stored;
      },
      201,
    );

    const dialog = await openUploads();
    chooseFiles(fileOf('vaccination-record.png', 10, 'image/png'));
    await chooseType('Test Result');
    await dialog.getByLabelText('Notes (optional)').fill('second dose');
    await uploadButton().click();
    await expectToast(FAILED.title, FAILED.message);
    await expect.element(dialog).toBeVisible();
    expect(textsOf(chosenFiles())).toEqual([expect.stringContaining('vaccination-record.png')]);
    await expect.element(dialog.getByRole('combobox')).toHaveTextContent('Test Result');
    await expect.element(dialog.getByLabelText('Notes (optional)')).toHaveValue('second dose');

    // Tried again by itself.
    await expect.element(uploadButton()).toHaveTextContent('Uploading...');
    await expect.element(uploadButton()).toBeDisabled();
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect.element(dialog.getByRole('progressbar')).toBeVisible();
    expect(await complaints(), 'uploading').toEqual([]);
    uploadButton()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await uploadButton().click({ force: true });
    answer.resolve();
    await expectToast(DONE.title, DONE.message);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(ids[0]);
    expect(records.documents.map(({ notes }) => notes)).toEqual(['second dose']);

    analysis.open();
    const logged = () => log.mock.calls.filter(([text]) => text === 'Asking for the analysis failed');
    await expect.poll(() => logged().length).toBe(1);
    expect(
      textsOf(toasts()).filter((text) => !text.includes(DONE.title) && !text.includes(FAILED.title)),
    ).toEqual([]);
  },
);

test(
  'Offline in the middle: the file is kept, goes on when the network is back, and the window may be closed meanwhile',
  rows('U-01', 'U-31', 'U-32', 'U-44'),
  async ({ api, records }) => {
    takeUploads(api, records);
    const dialog = await openUploads();
    chooseFiles(fileOf('blood-count.pdf', 10, 'application/pdf'), fileOf('consultation-letter.docx', 20));
    await chooseType('Medical Record');
    api.lose('post', '/api/health-documents');
    await uploadButton().click();
    await expectToast(FAILED.title, FAILED.message);
    await expect
      .element(chosenFiles().first().getByText('The connection was lost. The file is kept here'))
      .toBeVisible();
    await expect.element(chosenFiles().first().getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await complaints(), 'connection lost').toEqual([]);
    await letToastsGo();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('2 files not uploaded yet.')).toBeVisible();
    expect(await complaints(), 'recent uploads').toEqual([]);
    // Said once per outage, however often it is tried meanwhile.
    const tries = () => api.asked('post', '/api/health-documents').length;
    const before = tries();
    await expect.poll(tries).toBeGreaterThan(before + 1);
    expect(toasts().elements()).toEqual([]);

    takeUploads(api, records);
    api.goOnline();
    await expectToast(DONE.title, DONE.message);
    await expect.poll(() => page.getByRole('link', { name: /blood|letter/ }).elements().length).toBe(2);
    expect(records.documents).toHaveLength(2);
  },
);

test('The limit of the day is said as the server says it, and nothing is sent again until she asks', async ({
  api,
  records,
}) => {
  takeUploads(api, records);
  const message = 'These were many uploads for one day. The next ones can follow tomorrow.';
  api.refuse('post', '/api/health-documents', {
    status: 429,
    code: 'rate_limited',
    message,
    headers: { 'Retry-After': '40000' },
  });
  await openUploads();
  chooseFiles(fileOf('blood-count.pdf', 10, 'application/pdf'));
  await chooseType('Medical Record');
  await uploadButton().click();
  await expect.element(chosenFiles().first().getByText(`Not uploaded. ${message}`)).toBeVisible();
  // The network coming back is a reason to try at once whatever waits.
  api.goOnline();
  await expect.element(uploadButton()).toBeEnabled();
  expect(api.asked('post', '/api/health-documents')).toHaveLength(1);

  takeUploads(api, records);
  await uploadButton().click();
  await expectToast(DONE.title, DONE.message);
});

test('A limit of a moment is waited for by itself', async ({ api, records }) => {
  takeUploads(api, records);
  const headers = { 'Retry-After': '5' };
  api.refuse('post', '/api/health-documents', { status: 429, code: 'rate_limited', headers });
  await openUploads();
  chooseFiles(fileOf('blood-count.pdf', 10, 'application/pdf'));
  await chooseType('Medical Record');
  await uploadButton().click();
  await expect
    .element(chosenFiles().first().getByText('The server could not take it right now. The file is kept here'))
    .toBeVisible();
  takeUploads(api, records);
  api.goOnline();
  await expectToast(DONE.title, DONE.message);
});

test('A full account whose answer was lost with the connection says so, and is not tried again', async ({
  api,
  records,
}) => {
  takeUploads(api, records);
  api.lose('post', '/api/health-documents');
  const use = { used_bytes: 1_999_999_995, quota_bytes: 2_000_000_000 };
  api.answer('get', '/api/health-documents/storage', use);
  await openUploads();
  chooseFiles(fileOf('blood-count.pdf', 10, 'application/pdf'));
  await chooseType('Medical Record');
  await uploadButton().click();
  await expect
    .element(
      chosenFiles()
        .first()
        .getByText(`Not uploaded. ${sayNoRoom(use)}`),
    )
    .toBeVisible();
  api.goOnline();
  await expect.element(uploadButton()).toBeEnabled();
  expect(api.asked('post', '/api/health-documents')).toHaveLength(1);
});
