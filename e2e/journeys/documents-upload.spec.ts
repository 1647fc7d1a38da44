import { DOCUMENT_MAX_BYTES } from '@lunaria/domain/documents/health-document.ts';
import type { Page } from '@playwright/test';
import {
  ANALYSIS,
  type ChosenFile,
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
  uploadDialog,
  uploadDocument,
} from '../documents.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast, toastsOf } from '../toasts.ts';

const MISSING = ['Missing information', 'Please select a file and document type'] as const;
const WRONG = ['Invalid file type', 'Please upload a PDF, JPEG, PNG, or DOCX file'] as const;
const LARGE = ['File too large', 'Please select a file smaller than 10MB'] as const;
const TYPES = ['Lab Result', 'Imaging Report', 'Medical Record', 'Prescription', 'Test Result', 'Other'];

/** How many uploads the page has sent. */
function countUploads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/health-documents')) count += 1;
  });
  return () => count;
}

test.beforeEach(({ maria }) => {
  expect(maria.email).toBeTruthy();
});

for (const [index, { name, mimeType }] of EXAMPLES.entries()) {
  const type = TYPES[index] ?? '';
  test(
    `Maria uploads ${name}: it is kept whole under a name that says nothing, and stands among her uploads`,
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
        'U-24',
        'U-28',
        'U-29',
        'U-30',
        'U-33',
      ],
      ...[
        'U-34',
        'U-35',
        'U-36',
        'U-41',
        'U-43',
        'U-44',
        'U-46',
        'P-32',
        'P-33',
        'P-34',
        'P-35',
        'X-30',
        'K-22',
      ],
    ),
    async ({ page, context }) => {
      const asked = page.waitForRequest(ANALYSIS);
      const dialog = await openUploadDialog(page);
      const file = example(name);
      await chooseFiles(dialog, file);
      await expect(chosenFiles(page)).toHaveText([new RegExp(name)]);
      await chooseType(dialog, type);
      // Every second one without a note: it is kept as none.
      const notes = index % 2 === 0 ? 'From the Tuesday visit' : null;
      if (notes) await dialog.getByLabel('Notes (optional)').fill(` ${notes}\n`);
      await uploadButton(page).click();

      await expectToast(page, ...UPLOADED);
      await expect(dialog).toBeHidden();
      const upload = recentUploads(page);
      // All in one look: soon it is read, and called by what it is.
      await Promise.all([
        expect(upload.getByRole('link', { name })).toBeVisible(),
        expect(upload.getByText(type, { exact: true })).toBeVisible(),
        expect(upload.getByText('Waiting to be read')).toBeVisible(),
      ]);

      const [stored, ...others] = await storedDocuments(context.request);
      if (!stored) throw new Error('Nothing is stored');
      expect(others).toEqual([]);
      const { user_id: userId } = stored;
      expect(stored).toMatchObject({ file_name: name, document_type: type, notes, mime_type: mimeType });
      expect(stored.file_size).toBe(file.buffer.length);
      expect(stored.file_path).toMatch(new RegExp(`^${userId}/\\d{13}\\.${name.split('.').at(-1)}$`));
      expect(Buffer.compare(await storedBytes(context.request, stored.id), file.buffer)).toBe(0);
      const { id: documentId, file_path: filePath } = stored;
      const request = { documentId, filePath, fileName: name, mimeType };
      expect((await asked).postDataJSON()).toEqual(request);

      await page.getByRole('button', { name: 'Upload Health Documents' }).click();
      await expect(chosenFiles(page)).toHaveCount(0);
      await expect(dialog.getByRole('combobox')).toHaveText('Choose a type');
      await expect(dialog.getByLabel('Notes (optional)')).toHaveValue('');
    },
  );
}

test(
  'What is missing, of the wrong kind or too large is said, and nothing of it is sent or kept as the choice',
  rows(
    ...[
      'U-03',
      'U-04',
      'U-05',
      'U-06',
      'U-07',
      'U-08',
      'U-09',
      'U-16',
      'U-17',
      'U-19',
      'U-20',
      'U-21',
      'U-22',
      'U-23',
    ],
    ...['X-26', 'X-27', 'X-28', 'Q-74', 'Q-75', 'Q-76'],
  ),
  async ({ page }) => {
    const sent = countUploads(page);
    await page.clock.install();
    const letToastsGo = async () => {
      await page.clock.runFor(6_000);
      await expect(toastsOf(page)).toHaveCount(0);
    };
    const dialog = await openUploadDialog(page);
    await test.step('nothing chosen', async () => {
      await expect(chosenFiles(page)).toHaveCount(0);
      await expect(uploadButton(page)).toBeEnabled();
      await uploadButton(page).click();
      await expectToast(page, ...MISSING);
      await expect(dialog.getByLabel('Choose files')).toBeFocused();
    });
    await test.step('a type alone', async () => {
      await dialog.getByRole('combobox').click();
      await expect(page.getByRole('option')).toHaveText(TYPES);
      await page.getByRole('option', { name: 'Other' }).click();
      await letToastsGo();
      await uploadButton(page).click();
      await expectToast(page, ...MISSING);
    });
    const wrong = ['notes.txt', 'setup.exe', 'moving.gif', 'letter.doc', 'pdf'];
    await test.step(`${wrong.join(', ')}, and one byte more than 10 MB`, async () => {
      const buffer = Buffer.from('x');
      await chooseFiles(dialog, ...wrong.map((name) => ({ name, mimeType: '', buffer })));
      await expectToast(page, ...WRONG);
      await expect(dialog.getByText('was not added')).toHaveCount(wrong.length);
      await chooseFiles(dialog, pdfOf(DOCUMENT_MAX_BYTES + 1));
      await expectToast(page, ...LARGE);
      // A type that says another kind than the name.
      await chooseFiles(dialog, { name: 'a.pdf', mimeType: 'image/gif', buffer });
      await expect(chosenFiles(page).filter({ hasNotText: 'was not added' })).toHaveCount(0);
    });
    await test.step('a file alone', async () => {
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Upload Health Documents' }).click();
      await expect(dialog.getByRole('combobox')).toHaveText('Choose a type');
      await chooseFiles(dialog, example('blood-count.pdf', 'Blood.PDF'));
      await letToastsGo();
      await uploadButton(page).click();
      await expectToast(page, ...MISSING);
      await expect(dialog.getByRole('combobox')).toBeFocused();
      await expect(chosenFiles(page)).toHaveCount(1);
    });
    expect(sent()).toBe(0);
  },
);

