import { DOCUMENT_CATEGORIES, DOCUMENT_MAX_BYTES } from '@lunaria/domain/documents/health-document.ts';
import type { Page } from '@playwright/test';
import { openLine } from '../cut-line.ts';
import {
  type ChosenFile,
  chooseFiles,
  chooseType,
  EXAMPLES,
  example,
  openUploadDialog,
  pdfOf,
  recentUploads,
  storedBytes,
  storedDocuments,
  uploadDialog,
  uploadDocument,
} from '../documents.ts';
import { logOut } from '../log-out.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast, toastsOf } from '../toasts.ts';

const UPLOADS = '**/api/health-documents';
const ANALYSIS = '**/api/analyze-document';
const DONE = ['Success', 'Document uploaded successfully. AI analysis in progress...'] as const;
const FAILED = ['Upload failed', 'There was an error uploading your document'] as const;
const MISSING = ['Missing information', 'Please select a file and document type'] as const;
const WRONG = ['Invalid file type', 'Please upload a PDF, JPEG, PNG, or DOCX file'] as const;
const LARGE = ['File too large', 'Please select a file smaller than 10MB'] as const;
const TYPES = ['Lab Result', 'Imaging Report', 'Medical Record', 'Prescription', 'Test Result', 'Other'];

const uploadButton = (page: Page) => uploadDialog(page).getByRole('button', { name: /^Upload(ing\.\.\.)?$/ });
const files = (page: Page) => uploadDialog(page).getByRole('listitem');

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
      await expect(files(page)).toHaveText([new RegExp(name)]);
      await chooseType(dialog, type);
      // Every second one without a note: it is kept as none.
      const notes = index % 2 === 0 ? 'From the Tuesday visit' : null;
      if (notes) await dialog.getByLabel('Notes (optional)').fill(` ${notes}\n`);
      await uploadButton(page).click();

      await expectToast(page, ...DONE);
      await expect(dialog).toBeHidden();
      const upload = recentUploads(page);
      await expect(upload.getByRole('link', { name })).toBeVisible();
      await expect(upload.getByText(type, { exact: true })).toBeVisible();
      await expect(upload.getByText('Waiting to be read')).toBeVisible();

      const [stored, ...others] = await storedDocuments(context.request);
      if (!stored) throw new Error('Nothing is stored');
      expect(others).toEqual([]);
      const { user_id: userId } = stored;
      expect(stored).toMatchObject({ file_name: name, document_type: type, notes, mime_type: mimeType });
      expect(stored.file_size).toBe(file.buffer.length);
      expect(stored.file_path).toMatch(new RegExp(`^${userId}/\\d{13}\\.${name.split('.').at(-1)}$`));
      expect(Buffer.compare(await storedBytes(context.request, stored.id), file.buffer)).toBe(0);
      const { id: documentId, file_path: filePath } = stored;
      expect((await asked).postDataJSON()).toEqual({ documentId, filePath, fileName: name, mimeType });

      await page.getByRole('button', { name: 'Upload Health Documents' }).click();
      await expect(files(page)).toHaveCount(0);
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
      await expect(files(page)).toHaveCount(0);
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
      await expect(files(page).filter({ hasNotText: 'was not added' })).toHaveCount(0);
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
      await expect(files(page)).toHaveCount(1);
    });
    expect(sent()).toBe(0);
  },
);

