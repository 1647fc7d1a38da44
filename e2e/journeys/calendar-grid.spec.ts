import { dayOf, openCalendar, openDay, recordPeriod, recordSignals, storedSignals } from '../calendar.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

test(
  'What another device records is in her month when she comes back, and neither loses what both write for a day',
  rows('C-05', 'C-06', 'C-20', 'C-21', 'C-35', 'C-143', 'C-148', 'P-19', 'Q-17'),
  async ({ page, context, maria }) => {
    expect(maria.fullName).toBe('Maria del Carmen');
    const { request } = context;
    // Noon of the day on her clock; time goes on from there.
    await page.clock.install({ time: new Date('2025-11-21T12:00:00') });
    await recordPeriod(request, '2025-11-02', '2025-11-06');
    await recordSignals(request, '2025-11-03', { symptoms: ['cramps'], mood: ['calm'] });
    // With others, or alone.
    const asked = page.waitForRequest((sent) =>
      decodeURIComponent(sent.url()).includes('daily-health-signals?from=2025-11-01&to=2025-11-30'),
    );
    await openCalendar(page);
    await asked;
    await expect(dayOf(page, '3 November 2025').locator('[data-look]')).toHaveAttribute(
      'data-look',
      'period',
    );
    await expect(dayOf(page, '3 November 2025')).toHaveAccessibleName(
      'Monday, 3 November 2025, period, recorded. Symptoms: Abdominal Cramps. Mood: Calm',
    );

    await test.step('what it writes while her page is open is there when she comes back', async () => {
      const look = dayOf(page, '7 October 2025').locator('[data-look]');
      const dots = dayOf(page, '9 November 2025').locator('[data-dots]');
      await recordPeriod(request, '2025-10-05', '2025-10-09');
      await recordSignals(request, '2025-11-09', { mood: ['sad'] });
      await expect(dots).toHaveCount(0);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      await expect(dots).toHaveAttribute('data-dots', '4');
      await page.getByRole('button', { name: 'Previous month' }).click();
      await expect(look).toHaveAttribute('data-look', 'period');
      await page.getByRole('button', { name: 'Next month' }).click();
    });

    await test.step('what it noted for the day is not lost when she writes there too', async () => {
      const dialog = await openDay(page, '21 November 2025');
      await recordSignals(request, '2025-11-21', { symptoms: ['fatigue'], notes: 'From the phone.' });
      // She writes before anything tells her page of the phone.
      const written = Promise.withResolvers<void>();
      await page.route('**/api/daily-health-signals', async (route) => {
        await written.promise;
        await route.continue();
      });
      await dialog.getByText('Headache', { exact: true }).click();
      await dialog.getByLabel('Notes').fill('From the laptop.');
      await dialog.getByLabel('Notes').blur();
      written.resolve();
      await expect
        .poll(async () => (await storedSignals(request)).at(-1))
        .toMatchObject({
          signal_date: '2025-11-21',
          symptoms: ['headache', 'fatigue'],
          notes: 'From the phone.\nFrom the laptop.',
        });
    });
  },
);
