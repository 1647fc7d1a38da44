import type { Locator, Page } from '@playwright/test';
import {
  type ChosenFile,
  chooseFiles,
  chooseType,
  storedDocuments,
  storedReading,
  uploadDialog,
  uploadDocument,
  waitUntilRead,
} from '../documents.ts';
import { makeReport } from '../make-pdf.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast, toastsOf } from '../toasts.ts';

const LIBRARY = '/health-statistics';
const UPLOADED = ['Success', 'Document uploaded successfully. AI analysis in progress...'] as const;

/** A laboratory that does not exist, and nobody's blood. */
const REPORT = [
  [
    ['Rosenhof Laboratory'],
    ['Laboratory report'],
    ['Patient: Maria Example', '', '', 'Born: 04.05.1991'],
    ['Collected: 12 Mar 2026', '', '', 'Reported: 13 Mar 2026'],
    ['Test', 'Result', 'Unit', 'Reference range', 'Flag'],
    ['Ferritin', '9', 'ng/mL', '15 - 150', 'L'],
    ['Haemoglobin', '12.4', 'g/dL', '12.0 - 15.5'],
    ['White cell count', '6.1', '10^9/L', '4.0 - 11.0'],
    ['TSH', '1.9', 'mIU/L', '0.4 - 4.0'],
  ],
  [
    ['Rosenhof Laboratory'],
    ['Test', 'Result', 'Unit', 'Reference range', 'Flag'],
    ['Vitamin B12', '410', 'pg/mL', '197 - 771'],
    ['25-OH Vitamin D', '19', 'ng/mL', '30 - 100', 'L'],
  ],
] as const;

const pdf = (name: string, buffer: Buffer): ChosenFile => ({ name, mimeType: 'application/pdf', buffer });
const report = (name = 'scan_0312.pdf') => pdf(name, makeReport(REPORT));

const list = (page: Page) => page.getByRole('list', { name: 'Documents' });
const item = (page: Page, name: string | RegExp) =>
  list(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const opened = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name });
const rowOf = (panel: Locator, analyte: string) =>
  panel.getByRole('row').filter({ has: panel.page().getByRole('rowheader', { name: analyte }) });

/** Opens a document of the list whose reading is over, and its values. */
async function openRead(page: Page, name: RegExp): Promise<Locator> {
  await page.goto(LIBRARY);
  await page.getByRole('link', { name }).click();
  const panel = opened(page, name);
  await expect(panel.getByRole('heading', { name: /^Values/ })).toBeVisible();
  return panel;
}

async function correct(panel: Locator, analyte: string, change: (dialog: Locator) => Promise<void>) {
  await panel.getByRole('button', { name: `Correct ${analyte}` }).click();
  const dialog = panel.page().getByRole('dialog', { name: 'Correct a value' });
  await change(dialog);
  await expect(dialog).toHaveCount(0);
}

test.beforeEach(({ maria }) => {
  expect(maria.email).toBeTruthy();
  // Documents are read one after the other: those of the stories beside this one too.
  test.slow();
});

