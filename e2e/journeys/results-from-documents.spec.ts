import { storedDocuments, uploadDocument, waitUntilRead } from '../documents.ts';
import { storedValues, TEST_RESULTS } from '../lab-values.ts';
import { makeReport } from '../make-pdf.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

/** A laboratory that does not exist, and nobody's blood. */
const REPORT = [
  [
    ['Rosenhof Laboratory'],
    ['Laboratory report'],
    ['Patient: Maria Example', '', '', 'Born: 04.05.1991'],
    ['Collected: 12 Mar 2026', '', '', 'Reported: 13 Mar 2026'],
    ['Test', 'Result', 'Unit', 'Reference range', 'Flag'],
    ['Ferritin', '9', 'ng/mL', '15 - 150', 'L'],
    ['TSH', '1.9', 'mIU/L', '0.4 - 4.0'],
  ],
] as const;
const NAME = /12 Mar 2026, Rosenhof Laboratory/;

test('Maria adds all results of a report, finds each on its line with its document, and is led to the row it was read from', {
  ...rows('RE-023', 'RE-024', 'RE-027', 'RE-032'),
}, async ({ page, context, maria }) => {
  expect(maria.email).toBeTruthy();
  // Documents are read one after the other: those of the stories beside this one too.
  test.slow();
  const { request } = context;
  const file = { name: 'scan_0312.pdf', mimeType: 'application/pdf', buffer: makeReport(REPORT) };
  const { id } = await uploadDocument(request, file);
  await waitUntilRead(request, id);

  await page.goto(TEST_RESULTS);
  const waiting = page.getByRole('list', { name: 'From your documents' });
  expect(await storedValues(request)).toEqual([]);
  await waiting.getByRole('link', { name: NAME }).click();
  await expect(page.getByRole('heading', { name: 'Values (2)' })).toBeFocused();
  await page.getByRole('button', { name: 'Add all 2 to my test results' }).dblclick();
  await expect(page.getByText('2 results are in your test results.')).toBeVisible();
  expect((await storedValues(request)).toSorted()).toEqual(['Ferritin 9 ng/mL', 'TSH 1.9 mIU/L']);

  await test.step('each leads to its line, and from there to its row in the document', async () => {
    await page.getByRole('link', { name: /^In your test results.*Ferritin/ }).click();
    await expect(page).toHaveURL(TEST_RESULTS);
    await expect(page.getByRole('heading', { name: 'Ferritin' })).toBeFocused();
    await page.getByRole('link', { name: 'Page 1, line 6' }).click();
    const line = page.getByRole('region', { name: 'Text as read' }).locator('[aria-current]');
    await expect(line).toBeFocused();
    await expect(line).toHaveText(/^6\s*Ferritin\s+9/);
  });

  await test.step('what she corrects in the document is corrected in her results', async () => {
    await page.getByRole('tab', { name: 'What it says' }).click();
    await page.getByRole('button', { name: 'Correct Ferritin' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct a value' });
    await dialog.getByLabel('Result').fill('90');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => storedValues(request)).toContain('Ferritin 90 ng/mL');
  });

  await test.step('the results outlive the document, and nothing leads to it any more', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Document deleted')).toBeVisible();
    await expect.poll(() => storedDocuments(request)).toEqual([]);
    await page.goto(TEST_RESULTS);
    await page.getByRole('button', { name: /^Ferritin/ }).click();
    const row = page.getByRole('rowheader');
    await expect(row).toContainText('The document was deleted');
    await expect(row.getByRole('link')).toHaveCount(0);
  });
});