test(
  'While it uploads nothing can be pressed twice; a failure keeps the choice, and a second try is no second copy',
  rows('U-25', 'U-26', 'U-27', 'U-31', 'U-32', 'U-37', 'U-38', 'X-29', 'X-33', 'Q-79', 'P-35'),
  async ({ page, context }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    // The analysis answers with a failure, and only when the dialog has long been closed.
    const analysis = Promise.withResolvers<void>();
    await page.route(ANALYSIS, async (route) => {
      await analysis.promise;
      await route.fulfill({ status: 500, json: { code: 'internal', message: 'no' } });
    });
    const answer = Promise.withResolvers<void>();
    const ids: string[] = [];
    await page.route(UPLOADS, async (route) => {
      ids.push(/"id":"([^"]+)"/.exec(route.request().postData() ?? '')?.[1] ?? '');
      // Stored, and its answer lost; then held until the test has looked at the dialog.
      if (ids.length === 1) {
        await route.fetch();
        return await route.fulfill({ status: 502, body: 'Bad gateway' });
      }
      await answer.promise;
      await route.continue();
    });

    const dialog = await openUploadDialog(page);
    await chooseFiles(dialog, example('vaccination-record.png'));
    await chooseType(dialog, 'Test Result');
    await dialog.getByLabel('Notes (optional)').fill('second dose');
    await uploadButton(page).click();
    await expectToast(page, ...FAILED);
    await expect(dialog).toBeVisible();
    await expect(files(page)).toHaveText([/vaccination-record\.png/]);
    await expect(dialog.getByRole('combobox')).toHaveText('Test Result');
    await expect(dialog.getByLabel('Notes (optional)')).toHaveValue('second dose');

    // Tried again by itself.
    await expect(uploadButton(page)).toHaveText('Uploading...');
    await expect(uploadButton(page)).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    await uploadButton(page).dispatchEvent('click');
    await uploadButton(page).click({ force: true });
    answer.resolve();
    await expectToast(page, ...DONE);
    await expect(dialog).toBeHidden();
    expect(ids).toHaveLength(2);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[1]).toBe(ids[0]);
    expect((await storedDocuments(context.request)).map(({ notes }) => notes)).toEqual(['second dose']);

    analysis.resolve();
    await expect.poll(() => logged.filter((text) => text.includes('analysis failed'))).toHaveLength(1);
    await expect(
      toastsOf(page).filter({ hasNotText: 'Success' }).filter({ hasNotText: 'Upload failed' }),
    ).toHaveCount(0);
  },
);

