import type { Page } from '@playwright/test';
import { example, storedDocuments, uploadDocument, uploadNamed, waitUntilRead } from '../documents.ts';
import { makeLocked, makePdf, makeScan } from '../make-pdf.ts';
import { rows } from '../rows.ts';
import { createAccount, expect, test } from '../story.ts';
import { expectToast, toastsOf } from '../toasts.ts';

const LIBRARY = '/health-statistics';

const list = (page: Page) => page.getByRole('list', { name: 'Documents' });
const names = (page: Page) => list(page).getByRole('heading', { level: 2 });
const original = (page: Page) => page.getByRole('tab', { name: 'Original' });

const threePages = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: makePdf(['Ferritin 9 ng/mL', 'Haemoglobin 12.4 g/dL', 'TSH 1.9 mIU/L']),
});

const lockedFile = (name: string) => ({ name, mimeType: 'application/pdf', buffer: makeLocked() });

async function choose(page: Page, label: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('option', { name: option }).click();
}

test.beforeEach(({ maria }) => {
  expect(maria.email).toBeTruthy();
});

test(
  'She reads a PDF page by page beside the list, turns a picture, and a file that cannot be shown says so calmly; another woman finds nothing under its address',
  rows('U-39', 'U-56', 'U-58', 'U-60', 'U-62', 'S-37', 'X-33', 'PR-03'),
  async ({ page, context, playwright, baseURL }) => {
    const { request } = context;
    // Read one after the other: what is waited for comes first.
    const locked = await uploadDocument(request, lockedFile('report-locked.pdf'));
    await uploadNamed(request, example('consultation-letter.docx'));
    await uploadNamed(request, {
      ...threePages('broken.pdf'),
      buffer: Buffer.from('%PDF-1.4\nnothing of it'),
    });
    await uploadNamed(request, { ...threePages('scan.pdf'), buffer: makeScan() });
    await uploadNamed(request, example('vaccination-record.png'));
    const values = await uploadNamed(request, threePages('values.pdf'));
    const elsewhere: string[] = [];
    const faults: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(baseURL ?? '') && !/^(blob|data):/.test(url)) elsewhere.push(url);
    });
    page.on(
      'console',
      (message) => /Content Security Policy/.test(message.text()) && faults.push(message.text()),
    );

    await test.step('her library, from the dashboard', async () => {
      await page.goto('/dashboard?section=b3');
      await page
        .getByRole('link', { name: 'Document Library' })
        .or(page.getByRole('button', { name: 'Document Library' }))
        .click();
      await expect(page).toHaveURL(LIBRARY);
      await expect(page).toHaveTitle(/^Health documents/);
    });
    const panel = (name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
    await test.step('the pages, with their words for whoever listens', async () => {
      await page.getByRole('link', { name: 'values.pdf' }).click();
      const pdf = panel('values.pdf');
      await expect(pdf.getByRole('heading', { name: 'values.pdf' })).toBeFocused();
      await original(page).click();
      await expect(pdf.getByRole('region', { name: 'Page 1 of 3' })).toContainText('Ferritin 9 ng/mL');
      const reach = (address: string) => fetch(address).then(String, () => 'refused');
      expect(await page.workers()[0]?.evaluate(reach, `${baseURL}/healthz`)).toBe('refused');
      await expect(names(page)).toHaveCount(6);
      await pdf.getByRole('button', { name: 'Next page' }).click();
      await expect(pdf.getByText('Page 2 of 3')).toBeVisible();
      await expect(pdf.getByRole('region', { name: 'Page 2 of 3' })).toContainText('Haemoglobin 12.4 g/dL');
      const first = pdf.getByRole('region', { name: 'Page 1 of 3' });
      const before = (await first.boundingBox())?.width ?? 0;
      await pdf.getByRole('region', { name: /^Pages of/ }).focus();
      await page.keyboard.press('+');
      await expect.poll(async () => ((await first.boundingBox())?.width ?? 0) / before).toBeCloseTo(1.25, 1);
      await page.keyboard.press('0');
      await page.keyboard.press('Escape');
      await expect(pdf).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'values.pdf' })).toBeFocused();
    });
    await test.step('a page as a copier packs it, which takes WebAssembly', async () => {
      await page.getByRole('link', { name: 'scan.pdf' }).click();
      await original(page).click();
      const scan = page.locator('[data-page="1"][data-state=picture]');
      await expect(scan.getByText('This page is a picture.')).toBeAttached();
      const middle = await scan.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const [x, y] = [canvas.width / 2, canvas.height / 2];
        return [...(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [])];
      });
      expect(middle).toEqual([0, 0, 0, 255]);
    });
    await test.step('a picture', async () => {
      await page.getByRole('link', { name: 'vaccination-record.png' }).click();
      await original(page).click();
      const picture = panel('vaccination-record.png').getByRole('img', { name: 'vaccination-record.png' });
      await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(100);
      const upright = await picture.boundingBox();
      await page.getByRole('button', { name: 'Turn right' }).click();
      await expect
        .poll(async () => {
          const turned = await picture.boundingBox();
          return upright && turned && upright.width > upright.height === turned.height > turned.width;
        })
        .toBe(true);
    });
    await test.step('from one to the next, and closing still leads to the list', async () => {
      await page.getByRole('link', { name: 'consultation-letter.docx' }).click();
      await original(page).click();
      await expect(panel('consultation-letter.docx').getByText('A Word document')).toBeVisible();
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Download' }).click();
      expect((await download).suggestedFilename()).toBe('consultation-letter.docx');
      await page.getByRole('button', { name: 'Close the document' }).click();
      await expect(page).toHaveURL(LIBRARY);
    });
    await test.step('damaged before it was uploaded', async () => {
      await page.getByRole('link', { name: 'broken.pdf' }).click();
      await original(page).click();
      await expect(page.getByRole('alert').getByText('The file cannot be shown')).toBeVisible();
      await expect(names(page)).toHaveCount(6);
    });
    await test.step('locked with a password', async () => {
      await waitUntilRead(request, locked.id);
      await page.getByRole('button', { name: 'Close the document' }).click();
      const card = list(page).getByRole('listitem').filter({ hasText: 'report-locked.pdf' });
      await expect(card).toContainText('Could not be read. The file is locked with a password.');
      await card.getByRole('link', { name: 'Open original' }).click();
      await expect(page.getByText('This file is locked with a password')).toBeVisible();
    });
    await test.step('on a phone the page has room, and its words', async () => {
      await page.getByRole('button', { name: 'Close the document' }).click();
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('link', { name: 'values.pdf' }).click();
      await original(page).click();
      await expect(page.getByRole('region', { name: 'Page 1 of 3' })).toContainText('Ferritin');
      await expect(list(page)).toBeHidden();
      const isSideways = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(await isSideways()).toBe(false);
    });
    await test.step('another woman at her address', async () => {
      const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' });
      await createAccount(stranger);
      const content = await stranger.get(`/api/health-documents/${values.id}/content`);
      expect(content.status()).toBe(404);
      expect(await storedDocuments(stranger)).toEqual([]);
      await context.clearCookies();
      await context.addCookies((await stranger.storageState()).cookies);
      await page.goto(`${LIBRARY}?document=${values.id}`);
      await expect(page.getByText('This document is not here')).toBeVisible();
      await expect(page.getByText('values.pdf')).toHaveCount(0);
      await stranger.dispose();
    });
    expect(elsewhere).toEqual([]);
    expect(faults).toEqual([]);
  },
);

