import { hasColumns, openCalendar, recordPeriod, recordSignals } from '../calendar.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

inEveryLook(() => {
  test.slow();

  test('axe finds nothing in the calendar and in what it opens', {
    ...rows('C-14', 'C-80'),
    tag: '@deep',
  }, async ({ page, context, maria }) => {
    expect(maria.email).toBeTruthy();
    await page.clock.install({ time: new Date('2025-11-21T12:00:00') });
    await openCalendar(page);
    await expect(page.getByRole('button', { name: 'Record your last period' })).toBeVisible();
    expect(await complaintsAbout(page), 'example').toEqual([]);

    await recordPeriod(context.request, '2025-10-06', '2025-10-10');
    await recordPeriod(context.request, '2025-11-03', '2025-11-07');
    await recordSignals(context.request, '2025-11-04', { symptoms: ['cramps'], mood: ['calm'] });
    await recordSignals(context.request, '2025-11-14', { discharge: 'ewcm', mood: ['happy'] });
    await recordSignals(context.request, '2025-11-21', { symptoms: ['acne'] });
    await openCalendar(page);
    await expect(page.locator('[role=grid] [data-ring=signals]')).toHaveCount(3);
    expect(await complaintsAbout(page), 'month').toEqual([]);

    await page.getByRole('button', { name: 'Edit Period' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Delete, 6 – 10 Oct' })).toBeVisible();
    await dialog.locator('[data-date="2025-11-06"]').click();
    await dialog.locator('[data-date="2025-11-08"]').click();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(dialog.getByRole('button', { name: 'Keep both' })).toBeVisible();
    expect(await complaintsAbout(page), 'Track Your Period').toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Cycle Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Cycle Settings' })).toBeVisible();
    expect(await complaintsAbout(page), 'Cycle Settings').toEqual([]);
    await page.keyboard.press('Escape');

    // On its own page the year is the other half, on the dashboard a window.
    const isWindow = hasColumns(page);
    await page.getByRole('button', { name: isWindow ? 'Year at a glance' : 'Year', exact: true }).click();
    await expect(page.getByRole(isWindow ? 'dialog' : 'region', { name: 'The year 2025' })).toBeVisible();
    expect(await complaintsAbout(page), 'year').toEqual([]);
  });
});
