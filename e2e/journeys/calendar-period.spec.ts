import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { dayOf, openCalendar, openDay, recordPeriod, storedSignals } from '../calendar.ts';
import { tiles } from '../one-truth.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { expectToast } from '../toasts.ts';

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Track Your Period' });
const settingsOf = (page: Page) => page.getByRole('dialog', { name: 'Cycle Settings' });
const button = (scope: Page | Locator, name: string) => scope.getByRole('button', { name, exact: true });
const dayIn = (scope: Page | Locator, date: string) => scope.locator(`button[data-date="${date}"]`);
const lookOf = (page: Page, date: string) => dayIn(page, date).locator('[data-look]');

async function setDay(page: Page, day: string): Promise<void> {
  await page.clock.install({ time: new Date(`${day}T12:00:00`) });
}

async function editPeriod(page: Page): Promise<Locator> {
  await button(page, 'Edit Period').click();
  await expect(dialogOf(page)).toBeVisible();
  return dialogOf(page);
}

/** `start – end, cycle length`, newest first. */
async function storedPeriods(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/api/period-tracking');
  expect(answer.status()).toBe(200);
  const { period_tracking: found } = await answer.json();
  return found.map(
    (row: { period_start_date: string; period_end_date: string | null; cycle_length: number }) =>
      `${row.period_start_date} – ${row.period_end_date ?? 'open'}, ${row.cycle_length}`,
  );
}

/** The forecast that she is shown is written too: only a period counts. */
const saved = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.request().method() === 'POST' &&
      response.url().endsWith('/api/period-tracking') &&
      response.ok(),
  );

