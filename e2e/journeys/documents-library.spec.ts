import type { Page } from '@playwright/test';
import { example, storedDocuments, uploadDocument, uploadNamed, waitUntilRead } from '../documents.ts';
import { makeLocked, makePdf, makeScan } from '../make-pdf.ts';
import { rows } from '../rows.ts';
import { createAccount, expect, test } from '../story.ts';
import { expectToast, toastsOf } from '../toasts.ts';

const LIBRARY = '/health-statistics';
const LIST = '**/api/health-documents?*';
const CONTENT = '**/api/health-documents/*/content';
const EMPTY = 'No documents uploaded yet. Upload health documents to see AI-generated summaries here.';

const list = (page: Page) => page.getByRole('list', { name: 'Documents' });
const names = (page: Page) => list(page).getByRole('heading', { level: 2 });
const original = (page: Page) => page.getByRole('tab', { name: 'Original' });
const searchField = (page: Page) => page.getByLabel('Search documents');

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
  'Her library loads, says when it is empty, and says where it failed; a failure is logged and nothing more',
  rows('U-56', 'U-57', 'U-63', 'U-64', 'X-32', 'Q-39', 'PR-03'),
  async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await page.goto('/dashboard?section=b3');
    await page.route(LIST, (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'x' } }),
    );
    await page
      .getByRole('link', { name: 'Document Library' })
      .or(page.getByRole('button', { name: 'Document Library' }))
      .click();
    await expect(page).toHaveURL(LIBRARY);
    await expect(page.getByText('Your documents did not load. They are safe on the server.')).toBeVisible();
    await expect(page.getByText(EMPTY)).toHaveCount(0);
    await expect(toastsOf(page)).toHaveCount(0);
    expect(logged.join()).toContain('Documents fetch failed');

    await page.unroute(LIST);
    const held = Promise.withResolvers<void>();
    await page.route(LIST, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('button', { name: 'Upload Health Documents' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    held.resolve();
    await expect(page.getByText(EMPTY, { exact: true })).toBeVisible();
    await expect(searchField(page)).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Upload Health Documents' }).click();
    await expect(page.getByRole('dialog', { name: 'Upload Health Documents' })).toBeVisible();
  },
);

test(
  'Maria finds a document by any of its words, by what it is and when it came, and her address bar knows nothing of it',
  rows('U-44', 'U-58', 'U-60', 'U-61', 'Q-77', 'PR-03'),
  async ({ page, context }) => {
    const { request } = context;
    const ultrasound = await uploadDocument(
      request,
      { ...threePages('IMG_0042.pdf'), buffer: makePdf(['Pelvic ultrasound', 'Nothing of note', 'Signed']) },
      { document_type: 'Imaging Report', notes: 'Dr. Núñez, before the holiday' },
    );
    const edited = { own_name: 'Ecografía pélvica', own_category: 'imaging' };
    const base = {
      own_name: null,
      own_category: null,
      document_type: 'Imaging Report',
      notes: ultrasound.notes,
    };
    const patched = await request.patch(`/api/health-documents/${ultrasound.id}`, {
      data: { user_id: ultrasound.user_id, ...base, ...edited, base },
    });
    expect(patched.status()).toBe(200);
    // What cannot be read is never filed by what it says.
    for (const name of ['blood 10.pdf', 'Blood 9.pdf'])
      await waitUntilRead(request, (await uploadDocument(request, lockedFile(name))).id);

    await page.goto(LIBRARY);
    await expect(names(page)).toHaveText(['Blood 9.pdf', 'blood 10.pdf', 'Ecografía pélvica']);
    await expect(list(page).getByText('The file is locked with a password.')).toHaveCount(2);
    await expect(list(page).getByText('Lab Result', { exact: true })).toHaveCount(2);
    await expect(list(page).getByText('Imaging', { exact: true })).toBeVisible();

    await test.step('every word has to match, in any field, whatever the accents', async () => {
      await page.keyboard.press('/');
      await expect(searchField(page)).toBeFocused();
      await page.keyboard.type('nunez ECOGRAFIA');
      await expect(names(page)).toHaveText(['Ecografía pélvica']);
      await expect(list(page).locator('mark')).toHaveText(['Ecografía', 'Núñez']);
      await expect(page.getByText('1 of 3 documents')).toBeVisible();
      await page.keyboard.type(' blood');
      await expect(page.getByText('Nothing matches')).toBeVisible();
      await page.getByRole('button', { name: 'Clear search and filters' }).click();
      await expect(searchField(page)).toBeFocused();
      await expect(names(page)).toHaveCount(3);
    });
    await test.step('by category, type and time, which say how many they would bring', async () => {
      await choose(page, 'Category', /^Imaging \(1\)$/);
      await expect(names(page)).toHaveText(['Ecografía pélvica']);
      await choose(page, 'Document type', /^Lab Result \(0\)$/);
      await expect(page.getByText('Nothing matches')).toBeVisible();
      await choose(page, 'Category', /^Not filed yet \(2\)$/);
      await expect(names(page)).toHaveText(['Blood 9.pdf', 'blood 10.pdf']);
      await choose(page, 'Uploaded', /^Last year$/);
      await expect(page.getByText('Nothing matches')).toBeVisible();
      await choose(page, 'Uploaded', /^This year$/);
      await expect(names(page)).toHaveCount(2);
      await page.getByRole('button', { name: 'Clear search and filters' }).click();
      await expect(names(page)).toHaveCount(3);
    });
    await test.step('in the order she wants', async () => {
      await choose(page, 'Order', /^Name$/);
      await expect(names(page)).toHaveText(['Blood 9.pdf', 'blood 10.pdf', 'Ecografía pélvica']);
      await choose(page, 'Order', /^Oldest first$/);
      await expect(names(page).first()).toHaveText('Ecografía pélvica');
      await choose(page, 'Order', /^Largest first$/);
      await expect(names(page).first()).toHaveText('Ecografía pélvica');
    });
    await expect(page).toHaveURL(LIBRARY);
    await expect(page).toHaveTitle(/^Health documents/);
  },
);

test(
  'She reads a PDF page by page beside the list, turns a picture, and a file that cannot be shown says so calmly',
  rows('U-58', 'PR-03'),
  async ({ page, context, baseURL }) => {
    const { request } = context;
    await uploadNamed(request, example('consultation-letter.docx'));
    await uploadNamed(request, {
      ...threePages('broken.pdf'),
      buffer: Buffer.from('%PDF-1.4\nnothing of it'),
    });
    await uploadNamed(request, { ...threePages('scan.pdf'), buffer: makeScan() });
    await uploadNamed(request, example('vaccination-record.png'));
    await uploadNamed(request, threePages('values.pdf'));
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

    await page.goto(LIBRARY);
    const panel = (name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
    await test.step('the pages, with their words for whoever listens', async () => {
      await page.getByRole('link', { name: 'values.pdf' }).click();
      const pdf = panel('values.pdf');
      await expect(pdf.getByRole('heading', { name: 'values.pdf' })).toBeFocused();
      await original(page).click();
      await expect(pdf.getByRole('region', { name: 'Page 1 of 3' })).toContainText('Ferritin 9 ng/mL');
      const reach = (address: string) => fetch(address).then(String, () => 'refused');
      expect(await page.workers()[0]?.evaluate(reach, `${baseURL}/healthz`)).toBe('refused');
      await expect(names(page)).toHaveCount(5);
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
    await test.step('damaged before it was uploaded, and damaged since', async () => {
      await page.getByRole('link', { name: 'broken.pdf' }).click();
      await original(page).click();
      await expect(page.getByRole('alert').getByText('The file cannot be shown')).toBeVisible();
      await page.route(CONTENT, (route) =>
        route.fulfill({
          status: 500,
          json: { code: 'file_unreadable', message: 'This file cannot be opened.' },
        }),
      );
      await page.reload();
      await original(page).click();
      await expect(page.getByRole('alert').getByText('The file cannot be opened')).toBeVisible();
      await expect(names(page)).toHaveCount(5);
      await page.unroute(CONTENT);
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

test(
  'On a phone a document takes the screen and leads back to its place; another woman finds nothing under its address',
  rows('U-62', 'S-37'),
  async ({ page, context, playwright, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const first = await uploadNamed(context.request, threePages('first.pdf'));
    for (let number = 1; number <= 6; number += 1)
      await uploadNamed(context.request, threePages(`letter ${number}.pdf`));
    // What is read later makes the list longer.
    for (const { id } of await storedDocuments(context.request)) await waitUntilRead(context.request, id);
    await page.goto(LIBRARY);
    await page.getByRole('link', { name: 'first.pdf' }).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'first.pdf' }).click();
    await expect(page).toHaveURL(`${LIBRARY}?document=${first.id}`);
    await expect(list(page)).toBeHidden();
    await original(page).click();
    await expect(page.getByRole('region', { name: 'Page 1 of 3' })).toContainText('Ferritin');
    const isSideways = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(await isSideways()).toBe(false);
    await page.getByRole('button', { name: 'All documents' }).click();
    await expect(page.getByRole('link', { name: 'first.pdf' })).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);

    const stranger = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await createAccount(stranger);
    const content = await stranger.get(`/api/health-documents/${first.id}/content`);
    expect(content.status()).toBe(404);
    expect(await storedDocuments(stranger)).toEqual([]);
    await context.clearCookies();
    await context.addCookies((await stranger.storageState()).cookies);
    await page.goto(`${LIBRARY}?document=${first.id}`);
    await expect(page.getByText('This document is not here')).toBeVisible();
    await expect(page.getByText('first.pdf')).toHaveCount(0);
    await stranger.dispose();
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
