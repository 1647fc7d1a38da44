import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import { periodOf } from '@lunaria/domain/cycle/testing/example-cycles.ts';
import { REPORT_DAY } from '@lunaria/domain/cycle-report/testing/report-example.ts';
import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import { readPdf } from '@lunaria/server/testing/read-pdf-text.ts';
import type { Download, Page } from '@playwright/test';
import { openReport, REPORT, recordReportFacts, sheetOf } from '../cycle-report.ts';
import { logOut } from '../log-out.ts';
import { setDay } from '../pregnancy.ts';
import { recordDays } from '../recorded-days.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

const tick = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name }).check();

async function save(page: Page, button: string): Promise<Download> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return await download;
}

test.beforeEach(async ({ page, maria }) => {
  expect(maria.email).toBeTruthy();
  await setDay(page, REPORT_DAY);
});

test(
  'A woman makes the page for her appointment: what she ticks is in preview, PDF, HTML and print, and nothing else',
  rows('PR-29'),
  async ({ page, context }) => {
    await recordReportFacts(context.request);
    const sheet = await openReport(page);
    await expect(page).toHaveTitle('For your appointment · Lunaria');
    await expect(sheet.getByRole('row', { name: '3 Aug 2025 26 days 5 days day 15, LH test' })).toBeVisible();
    await expect(
      sheet.getByRole('row', { name: 'Length 28 days, from 26 to 30 24 to 38 days' }),
    ).toBeVisible();
    for (const word of ['Maria del Carmen', 'Symptoms', 'Moods', 'Next period', 'Notes', 'Medicines']) {
      await expect(sheet.getByText(word), word).toHaveCount(0);
    }

    await tick(page, 'Symptoms by phase');
    await expect(sheet.getByRole('row', { name: 'Bloating 0 – – 2' })).toBeVisible();
    await tick(page, 'Next period, as an estimate');
    await expect(sheet.getByText('Next period, estimate')).toBeVisible();
    await tick(page, /25 Aug 2025/);
    const hostile = 'Is this normal? <img src=x onerror="alert(1)"> & "why"';
    await page.getByLabel('What I want to ask').fill(hostile);
    await page.getByLabel('Medicines I take').fill('Iron 50 mg');
    await expect(sheet.getByText(hostile)).toBeVisible();

    const wanted = [
      '3 Aug 2025',
      'Bloating',
      'Took ibuprofen twice.',
      'Iron 50 mg',
      hostile,
      'Made on 10 Oct 2025',
    ];
    const unwanted = ['Maria', 'myself alone', 'Moods', 'Sad', 'Menstrual Cycle'];

    await test.step('the PDF is one page with exactly that, under a name that says only when', async () => {
      const download = await save(page, 'Save as PDF');
      expect(download.suggestedFilename()).toBe('summary-2025-10-10.pdf');
      const { pages, text } = await readPdf(readFileSync(await download.path()));
      expect(pages).toBe(1);
      for (const words of wanted) expect(text).toContain(words);
      for (const words of unwanted) expect(text).not.toContain(words);
    });

    await test.step('the HTML file opens from the disk, runs nothing, and prints on one page', async () => {
      const download = await save(page, 'Save as HTML');
      expect(download.suggestedFilename()).toBe('summary-2025-10-10.html');
      const path = `${test.info().outputDir}/summary.html`;
      await download.saveAs(path);
      const reader = await context.newPage();
      const asked: string[] = [];
      reader.on('request', (request) => asked.push(request.url()));
      reader.on('dialog', () => asked.push('a dialog'));
      const address = pathToFileURL(path).href;
      await reader.goto(address);
      await expect(reader.getByRole('heading', { level: 1, name: 'Cycle report' })).toBeVisible();
      const body = await reader.locator('body').innerText();
      for (const words of wanted) expect(body).toContain(words);
      const source = readFileSync(path, 'utf8');
      // Fonts are long enough to hold any short word by chance.
      const own = source.replace(/<style>[\s\S]*<\/style>/, '');
      for (const words of unwanted) expect(own).not.toContain(words);
      expect(source).toMatch(/^<!doctype html>\s*<html lang="en">/);
      expect(source).not.toMatch(/<script|<img|<link/);
      expect(asked.filter((url) => url !== address && !url.startsWith('data:font/'))).toEqual([]);
      expect((await readPdf(await reader.pdf({ preferCSSPageSize: true }))).pages).toBe(1);
      await reader.close();
    });

    await test.step('what is printed of the page is the sheet alone', async () => {
      const { pages, text } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
      expect(pages).toBe(1);
      expect(text).toContain('Took ibuprofen twice.');
      for (const words of ['What is on the page', 'Save as PDF', 'Dashboard', ...unwanted]) {
        expect(text).not.toContain(words);
      }
    });

    await test.step('what she chose outlasts a reload', async () => {
      await page.reload();
      await expect(page.getByLabel('What I want to ask')).toHaveValue(hostile);
      await expect(page.getByRole('checkbox', { name: 'Symptoms by phase' })).toBeChecked();
    });
  },
);

