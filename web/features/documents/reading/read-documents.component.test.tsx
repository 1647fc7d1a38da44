import { page, userEvent } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import { complaints, rows, textsOf, toasts } from '../../../testing/look.ts';
import { makeDocument } from '../testing/her-documents.ts';
import { keepRead, readDocument, takeEdits } from '../testing/her-readings.ts';
import { item, list, opened, showLibrary } from '../testing/library-on-screen.tsx';
import { uploadDialog } from '../testing/uploads-on-screen.tsx';

/** A laboratory that does not exist, and nobody's blood. */
const REPORT = `Rosenhof Laboratory
Laboratory report
Patient: Maria Example   Born: 04.05.1991
Collected: 12 Mar 2026   Reported: 13 Mar 2026
Test   Result   Unit   Reference range   Flag
Ferritin   9   ng/mL   15 - 150   L
Haemoglobin   12.4   g/dL   12.0 - 15.5
TSH   1.9   mIU/L   0.4 - 4.0`;

test(
  'A locked file says what to do, and another try is not offered',
  rows('U-39', 'U-59', 'X-33'),
  async ({ maria, records }) => {
    records.documents = [
      makeDocument(maria.id, {
        file_name: 'report-locked.pdf',
        reading_state: 'failed',
        reading_failure: 'locked',
      }),
    ];
    await showLibrary();
    const card = item('report-locked.pdf');
    await expect.element(card).toMatchTextContent(/Could not be read\. The file is locked with a password\./);
    await expect.element(card.getByRole('link', { name: 'Open original' })).toBeVisible();
    await expect.element(card.getByRole('button', { name: 'Try to read it again' })).not.toBeInTheDocument();
    expect(await complaints()).toEqual([]);
    await card.getByRole('button', { name: 'Upload again' }).click();
    await expect.element(uploadDialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(uploadDialog()).not.toBeInTheDocument();
  },
);

test(
  'What nobody can place she files herself, and can take that back',
  rows('U-44', 'U-59', 'Q-77', 'PR-26'),
  async ({ api, maria, records }) => {
    const letter = makeDocument(maria.id, { file_name: 'letter.pdf', document_type: 'Other' });
    const text = 'Thank you for your visit. We look forward to seeing you.';
    keepRead(api, records, readDocument(letter, text, 'text'));
    takeEdits(api, records);
    const own = () => records.documents[0]?.own_category;
    expect(records.documents[0]?.ai_second_category).not.toBeNull();
    await showLibrary();
    const card = list().getByRole('listitem').filter({ hasText: 'Lunaria is not sure where it belongs.' });
    await expect.element(card.getByText('Not sure', { exact: true })).toBeVisible();
    const choice = card.getByRole('group', { name: /File it as$/ }).getByRole('button');
    expect(choice.elements()).toHaveLength(2);
    expect(await complaints()).toEqual([]);
    const [label = ''] = textsOf(choice);
    await choice.first().click();
    await expect.element(list().getByText('Not sure', { exact: true })).not.toBeInTheDocument();
    await expect.poll(own).not.toBeNull();
    await expect.element(toasts().getByText(`Filed as ${label}`)).toBeVisible();
    await toasts().getByRole('button', { name: 'Undo' }).click();
    await expect.element(card.getByText('Not sure', { exact: true })).toBeVisible();
    await expect.poll(own).toBeNull();
  },
);

test(
  'A photo is read with a warning and without a verdict, also where she corrected a value',
  rows('U-39', 'U-44', 'U-59', 'PR-26', 'Q-77'),
  async ({ api, maria, records }) => {
    const file = makeDocument(maria.id, { file_name: 'IMG_0042.jpg', mime_type: 'image/jpeg' });
    keepRead(api, records, readDocument(file, REPORT, 'ocr'));
    api.answer('get', '/api/health-documents/:id/content', await drawPicture());
    const { ai_suggested_name: suggested, ai_summary: summary } = records.documents[0] ?? {};
    const name = suggested ?? '';
    expect(summary).not.toMatch(/below|above|inside/i);
    const verdict = page.getByText(/(Below|Above|In) range/);
    await showLibrary();
    await expect
      .element(item(name).getByText(/^Read from a photo, so digits and decimal points can be wrong\./))
      .toBeVisible();
    await expect.element(verdict).not.toBeInTheDocument();

    await page.getByRole('link', { name }).click();
    const panel = opened(name);
    const haemoglobin = panel
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Haemoglobin' }) });
    await expect.element(haemoglobin).toMatchTextContent(/Check against the original/);
    await expect.element(verdict).not.toBeInTheDocument();
    await panel.getByRole('button', { name: 'Check against the original' }).click();
    await expect.element(panel.getByRole('img', { name })).toBeVisible();
    await expect.element(panel.getByRole('tab', { name: 'Original' })).toHaveFocus();

    await panel.getByRole('tab', { name: 'What it says' }).click();
    await panel.getByRole('button', { name: 'Correct Haemoglobin' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct a value' });
    await dialog.getByLabelText('Result').fill('11.9');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(haemoglobin).toMatchTextContent(/Corrected by you/);
    expect(textsOf(haemoglobin).join()).not.toMatch(/range$|Below/);
    await expect
      .poll(() => api.sent('put', '/api/health-documents/:id/corrections/:value_key').length)
      .toBe(1);
    await expect.element(verdict).not.toBeInTheDocument();
  },
);

async function drawPicture(): Promise<Blob> {
  const canvas = new OffscreenCanvas(200, 300);
  canvas.getContext('2d')?.fillRect(0, 0, 200, 300);
  return await canvas.convertToBlob({ type: 'image/jpeg' });
}
