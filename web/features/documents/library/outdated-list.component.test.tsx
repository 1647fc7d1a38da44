import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, rows } from '../../../testing/look.ts';
import { readDevice } from '../../../testing/read-device.ts';
import { renderPage } from '../../../testing/render-page.tsx';

test(
  'Without a connection the list of her last visit is shown, and is said to be that',
  rows('PR-03'),
  async ({ records, api, maria }) => {
    records.documents = [
      {
        id: '0192f3a0-7c1e-7b52-9d53-3d3c5f4f0a01',
        user_id: maria.id,
        file_name: 'values.pdf',
        file_path: 'documents/values.pdf',
        document_type: 'Lab Result',
        file_size: 1024,
        mime_type: 'application/pdf',
        notes: 'Ask about tablets.',
        ai_suggested_name: null,
        ai_suggested_category: null,
        ai_summary: 'One value is below its range.',
        ai_category_sure: null,
        ai_second_category: null,
        ai_digest: null,
        own_name: null,
        own_category: null,
        reading_state: 'done',
        reading_page: null,
        reading_pages: 1,
        reading_failure: null,
        uploaded_at: '2025-10-09T10:00:00.000Z',
      },
    ];
    const named = page.getByRole('link', { name: 'values.pdf' });
    const outdated = page.getByText(/^Shown as this device last saw it\./);
    await renderPage('/health-statistics');
    await expect.element(page.getByText('One value is below its range.')).toBeVisible();
    await expect.element(outdated).not.toBeInTheDocument();
    // Kept a moment after it was shown, while the page stands: her list, and her name, without which no page of hers opens.
    const kept = async () => JSON.stringify((await readDevice()).kept);
    await expect.poll(kept).toContain('values.pdf');
    await expect.poll(kept).toContain(maria.fullName);
    await cleanup();

    api.goOffline();
    await renderPage('/health-statistics');
    await expect.element(named).toBeVisible();
    await expect.element(outdated).toBeVisible();
    // What the document says is not on the device.
    await expect.element(page.getByText('One value is below its range.')).not.toBeInTheDocument();
    expect(await complaints()).toEqual([]);
  },
);
