import { useState } from 'react';
import { toast } from 'sonner';
import { type Locator, page } from 'vitest/browser';
import { expect } from '../../../testing/component-test.ts';
import { toasts } from '../../../testing/look.ts';
import { renderPart } from '../../../testing/render-page.tsx';
import { RecentUploads } from '../recent-uploads.tsx';
import { UploadDialog } from '../upload-dialog.tsx';

/** As on the dashboard: the button, the newest uploads below it, and the window. */
function Uploads({ userId }: { userId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Upload Health Documents
      </button>
      <RecentUploads userId={userId} />
      <UploadDialog userId={userId} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export async function showUploads(): Promise<void> {
  await renderPart(({ user }) => <Uploads userId={user.id} />);
}

export const uploadDialog = (): Locator => page.getByRole('dialog', { name: 'Upload Health Documents' });

export async function openUploads(): Promise<Locator> {
  await showUploads();
  return await pressOpen();
}

export async function pressOpen(): Promise<Locator> {
  await page.getByRole('button', { name: 'Upload Health Documents' }).click();
  await expect.element(uploadDialog()).toBeVisible();
  return uploadDialog();
}

/** What she has chosen, a line each. */
export const chosenFiles = (): Locator =>
  uploadDialog().getByRole('listitem').filter({ hasNotText: 'was not added' });

/** Named after both of its texts: the other one takes up its width unseen. */
export const uploadButton = (): Locator => uploadDialog().getByRole('button', { name: /^Upload/ });

/** Without the way through the driver of the browser, which carries each byte. */
export function chooseFiles(...files: File[]): void {
  const input = uploadDialog()
    .getByLabelText(/^(Choose|Add) files$/)
    .element();
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for files.');
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The type of the only file, or of all. */
export async function chooseType(type: string): Promise<void> {
  await uploadDialog()
    .getByRole('combobox', { name: /^Document type/ })
    .first()
    .click();
  await page.getByRole('option', { name: type, exact: true }).click();
}

/** A file of so many bytes; only its name, its type and its size are looked at here. */
export const fileOf = (name: string, bytes = 10, type = ''): File =>
  new File([new Uint8Array(bytes)], name, { type });

export async function letToastsGo(): Promise<void> {
  toast.dismiss();
  await expect.element(toasts()).not.toBeInTheDocument();
}
