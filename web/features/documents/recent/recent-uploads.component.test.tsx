import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import { rows, toasts } from '../../../testing/look.ts';
import { currentAddress } from '../../../testing/render-page.tsx';
import { makeDocument } from '../testing/her-documents.ts';
import { showUploads } from '../testing/uploads-on-screen.tsx';

test(
  'Recent uploads show the name that counts, badge and summary, and lead to the document',
  rows('U-40', 'U-42', 'U-44', 'U-45', 'U-47', 'P-30', 'P-31', 'Q-77', 'Q-78'),
  async ({ maria, records }) => {
    const read = makeDocument(maria.id, {
      file_name: 'ultrasound-report.jpg',
      mime_type: 'image/jpeg',
      ai_suggested_name: 'Pelvic ultrasound',
      ai_suggested_category: 'imaging',
      ai_summary: 'Uterus of normal size.',
      reading_state: 'done',
    });
    records.documents = [read];
    await showUploads();
    await expect.element(page.getByText('Imaging', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Uterus of normal size.')).toBeVisible();
    await page.getByRole('link', { name: 'Pelvic ultrasound' }).click();
    await expect.poll(currentAddress).toBe(`/health-statistics?document=${read.id}`);
  },
);

test(
  'Recent uploads that did not load say so where they would stand, log it, and are asked for again',
  rows('U-64', 'X-32', 'Q-39'),
  async ({ api, maria, records }) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    records.documents = [makeDocument(maria.id, { file_name: 'ultrasound-report.jpg' })];
    api.refuse('get', '/api/health-documents', { status: 403, code: 'other_user', message: 'no' });
    await showUploads();
    await expect
      .element(page.getByText('Your documents did not load. They are safe on the server.'))
      .toBeVisible();
    expect(toasts().elements()).toEqual([]);
    expect(log).toHaveBeenCalledWith('Documents fetch failed', 403);
    api.answer('get', '/api/health-documents', () => ({ health_documents: records.documents }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('link', { name: 'ultrasound-report.jpg' })).toBeVisible();
    await expect.element(page.getByText('did not load')).not.toBeInTheDocument();
  },
);
