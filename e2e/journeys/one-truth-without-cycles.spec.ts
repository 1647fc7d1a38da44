import { openCalendar, recordPeriod, sidePanel } from '../calendar.ts';
import { lineOf, openHistory, storedPeriods } from '../cycle-history.ts';
import { modeOf } from '../life-stages.ts';
import { chooseStage, dayIn, lookAtDay, looks, openOverview, samples, tiles } from '../one-truth.ts';
import { datePregnancy, endPregnancy, setDay, TRACKER } from '../pregnancy.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';
import { cardOf, expectCard } from '../today.ts';

// As one-truth.spec.ts, before the first period and after a birth.

test.beforeEach(({ maria }) => {
  expect(maria.fullName).toBe('Maria del Carmen');
});

test(
  'Before the first period no screen waits for one; the first she records is in month, tiles, panel, overview and history at once',
  rows('C-47', 'C-64', 'C-70', 'PR-28', 'PR-29', 'PR-37', 'Q-18'),
  async ({ page, context }) => {
    await setDay(page, '2025-10-10');
    await chooseStage(context.request, 'pre-menstrual');
    await openCalendar(page);
    const panel = sidePanel(page, 'Pre-Menstrual');
    await expect(panel.getByText('No period is recorded yet. There is no date to wait for.')).toBeVisible();
    await lookAtDay(page, '2025-10-10', async (day) => {
      await day.getByRole('button', { name: 'Period started this day' }).click();
      await expect(day.getByText('Period, day 1, recorded', { exact: true })).toBeVisible();
    });

    await expect(panel.getByText('Your first recorded period began on 10 Oct.')).toBeVisible();
    await expect(panel.getByRole('listitem')).toHaveText([
      ...['First period10 OctRecorded', 'PeriodDay 1Going on', 'Days logged0 of 30'],
      ...['Most noted symptomNone noted', 'Most noted moodNone noted'],
    ]);
    await expect(samples(page)).toHaveCount(0);
    await expect(dayIn(page, '2025-10-10')).toHaveAccessibleName(/today, period, recorded$/);
    // Of many women: 10 October + 29.
    const said = 'Next period, most likely 8 November. 8 in 10: 2 November to 12 November.';
    await expect(page.getByText(said, { exact: true })).toBeVisible();
    await expect(tiles(page)).toHaveText(['1 of about 29', '15 days', '29 days']);
    const overview = await openOverview(page);
    await expect(overview.where).toContainText(
      'A period is recorded. When the next may come stands in the calendar',
    );
    await expect(overview.where).not.toContainText('no date to wait for');
    await openHistory(page);
    await expect(page.getByRole('region', { name: /^Next period, most likely/ })).toContainText('8 November');
    await expect(lineOf(page, '10 Oct')).toHaveAccessibleName('10 Oct: day 1 today.');
    expect(await storedPeriods(context.request)).toEqual(['2025-10-10 – open']);
  },
);

test('Pregnancy: born, it ends on every screen at once, and until her first period none draws or counts a cycle; deleted, no line tells of it', {
  ...rows('PR-28', 'PR-29', 'PR-37'),
  tag: '@deep',
}, async ({ page, context }) => {
  await setDay(page, '2026-01-25');
  for (const start of ['2025-02-25', '2025-03-25', '2025-04-22'])
    await recordPeriod(context.request, start, null);
  await datePregnancy(context.request);
  await page.goto(TRACKER);
  await endPregnancy(page, 'My baby was born');
  await expect(modeOf(page)).toContainText('Menstrual Cycle');

  const panel = sidePanel(page, 'Menstrual Cycle');
  const why =
    'Nothing is forecast after a birth until your first period. Bleeding in the first six weeks is not a period.';
  await expect(panel.getByRole('listitem').first()).toHaveText('The day of the birth');
  await expect(tiles(page)).toHaveCount(0);
  await page.clock.setSystemTime(new Date('2026-01-30T12:00:00'));
  await page.reload();
  const place = '5 days after the birth';
  await expect(panel.getByRole('listitem').first()).toHaveText(place);
  await expect(panel).toContainText(why);
  await expect(panel.getByRole('listitem').filter({ hasText: 'Next period' })).toHaveCount(0);
  await expect(tiles(page)).toHaveCount(0);
  await expect(looks(page)).toHaveCount(0);
  await expectCard(page, 'After the birth', '5 days', 'No period expected yet');
  await expectCard(page, 'Bleeding', 'Not noted today');
  await expect(cardOf(page, 'Cycle day')).toHaveCount(0);
  await expect(cardOf(page, 'Next period')).toHaveCount(0);
  const overview = await openOverview(page);
  await expect(overview.where.getByRole('listitem')).toHaveText(place);
  await expect(overview.where).toContainText(why);
  await expect(overview.next).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'When to call' })).toContainText(
    'Call your maternity unit, day or night, and go in.',
  );

  await openHistory(page);
  await expect(page.getByText(why, { exact: true })).toBeVisible();
  const last = lineOf(page, '22 Apr 2025');
  await expect(last).toHaveAccessibleName(/No cycle is counted from here to your next period\.$/);
  await page.getByRole('button', { name: 'Earlier pregnancies', exact: true }).click();
  await page.getByRole('button', { name: /^Delete, / }).click();
  const question = page.getByRole('dialog', { name: 'Delete it for good?' });
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Nothing is left here.')).toBeVisible();
  await expect(last).toHaveAccessibleName('22 Apr 2025: day 284 today.');
});
