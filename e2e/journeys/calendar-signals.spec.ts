import { dayOf, openCalendar, openDay, storedSignals } from '../calendar.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { toastsOf } from '../toasts.ts';

test.beforeEach(async ({ page, maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
  // Friday, 10 October 2025; time goes on from there.
  await page.clock.install({ time: new Date('2025-10-10T12:00:00') });
});

// In summer 13 hours ahead of UTC: when her Friday begins, Thursday has hours to go there.
test.describe('Pacific/Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test(
    'Maria notes her Friday at its very start: today is hers, every tap is kept, and the day looks the same after a reload',
    rows(
      ...['C-110', 'C-117', 'C-121', 'C-129', 'C-131', 'C-133', 'C-139', 'C-140', 'C-141', 'C-142', 'C-143'],
      ...['C-146', 'C-150', 'X-22', 'Q-15', 'Q-17', 'C-152', 'C-21', 'C-38', 'Q-04'],
    ),
    async ({ page, context }) => {
      await page.clock.setSystemTime(new Date('2025-10-10T00:30:00+13:00'));
      await openCalendar(page);
      await expect(dayOf(page, '10 October 2025')).toHaveAttribute('aria-current', 'date');
      await expect(page.locator('[role=grid] [data-ring=today]')).toHaveText(['10']);
      const dialog = await openDay(page, '10 October 2025');
      for (const name of ['Abdominal Cramps', 'Back pain', 'Acne', 'Acne', 'Creamy', 'EWCM Egg White']) {
        await dialog.getByText(name, { exact: true }).click();
      }
      await dialog.getByRole('button', { name: 'Add unprotected' }).click();
      await dialog.getByRole('button', { name: 'Add protected' }).click();
      await dialog.getByLabel('Notes').fill('Long walk in the afternoon.');
      await dialog.getByText('Calm', { exact: true }).click();
      await expect(dialog.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();

      const [stored, ...others] = await storedSignals(context.request);
      expect(others).toEqual([]);
      expect(stored).toMatchObject({
        signal_date: '2025-10-10',
        symptoms: ['cramps', 'back_pain'],
        mood: ['calm'],
        discharge: 'ewcm',
        notes: 'Long walk in the afternoon.',
      });
      expect(stored?.intercourse.map((entry) => entry.protected)).toEqual([false, true]);
      await expect(toastsOf(page)).toHaveCount(0);

      await dialog.getByRole('button', { name: 'Close' }).last().click();
      await expect(dialog).toHaveCount(0);
      await expect(dayOf(page, '10 October 2025').locator('[data-ring="signals"]')).toBeVisible();
      await page.reload();
      const again = await openDay(page, '10 October 2025');
      await expect(again.getByRole('checkbox', { checked: true })).toHaveCount(3);
      await expect(again.getByRole('checkbox', { name: 'Back pain' })).toBeChecked();
      await expect(again.getByRole('radio', { name: 'EWCM Egg White' })).toBeChecked();
      await expect(again.getByRole('listitem')).toHaveText(['Unprotected', 'Protected']);
      await expect(again.getByLabel('Notes')).toHaveValue('Long walk in the afternoon.');

      await test.step('a day that is emptied again is an empty day', async () => {
        for (const name of ['Abdominal Cramps', 'Back pain', 'Calm', 'None']) {
          await again.getByText(name, { exact: true }).click();
        }
        for (let entry = 0; entry < 2; entry++) {
          await again.getByRole('button', { name: /^Remove entry 1/ }).click();
        }
        await again.getByLabel('Notes').fill('');
        await again.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(dayOf(page, '10 October 2025').locator('[data-ring="signals"]')).toHaveCount(0);
        await expect
          .poll(() => storedSignals(context.request))
          .toMatchObject([{ symptoms: [], intercourse: [], mood: [], discharge: 'none', notes: '' }]);
      });
    },
  );
});

// In summer Auckland is 13 hours ahead of UTC; Kiritimati is always 14 ahead, Niue 11 behind. The hours at which
// her day is not the one in UTC are told in every run: the start of hers in Auckland above, the end of hers in Niue in
// calendar-period.spec.ts.
for (const [timezoneId, offset] of [
  ['Pacific/Auckland', '+13:00'],
  ['Pacific/Niue', '-11:00'],
  ['Pacific/Kiritimati', '+14:00'],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    for (const [hour, day] of [
      ['00:30', 'start'],
      ['23:30', 'end'],
    ] as const) {
      test(`at the ${day} of the day, today is hers, and a signal lands on the day that was clicked`, {
        ...rows('C-152', 'C-21', 'C-38', 'Q-04'),
        tag: '@deep',
      }, async ({ page, context }) => {
        await page.clock.setSystemTime(new Date(`2025-12-10T${hour}:00${offset}`));
        await openCalendar(page);
        await expect(dayOf(page, '10 December 2025')).toHaveAttribute('aria-current', 'date');
        await expect(page.locator('[role=grid] [data-ring=today]')).toHaveText(['10']);
        const dialog = await openDay(page, '10 December 2025');
        await dialog.getByText('Bloating', { exact: true }).click();
        await expect(dialog.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
        expect(await storedSignals(context.request)).toMatchObject([
          { signal_date: '2025-12-10', symptoms: ['bloating'] },
        ]);
      });
    }
  });
}