test(
  'Of several files a wrong one is refused alone; each has its type, one can be taken out, and files can be dropped',
  rows('U-16', 'U-22', 'U-40', 'K-23'),
  async ({ page, context }) => {
    const dialog = await openUploadDialog(page);
    const good = [
      example('blood-count.pdf'),
      example('prescription.jpeg'),
      example('vaccination-record.png'),
      example('ultrasound-report.jpg'),
    ];
    await chooseFiles(dialog, good[0] as ChosenFile, pdfOf(DOCUMENT_MAX_BYTES + 1, 'huge.pdf'));
    await expectToast(page, ...LARGE);
    await expect(dialog.getByText('huge.pdf was not added')).toBeVisible();
    // Beside the window as well.
    await drop(page, ...good.slice(1));
    const list = dialog.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Remove/ }) });
    await expect(list).toHaveCount(4);
    await dialog.getByRole('button', { name: 'Remove ultrasound-report.jpg' }).click();
    await expect(list).toHaveCount(3);

    await chooseType(dialog, 'Lab Result');
    const picture = list.filter({ hasText: 'vaccination-record.png' });
    await picture.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Medical Record' }).click();
    await picture.getByRole('button', { name: 'Add notes' }).click();
    await picture.getByLabel('Notes (optional)').fill('second dose');
    // What calls itself a PDF and is none: only the server can tell.
    await chooseFiles(dialog, {
      name: 'renamed.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ\u0090\u0000'),
    });
    await list.filter({ hasText: 'renamed.pdf' }).getByRole('combobox').click();
    await page.getByRole('option', { name: 'Other' }).click();
    await uploadButton(page).click();

    await expectToast(page, ...UPLOAD_FAILED);
    await expectToast(page, ...UPLOADED);
    await expect(dialog).toBeVisible();
    await expect(list).toHaveCount(1);
    await expect(list).toContainText(/renamed\.pdfNot uploaded\. /);
    const stored = await storedDocuments(context.request);
    expect(stored.map(({ file_name, document_type, notes }) => [file_name, document_type, notes])).toEqual([
      ['vaccination-record.png', 'Medical Record', 'second dose'],
      ['prescription.jpeg', 'Lab Result', null],
      ['blood-count.pdf', 'Lab Result', null],
    ]);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    // Two of three, newest first.
    await expect(recentUploads(page).getByRole('link')).toHaveText([
      'vaccination-record.png',
      'prescription.jpeg',
      'View all',
    ]);
  },
);

async function drop(page: Page, ...dropped: ChosenFile[]): Promise<void> {
  const data = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: mimeType }));
      }
      return transfer;
    },
    dropped.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') })),
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
  await expect(uploadDialog(page).getByText('Let go to add them.')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

test('A file of exactly 10 MB is taken', rows('U-18', 'K-21', 'W-118', 'Q-74'), async ({ page, context }) => {
  const dialog = await openUploadDialog(page);
  const full = pdfOf(DOCUMENT_MAX_BYTES, 'full.pdf');
  await chooseFiles(dialog, full);
  await chooseType(dialog, 'Other');
  await uploadButton(page).click();
  await expectToast(page, ...UPLOADED);
  const [stored] = await storedDocuments(context.request);
  expect(stored).toMatchObject({ file_name: 'full.pdf', file_size: DOCUMENT_MAX_BYTES });
  expect(Buffer.compare(await storedBytes(context.request, stored?.id ?? ''), full.buffer)).toBe(0);
});

test(
  'Two tabs upload in one moment: two documents with a place each, and both tabs show both',
  rows('U-33', 'U-46', 'Q-78'),
  async ({ page, context }) => {
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
    await Promise.all(Array.from({ length: 8 }, () => uploadDocument(context.request)));
    const stored = await storedDocuments(context.request);
    expect(new Set(stored.map(({ file_path: path }) => path)).size).toBe(10);
  },
);

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
