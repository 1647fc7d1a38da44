import { openLine } from '../cut-line.ts';
import {
  ANALYSIS,
  chooseFiles,
  chooseType,
  chosenFiles,
  example,
  openUploadDialog,
  pdfOf,
  recentUploads,
  storedBytes,
  storedDocuments,
  UPLOAD_FAILED,
  UPLOADED,
  UPLOADS,
  uploadButton,
} from '../documents.ts';
import { logOut } from '../log-out.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast, toastsOf } from '../toasts.ts';

test.beforeEach(({ maria }) => {
  expect(maria.email).toBeTruthy();
});

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
    await expectToast(page, ...UPLOAD_FAILED);
    await expect(dialog).toBeVisible();
    await expect(chosenFiles(page)).toHaveText([/vaccination-record\.png/]);
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
    await expectToast(page, ...UPLOADED);
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
    await expectToast(page, ...UPLOAD_FAILED);
    await expect(chosenFiles(page).first()).toContainText('The connection was lost. The file is kept here');
    await expect(chosenFiles(page).first().getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(recentUploads(page).getByText('2 files not uploaded yet.')).toBeVisible();
    // Once per outage.
    await expect(toastsOf(page)).toHaveCount(0);

    await context.setOffline(false);
    await expectToast(page, ...UPLOADED);
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
    await expectToast(page, ...UPLOAD_FAILED);
    await expect(chosenFiles(page)).toContainText('The connection was lost. The file is kept here');
    await expect(dialog.getByRole('combobox')).toHaveText('Imaging Report');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    expect(await storedDocuments(context.request)).toEqual([]);

    // Tried again by itself.
    line.restore();
    await expectToast(page, ...UPLOADED);
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
  await expectToast(page, ...UPLOADED);
  expect(await storedDocuments(context.request)).toHaveLength(1);
});