test.beforeEach(({ maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
});

test(
  'A woman sets her cycle length, records a period with two clicks and its end later, and one before it',
  rows(
    ...['C-49', 'C-77', 'C-78', 'C-79', 'C-101', 'C-102', 'C-103', 'C-106', 'C-108', 'Q-08', 'Q-10', 'Q-11'],
  ),
  async ({ page, context }) => {
    const { request } = context;
    await setDay(page, '2025-10-10');
    await openCalendar(page);
    const setLength = async (days: string) => {
      await button(page, 'Cycle Settings').click();
      await settingsOf(page)
        .getByRole('combobox', { name: /Cycle length/ })
        .click();
      await page.getByRole('option', { name: days, exact: true }).click();
      await button(settingsOf(page), 'Save').click();
      await expect(settingsOf(page)).toHaveCount(0);
    };
    await setLength('35 days');
    await expect(tiles(page)).toHaveText(['10 of 35', '12 days', '26 days']);
    expect(await storedPeriods(request)).toEqual([]);

    await test.step('two clicks record one that starts today, which carries the length', async () => {
      const started = saved(page);
      await button(page, 'Edit Period').click();
      await button(page, 'Started today').click();
      await started;
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(lookOf(page, '2025-10-10')).toHaveAttribute('data-look', 'period');
      await expect(lookOf(page, '2025-10-14')).toHaveAttribute('data-look', 'period-open');
      expect(await storedPeriods(request)).toEqual(['2025-10-10 – open, 35']);
      const changed = saved(page);
      await setLength('30 days');
      await changed;
      expect(await storedPeriods(request)).toEqual(['2025-10-10 – open, 30']);
    });

    await test.step('three days later she says when it ended', async () => {
      await page.clock.setSystemTime(new Date('2025-10-13T12:00:00'));
      await page.reload();
      // Its end is not recorded: the days after the first are expected.
      await expect(lookOf(page, '2025-10-13')).toHaveAttribute('data-look', 'period-open');
      const dialog = await editPeriod(page);
      await expect(dialog.getByText('Your period began on 10 Oct. Today is day 4.')).toBeVisible();
      await button(dialog, 'It ended…').click();
      await expect(dialog.getByText('Now select when it ended')).toBeVisible();
      const ended = saved(page);
      await dayIn(dialog, '2025-10-12').click();
      await button(dialog, 'Save Changes').click();
      await ended;
      await expect(lookOf(page, '2025-10-12')).toHaveAttribute('data-look', 'period');
      await expect(dayIn(page, '2025-10-13').locator('[data-look^=period]')).toHaveCount(0);
      expect(await storedPeriods(request)).toEqual(['2025-10-10 – 2025-10-12, 30']);
    });

    await test.step('the one before it is picked by its days, and both are found again', async () => {
      const dialog = await editPeriod(page);
      await button(dialog, 'Previous month').click();
      await dayIn(dialog, '2025-09-11').click();
      await dayIn(dialog, '2025-09-15').click();
      const write = saved(page);
      await button(dialog, 'Save Changes').click();
      await expectToast(page, 'Saved', 'Period tracking updated successfully');
      await write;
      await page.reload();
      await expect(lookOf(page, '2025-10-12')).toHaveAttribute('data-look', 'period');
      await button(page, 'Previous month').click();
      await expect(lookOf(page, '2025-09-11')).toHaveAttribute('data-look', 'period');
      await expect(page.getByText('Example dates')).toHaveCount(0);
      expect(await storedPeriods(request)).toEqual([
        '2025-10-10 – 2025-10-12, 30',
        '2025-09-11 – 2025-09-15, 30',
      ]);
    });
  },
);

// 11 hours behind UTC, where it is tomorrow by then.
test.describe('Pacific/Niue', () => {
  test.use({ timezoneId: 'Pacific/Niue' });

  test(
    'A period over New Year is corrected to an earlier start, deleted, and brought back; at the end of her day today is hers, and a signal lands on the day that was clicked',
    rows('C-104', 'C-105', 'Q-10', 'C-79', 'C-152', 'C-21', 'C-38', 'Q-04'),
    async ({ page, context }) => {
      await page.clock.install({ time: new Date('2025-01-10T23:30:00-11:00') });
      await recordPeriod(context.request, '2024-12-02', '2024-12-06', 30);
      await recordPeriod(context.request, '2024-12-31', '2025-01-03', 30);
      await openCalendar(page);
      await expect(lookOf(page, '2025-01-03')).toHaveAttribute('data-look', 'period');

      // Another start that touches it: most often it is the same period.
      let dialog = await editPeriod(page);
      await button(dialog, 'Previous month').click();
      await dayIn(dialog, '2024-12-29').click();
      await button(dialog, 'Next month').click();
      await dayIn(dialog, '2025-01-02').click();
      await button(dialog, 'Save Changes').click();
      await expect(dialog.getByText('These days touch a recorded period')).toBeVisible();
      let write = saved(page);
      await button(dialog, 'Correct that period').click();
      await write;
      await expect(dayIn(page, '2025-01-03').locator('[data-look^=period]')).toHaveCount(0);
      const corrected = ['2024-12-29 – 2025-01-02, 30', '2024-12-02 – 2024-12-06, 30'];
      expect(await storedPeriods(context.request)).toEqual(corrected);

      // The same start again is the same period.
      dialog = await editPeriod(page);
      await button(dialog, 'Previous month').click();
      await dayIn(dialog, '2024-12-29').click();
      await dayIn(dialog, '2024-12-31').click();
      write = saved(page);
      await button(dialog, 'Save Changes').click();
      await write;
      expect(await storedPeriods(context.request)).toEqual([
        '2024-12-29 – 2024-12-31, 30',
        '2024-12-02 – 2024-12-06, 30',
      ]);

      dialog = await editPeriod(page);
      await dialog.getByRole('button', { name: /^Change dates, 2 – 6 Dec 2024/ }).click();
      await expect(dialog.getByText('Changing the period 2 – 6 Dec 2024.')).toBeVisible();
      await button(dialog, 'Previous month').click();
      await dayIn(dialog, '2024-12-01').click();
      await dayIn(dialog, '2024-12-05').click();
      write = saved(page);
      await button(dialog, 'Save Changes').click();
      await write;
      expect(await storedPeriods(context.request)).toEqual([
        '2024-12-29 – 2024-12-31, 30',
        '2024-12-01 – 2024-12-05, 30',
      ]);

      dialog = await editPeriod(page);
      const gone = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await dialog.getByRole('button', { name: /^Delete, 29 – 31 Dec 2024/ }).click();
      expect((await gone).status()).toBe(204);
      expect(await storedPeriods(context.request)).toEqual(['2024-12-01 – 2024-12-05, 30']);
      await expect(dialog.getByText(/^Deleted: 29 – 31 Dec 2024/)).toBeVisible();
      write = saved(page);
      await button(dialog, 'Undo').click();
      await write;
      expect(await storedPeriods(context.request)).toEqual([
        '2024-12-29 – 2024-12-31, 30',
        '2024-12-01 – 2024-12-05, 30',
      ]);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      await expect(dayOf(page, '10 January 2025')).toHaveAttribute('aria-current', 'date');
      await expect(page.locator('[role=grid] [data-ring=today]')).toHaveText(['10']);
      const signals = await openDay(page, '10 January 2025');
      await signals.getByText('Bloating', { exact: true }).click();
      await expect(signals.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
      expect(await storedSignals(context.request)).toMatchObject([
        { signal_date: '2025-01-10', symptoms: ['bloating'] },
      ]);
    },
  );
});
