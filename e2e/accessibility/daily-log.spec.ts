import { MODE_LABELS } from '@lunaria/domain/profile/testing/mode-labels.ts';
import { openLog, recordLog, saveLog } from '../daily-log.ts';
import { chooseMode } from '../life-stages.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { toastsOf } from '../toasts.ts';
import { complaintsAbout, inEveryLook } from './looks.ts';

inEveryLook(() => {
  // Several looks at one page each, and each look takes seconds on a busy machine.
  test.slow();

  test.beforeEach(async ({ page, maria }) => {
    expect(maria.email).toBeTruthy();
    await page.clock.install({ time: new Date('2025-10-10T12:00:00') });
  });

  test('axe finds nothing in the daily log, new, with faults, saved and deleted', {
    ...rows('L-01', 'L-12'),
    tag: '@deep',
  }, async ({ page }) => {
    const form = await openLog(page);
    expect(await complaintsAbout(page), 'faint positions').toEqual([]);
    await form.getByRole('textbox', { name: 'Mood' }).fill('11');
    await form.getByRole('textbox', { name: 'Hours slept' }).fill('25');
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(form.getByText('Hours slept: enter')).toBeVisible();
    expect(await complaintsAbout(page), 'faults').toEqual([]);
    await form.getByRole('textbox', { name: 'Mood' }).fill('1');
    await form.getByRole('textbox', { name: 'Hours slept' }).fill('2');
    await form.getByText('Light', { exact: true }).click();
    await saveLog(form);
    // What a toast or a bar of the page lies over, as far as she has scrolled, counts as too small a target.
    await page.clock.runFor(6_000);
    await expect(toastsOf(page)).toHaveCount(0);
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 3_000 });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    expect(await complaintsAbout(page), 'saved').toEqual([]);
    await form.getByRole('button', { name: "Delete this day's log" }).click();
    await expect(form.getByText('is deleted.')).toBeVisible();
    expect(await complaintsAbout(page), 'deleted').toEqual([]);
  });

  test('axe finds nothing in what the modes add', { ...rows('L-48'), tag: '@deep' }, async ({
    page,
    context,
  }) => {
    await recordLog(context.request, '2025-10-10', { mood: 3 });
    const form = await openLog(page);
    for (const mode of MODE_LABELS) {
      await chooseMode(page, mode);
      expect(await complaintsAbout(page), mode).toEqual([]);
    }
    // In each mode: web/features/daily-log/signs/signs.component.test.tsx.
    await form.getByRole('button', { name: 'Anything else?' }).click();
    expect(await complaintsAbout(page), 'unfolded').toEqual([]);
  });
});