test(
  'She names and files a document, in two tabs and without a connection; she deletes one and takes it back',
  rows('U-42', 'U-43', 'U-48', 'PR-03'),
  async ({ page, context }) => {
    // It cannot be read: nothing suggests another name.
    const document = await uploadDocument(context.request, lockedFile('scan.pdf'));
    const other = await context.newPage();
    await other.goto(LIBRARY);
    await page.goto(LIBRARY);
    await page.getByRole('link', { name: 'scan.pdf' }).click();
    const edit = async (on: Page) => {
      await on.getByRole('button', { name: 'Edit details' }).click();
      return on.getByRole('dialog', { name: 'Edit details' });
    };

    await test.step('her name wins, here and in the other tab by itself', async () => {
      const dialog = await edit(page);
      await dialog.getByLabel('Name').fill('  Iron ');
      await choose(page, 'Category', /^Lab results$/);
      await dialog.getByRole('button', { name: 'Save' }).dblclick();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { name: 'Iron' }).first()).toBeVisible();
      await expect(names(other)).toHaveText(['Iron']);
      await expect(list(other).getByText('Lab results')).toBeVisible();
    });
    await test.step('two tabs at once: each keeps what the other wrote', async () => {
      const dialog = await edit(page);
      await other.getByRole('link', { name: 'Iron' }).click();
      const otherDialog = await edit(other);
      await otherDialog.getByLabel('Name').fill('Iron and blood count');
      await otherDialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Iron and blood count').first()).toBeAttached();
      await dialog.getByLabel('Notes').fill('Ask about tablets.');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Ask about tablets.')).toBeVisible();
      await expect
        .poll(async () => (await storedDocuments(context.request))[0])
        .toMatchObject({
          own_name: 'Iron and blood count',
          own_category: 'lab_results',
          notes: 'Ask about tablets.',
        });
    });
    await test.step('without a connection it is kept, said, and sent later', async () => {
      await context.setOffline(true);
      const dialog = await edit(page);
      await dialog.getByRole('button', { name: /^Back to the name of the file/ }).click();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(names(page)).toHaveText(['scan.pdf']);
      await expect(page.getByText(/1 change not sent yet/)).toBeVisible();
      await context.setOffline(false);
      await expect.poll(async () => (await storedDocuments(context.request))[0]?.own_name).toBeNull();
    });
    await test.step('deleted, and back again', async () => {
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(page.getByText('No documents uploaded yet.')).toBeVisible();
      await expectToast(page, 'Document deleted', 'scan.pdf');
      await expect.poll(() => storedDocuments(context.request)).toEqual([]);
      await expect(other.getByText('This document is not here')).toBeVisible();
      await toastsOf(page).getByRole('button', { name: 'Undo' }).click();
      await expect(names(page)).toHaveText(['scan.pdf']);
      await expect
        .poll(async () => (await storedDocuments(context.request)).map(({ id }) => id))
        .toEqual([document.id]);
    });
  },
);

