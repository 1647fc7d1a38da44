import { openLine } from '../cut-line.ts';
import {
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
import { expectToast } from '../toasts.ts';

test.beforeEach(({ maria }) => {
  expect(maria.email).toBeTruthy();
});

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
