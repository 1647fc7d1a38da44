import { REPORT_DAY } from '@lunaria/domain/cycle-report/testing/report-example.ts';
import { openReport, recordReportFacts } from '../cycle-report.ts';
import { setDay } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

inEveryLook(() => {
  test('axe finds nothing on the page for an appointment, and it fits', {
    ...rows('PR-29'),
    tag: '@deep',
  }, async ({ page, context, maria }) => {
    expect(maria.email).toBeTruthy();
    await setDay(page, REPORT_DAY);
    await recordReportFacts(context.request);
    const sheet = await openReport(page);
    for (const name of ['Symptoms by phase', 'Moods by phase', 'Next period, as an estimate']) {
      await page.getByRole('checkbox', { name }).check();
    }
    await page.getByRole('checkbox', { name: /25 Aug/ }).check();
    await page.getByLabel('What I want to ask').fill('A question 😀');
    await expect(sheet.getByText('A question 😀')).toBeVisible();
    expect(await complaintsAbout(page)).toEqual([]);
    const widths = [page.viewportSize()?.width ?? 0, 320];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});
