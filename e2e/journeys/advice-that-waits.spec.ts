import { readFileSync } from 'node:fs';
import { readPdf } from '@lunaria/server/testing/read-pdf-text.ts';
import { recordPeriod } from '../calendar.ts';
import { REPORT, sheetOf } from '../cycle-report.ts';
import { readDevice, setDay } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { OVERVIEW } from '../today.ts';

test(
  'Ninety days have gone by: the overview brings it up with her date, she puts it away and takes it to her appointment',
  rows('D-91', 'PR-29'),
  async ({ page, context, maria }) => {
    expect(maria.email).toBeTruthy();
    await setDay(page, '2025-10-10');
    for (const start of ['2025-05-24', '2025-06-20']) await recordPeriod(context.request, start, null);
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(`${request.url()} ${request.postData() ?? ''}`));

    await page.goto(OVERVIEW);
    const card = page.getByRole('region', { name: 'No period recorded for 112 days' });
    await expect(card).toContainText('Book within 2 weeks');
    await expect(card).toContainText('Last period began20 Jun 2025');
    await card.getByRole('button', { name: 'Not now' }).click();
    await expect(card).toHaveCount(0);
    // It is shown before the device has encrypted and kept it.
    await expect.poll(() => readDevice(page)).toContain('2026-01-08');
    await page.reload();
    await expect(page.getByText('1 appointment put away, until 8 Jan 2026.')).toBeVisible();
    await page.getByRole('button', { name: 'Show again' }).click();
    // What she would rather not see is told to nobody.
    expect(asked.join('\n')).not.toMatch(/ninety-days|put-away/);

    await card.getByRole('link', { name: 'Page for the appointment' }).click();
    await expect(page).toHaveURL(REPORT);
    const said =
      'No period recorded for 112 days: Last period began 20 Jun 2025. Ninety days or more without a period should be looked at.';
    await expect(sheetOf(page)).toContainText(said);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as PDF' }).click();
    const { pages, text } = await readPdf(readFileSync(await (await download).path()));
    expect(pages).toBe(1);
    expect(text.replace(/\s+/g, ' ')).toContain(said);
  },
);