test(
  'Offline in the middle: the file is kept, goes on when the network is back, and the window may be closed meanwhile',
  rows('U-31', 'U-32'),
  async ({ page, context }) => {
    const dialog = await openUploadDialog(page);
    await chooseFiles(dialog, example('blood-count.pdf'), example('consultation-letter.docx'));
    await chooseType(dialog, 'Medical Record');
    await context.setOffline(true);
    await uploadButton(page).click();
    await expectToast(page, ...FAILED);
    await expect(files(page).first()).toContainText('The connection was lost. The file is kept here');
    await expect(files(page).first().getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(recentUploads(page).getByText('2 files not uploaded yet.')).toBeVisible();
    // Once per outage.
    await expect(toastsOf(page)).toHaveCount(0);

    await context.setOffline(false);
    await expectToast(page, ...DONE);
    await expect(recentUploads(page).getByRole('link', { name: /blood|letter/ })).toHaveCount(2);
    expect(await storedDocuments(context.request)).toHaveLength(2);
  },
);

test(
  'The line breaks in the middle of a file: it is sent again from its first byte, and kept once and whole',
  rows('U-31', 'U-32'),
  async ({ page, context, baseURL }) => {
    const line = await openLine(baseURL ?? '');
    const dialog = await openUploadDialog(page, line.url);
    const file = pdfOf(3_000_000);
    await chooseFiles(dialog, file);
    await chooseType(dialog, 'Imaging Report');
    line.cutAfter(1_000_000);
    await uploadButton(page).click();
    await line.cut;
    await expectToast(page, ...FAILED);
    await expect(files(page)).toContainText('The connection was lost. The file is kept here');
    await expect(dialog.getByRole('combobox')).toHaveText('Imaging Report');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    expect(await storedDocuments(context.request)).toEqual([]);

    // Tried again by itself.
    line.restore();
    await expectToast(page, ...DONE);
    await expect(dialog).toBeHidden();
    const [stored, ...others] = await storedDocuments(context.request);
    expect(others).toEqual([]);
    expect(Buffer.compare(await storedBytes(context.request, stored?.id ?? ''), file.buffer)).toBe(0);
    await line.close();
  },
);

test('Leaving while something is on its way asks, whether by closing the page or by logging out', async ({
  page,
  context,
}) => {
  const answer = Promise.withResolvers<void>();
  await page.route(UPLOADS, async (route) => {
    if (route.request().method() === 'POST') await answer.promise;
    await route.continue();
  });
  const dialog = await openUploadDialog(page);
  await chooseFiles(dialog, example('blood-count.pdf'));
  await chooseType(dialog, 'Other');
  await uploadButton(page).click();
  await page.keyboard.press('Escape');
  await expect(recentUploads(page).getByText('Uploading blood-count.pdf')).toBeVisible();

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();

  // Another page of hers does not end it.
  await recentUploads(page).getByRole('link', { name: 'View all' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Health documents' })).toBeVisible();
  await page.goBack();
  await expect(recentUploads(page).getByText('Uploading blood-count.pdf')).toBeVisible();

  await logOut(page);
  await expect(page.getByRole('dialog', { name: /Log out and lose it\?$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Stay and try again' }).click();
  answer.resolve();
  await expectToast(page, ...DONE);
  expect(await storedDocuments(context.request)).toHaveLength(1);
});

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

    await expectToast(page, ...FAILED);
    await expectToast(page, ...DONE);
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
  await expectToast(page, ...DONE);
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
      await expectToast(tab, ...DONE);
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
  await expectToast(page, ...DONE);
  const stored = await storedDocuments(context.request);
  expect(stored.map(({ file_name: name }) => name)).toEqual(names.toReversed());
});

test(
  'Recent uploads show the name that counts, badge and summary, lead to the document, and say when they did not load',
  rows('U-40', 'U-42', 'U-44', 'U-45', 'U-47', 'U-64', 'X-32', 'P-30', 'P-31', 'Q-39', 'Q-77', 'Q-78'),
  async ({ page, context }) => {
    const read = await uploadDocument(context.request, example('ultrasound-report.jpg'));
    await page.route('**/api/health-documents?limit=2', async (route) => {
      const summary = 'Uterus of normal size.';
      const ai = {
        ai_suggested_name: 'Pelvic ultrasound',
        ai_suggested_category: 'imaging',
        ai_summary: summary,
      };
      await route.fulfill({ json: { health_documents: [{ ...read, ...ai, reading_state: 'done' }] } });
    });
    await page.goto('/dashboard?section=b1');
    const upload = recentUploads(page);
    await expect(upload.getByText('Imaging', { exact: true })).toBeVisible();
    await expect(upload.getByText('Uterus of normal size.')).toBeVisible();
    await upload.getByRole('link', { name: 'Pelvic ultrasound' }).click();
    await expect(page).toHaveURL(`/health-statistics?document=${read.id}`);

    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.unroute('**/api/health-documents?limit=2');
    await page.route('**/api/health-documents?limit=2', (route) =>
      route.fulfill({ status: 403, json: { code: 'other_user', message: 'no' } }),
    );
    await page.goto('/dashboard?section=b1');
    await expect(upload.getByText('Your documents did not load. They are safe on the server.')).toBeVisible();
    await expect(toastsOf(page)).toHaveCount(0);
    expect(logged.some((text) => text.includes('Documents fetch failed 403'))).toBe(true);
    await page.unroute('**/api/health-documents?limit=2');
    await upload.getByRole('button', { name: 'Try again' }).click();
    await expect(upload.getByRole('link', { name: 'ultrasound-report.jpg' })).toBeVisible();
    await expect(upload.getByText('did not load')).toHaveCount(0);
  },
);

test(
  'Each of the six categories has a badge of its own; before there is one the type stands in the neutral style',
  rows('U-44', 'U-48', 'U-49', 'U-50', 'U-51', 'U-52', 'U-53', 'U-54', 'Q-77'),
  async ({ page, context }) => {
    const document = await uploadDocument(context.request);
    const filed = DOCUMENT_CATEGORIES.map(({ value }, index) => ({
      ...document,
      id: crypto.randomUUID(),
      ai_suggested_category: value,
      // Newest first: in this order.
      uploaded_at: new Date(Date.parse(document.uploaded_at) + 10_000 - index * 1_000).toISOString(),
    }));
    await page.route('**/api/health-documents?limit=*', (route) =>
      route.fulfill({ json: { health_documents: [...filed, document] } }),
    );
    await page.goto('/health-statistics');
    const badges = page.getByRole('main').locator('[data-category]');
    await expect(badges).toHaveText([...DOCUMENT_CATEGORIES.map(({ label }) => label), 'Lab Result']);
    const looks = await badges.evaluateAll((elements) =>
      elements.map((element) => {
        const { color, backgroundColor, borderTopColor } = getComputedStyle(element);
        return {
          colours: [color, backgroundColor, borderTopColor].join(),
          icon: element.querySelector('svg')?.innerHTML,
        };
      }),
    );
    const ofCategories = looks.slice(0, 6);
    expect(new Set(ofCategories.map(({ colours }) => colours)).size).toBe(6);
    expect(new Set(ofCategories.map(({ icon }) => icon)).size).toBe(6);
    expect(looks[6]).toEqual(looks[5]);
  },
);
