import { readFile } from 'node:fs/promises';
import { openZip } from '@lunaria/server/testing/exports.ts';
import { recordPeriod } from '../calendar.ts';
import { storedPeriods } from '../cycle-history.ts';
import { example, storedBytes, storedDocuments, uploadNamed } from '../documents.ts';
import { rows } from '../rows.ts';
import { createAccount, expect, test } from '../story.ts';

test(
  'She takes everything along: asked for, followed over a reload, downloaded after she confirmed that it is she, and brought back into a new account',
  rows('PR-06', 'PR-08'),
  async ({ page, context, browser, maria }) => {
    const { request } = context;
    await recordPeriod(request, '2026-01-05', '2026-01-09');
    await uploadNamed(request, example('blood-count.pdf'));
    const [document] = await storedDocuments(request);
    const original = await storedBytes(request, document?.id ?? '');

    await page.goto('/dashboard/privacy');
    await page.getByRole('link', { name: 'Files', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/files');
    await page.getByRole('button', { name: 'Make the file' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.reload();
    const download = page.getByRole('button', { name: /^Download/ });
    await expect(download).toBeVisible({ timeout: 60_000 });

    // She signed up a moment ago: as if that was long past.
    await page.route('**/api/auth/proof', async (route) => {
      if (route.request().method() !== 'GET') return await route.continue();
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), is_fresh: false } });
    });
    await download.click();
    const proof = page.getByRole('dialog', { name: 'Confirm it is you' });
    await proof
      .getByLabel(/password/i)
      .first()
      .fill(maria.password);
    const downloading = page.waitForEvent('download');
    await proof.getByRole('button', { name: /^(Confirm|Continue)/ }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^lunaria-\d{4}-\d\d-\d\d\.zip$/);
    const path = await file.path();
    const parts = await openZip(await readFile(path));
    expect([...parts.keys()]).toEqual(
      expect.arrayContaining([
        ...['lunaria.json', 'README.txt', 'summary.html', 'summary.pdf', 'csv/period-tracking.csv'],
        ...['documents/index.csv', 'documents/blood-count.pdf'],
      ]),
    );
    await page.reload();
    await expect(page.getByText(/Downloaded on/)).toBeVisible();

    const summary = await context.newPage();
    await summary.setContent(new TextDecoder().decode(parts.get('summary.html')));
    await expect(summary.getByRole('heading', { name: 'Periods' })).toBeVisible();
    await summary.close();

    const other = await browser.newContext();
    await createAccount(other.request, 'Ana Sofía Ramos');
    const phone = await other.newPage();
    await phone.goto('/onboarding/basic-info');
    await phone.getByRole('link', { name: 'Bring it back' }).click();
    await expect(phone).toHaveURL('/dashboard/files#bring-back');
    await phone.getByLabel('The ZIP file').setInputFiles(path);
    await phone.getByRole('button', { name: 'Bring it back' }).click();
    await expect(phone.getByText(/^It is back: \d+ entries and 1 document\./)).toBeVisible({
      timeout: 30_000,
    });
    await phone.getByRole('link', { name: 'See your Today' }).click();
    await expect(phone).toHaveURL('/dashboard');
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await storedPeriods(other.request)).toEqual(await storedPeriods(request));
    expect((await storedBytes(other.request, document?.id ?? '')).equals(original)).toBe(true);
    await other.close();
  },
);