test('What was chosen outlasts a reload, the fullest page stays one on either paper, and the choices go with logging out', {
  ...rows('PR-29'),
  tag: '@deep',
}, async ({ page, context, maria }) => {
  await recordReportFacts(context.request);
  await openReport(page);
  await tick(page, 'Moods by phase');
  await tick(page, /Your name/);
  await page.getByLabel('What I want to ask').fill('May I swim? Ёлка, مرحبا 😀');
  await page.getByText('US Letter', { exact: true }).click();
  // The device encrypts and keeps a choice while the page is already used: she saves, and then reloads.
  expect((await readPdf(readFileSync(await (await save(page, 'Save as PDF')).path()))).pages).toBe(1);
  await page.reload();
  await expect(sheetOf(page).getByText('May I swim?')).toBeVisible();
  await expect(sheetOf(page).getByText(maria.fullName)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'US Letter' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Moods by phase' })).toBeChecked();

  await test.step('a year of cycles, long notes and every part of the page', async () => {
    await recordDays(context.request, {
      periods: Array.from({ length: 9 }, (_, index) => {
        const start = addDays('2025-07-06', -28 * (index + 1));
        return periodOf(start, addDays(start, 4));
      }),
      signals: (['2025-09-20', '2025-09-21', '2025-09-22'] as const).map((day) => ({
        ...{ signal_date: day, ...EMPTY_SIGNALS },
        notes: `${day} ${'A long day with a headache. '.repeat(140)}`,
      })),
    });
    await page.reload();
    for (const day of ['20', '21', '22']) await tick(page, new RegExp(`${day} Sept 2025`));
    for (const part of [/^Symptoms/, /^Your mode/, /^Next period/]) await tick(page, part);
    await expect(page.getByText('3 texts are shortened to fit one page')).toBeVisible();
    for (const paper of ['A4', 'US Letter']) {
      await page.getByText(paper, { exact: true }).click();
      expect((await readPdf(await page.pdf({ preferCSSPageSize: true }))).pages, paper).toBe(1);
    }
    const { pages, text } = await readPdf(readFileSync(await (await save(page, 'Save as PDF')).path()));
    expect(pages).toBe(1);
    expect(text.replaceAll(' ', '')).toContain('Ёлка,[?][?]');
  });

  await page.goto('/dashboard');
  await logOut(page);
  await expect(page).not.toHaveURL(/dashboard/);
  await context.request.post('/api/auth/sign-in/email', {
    data: { email: maria.email, password: maria.password },
  });
  await page.goto(REPORT);
  await expect(sheetOf(page)).toBeVisible();
  await expect(page.getByLabel('What I want to ask')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: 'Moods by phase' })).not.toBeChecked();
});