test(
  'Maria uploads a lab report, sees it being read, its name and values, where each was read, and what she corrects outlives another reading',
  rows(
    'U-39',
    'U-42',
    'U-44',
    'U-45',
    'U-46',
    'U-48',
    'U-58',
    'U-59',
    'E-37',
    'E-38',
    'E-39',
    'PR-26',
    'Q-78',
  ),
  async ({ page, context }) => {
    const NAME = /12 Mar 2026, Rosenhof Laboratory/;
    await page.goto(LIBRARY);
    await page.getByRole('main').getByRole('button', { name: 'Upload Health Documents' }).click();
    await chooseFiles(uploadDialog(page), report());
    await chooseType(uploadDialog(page), 'Other');
    await uploadDialog(page).getByRole('button', { name: 'Upload', exact: true }).click();
    await Promise.all([
      expectToast(page, ...UPLOADED),
      expect(item(page, 'scan_0312.pdf').getByText(/^(Waiting to be read|Reading )/)).toBeVisible(),
    ]);

    const card = item(page, NAME);
    await test.step('what it is and says, without a reload', async () => {
      await expect(card).toBeVisible({ timeout: 90_000 });
      await expect(page.getByRole('status').filter({ hasText: /was read\.$/ })).toBeAttached();
      await expect(card.getByText('Lab results', { exact: true })).toBeVisible();
      await expect(card.getByText(/PDF, 2 pages/)).toBeVisible();
      await expect(rowOf(card, 'Ferritin')).toContainText(/9 ng\/mL.*15 - 150.*Below range/);
      await expect(card.getByText('and 3 more values')).toBeVisible();
      // No operator set one up here: nothing is said of it.
      await expect(page.getByText(/language model/)).toHaveCount(0);
    });

    await page.getByRole('link', { name: NAME }).click();
    const panel = opened(page, NAME);
    await test.step('each sentence and value says where it was read, and leads there', async () => {
      const summary = panel.getByRole('region', { name: 'Summary' });
      await expect(
        summary.getByText(/^Ferritin 9 ng\/mL is below the printed range of 15 to 150\.$/),
      ).toBeVisible();
      await expect(rowOf(panel, 'TSH')).toContainText('In range');
      await expect(
        panel.getByText('Compared with the range printed in the document, nothing else.'),
      ).toBeVisible();
      const place = rowOf(panel, '25-OH Vitamin D').getByRole('button', { name: /^Page 2, line 4/ });
      await place.click();
      const line = panel.getByRole('region', { name: 'Text as read' }).locator('[aria-current]');
      await expect(line).toBeFocused();
      await expect(line).toHaveText(/^4\s*25-OH Vitamin D\s+19\s+ng\/mL/);
      await panel.getByRole('button', { name: 'See the original' }).click();
      await expect(panel.getByText('Page 2 of 2')).toBeVisible();
      await expect(panel.locator('[data-page="2"] [data-marked-line]')).toBeVisible();
      await panel.getByRole('button', { name: 'Back', exact: true }).click();
      await expect(place).toBeFocused();
    });

    await test.step('she corrects one: here, in the summary and in the list', async () => {
      await correct(panel, 'Ferritin', async (dialog) => {
        await expect(dialog.getByText('Read as: Ferritin 9 ng/mL (15 - 150)')).toBeVisible();
        await expect(dialog.getByText(/^Page 1, line 6: /)).toBeVisible();
        await dialog.getByLabel('Result').fill(' ');
        await dialog.getByRole('button', { name: 'Save' }).click();
        await expect(dialog.getByText('Enter the value')).toBeVisible();
        await expect(dialog.getByLabel('Result')).toBeFocused();
        await dialog.getByLabel('Result').fill('90');
        await dialog.getByRole('button', { name: 'Save' }).click();
      });
      await expect(rowOf(panel, 'Ferritin')).toContainText(
        /Corrected by you\s*read as 9 ng\/mL.*90 ng\/mL.*In range/,
      );
      await expect(panel.getByText(/^Ferritin 90 ng\/mL, corrected by you; read as 9\./)).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Correct Ferritin' })).toBeFocused();
      await expect(card.getByText(/Ferritin 90 ng\/mL, corrected by you/)).toBeVisible();
    });

    await test.step('read once more, her correction is still there', async () => {
      const asked = page.waitForResponse('**/api/analyze-document');
      await panel.getByRole('button', { name: 'Read again' }).click();
      expect((await asked).status()).toBeLessThan(300);
      await expect(panel.getByRole('button', { name: 'Being read again' })).toBeVisible();
      await expect(panel.getByRole('button', { name: 'Read again', exact: true })).toBeVisible({
        timeout: 90_000,
      });
      const [document] = await storedDocuments(context.request);
      if (!document) throw new Error('Nothing is stored');
      expect(document.ai_summary).toContain('Ferritin 90 ng/mL, corrected by you');
      const stored = await storedReading(context.request, document.id);
      expect(stored.corrections).toMatchObject([{ fields: { value: '90' }, read: { value: '9' } }]);
      await page.reload();
      await expect(rowOf(panel, 'Ferritin')).toContainText('Corrected by you');
    });

    await test.step('on a phone the way back from a place is the way back of the phone', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const place = rowOf(panel, 'TSH').getByRole('button', { name: /^Page 1, line 9/ });
      await place.click();
      await expect(panel.getByRole('region', { name: 'Text as read' })).toBeVisible();
      await page.goBack();
      await expect(place).toBeFocused();
    });
    await expect(page).toHaveURL(/\?document=[0-9a-f-]{36}$/);
  },
);