test.describe('with the worker of the offline shell', () => {
  test.use({ serviceWorkers: 'allow' });

  test('Without a connection her library opens from what the device keeps, says that files need one, writes over no notes, and shows them once there is one', {
    tag: '@deep',
    ...rows('PR-03'),
  }, async ({ page, context }) => {
    const { id } = await uploadNamed(context.request, threePages('values.pdf'), {
      notes: 'Ask about tablets.',
    });
    const { ai_summary: summary } = await waitUntilRead(context.request, id);
    await page.goto(LIBRARY);
    await expect(names(page)).toHaveText(['values.pdf']);
    await page.evaluate(() => navigator.serviceWorker.ready);

    await context.setOffline(true);
    await page.reload();
    await expect(names(page)).toHaveText(['values.pdf']);
    await expect(page.getByText(/Shown as this device last saw it/)).toBeVisible();
    // What the document says is not on the device.
    expect(summary).toBeTruthy();
    await expect(page.getByText(summary ?? '')).toHaveCount(0);
    await page.getByRole('link', { name: 'values.pdf' }).click();
    await expect(
      page.getByText('What was read from it did not load. It is safe on the server.'),
    ).toBeVisible();
    await original(page).click();
    await expect(page.getByText('The file did not load. It is safe on the server.')).toBeVisible();
    // What the device does not keep cannot be written over.
    await page.getByRole('button', { name: 'Edit details' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit details' });
    await expect(dialog.getByText('Notes are not kept on this device.')).toBeVisible();
    await expect(dialog.getByLabel('Notes')).toHaveCount(0);
    await dialog.getByLabel('Name').fill('Iron');
    await dialog.getByRole('button', { name: 'Save' }).click();

    await context.setOffline(false);
    await expect(names(page)).toHaveText(['Iron']);
    const sent = { own_name: 'Iron', notes: 'Ask about tablets.' };
    await expect.poll(() => storedDocuments(context.request)).toMatchObject([sent]);
    await expect(page.getByRole('region', { name: 'Page 1 of 3' })).toContainText('Ferritin');
    await expect(page.getByText('Ask about tablets.')).toBeVisible();
  });
});
