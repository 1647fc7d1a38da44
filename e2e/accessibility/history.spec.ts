import { recordPeriod } from '../calendar.ts';
import { recordLog } from '../daily-log.ts';
import { setDay, TODAY } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

inEveryLook(() => {
  test.slow();

  // In `npm test` the same states are looked at in web/features/history/history.component.test.tsx.
  test('axe finds nothing on the history, in its charts and lists', {
    ...rows('PR-28'),
    tag: '@deep',
  }, async ({ page, context, maria }) => {
    expect(maria.email).toBeTruthy();
    await setDay(page, TODAY);
    await recordPeriod(context.request, '2025-09-10', '2025-09-14');
    for (const [day, mood] of Object.entries({ '01': 4, '02': 7, '05': 6 })) {
      await recordLog(context.request, `2025-10-${day}`, { mood, water_glasses: mood });
    }
    await page.goto('/dashboard/history');
    await expect(page.getByRole('heading', { name: 'Days' })).toBeVisible();
    expect(await complaintsAbout(page), 'small charts and days').toEqual([]);
    await page.getByRole('combobox', { name: 'Show' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await complaintsAbout(page), 'list of quantities').toEqual([]);
    await page.getByRole('option', { name: 'Mood', exact: true }).click();

    await expect(page.getByRole('list', { name: 'Legend' })).toContainText('Ovulation, estimated');
    await page.getByRole('slider').focus();
    await page.getByRole('button', { name: 'Show as a table' }).click();
    expect(await complaintsAbout(page), 'chart, cursor and table').toEqual([]);
    const width = page.viewportSize()?.width;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
});
