import { DOCUMENT_MAX_BYTES } from '@lunaria/domain/documents/health-document.ts';
import {
  chooseFiles,
  chooseType,
  chosenFiles,
  EXAMPLES,
  example,
  openUploadDialog,
  pdfOf,
  recentUploads,
  storedBytes,
  storedDocuments,
  UPLOAD_FAILED,
  UPLOADED,
  uploadButton,
  uploadDocument,
} from '../documents.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast } from '../toasts.ts';

const TYPES = ['Lab Result', 'Imaging Report', 'Medical Record', 'Prescription', 'Test Result'] as const;

test.beforeEach(({ maria }) => {
  expect(maria.email).toBeTruthy();
});

test(
  'Maria uploads a file of each kind and one of exactly 10 MB: they are kept whole under names that say nothing, and stand among her uploads; what only calls itself a PDF is refused alone',
  rows(
    ...[
      'U-01',
      'U-02',
      'U-10',
      'U-11',
      'U-12',
      'U-13',
      'U-14',
      'U-15',
      'U-16',
      'U-18',
      'U-22',
      'U-24',
      'U-28',
    ],
    ...[
      'U-29',
      'U-30',
      'U-33',
      'U-34',
      'U-35',
      'U-36',
      'U-40',
      'U-41',
      'U-43',
      'U-44',
      'U-46',
      'P-32',
      'P-33',
    ],
    ...['P-34', 'P-35', 'X-30', 'K-21', 'K-22', 'K-23', 'Q-74', 'W-118'],
  ),
  async ({ page, context }) => {
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/analyze-document')) asked.push(request.postDataJSON());
    });
    const dialog = await openUploadDialog(page);
    const upload = recentUploads(page);
    const [firstKind, ...otherKinds] = EXAMPLES;

    await test.step('one alone, with a note', async () => {
      await chooseFiles(dialog, example(firstKind.name));
      await expect(chosenFiles(page)).toHaveText([new RegExp(firstKind.name)]);
      await chooseType(dialog, TYPES[0]);
      await dialog.getByLabel('Notes (optional)').fill(' From the Tuesday visit\n');
      await uploadButton(page).click();
      await expectToast(page, ...UPLOADED);
      await expect(dialog).toBeHidden();
      // All in one look: soon it is read, and called by what it is.
      await Promise.all([
        expect(upload.getByRole('link', { name: firstKind.name })).toBeVisible(),
        expect(upload.getByText(TYPES[0], { exact: true })).toBeVisible(),
        expect(upload.getByText('Waiting to be read')).toBeVisible(),
      ]);
      await page.getByRole('button', { name: 'Upload Health Documents' }).click();
      await expect(chosenFiles(page)).toHaveCount(0);
      await expect(dialog.getByRole('combobox')).toHaveText('Choose a type');
      await expect(dialog.getByLabel('Notes (optional)')).toHaveValue('');
    });

    const full = pdfOf(DOCUMENT_MAX_BYTES, 'full.pdf');
    const kept = [...otherKinds.map(({ name }) => example(name)), full];
    const types = [...TYPES.slice(1), 'Other'] as const;
    await test.step('the others at once, each with its type, and one that only the server can tell', async () => {
      const renamed = Buffer.from('MZ\u0090\u0000');
      await chooseFiles(dialog, ...kept, {
        name: 'renamed.pdf',
        mimeType: 'application/pdf',
        buffer: renamed,
      });
      const row = (name: string) => chosenFiles(page).filter({ hasText: name });
      await chooseType(dialog, 'Other');
      for (const [index, { name }] of kept.entries()) {
        await row(name).getByRole('combobox').click();
        await page.getByRole('option', { name: types[index] ?? '', exact: true }).click();
      }
      await uploadButton(page).click();
      // In whichever order they come: each is gone again soon.
      await Promise.all([expectToast(page, ...UPLOAD_FAILED), expectToast(page, ...UPLOADED)]);
      await expect(dialog).toBeVisible();
      await expect(chosenFiles(page)).toHaveText([/renamed\.pdfNot uploaded\. /]);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    });

    const stored = (await storedDocuments(context.request)).toReversed();
    const sent = [example(firstKind.name), ...kept];
    expect(stored.map(({ file_name: name }) => name)).toEqual(sent.map(({ name }) => name));
    for (const [index, { name, mimeType, buffer }] of sent.entries()) {
      const document = stored[index];
      if (!document) throw new Error(`${name} is not stored`);
      const { id, user_id: userId, file_path: path } = document;
      expect(document).toMatchObject({
        document_type: [TYPES[0], ...types][index],
        // Without a note none is kept.
        notes: index === 0 ? 'From the Tuesday visit' : null,
        mime_type: mimeType,
        file_size: buffer.length,
      });
      expect(path).toMatch(new RegExp(`^${userId}/\\d{13}\\.${name.split('.').at(-1)}$`));
      expect(Buffer.compare(await storedBytes(context.request, id), buffer), name).toBe(0);
      expect(asked).toContainEqual({ documentId: id, filePath: path, fileName: name, mimeType });
    }
  },
);

test('Two tabs upload in one moment: two documents with a place each, and both tabs show both', {
  ...rows('U-33', 'U-46', 'Q-78'),
  tag: '@deep',
}, async ({ page, context }) => {
  const other = await context.newPage();
  for (const [tab, name] of [
    [page, 'one.pdf'],
    [other, 'other.pdf'],
  ] as const) {
    const dialog = await openUploadDialog(tab);
    await chooseFiles(dialog, example('blood-count.pdf', name));
    await chooseType(dialog, 'Lab Result');
  }
  await Promise.all([uploadButton(page).click(), uploadButton(other).click()]);
  for (const tab of [page, other]) {
    await expectToast(tab, ...UPLOADED);
    await expect(recentUploads(tab).getByRole('link', { name: /one|other/ })).toHaveCount(2);
  }
  // And more of them than a clock has ticks for.
  await Promise.all(Array.from({ length: 6 }, () => uploadDocument(context.request)));
  const stored = await storedDocuments(context.request);
  expect(new Set(stored.map(({ file_path: path }) => path)).size).toBe(8);
});

test('Twenty files in a row arrive, in their order, while she goes on in the app', {
  ...rows('U-40', 'U-41'),
  tag: '@deep',
}, async ({ page, context }) => {
  const names = Array.from({ length: 20 }, (_, index) => `page ${index + 1}.pdf`);
  const dialog = await openUploadDialog(page);
  await chooseType(dialog, 'Medical Record');
  await chooseFiles(dialog, ...names.map((name) => pdfOf(300_000, name)));
  await uploadButton(page).click();
  await expect(dialog.getByText(/of 20 files uploaded/)).toBeVisible();
  await page.keyboard.press('Escape');
  await recentUploads(page).getByRole('link', { name: 'View all' }).click();
  await expectToast(page, ...UPLOADED);
  const stored = await storedDocuments(context.request);
  expect(stored.map(({ file_name: name }) => name)).toEqual(names.toReversed());
});
