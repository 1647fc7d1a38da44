import type { LabValue } from '@lunaria/domain/documents/reading/lab-value.ts';
import { askAlone } from '../ask-alone.ts';
import { example, uploadDocument, uploadNamed, waitUntilRead } from '../documents.ts';
import { makeReport } from '../make-pdf.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast } from '../toasts.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

const REPORT = {
  name: 'results.pdf',
  mimeType: 'application/pdf',
  buffer: makeReport([
    [
      ['Rosenhof Laboratory'],
      ['Laboratory report'],
      ['Collected: 12 Mar 2026'],
      ['Test', 'Result', 'Unit', 'Reference range', 'Flag'],
      ['Ferritin', '9', 'ng/mL', '15 - 150', 'L'],
      ['Haemoglobin', '12.4', 'g/dL', '12.0 - 15.5'],
      ['TSH', '1.9', 'mIU/L', '0.4 - 4.0'],
    ],
  ]),
};

inEveryLook(() => {
  test.slow();

  test('axe finds nothing in the library, its search, an open document, its values, their places and its details', {
    ...rows('U-42', 'U-44', 'U-45', 'U-48', 'U-50', 'U-59', 'PR-03'),
    tag: '@deep',
  }, async ({ page, context, maria }) => {
    expect(maria.email).toBeTruthy();
    await page.goto('/health-statistics');
    await expect(page.getByText('No documents uploaded yet.')).toBeVisible();
    expect(await complaintsAbout(page), 'empty').toEqual([]);

    const { request } = context;
    await uploadDocument(request, example('consultation-letter.docx'));
    const scan = await uploadNamed(request, example('prescription.jpeg'), { notes: 'From Dr. Núñez' });
    await uploadNamed(request, example('vaccination-record.png'));
    const report = await uploadNamed(request, REPORT);
    await waitUntilRead(request, report.id);
    // Read from a photo, being read, and not sure: what takes long, or depends on the rules.
    await askAlone(page);
    await page.route(/\/api\/health-documents(\?|$)/, async (route) => {
      const answer = await route.fetch();
      const { health_documents: documents } = await answer.json();
      const [done, photo, reading, unsure] = documents;
      const values = done.ai_digest.values.map((value: LabValue) => ({
        ...{ ...value, flag: null },
        is_from_ocr: true,
      }));
      Object.assign(photo, {
        ...{ ...done, id: photo.id, own_name: photo.own_name, mime_type: photo.mime_type },
        ai_digest: { ...done.ai_digest, values, is_from_ocr: true },
      });
      const unread = { ai_summary: null, ai_digest: null, reading_failure: null };
      Object.assign(reading, {
        ...{ ...unread, own_category: 'prescription' },
        ...{ reading_state: 'reading', reading_page: 2, reading_pages: 5 },
      });
      Object.assign(unsure, {
        ...{
          ...unread,
          reading_state: 'done',
          ai_summary: 'A visit note that also contains a prescription.',
        },
        ...{ ai_suggested_name: 'Visit note', ai_category_sure: false },
        ...{ ai_suggested_category: 'consultation_notes', ai_second_category: 'prescription' },
      });
      await route.fulfill({ response: answer, json: { health_documents: documents } });
    });
    await askAlone(page);
    await page.route('**/api/ai-model', (route) =>
      route.fulfill({
        json: { offer: { endpoint: 'http://localhost:11434/v1', model: 'llama3.1:8b' }, consent: null },
      }),
    );
    await page.reload();
    await expect(page.getByText('Below range').first()).toBeVisible();
    await expect(page.getByText('Lab results', { exact: true }).first()).toBeVisible();
    await expect(page.getByText('Reading page 2 of 5')).toBeVisible();
    await expect(page.getByText('Lunaria is not sure where it belongs.')).toBeVisible();
    await expect(
      page.getByText('Read from a photo, so digits and decimal points can be wrong.'),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Summaries by a language model/ }).click();
    await expect(page.getByRole('button', { name: 'Agree to llama3.1:8b' })).toBeVisible();
    expect(await complaintsAbout(page), 'list').toEqual([]);
    const search = page.getByLabel('Search documents');
    await search.fill('e');
    await expect(page.locator('mark').first()).toBeVisible();
    expect(await complaintsAbout(page), 'found').toEqual([]);
    await search.fill('zzz');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    expect(await complaintsAbout(page), 'nothing matches').toEqual([]);
    await page.getByRole('button', { name: 'Clear search and filters' }).click();

    await page.getByRole('link', { name: REPORT.name }).click();
    await expect(page.getByRole('heading', { name: /^Values/ })).toBeVisible();
    await page.getByText(/^LOINC codes/).click();
    expect(await complaintsAbout(page), 'what it says').toEqual([]);
    await page.getByRole('button', { name: 'Correct TSH' }).click();
    await page.getByRole('dialog').getByLabel('Result').fill('');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Enter the value')).toBeVisible();
    expect(await complaintsAbout(page), 'value').toEqual([]);
    await page.getByRole('dialog').getByLabel('Result').fill('2.9');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Corrected by you').first()).toBeVisible();
    await page.getByRole('button', { name: 'Correct Haemoglobin' }).click();
    await page.getByRole('button', { name: 'Not a value' }).click();
    await expectToast(page, 'Value taken out', 'Haemoglobin');
    await expect(page.getByText('Taken out by you').first()).toBeVisible();
    expect(await complaintsAbout(page), 'corrected').toEqual([]);
    await page.getByRole('button', { name: /^Page 1, line \d+: show where TSH was read$/ }).click();
    await expect(page.getByRole('region', { name: 'Text as read' })).toBeVisible();
    expect(await complaintsAbout(page), 'text as read').toEqual([]);
    await page.getByRole('button', { name: 'See the original' }).click();
    await expect(page.locator('[data-marked-line]')).toBeVisible();
    expect(await complaintsAbout(page), 'PDF').toEqual([]);
    await page.getByRole('button', { name: 'Edit details' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await complaintsAbout(page), 'details').toEqual([]);
    // The list goes on looking: an answer under way is not worth an error.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.keyboard.press('Escape');

    await page.goto(`/health-statistics?document=${scan.id}`);
    await page.getByRole('tab', { name: 'Original' }).click();
    await expect(page.getByRole('button', { name: 'Turn right' })).toBeVisible();
    expect(await complaintsAbout(page), 'picture').toEqual([]);
  });
});