test('Values she takes out, adds and brings back, without a connection and in a second tab', {
  tag: '@deep',
  ...rows('PR-26'),
}, async ({ page, context }) => {
  const { id } = await uploadDocument(context.request, report());
  await waitUntilRead(context.request, id);
  const NAME = /Rosenhof Laboratory/;
  const other = await context.newPage();
  const there = await openRead(other, NAME);
  const panel = await openRead(page, NAME);
  const corrections = async () => (await storedReading(context.request, id)).corrections;

  await test.step('one that is no value', async () => {
    await correct(panel, 'TSH', (dialog) => dialog.getByRole('button', { name: 'Not a value' }).click());
    await expectToast(page, 'Value taken out', 'TSH');
    await expect(panel.getByRole('heading', { name: 'Values (5)' })).toBeVisible();
    await expect(rowOf(there, 'TSH')).toContainText('Taken out by you');
    await panel.getByRole('button', { name: 'Bring back TSH' }).click();
    await expect(panel.getByRole('heading', { name: 'Values (6)' })).toBeVisible();
    await expect(rowOf(there, 'TSH')).toContainText('In range');
    await correct(panel, 'TSH', (dialog) => dialog.getByRole('button', { name: 'Not a value' }).click());
    await expect(rowOf(there, 'TSH')).toContainText('Taken out by you');
    await toastsOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(there, 'TSH')).toContainText('In range');
  });
  await test.step('one that was missed, noted without a connection', async () => {
    // What was taken back above is shown before it is sent; without a connection it would wait as well.
    await expect(page.getByText('Saving…')).toHaveCount(0);
    await context.setOffline(true);
    await panel.getByRole('button', { name: 'Add a value' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a value' });
    await dialog.getByLabel('What was measured').fill('Folate');
    await dialog.getByLabel('Result').fill('8.2');
    await dialog.getByLabel('Printed range').fill('> 3.9');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(panel, 'Folate')).toContainText('Added by you');
    await expect(page.getByText(/1 change not sent yet/)).toBeVisible();
    await context.setOffline(false);
    await expect.poll(async () => (await corrections()).length).toBe(1);
    await expect(rowOf(there, 'Folate')).toContainText('Added by you');
  });
  await test.step('two tabs correct two fields of one value', async () => {
    await there.getByRole('button', { name: 'Correct Ferritin' }).click();
    const dialog = other.getByRole('dialog', { name: 'Correct a value' });
    await dialog.getByLabel('Printed range').fill('5 - 150');
    await correct(panel, 'Ferritin', async (own) => {
      await own.getByLabel('Result').fill('7');
      await own.getByRole('button', { name: 'Save' }).click();
    });
    // Behind the window of the other tab.
    await expect(other.locator('tr', { hasText: /Ferritin.*7 ng\/mL/ }).last()).toBeAttached();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(panel, 'Ferritin')).toContainText(/7 ng\/mL.*5 - 150.*In range/);
  });
  await test.step('and back to what was read, which can be undone', async () => {
    await correct(panel, 'Ferritin', (dialog) =>
      dialog.getByRole('button', { name: 'Back to what was read' }).click(),
    );
    await expect(rowOf(panel, 'Ferritin')).toContainText(/9 ng\/mL.*15 - 150.*Below range/);
    await toastsOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(rowOf(panel, 'Ferritin')).toContainText(/7 ng\/mL.*5 - 150/);
    await expect.poll(async () => (await corrections()).length).toBe(2);
  });
});
