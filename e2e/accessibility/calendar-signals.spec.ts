import { MODE_LABELS } from '@lunaria/domain/profile/testing/mode-labels.ts';
import { openCalendar, openDay, recordPeriod, recordSignals, sidePanel } from '../calendar.ts';
import { chooseMode } from '../life-stages.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

inEveryLook(() => {
  // Several looks at one page each, and each look takes seconds on a busy machine.
  test.slow();

  test.beforeEach(async ({ page, maria }) => {
    expect(maria.email).toBeTruthy();
    await page.clock.install({ time: new Date('2025-10-10T12:00:00') });
  });

  test('axe finds nothing in the window of a day, empty and filled', {
    ...rows('C-110', 'C-120', 'C-134'),
    tag: '@deep',
  }, async ({ page }) => {
    await openCalendar(page);
    const dialog = await openDay(page, '10 October 2025');
    expect(await complaintsAbout(page), 'empty').toEqual([]);
    for (const name of ['Headache', 'Calm', 'Watery']) {
      await dialog.getByText(name, { exact: true }).click();
    }
    await dialog.getByRole('button', { name: 'Add protected' }).click();
    await dialog.getByRole('button', { name: 'Add unprotected' }).click();
    await dialog.getByLabel('Notes').fill('a'.repeat(3_990));
    await expect(dialog.getByText('10 characters left')).toBeVisible();
    await expect(dialog.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
    expect(await complaintsAbout(page), 'filled').toEqual([]);
    await dialog.getByRole('button', { name: 'Period started this day' }).click();
    await expect(dialog.getByText('Period, day 1, recorded')).toBeVisible();
    expect(await complaintsAbout(page), 'with a period').toEqual([]);
  });

  test('axe finds nothing in the tiles and the panel of any mode, with samples and with records', {
    ...rows('C-50', 'C-59', 'C-60'),
    tag: '@deep',
  }, async ({ page, context }) => {
    await openCalendar(page);
    for (const mode of MODE_LABELS) {
      await chooseMode(page, mode);
      await expect(sidePanel(page, mode)).toBeVisible();
      expect(await complaintsAbout(page), `${mode}, samples`).toEqual([]);
    }
    await recordPeriod(context.request, '2025-10-01', '2025-10-05');
    await recordSignals(context.request, '2025-10-02', { symptoms: ['cramps'], mood: ['calm'] });
    await page.reload();
    for (const mode of ['Conception Mode', 'Menopause Mode', 'Menstrual Cycle']) {
      await chooseMode(page, mode);
      await expect(sidePanel(page, mode)).toBeVisible();
      expect(await complaintsAbout(page), `${mode}, records`).toEqual([]);
    }
  });
});
