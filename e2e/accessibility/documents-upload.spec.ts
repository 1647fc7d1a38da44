import {
  chooseFiles,
  chooseType,
  example,
  openUploadDialog,
  pdfOf,
  recentUploads,
  uploadDialog,
  uploadDocument,
} from '../documents.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

inEveryLook(() => {
  test('axe finds nothing in the upload dialog and the recent uploads', {
    ...rows('U-01', 'U-44'),
    tag: '@deep',
  }, async ({ page, context, maria }) => {
    test.slow();
    expect(maria.email).toBeTruthy();
    await uploadDocument(context.request);
    const dialog = await openUploadDialog(page);
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(dialog.getByText('Choose a file', { exact: true })).toBeVisible();
    expect(await complaintsAbout(page), 'something is missing').toEqual([]);

    await chooseFiles(
      dialog,
      example('blood-count.pdf'),
      pdfOf(10, 'notes.txt'),
      example('prescription.jpeg'),
    );
    await expect(dialog.getByText('was not added')).toBeVisible();
    await chooseType(dialog, 'Prescription');
    expect(await complaintsAbout(page), 'several files, one refused').toEqual([]);

    const held = Promise.withResolvers<void>();
    await page.route('**/api/health-documents', async (route) => {
      await held.promise;
      await route.abort();
    });
    await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(dialog.getByRole('progressbar')).toBeVisible();
    expect(await complaintsAbout(page), 'uploading').toEqual([]);
    held.resolve();
    await expect(dialog.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    expect(await complaintsAbout(page), 'connection lost').toEqual([]);

    await page.keyboard.press('Escape');
    await expect(uploadDialog(page)).toBeHidden();
    await expect(recentUploads(page).getByText('not uploaded yet')).toBeVisible();
    expect(await complaintsAbout(page), 'recent uploads').toEqual([]);
  });
});
